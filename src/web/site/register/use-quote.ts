import { useMemo } from 'react'
import type { EventView } from '#contract/pages.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { allProblems } from './all-problems.ts'
import { draftOf, type Order } from './order/order.ts'
import type { Clock } from './use-free.ts'

/**
 * Price and problems of the order by the same code as the server's. The clock is the server's: only the time
 * passed since it was fetched is the browser's.
 */
export function useQuote(event: EventView, clock: Clock, order: Order, free: EventView['free']) {
  const compiled = useMemo(() => compileDefinition(event.definition), [event.definition])
  return useMemo(() => {
    const passed = Math.round(performance.now() - clock.learned)
    const moment = Temporal.PlainDateTime.from(clock.now).add({ milliseconds: passed })
    const known = Object.entries(free).flatMap(([pool, left]) =>
      left === null ? [] : [[pool, left] as const],
    )
    const draft = draftOf(order, event.definition)
    const context: QuoteContext = {
      now: moment,
      facts: { channel: 'online', free: Object.fromEntries(known) },
    }
    const priced = quote(compiled, draft, context)
    return {
      compiled,
      draft,
      context,
      quote: priced,
      problems: allProblems(order, { compiled, draft, context, quote: priced }),
    }
  }, [compiled, event.definition, clock, order, free])
}
