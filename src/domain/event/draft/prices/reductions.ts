import { readDay } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'

export type Adjustment = DefinitionDocument['adjustments'][number]
type Question = DefinitionDocument['questions'][number]

/** What '+ Dodaj zniżkę' offers: an adjustment with some of its values filled in. Never recognised afterwards. */
export const REDUCTIONS = ['third-child', 'siblings', 'card', 'early', 'many-people', 'surcharge'] as const
export type Reduction = (typeof REDUCTIONS)[number]

const CHILD = { fact: 'age', atMost: 17 } as const
/** How long before the first day an early price ends. */
const EARLY_DAYS = 60

/**
 * The document with a reduction of what everybody pays; without anything to pay it stays as it is.
 * @param name as people will read it; its id follows from it
 */
export function withReduction(
  document: DefinitionDocument,
  reduction: Reduction,
  name: string,
): DefinitionDocument {
  const items = document.items.filter(({ category }) => category === 'participation').map(({ id }) => id)
  if (items.length === 0) return document
  const id = idOfName(
    name,
    document.adjustments.map((adjustment) => adjustment.id),
  )
  const adjustment: Adjustment = { id, name, items, ...RULES[reduction](document) }
  const asking = reduction === 'card' ? withCardQuestion(document) : document
  return { ...asking, adjustments: [...document.adjustments, adjustment] }
}

type Rule = Pick<Adjustment, 'effect'> & Pick<Partial<Adjustment>, 'when' | 'rank'>
const percentOff = (percent: number) => ({ kind: 'percent-off', percent, of: 'left' }) as const

const RULES: Readonly<Record<Reduction, (document: DefinitionDocument) => Rule>> = {
  'third-child': () => ({
    effect: { kind: 'to', amount: 0 },
    rank: { order: 'oldest', among: CHILD, from: 3 },
  }),
  siblings: () => ({ effect: percentOff(10), rank: { order: 'oldest', among: CHILD, from: 2 } }),
  card: () => ({ effect: percentOff(10), when: { fact: `answer.${CARD}`, is: true } }),
  early: ({ dates }) => ({
    effect: { kind: 'off', amount: 2_000, per: 'piece' },
    when: { fact: 'day', atMost: lastEarlyDay(dates.start) },
  }),
  'many-people': () => ({ effect: percentOff(10), when: { fact: 'people', atLeast: 5 } }),
  surcharge: () => ({ effect: { kind: 'plus', amount: 2_000 }, when: { fact: 'age', atLeast: 18 } }),
}

const lastEarlyDay = (start: string | null) =>
  (start === null ? null : readDay(start))?.subtract({ days: EARLY_DAYS }).toString() ?? '2030-01-01'

/** The id of the question whether somebody has the card of a large family. */
const CARD = 'kdr'

function withCardQuestion(document: DefinitionDocument): DefinitionDocument {
  if (document.questions.some(({ id }) => id === CARD)) return document
  const question: Question = {
    ...{ id: CARD, label: 'Mam Kartę Dużej Rodziny', type: 'checkbox', of: 'person' },
    ...{ required: false, options: [] },
  }
  return { ...document, questions: [...document.questions, question] }
}

/** The document with one adjustment changed. */
export const withAdjustment = (
  document: DefinitionDocument,
  id: string,
  change: (adjustment: Adjustment) => Adjustment,
): DefinitionDocument => ({
  ...document,
  adjustments: document.adjustments.map((each) => (each.id === id ? change(each) : each)),
})

export const withoutAdjustment = (document: DefinitionDocument, id: string): DefinitionDocument => ({
  ...document,
  adjustments: document.adjustments.filter((each) => each.id !== id),
})
