import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REAL_EVENTS, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { randomEvents } from '#test/support/random-event/event.ts'
import { withCanonicalConditions } from '../../definition/canonical.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { pathOf } from '../../definition/problem.ts'
import { chipsOf } from '../questions/who.ts'
import { type Part, partAt } from './part.ts'
import { partsOf } from './parts-of.ts'

/** The values of a document that lie no deeper, by their path. */
function leavesOf(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  const entries = Object.entries(value)
  if (entries.length === 0) return [[path, value]]
  return entries.flatMap(([name, each]) => leavesOf(each, pathOf(path, name)))
}

/** Lists that are empty and the version say nothing that a page could show. */
const isSaid = ([path, leaf]: readonly [string, unknown]) =>
  path !== 'schemaVersion' && !(Array.isArray(leaf) && leaf.length === 0)

const CONDITIONS = ['when', 'among', 'for', 'may', 'must', 'exemptWhen']

/** Every condition of a document, found by the names of fields alone. */
function conditionsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    CONDITIONS.includes(name) ? [each] : conditionsIn(each),
  )
}

const sorted = (values: readonly unknown[]) => values.map((each) => JSON.stringify(each)).sort()

/** Holds for whom it holds in one sentence with at most one changeable word in each of its places. */
const isOneSentence = ({ when }: Part) =>
  when.map(chipsOf).every((chips) => chips.length <= 1 && chips.every(({ kind }) => kind !== 'other'))

function expectWhole(document: DefinitionDocument): void {
  const parts = partsOf(document)
  const paths = parts.flatMap((part) => part.paths)
  expect(new Set(paths).size).toBe(paths.length)
  const lost = leavesOf(document)
    .filter(isSaid)
    .filter(([path]) => partAt(parts, path) === null)
  expect(lost).toEqual([])
  expect(sorted(parts.flatMap((part) => part.when))).toEqual(sorted(conditionsIn(document)))
}

/** What a part says, each value by its path. */
const valuesOf = (parts: readonly Part[], part: Part, document: DefinitionDocument) =>
  leavesOf(document).filter(([path]) => partAt(parts, path)?.paths[0] === part.paths[0])

describe.each(SHOWN_EVENTS)('the parts of $file', ({ document }) => {
  test('say everything that the document says, each thing once', () => {
    expectWhole(document)
  })

  test('change alone when one of their values changes', () => {
    const parts = partsOf(document)
    for (const [index, question] of document.questions.entries()) {
      const questions = document.questions.with(index, { ...question, label: 'Zupełnie inne pytanie' })
      const changed = { ...document, questions }
      const others = partsOf(changed).filter(({ paths }) => paths[0] !== `questions.${index}`)
      for (const part of others)
        expect(valuesOf(others, part, changed)).toEqual(valuesOf(parts, part, document))
    }
  })
})

const TRAITS = { family: true, code: true }

test('the parts of any event say everything that it says, each thing once', () => {
  fc.assert(
    fc.property(randomEvents(TRAITS), (event) => {
      expectWhole(withCanonicalConditions(event))
    }),
  )
})

test('a place belongs to the innermost part around it', () => {
  const [shown] = SHOWN_EVENTS.filter(({ file }) => file.includes('pielgrzymka-lipowa'))
  if (shown === undefined) throw new Error('There is no such case.')
  const parts = partsOf(shown.document)
  expect(partAt(parts, 'items.0.name')?.kind).toBe('item')
  expect(partAt(parts, 'dates.start')?.subject).toBe('about')
  expect(partAt(parts, 'plans.0.parts.0.due')?.kind).toBe('plan-part')
  expect(partAt(parts, 'nothing.of.that')).toBeNull()
})

/**
 * Of the real events so many parts are one sentence with at most one changeable word for whom it holds. Whoever teaches
 * the pages more raises the number; it never falls.
 */
const ONE_SENTENCE = { parts: 1140, of: 1254 }

test('most parts of real events are one sentence with at most one word for whom', () => {
  const parts = REAL_EVENTS.flatMap(({ document }) => partsOf(document))
  const counted = { parts: parts.filter(isOneSentence).length, of: parts.length }
  expect(counted).toEqual(ONE_SENTENCE)
})
