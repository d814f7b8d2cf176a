import { settleResignation } from '../../../payment/resignation.ts'
import type { RetentionReason } from '../../../payment/retention-reason.ts'
import { compileDefinition } from '../../../quote/compile.ts'
import type { CompiledDefinition } from '../../../quote/compiled.ts'
import { scopeOfDraft } from '../../../quote/price-draft.ts'
import { quote } from '../../../quote/quote.ts'
import type { Quote, QuoteContext } from '../../../quote/quote-result.ts'
import type { Scope } from '../../../quote/scope.ts'
import type { RegistrationDraft } from '../../../registration/draft.ts'
import { type Grosze, sumMoney } from '../../../values/money.ts'
import { isoMoment, readDay } from '../../../values/time.ts'
import type { EventDefinition } from '../../definition/definition.ts'
import { draftOfFamily, type ExampleFamily } from '../prices/example-family.ts'
import type { Plan } from './plans.ts'

/** What a family pays and when, and what it gets back on several days, by the rules of the product. */
export interface ExampleMoney {
  readonly quoted: Quote
  /** The ways of paying that are offered to the family. */
  readonly plans: readonly Plan[]
  readonly resigning: readonly ExampleResignation[]
}

export interface ExampleResignation {
  readonly when: ResigningDay
  readonly day: Temporal.PlainDate
  /** What had to be paid by then, and was. */
  readonly paid: Grosze
  readonly kept: Grosze
  readonly donation: Grosze
  readonly toRefund: Grosze
  readonly reasons: readonly RetentionReason[]
}

/** The day of registration, and days before the event. */
export type ResigningDay = 'at-once' | 'ten-days' | 'day-before'

/**
 * The example of a definition. Null while its rules cannot be applied: those that depend on each other in a circle.
 * @param plan the id of a way of paying; the first that is offered, where that one is not
 * @param now the moment of registration
 */
export function exampleMoney(
  definition: EventDefinition,
  { family, plan }: { readonly family: ExampleFamily; readonly plan: string | null },
  now: Temporal.PlainDateTime,
): ExampleMoney | null {
  try {
    const compiled = compileDefinition(definition)
    const context: QuoteContext = { now, facts: { channel: 'online', free: {} } }
    const unplanned = draftOfFamily(definition, family, now)
    const plans = offeredPlans(compiled, scopeOfDraft(compiled, unplanned, context))
    const chosen = plans.find(({ id }) => id === plan)?.id ?? null
    const draft = { ...unplanned, plan: chosen }
    const quoted = quote(compiled, draft, context)
    const resigning = resigningDays(definition, now).map((day) => ({
      ...day,
      ...resigned(compiled, { draft, quoted, now }, day.day),
    }))
    return { quoted, plans, resigning }
  } catch {
    return null
  }
}

const offeredPlans = ({ plans }: CompiledDefinition, whole: Scope): readonly Plan[] =>
  plans.filter(({ offered }) => offered(whole) !== false).map(({ plan }) => plan)

/** Days of resigning that come after the registration. */
function resigningDays({ dates }: EventDefinition, now: Temporal.PlainDateTime) {
  const today = now.toPlainDate()
  const start = readDay(dates.start ?? '')
  const before = (when: ResigningDay, days: number) => {
    const day = start?.subtract({ days })
    return day !== undefined && Temporal.PlainDate.compare(day, today) > 0 ? [{ when, day }] : []
  }
  return [{ when: 'at-once' as const, day: today }, ...before('ten-days', 10), ...before('day-before', 1)]
}

interface Registered {
  readonly draft: RegistrationDraft
  readonly quoted: Quote
  readonly now: Temporal.PlainDateTime
}

/** Who resigns has paid the first part at once, and each later one on its day. */
function resigned(
  compiled: CompiledDefinition,
  { draft, quoted, now }: Registered,
  day: Temporal.PlainDate,
): Omit<ExampleResignation, 'when' | 'day'> {
  const at = day.equals(now.toPlainDate()) ? now : day.toPlainDateTime({ hour: 12 })
  const moment = isoMoment(at)
  const paid = sumMoney(
    quoted.due.flatMap(({ amount, until }, index) =>
      index === 0 || (until !== null && until < moment) ? [amount] : [],
    ),
  )
  const settled = settleResignation(compiled, {
    resignation: {
      ...{ draft, lines: quoted.lines, now: at, registeredAt: now, pricedAt: now },
      channel: 'online',
    },
    balance: { owed: quoted.total, fees: 0, paid },
    donationStays: true,
    feesStay: true,
  })
  const { fee, donation, toRefund, reasons } = settled
  return { paid, kept: fee, donation, toRefund, reasons }
}
