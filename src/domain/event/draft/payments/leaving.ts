import type { DefinitionDocument } from '../../definition/definition.ts'

/** Rules of resigning and fees for changes: lists of which the first that still runs counts. */

export type Refund = DefinitionDocument['refunds'][number]
export type Kept = Refund['kept']
export type Fee = DefinitionDocument['fees']['change'][number]
export type FeeKind = keyof DefinitionDocument['fees']

export const NOTHING_KEPT: Kept = { amount: 0, per: 'person', percent: 0, of: 'paid', deposit: false }

/** Usual rules of resigning, set by one click; what a later day brings is in order. */
export const LADDERS = {
  steps: [
    { until: { days: 30, before: 'start' }, kept: { ...NOTHING_KEPT, percent: 10, of: 'price' } },
    { until: { days: 7, before: 'start' }, kept: { ...NOTHING_KEPT, percent: 50, of: 'price' } },
  ],
  sum: [{ until: { days: 7, before: 'start' }, kept: { ...NOTHING_KEPT, amount: 5_000 } }],
  deposit: [{ until: { days: 7, before: 'start' }, kept: { ...NOTHING_KEPT, deposit: true } }],
  everything: [{ until: { days: 7, before: 'start' }, kept: NOTHING_KEPT }],
  office: [],
} as const satisfies Readonly<Record<string, readonly Omit<Refund, 'whole'>[]>>

export type Ladder = keyof typeof LADDERS

export const withLadder = (document: DefinitionDocument, ladder: Ladder): DefinitionDocument => ({
  ...document,
  refunds: LADDERS[ladder].map((rule) => ({ ...rule, whole: false })),
})

export const withRefund = (
  document: DefinitionDocument,
  index: number,
  refund: Refund,
): DefinitionDocument => ({ ...document, refunds: document.refunds.with(index, refund) })

/** The document with a rule behind the others: it runs longer than they do, and half of the price is kept. */
export const withNewRefund = (document: DefinitionDocument): DefinitionDocument => ({
  ...document,
  refunds: [
    ...document.refunds,
    {
      ...{ whole: false, until: { days: daysOfNext(document), before: 'start' } },
      kept: { ...NOTHING_KEPT, percent: 50, of: 'price' },
    },
  ],
})

/** A rule that is added ends later than those before it: else it would never count. */
function daysOfNext({ refunds }: DefinitionDocument): number {
  const days = refunds.flatMap(({ until }) =>
    until !== undefined && 'days' in until && 'before' in until ? [until.days] : [],
  )
  return days.length === 0 ? FIRST_STEP : Math.floor(Math.min(...days) / 2)
}

const FIRST_STEP = 14

export const withoutRefund = (document: DefinitionDocument, index: number): DefinitionDocument => ({
  ...document,
  refunds: document.refunds.toSpliced(index, 1),
})

/** The document with a rule one place higher, where it counts before the other one. */
export function withRefundHigher(document: DefinitionDocument, index: number): DefinitionDocument {
  const rule = document.refunds[index]
  if (rule === undefined || index === 0) return document
  return { ...document, refunds: document.refunds.toSpliced(index, 1).toSpliced(index - 1, 0, rule) }
}

export const withFees = (
  document: DefinitionDocument,
  kind: FeeKind,
  fees: readonly Fee[],
): DefinitionDocument => ({
  ...document,
  fees: {
    ...document.fees,
    [kind]: kind === 'change' ? [...fees] : fees.map(({ items: _, ...fee }) => fee),
  },
})

/** How long somebody has for a part whose day had passed, in hours or in days; within its bounds. */
export function alreadyDueIn(
  unit: 'hours' | 'days',
  before: DefinitionDocument['alreadyDue'],
): DefinitionDocument['alreadyDue'] {
  const isHours = 'hours' in before
  if (unit === 'hours') return isHours ? before : { hours: Math.min(MOST_WAIT.hours, before.days * 24) }
  return isHours ? { days: Math.max(1, Math.round(before.hours / 24)) } : before
}

export const MOST_WAIT = { hours: 72, days: 14 } as const
