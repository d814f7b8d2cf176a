import { formatMoney } from '#domain/money.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { type NextPrice, nextPrice } from '#domain/quote/next-price.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { formatDateSeenOn } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'

/** Today's price of what is being ordered, and the next one; null where the day of payment changes nothing. */
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
  const [last, first] = [until, until.add({ days: 1 })].map((day) => formatDateSeenOn(day, today))
  return tie(
    `Cena zależy od dnia wpłaty. Razem do ${last}: ${formatMoney(now)}, od ${first}: ${formatMoney(next)}.`,
  )
}
