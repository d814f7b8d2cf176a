import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { type PartAmount, partAmount } from '../../definition/part-amount.ts'
import { warningsOf } from '../../lint/warnings.ts'
import { newEvent } from '../basics.ts'
import { editsBetween } from '../edits.ts'
import { withItem } from '../prices/change-items.ts'
import {
  alreadyDueIn,
  LADDERS,
  NOTHING_KEPT,
  withFees,
  withLadder,
  withNewRefund,
  withoutRefund,
  withRefund,
  withRefundHigher,
} from './leaving.ts'
import { amountOfKind, amountOfPart, withAmount } from './part-amounts.ts'
import { type PlanPreset, withPayingAfter, withPreset } from './plan-presets.ts'
import {
  type Part,
  withCopiedPart,
  withNewPart,
  withNewPlan,
  withoutPart,
  withoutPlan,
  withPart,
  withPlan,
} from './plans.ts'

const EVENT = withItem(
  newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-08', place: 'Borów' }),
  'fee',
  (fee) => ({ ...fee, price: 26_000 }),
)
const NAMES = {
  ...{ whole: 'Całość', deposit: 'Zaliczka', rest: 'Reszta' },
  instalment: (number: number) => `Rata ${number}`,
}
const AFTER = { plan: 'Po wydarzeniu', part: 'Całość', question: 'Płaci jednostka publiczna' }

const planOf = ({ plans: [plan] }: DefinitionDocument) => {
  if (plan === undefined) throw new Error('no plan')
  return plan
}
/** Names of the places that a change of the document reaches. */
const changedPlaces = (before: DefinitionDocument, after: DefinitionDocument) =>
  editsBetween(before, after).map(({ path }) => path.join('.'))
const problemsOf = (document: DefinitionDocument) => {
  const parsed = parseDefinition(document)
  return parsed.ok ? [] : parsed.problems
}

describe('what was read is written back', () => {
  test.each(SHOWN_EVENTS)('$file', ({ document }) => {
    for (const { id, parts } of document.plans)
      for (const [index, part] of parts.entries()) {
        expect(withAmount(part, partAmount(part))).toEqual(part)
        expect(withPlan(document, id, (plan) => withPart(plan, index, part))).toEqual(document)
      }
    for (const [index, refund] of document.refunds.entries())
      expect(withRefund(document, index, refund)).toEqual(document)
    for (const kind of ['change', 'transfer'] as const)
      expect(withFees(document, kind, document.fees[kind])).toEqual(document)
  })
})

describe('one changed value changes its own place alone', () => {
  test.each(SHOWN_EVENTS)('$file', ({ document }) => {
    for (const plan of document.plans) {
      const changed = withPlan(document, plan.id, (now) => ({ ...now, name: 'Inaczej' }))
      expect(changedPlaces(document, changed)).toEqual([`plans.${plan.id}.name`])
      const [part] = plan.parts
      if (part === undefined) continue
      const renamed = withPlan(document, plan.id, (now) => withPart(now, 0, { ...part, name: 'Inna' }))
      expect(changedPlaces(document, renamed)).toEqual([`plans.${plan.id}.parts`])
    }
    const [refund] = document.refunds
    if (refund !== undefined) {
      const changed = withRefund(document, 0, { ...refund, whole: !refund.whole })
      expect(changedPlaces(document, changed)).toEqual(['refunds'])
      expect(changed.refunds.slice(1)).toEqual(document.refunds.slice(1))
    }
    expect(changedPlaces(document, withFees(document, 'change', [{ amount: 12_345 }]))).toEqual([
      'fees.change',
    ])
  })
})

const PRESETS: readonly PlanPreset[] = [
  { kind: 'whole' },
  { kind: 'deposit' },
  ...[2, 3, 12].map((count) => ({ kind: 'instalments', count }) as const),
]

