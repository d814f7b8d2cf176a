import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { type NextPrice, nextPrice } from '#domain/quote/next-price.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatDateSeenOn } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/register/summary.ts'

/** Today's price of the order, and the next one; null where the day of payment changes nothing. */
export function nextPriceOf(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): NextPrice | null {
  const today = context.now.toPlainDate()
  return nextPrice(compiled.definition, { today, orderedOn: today }, (day) => {
    const facts = { ...context.facts, paidAt: day.toPlainDateTime() }
    return quote(compiled, draft, { ...context, facts }).total
  })
}

/** 'Razem do 28 lutego: 80 zł, od 1 marca: 100 zł.' Parts of it may be due on days of their own. */
export function nextPriceWords({ now, until, next }: NextPrice, today: Temporal.PlainDate): string {
  const last = formatDateSeenOn(until, today)
  const first = formatDateSeenOn(until.add({ days: 1 }), today)
  return words.nextPrice({ until: last, now: formatMoney(now), from: first, next: formatMoney(next) })
}
