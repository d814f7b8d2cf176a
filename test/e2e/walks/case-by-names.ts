import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type Case, readCase } from '../../../tools/cases/case-file.ts'

/**
 * The samples of a case for the same event that was set up in the panel: the panel invents ids, so the words of the
 * samples are led to what has the same name there.
 */

interface Part {
  readonly id: string
  readonly name: string
}

/** What may be named by samples: `choices.<item>`, `choices.<item>.<option>`, `answers.<question>` and the rest by id. */
function partsOf(definition: EventDefinition): readonly { readonly place: string; readonly part: Part }[] {
  const under = (place: string, parts: readonly Part[]) => parts.map((part) => ({ place, part }))
  return [
    ...under('choices', definition.items),
    ...definition.items.flatMap(({ name, options }) => under(`choices of ${name}`, options)),
    ...definition.questions.flatMap(({ id, label, options = [] }) => [
      ...under('answers', [{ id, name: label }]),
      ...under(`answers of ${label}`, options),
    ]),
    ...under('group', definition.groups),
    ...under('type', definition.types),
    ...under('pool', definition.pools),
    ...under('plan', definition.plans),
    ...under(
      'statement',
      definition.statements.map(({ id, text }) => ({ id, name: text })),
    ),
  ]
}

/**
 * The case with another definition: every id of its own that its vocabulary names becomes the id of what has the same
 * name, and every field and word of its samples that is such an id is led there.
 * @param id of a file of `cases/`, without its ending
 * @param more the words that names alone do not explain: they take precedence
 */
export async function caseByNames(
  id: string,
  definition: unknown,
  more: Partial<Pick<Case, 'reads' | 'words' | 'given' | 'pools'>> = {},
): Promise<Case> {
  const file = await readCase(`cases/${id}.json`, 'cases')
  const [own, built] = [parsed(file.definition), parsed(definition)]
  const renamed = renamesOf(own, built)
  const idOf = (place: string, old: string) => renamed.get(`${place} ${old}`) ?? old
  const pool = (old: string) => idOf('pool', old)
  const given = Object.entries(file.given).map(([key, rule]) => [key, withPools(rule, pool)])
  return {
    ...file,
    samplesAlone: true,
    definition,
    reads: { ...fieldsOf(own, built), ...mapped(file.reads, (place) => ledTo(place, idOf)), ...more.reads },
    words: { ...wordsOf(renamed), ...file.words, ...more.words },
    given: { ...Object.fromEntries(given), ...more.given },
    pools: { ...mapped(file.pools, pool), ...more.pools },
  }
}

function parsed(definition: unknown): EventDefinition {
  const read = parseDefinition(definition)
  if (!read.ok) throw new Error(read.problems.map(({ path, code }) => `${path}: ${code}`).join('\n'))
  return read.definition
}

/** '<place> <old id>' → id of what has the same name. */
function renamesOf(own: EventDefinition, built: EventDefinition): ReadonlyMap<string, string> {
  const known = partsOf(built)
  return new Map(
    partsOf(own).flatMap(({ place, part }) => {
      const same = known.find((other) => other.place === place && isSameName(other.part.name, part.name))
      return same === undefined ? [] : [[`${place} ${part.id}`, same.part.id] as const]
    }),
  )
}

/** The panel begins a name with a capital letter where a price list does not. */
const isSameName = (one: string, other: string) =>
  one.localeCompare(other, 'pl', { sensitivity: 'accent' }) === 0

/** Questions and items that samples name by their old id. */
function fieldsOf(own: EventDefinition, built: EventDefinition): Record<string, string> {
  const renamed = renamesOf(own, built)
  const placesOf = (place: 'answers' | 'choices', parts: readonly { readonly id: string }[]) =>
    parts.flatMap(({ id }) => {
      const now = renamed.get(`${place} ${id}`)
      return now === undefined || now === id
        ? []
        : [id, id.replaceAll('-', '_')].map((field) => [field, `${place}.${now}`])
    })
  return Object.fromEntries([...placesOf('choices', own.items), ...placesOf('answers', own.questions)])
}

/** 'choices.term' by the new id of the item. */
function ledTo(place: string, idOf: (place: string, old: string) => string): string {
  const [kind = '', id = '', ...rest] = place.split('.')
  return id === '' ? place : [kind, idOf(kind, id), ...rest].join('.')
}

/** Old ids of options, groups and kinds as words, also as samples write them: with spaces or low lines for hyphens. */
function wordsOf(renamed: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...renamed].flatMap(([key, now]) => {
      const old = key.slice(key.lastIndexOf(' ') + 1)
      return old === now
        ? []
        : [old, old.replaceAll('-', '_'), old.replaceAll('-', ' ')].map((word) => [word, now])
    }),
  )
}

function withPools(rule: Case['given'][string], pool: (old: string) => string): Case['given'][string] {
  if ('takenOf' in rule && rule.takenOf !== 'slot') return { takenOf: rule.takenOf.map(pool) }
  if ('leftOf' in rule && rule.leftOf !== 'slot') return { leftOf: rule.leftOf.map(pool) }
  if (!('sentences' in rule)) return rule
  return {
    sentences: mapped(rule.sentences, (units) =>
      Object.fromEntries(Object.entries(units).map(([old, left]) => [pool(old), left])),
    ),
  }
}

function mapped<Value>(
  of: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]))
}
