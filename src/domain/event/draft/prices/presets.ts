import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { cellsOf, isTable } from '../../definition/price-table.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { poolIds, withNewCodeList } from './codes.ts'
import { lastEarlyDay } from './dependence.ts'
import { type Item, type Price, rowsOf } from './price-rows.ts'
import type { Adjustment } from './reductions.ts'

/** What an adjustment of a preset consists of; the document has what it asks for. */
export interface Preset {
  readonly document: DefinitionDocument
  readonly rule: Pick<Adjustment, 'effect'> & Partial<Pick<Adjustment, 'when' | 'rank' | 'pool' | 'paidBy'>>
  /** Whose prices; what everybody pays where it is left out. */
  readonly items?: readonly string[]
}

/** Words that become part of the event. */
export interface PresetWords {
  readonly name: string
  /** Codes for a list, drawn by whoever asks for it. */
  readonly codes: readonly string[]
}

type Make = (document: DefinitionDocument, words: PresetWords) => Preset | null

const CHILD: Condition = { fact: 'age', atMost: 17 }
const ADULT: Condition = { fact: 'age', atLeast: 18 }
const SENIOR: Condition = { fact: 'age', atLeast: 70 }

const percentOff = (percent: number) => ({ kind: 'percent-off', percent, of: 'left' }) as const
const off = (amount: number) => ({ kind: 'off', amount, per: 'piece' }) as const
const plain =
  (rule: Preset['rule']): Make =>
  (document) => ({ document, rule })

/** The question about the card that people are asked already. */
const cardQuestion = ({ questions }: DefinitionDocument): string | undefined =>
  questions.find(
    ({ of, type, label }) => of === 'person' && type === 'checkbox' && /dużej rodziny/i.test(label),
  )?.id

/** Each with values that make sense at once. Never recognised afterwards: what comes of it is an adjustment like any other. */
const PRESETS_BY_NAME = {
  'third-child': plain({
    effect: { kind: 'to', amount: 0 },
    rank: { order: 'oldest', among: CHILD, from: 3 },
  }),
  siblings: plain({ effect: percentOff(10), rank: { order: 'oldest', among: CHILD, from: 2 } }),
  parents: (document) => {
    const { document: counted, fact } = withCount(document, 'Liczba dzieci', CHILD)
    return {
      document: counted,
      rule: { effect: percentOff(20), when: { all: [ADULT, { fact, atLeast: 1 }] } },
    }
  },
  card: (document) => {
    const id = cardQuestion(document)
    return {
      document: id === undefined ? withCheckbox(document, 'kdr', 'Mam Kartę Dużej Rodziny') : document,
      rule: { effect: percentOff(10), when: { fact: `answer.${id ?? 'kdr'}`, is: true } },
    }
  },
  'family-cap': (document) => ({
    document,
    rule: {
      effect: {
        kind: 'cap',
        amount: roundSum(3 * dearest(document, everybodyPays(document))),
        per: 'registration',
      },
    },
  }),
  early: (document) => ({
    document,
    rule: { effect: off(2_000), when: { fact: 'day', atMost: lastEarlyDay(document) } },
  }),
  'first-pieces': (document, { name }) => {
    const pool = idOfName(name, poolIds(document))
    const pools = [...document.pools, { id: pool, name, capacity: 50, allotments: [] }]
    return { document: { ...document, pools }, rule: { effect: off(2_000), pool } }
  },
  'many-people': plain({ effect: percentOff(10), when: { fact: 'people', atLeast: 5 } }),
  'free-for-each': plain({ effect: { kind: 'free-for-each', of: 'people', each: 10 } }),
  'cheapest-free': plain({
    effect: { kind: 'to', amount: 0 },
    when: { fact: 'people', atLeast: 4 },
    rank: { order: 'cheapest', of: 'person', per: 'registration', from: 1, to: 1 },
  }),
  'second-half': (document) => {
    const pieces = document.items.find(
      ({ choose, category }) => choose === 'quantity' && category !== 'participation',
    )
    const rank = { order: 'dearest', per: 'registration', from: 2, to: 2 } as const
    return pieces === undefined
      ? { document, rule: { effect: percentOff(50), rank: { ...rank, of: 'person' } } }
      : { document, items: [pieces.id], rule: { effect: percentOff(50), rank: { ...rank, of: 'piece' } } }
  },
  'two-terms': (document) => {
    const terms = document.items.find(
      ({ choose, options }) => choose === 'any' && options.some(({ dates }) => dates !== undefined),
    )
    return terms === undefined
      ? null
      : {
          ...{ document, items: [terms.id] },
          rule: {
            effect: { kind: 'off', amount: 10_000, per: 'person' },
            when: { fact: `number.${terms.id}`, atLeast: 2 },
          },
        }
  },
  // Where there are kinds of participation, the last of them is most likely a duty.
  duty: (document) => {
    const [, ...kinds] = document.types
    const kind = kinds.at(-1)
    return kind === undefined
      ? {
          document: withCheckbox(document, 'sluzba', 'Pomagam w\u00a0organizacji'),
          rule: { effect: percentOff(50), when: { fact: 'answer.sluzba', is: true } },
        }
      : { document, rule: { effect: percentOff(50), when: { fact: 'type', is: kind.id } } }
  },
  senior: plain({ effect: percentOff(20), when: { fact: 'age', atLeast: 65 } }),
  subsidy: plain({ effect: off(3_000), when: CHILD, paidBy: 'Gmina' }),
  code: plain({ effect: percentOff(10), when: { fact: 'code', is: 'RAZEM10' } }),
  'code-list': (document, { name, codes }) => {
    const list = withNewCodeList(document, name, codes)
    return {
      document: list.document,
      rule: { effect: percentOff(10), when: { fact: 'codeList', is: list.id } },
    }
  },
  surcharge: plain({ effect: { kind: 'plus', amount: 2_000 }, when: ADULT }),
  'senior-surcharge': plain({ effect: { kind: 'plus', amount: 3_000 }, when: SENIOR }),
} as const satisfies Record<string, Make>

