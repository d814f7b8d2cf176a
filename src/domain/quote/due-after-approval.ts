import { sumMoney } from '../values/money.ts'
import { isoMoment } from '../values/time.ts'
import type { Agreed } from './agreed.ts'
import { agreedDue, agreedPart } from './agreed-due.ts'
import type { CompiledDefinition } from './compiled.ts'
import { dueInOrder } from './due-in-order.ts'
import { quote } from './quote.ts'
import type { QuoteDue } from './quote-result.ts'
import { shortestTerm } from './shortest-term.ts'

/**
 * The payment schedule after an approval: the agreed sums, with terms that run from the approval. A day that was
 * running already stays; one that has passed in the meantime leaves the shortest term. A part that turns out to fall on
 * several days is divided as for a new registration.
 * @param now the moment of the approval
 */
export function dueAfterApproval(
  compiled: CompiledDefinition,
  { draft, due, pricedAt, channel }: Agreed,
  now: Temporal.PlainDateTime,
): QuoteDue[] {
  const context = { now: pricedAt, orderedAt: now, approved: true } as const
  const facts = { channel, free: {} }
  const fresh = quote(compiled, draft, { ...context, facts }).due
  const isDivided = due.some((part) => part.until === null && agreedPart(part, due, fresh) === undefined)
  if (isDivided) return agreedDue(compiled, fresh, sumMoney(due.map(({ amount }) => amount)), [], now)
  const running = due.map((part) => {
    const until = part.until ?? agreedPart(part, due, fresh)?.until ?? null
    const isPast = until !== null && until < isoMoment(now)
    return { ...part, until: isPast ? isoMoment(shortestTerm(compiled.definition, now)) : until }
  })
  return dueInOrder(running)
}