test.each(PRESETS)('a plan of %j can be published, also without a first day', (preset) => {
  const made = withPreset(EVENT, planOf(EVENT).id, preset, NAMES)
  expect(problemsOf(made)).toEqual([])
  expect(warningsOf(made).filter(({ path }) => path.startsWith('plans'))).toEqual([])
  const dayless = withPreset({ ...EVENT, dates: { start: null, end: null } }, 'whole', preset, NAMES)
  // Every part but the first, which is due soon, is announced later.
  expect(planOf(dayless).parts.map(({ due }) => due)).toEqual(
    planOf(dayless).parts.map((_, index) =>
      index === 0 ? { days: 3, after: 'registration' } : { on: null },
    ),
  )
})

test('instalments are equal, a month apart, and all is paid two weeks before the start', () => {
  const made = withPreset(EVENT, 'whole', { kind: 'instalments', count: 3 }, NAMES)
  expect(planOf(made).parts.map(({ name, amount, due }) => [name, amount, due])).toEqual([
    ['Rata 1', 'equal', { days: 3, after: 'registration', notAfter: { on: '2027-06-22' } }],
    ['Rata 2', 'equal', { on: '2027-06-22' }],
    ['Rata 3', 'rest', { on: '2027-07-22' }],
  ])
})

test('paying after the event is offered first, to who says that a public body pays, and asked once', () => {
  const made = withPayingAfter(EVENT, AFTER)
  expect(made.plans.map(({ name }) => name)).toEqual(['Po wydarzeniu', 'Całość'])
  expect(planOf(made).when).toEqual({ fact: 'answer.public-body', is: true })
  expect(planOf(made).parts.map(({ due }) => due)).toEqual([{ on: '2027-08-29' }])
  expect(problemsOf(made)).toEqual([])
  const again = withPayingAfter(made, AFTER)
  expect(again.questions).toHaveLength(1)
  expect(again.plans.map(({ id }) => id)).toEqual(['po-wydarzeniu-2', 'po-wydarzeniu', 'whole'])
})

describe('parts', () => {
  const part: Part = {
    name: 'II',
    amount: 'equal',
    due: { on: null },
    deposit: false,
    round: { to: 100, direction: 'up' },
  }
  const plan = {
    ...planOf(EVENT),
    parts: [{ ...part, name: 'I' }, part, { ...part, name: 'III', amount: 'rest' as const }],
  }

  test('a new one stands before the last', () => {
    expect(withNewPart(plan, { ...part, name: 'nowa' }).parts.map(({ name }) => name)).toEqual([
      'I',
      'II',
      'nowa',
      'III',
    ])
  })

  test('one is there twice, the last one too; nothing is copied from beyond', () => {
    const names = (of: typeof plan) => of.parts.map(({ name }) => name)
    const [first = ''] = names(plan)
    expect(withCopiedPart(plan, 0).parts.slice(0, 2)).toEqual([plan.parts[0], plan.parts[0]])
    expect(names(withCopiedPart(plan, 0))).toEqual([first, ...names(plan)])
    expect(withCopiedPart(plan, plan.parts.length - 1).parts.at(-2)).toEqual(plan.parts.at(-1))
    expect(withCopiedPart(plan, plan.parts.length)).toEqual(plan)
  })

  test('the last always takes what remains', () => {
    expect(withoutPart(plan, 0).parts).toEqual(plan.parts.slice(1))
    expect(withoutPart(plan, 2).parts.at(-1)).toEqual({
      name: 'II',
      amount: 'rest',
      due: { on: null },
      deposit: false,
    })
    const single = { ...plan, parts: plan.parts.slice(0, 1) }
    expect(withoutPart(single, 0)).toBe(single)
  })

  test('the only way of paying stays', () => {
    expect(withoutPlan(EVENT, planOf(EVENT).id)).toBe(EVENT)
    const two = withNewPlan(EVENT, 'Raty', 'Całość')
    expect(withoutPlan(two, 'whole').plans.map(({ id }) => id)).toEqual(['raty'])
  })
})