export type PresetName = keyof typeof PRESETS_BY_NAME
const MAKERS: Readonly<Record<PresetName, Make>> = PRESETS_BY_NAME

/** What '+ Dodaj zasadę' offers, in groups. */
export const PRESETS = {
  family: ['third-child', 'siblings', 'parents', 'card', 'family-cap'],
  count: [
    'early',
    'first-pieces',
    'many-people',
    'free-for-each',
    'cheapest-free',
    'second-half',
    'two-terms',
  ],
  codes: ['code', 'code-list'],
  others: ['duty', 'senior', 'subsidy', 'surcharge', 'senior-surcharge'],
} as const satisfies Record<string, readonly PresetName[]>
export type PresetGroup = keyof typeof PRESETS

/** Whether a document has what a preset needs: something that everybody pays, turns for what is about turns. */
export const isOffered = (document: DefinitionDocument, preset: PresetName): boolean =>
  withPreset(document, preset, { name: 'x', codes: ['XXXXXX'] }) !== document

/**
 * The document with the adjustment of a preset at its end, and with what that asks for: a question, a limit, a list of
 * codes. Without anything that it could be for the document stays as it is.
 */
export function withPreset(
  document: DefinitionDocument,
  preset: PresetName,
  words: PresetWords,
): DefinitionDocument {
  const made = MAKERS[preset](document, words)
  const items = made?.items ?? everybodyPays(document)
  if (made === null || items.length === 0) return document
  const id = idOfName(
    words.name,
    document.adjustments.map((adjustment) => adjustment.id),
  )
  const adjustment: Adjustment = { id, name: words.name, items: [...items], ...made.rule }
  return { ...made.document, adjustments: [...document.adjustments, adjustment] }
}

/** What everybody pays for taking part: fees, or else what everybody must choose, such as a room. */
export function everybodyPays({ items }: DefinitionDocument): string[] {
  const fees = items.filter(({ category }) => category === 'participation')
  const paid = fees.length > 0 ? fees : items.filter(({ choose }) => choose === 'one')
  return paid.map(({ id }) => id)
}

function withCheckbox(document: DefinitionDocument, id: string, label: string): DefinitionDocument {
  if (document.questions.some((question) => question.id === id)) return document
  const question = {
    ...{ id, label, type: 'checkbox' as const, of: 'person' as const },
    ...{ required: false, options: [] },
  }
  return { ...document, questions: [...document.questions, question] }
}

function withCount(document: DefinitionDocument, name: string, when: Condition) {
  const id = idOfName(
    name,
    document.facts.map((own) => own.id),
  )
  const facts = [...document.facts, { id, name, kind: 'count' as const, when }]
  return { document: { ...document, facts }, fact: `own.${id}` }
}

const TEN = 1_000
const roundSum = (amount: number) => Math.max(TEN, Math.round(amount / TEN) * TEN)

/** The highest amount that one person can pay for these. */
const dearest = ({ items }: DefinitionDocument, ids: readonly string[]): number =>
  Math.max(0, ...items.filter(({ id }) => ids.includes(id)).map(dearestOf))

const dearestOf = ({ price, options }: Item): number =>
  Math.max(most(price), ...options.map((option) => (option.price === undefined ? 0 : most(option.price))))

function most(price: Price): number {
  const amounts = isTable(price)
    ? cellsOf(price).map(({ amount }) => amount ?? 0)
    : (rowsOf(price) ?? []).map(({ amount }) => amount)
  return Math.max(0, ...amounts)
}
