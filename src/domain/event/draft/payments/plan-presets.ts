import { readDay } from '../../../values/time.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import type { Due } from '../../definition/definition-deadline.ts'
import { idOfPlan, type Part, type Plan, wholePart, withPlan } from './plans.ts'

/** Usual ways of paying, set by one click. Never recognised afterwards. */

/** How people read the parts. */
export interface PartNames {
  readonly whole: string
  readonly deposit: string
  readonly rest: string
  /** The n-th of equal parts, from 1. */
  readonly instalment: (number: number) => string
}

export type PlanPreset =
  | { readonly kind: 'whole' }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'instalments'; readonly count: number }

/** The document with the parts of one plan by a preset; its name and for whom it is stay. */
export const withPreset = (
  document: DefinitionDocument,
  id: string,
  preset: PlanPreset,
  names: PartNames,
): DefinitionDocument =>
  withPlan(document, id, (plan) => ({ ...plan, parts: partsOf(preset, document, names) }))

function partsOf(preset: PlanPreset, { dates }: DefinitionDocument, names: PartNames): Part[] {
  if (preset.kind === 'whole') return [wholePart(names.whole)]
  if (preset.kind === 'deposit') {
    // Without a first day nothing is due before it.
    const isDated = dates.start !== null
    return [
      {
        ...{ name: names.deposit, amount: { perPerson: DEPOSIT }, deposit: true },
        due: isDated ? { ...SOON, notAfter: BEFORE_START } : SOON,
      },
      { name: names.rest, amount: 'rest', due: isDated ? BEFORE_START : { on: null }, deposit: false },
    ]
  }
  const { count } = preset
  return Array.from({ length: count }, (_, n) => ({
    ...{ name: names.instalment(n + 1), deposit: false },
    amount: n === count - 1 ? 'rest' : 'equal',
    due: n === 0 ? firstDue(dates.start, count - 2) : dayOfInstalment(dates.start, count - 1 - n),
  }))
}

const DEPOSIT = 5_000
const SOON = { days: 3, after: 'registration' } as const
/** How many days before the start everything is paid. */
const DAYS_BEFORE = 14
const BEFORE_START = { days: DAYS_BEFORE, before: 'start' } as const

/** The first part is never due after the second one: who registers late pays them together. */
function firstDue(start: string | null, months: number): Due {
  const second = dayOfInstalment(start, months)
  return second.on === null ? SOON : { ...SOON, notAfter: { on: second.on } }
}

/** The last part is due before the start, each earlier one a month sooner; without a first day it is announced later. */
function dayOfInstalment(start: string | null, months: number): { on: string | null } {
  const first = readDay(start ?? '')
  return { on: first?.subtract({ days: DAYS_BEFORE }).subtract({ months }).toString() ?? null }
}

/** How people read a payment after the event, and the question by which it is offered. */
export interface AfterNames {
  readonly plan: string
  readonly part: string
  readonly question: string
}

/** The id of the question whether a public body pays. */
const PUBLIC_BODY = 'public-body'
/** How long after the last day the transfer of a public body is due. */
const DAYS_AFTER = 21

/** The document with a way of paying after the event in front of the others: for public bodies, by a question of its own. */
export function withPayingAfter(document: DefinitionDocument, names: AfterNames): DefinitionDocument {
  const { dates, questions, plans } = document
  const last = readDay(dates.end ?? dates.start ?? '')
  const plan: Plan = {
    ...{ id: idOfPlan(document, names.plan), name: names.plan, per: 'person' },
    when: { fact: `answer.${PUBLIC_BODY}`, is: true },
    parts: [{ ...wholePart(names.part), due: { on: last?.add({ days: DAYS_AFTER }).toString() ?? null } }],
  }
  const question: DefinitionDocument['questions'][number] = {
    ...{ id: PUBLIC_BODY, label: names.question, type: 'checkbox', of: 'registration' },
    ...{ required: false, options: [] },
  }
  const isAsked = questions.some(({ id }) => id === PUBLIC_BODY)
  return {
    ...document,
    questions: isAsked ? questions : [...questions, question],
    plans: [plan, ...plans],
  }
}