const AMOUNTS: readonly PartAmount[] = [
  { kind: 'rest' },
  { kind: 'equal' },
  { kind: 'perPerson', price: 30_000 },
  { kind: 'fixed', amount: 30_000, each: 'people' },
  { kind: 'percent', percent: 33.3333, items: ['fee'] },
  { kind: 'restOf', items: ['fee'] },
]

test.each(AMOUNTS)('$kind: each kind of amount becomes each other', (amount) => {
  const part: Part = { name: 'I', amount: amountOfPart(amount), due: { on: null }, deposit: false }
  expect(partAmount(part)).toEqual(amount)
  for (const { kind } of AMOUNTS) {
    const made = withAmount(
      { ...part, round: { to: 100, direction: 'up' } },
      amountOfKind(kind, amount, ['fee']),
    )
    expect(partAmount(made).kind).toBe(kind)
    expect(made.round !== undefined).toBe(kind === 'percent' || kind === 'equal')
  }
})

test('a sum stays the same when it is meant in another way', () => {
  expect(amountOfKind('fixed', { kind: 'perPerson', price: 30_000 }, [])).toMatchObject({ amount: 30_000 })
  expect(amountOfKind('perPerson', { kind: 'fixed', amount: 700, each: undefined }, [])).toMatchObject({
    price: 700,
  })
  expect(amountOfKind('perPerson', { kind: 'perPerson', price: [{ amount: 1 }] }, [])).toMatchObject({
    price: [{ amount: 1 }],
  })
})

describe('rules of resigning', () => {
  test.each(['steps', 'sum', 'deposit', 'everything', 'office'] as const)('%s can be published', (ladder) => {
    const made = withLadder(EVENT, ladder)
    expect(problemsOf(made)).toEqual([])
    expect(made.refunds).toHaveLength(LADDERS[ladder].length)
  })

  test('a new rule runs longer than those before it', () => {
    const two = withNewRefund(withNewRefund(EVENT))
    expect(two.refunds.map(({ until }) => until)).toEqual([
      { days: 14, before: 'start' },
      { days: 7, before: 'start' },
    ])
    expect(problemsOf(two)).toEqual([])
  })

  test('a rule is put higher, the first one stays', () => {
    const steps = withLadder(EVENT, 'steps')
    expect(withRefundHigher(steps, 1).refunds).toEqual(steps.refunds.toReversed())
    expect(withRefundHigher(steps, 0)).toBe(steps)
    expect(withoutRefund(steps, 0).refunds).toEqual(steps.refunds.slice(1))
  })

  test('a fee for handing over names no items', () => {
    const fees = [
      { until: { on: '2027-07-01' }, amount: 0 },
      { amount: 2_000, items: ['fee'] },
    ]
    expect(withFees(EVENT, 'change', fees).fees.change).toEqual(fees)
    expect(withFees(EVENT, 'transfer', fees).fees.transfer).toEqual([fees[0], { amount: 2_000 }])
  })

  test('nothing kept is what the schema fills in', () => {
    const parsed = parseDefinition({ ...EVENT, refunds: [{}] })
    expect(parsed.ok && parsed.definition.refunds[0]?.kept).toEqual(NOTHING_KEPT)
  })
})

test.each([
  [{ hours: 24 }, { hours: 24 }, { days: 1 }],
  [{ hours: 72 }, { hours: 72 }, { days: 3 }],
  [{ hours: 1 }, { hours: 1 }, { days: 1 }],
  [{ days: 2 }, { hours: 48 }, { days: 2 }],
  [{ days: 14 }, { hours: 72 }, { days: 14 }],
])('already due: %j in hours %j, in days %j', (before, hours, days) => {
  expect(alreadyDueIn('hours', before)).toEqual(hours)
  expect(alreadyDueIn('days', before)).toEqual(days)
})
