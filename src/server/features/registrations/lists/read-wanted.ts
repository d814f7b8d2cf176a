import type { z } from 'zod'
import type { listRows } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import { isToCheck } from '#domain/documents/asked-documents.ts'
import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import {
  type Ages,
  birthsOf,
  type Condition,
  DOCUMENTS,
  readAges,
  readConditions,
} from '#domain/lists/conditions.ts'
import { documentMark } from '#domain/lists/marks.ts'
import { keysOfSearch, rarestKeysOf } from '#domain/lists/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Column } from './column.ts'
import { ageDayOf, columnsOf } from './columns.ts'
import { documentsSeen } from './document-columns.ts'
import { filtersOf } from './filters.ts'
import type { Wanted } from './listed.queries.ts'
import { type ListName, markQuery, marksOfValues } from './mark-query.ts'
import { nearOf } from './near-of.ts'

type Query = Pick<z.output<typeof listRows.query>, 'search' | 'conditions'> &
  Partial<Pick<z.output<typeof listRows.query>, 'sort' | 'order'>>

interface Asked {
  readonly list: ListName
  readonly eventId: string
  readonly role: Role
  readonly definition: EventDefinition
  readonly now: Temporal.Instant
}

/**
 * What a request looks for.
 * @throws Refusal invalid_input for a condition that this role cannot ask of this event
 */
export function readWanted({ list, eventId, role, definition, now }: Asked, query: Query): Wanted {
  const conditions = readConditions(query.conditions ?? '')
  const known = new Set(filtersOf(list, definition, role).map(({ key }) => key))
  if (conditions.some(({ key }) => !known.has(key))) throw new Refusal('invalid_input')
  const marked = conditions.filter(({ key }) => key !== 'age')
  const search = query.search ?? ''
  const sort = query.sort ?? 'name'
  const born = bornOf(conditions, ageDayOf(definition, now))
  const rarest = rarestKeysOf(search)
  const documents = documentsSeen(definition, role)
  const marksOf = (keys: readonly (readonly string[])[]) =>
    markQuery({ list, eventId }, keys, marked, (condition) => marksOfCondition(condition, documents))
  return {
    ...{ list, eventId, sort, order: query.order ?? 'up', born },
    marks: marksOf(keysOfSearch(search)),
    near: nearOf({ sort, born, conditions, search, marksOf }),
    lead: rarest === null ? null : marksOf([rarest]),
  }
}

/** A condition on any document is one on each that the role may know about. */
function marksOfCondition(condition: Condition, documents: readonly Pick<Question, 'id'>[]): string[] {
  if (condition.key !== DOCUMENTS) return marksOfValues(condition)
  return documents.flatMap(({ id }) => condition.values.map((state) => documentMark(id, state)))
}

/** The days of birth of an age; of several the widest. */
function bornOf(conditions: readonly Condition[], day: Temporal.PlainDate): Wanted['born'] {
  const ages = conditions.filter(({ key }) => key === 'age').flatMap(({ values }) => values.flatMap(agesOf))
  if (ages.length === 0) return null
  const births = ages.map((each) => birthsOf(each, day))
  // A birthday that is unknown is a day that nobody has: it is within no range.
  const from = births.map((each) => each.from ?? '0001-01-01').sort()[0] ?? ''
  const to =
    births
      .map((each) => each.to ?? day.toString())
      .sort()
      .at(-1) ?? ''
  return { from, to }
}

function agesOf(value: string): Ages[] {
  const ages = readAges(value)
  return ages === null ? [] : [ages]
}

/** The columns by their keys, in the order in which they are asked for. @throws Refusal invalid_input */
export function readColumns({ list, role, definition, now }: Asked, keys: string): Column[] {
  const known = new Map(columnsOf(list, definition, role, now).map((column) => [column.key, column]))
  return [...new Set(keys.split(',').filter((key) => key !== ''))].map((key) => {
    const column = known.get(key)
    if (column === undefined) throw new Refusal('invalid_input')
    return column
  })
}

/** The labels of answers that not everybody sees, which a request shows or filters by. */
export function guardedIn(
  { definition }: Pick<Asked, 'definition'>,
  columns: readonly Column[],
  conditions: string | undefined,
): string[] {
  const asked = readConditions(conditions ?? '').map(({ key }) => key)
  const filtered = definition.questions.filter(
    (question) => question.seenBy !== undefined && keysAbout(question).some((key) => asked.includes(key)),
  )
  const shown = columns.filter(({ guarded }) => guarded)
  return [...new Set([...shown, ...filtered].map(({ label }) => label))]
}

const keysAbout = (question: Question): string[] => [
  `answer.${question.id}`,
  ...(isToCheck(question) ? [`document.${question.id}`, DOCUMENTS] : []),
]
