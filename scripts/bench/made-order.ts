import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { REGISTRATION_NUMBER_BYTES, registrationNumber } from '#domain/code.ts'
import { parseDefinition } from '#domain/event/check-definition.ts'
import { deadlineOf, localOf } from '#domain/polish-time.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import { orderOf } from '#server/features/registrations/order-of.ts'
import type { Order } from '#server/features/registrations/registrations.queries.ts'
import { benchEvent, familyOrder, PLENTY } from './event.ts'
import type { Stall } from './stall.ts'

/** Makes orders that are priced and ready to be sold: what is left is the database's work. */
export function orderMaker({ event, slug }: Stall): (family: number) => Order {
  const parsed = parseDefinition(benchEvent(1, PLENTY))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { definition } = parsed
  const compiled = compileDefinition(definition)
  const selling = { definition, compiled, eventId: event, slug, version: 1, places: {}, free: {} }
  const context = { now: localOf(Temporal.Now.instant()), facts: { channel: 'online' as const, free: {} } }
  return (family) => {
    const body = familyOrder(family)
    const priced = quote(compiled, body.draft, context)
    const until = priced.due[0]?.until ?? null
    return {
      ...orderOf(selling, body, { priced, context }),
      registrationId: randomUUIDv7(),
      ledgerEntryId: randomUUIDv7(),
      auditEntryId: randomUUIDv7(),
      actor: 'registrant',
      key: randomUUIDv7(),
      requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
      tokenHash: randomBytes(32).toString('hex'),
      numbers: Array.from({ length: 8 }, () => registrationNumber(randomBytes(REGISTRATION_NUMBER_BYTES))),
      state: 'awaiting_payment',
      expiresAt: until === null ? null : deadlineOf(until).toString(),
    }
  }
}
