import { randomUUIDv7 } from 'node:crypto'
import { parseDefinition } from '#domain/event/check-definition.ts'
import { localOf } from '#domain/polish-time.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import { newOrder } from '#server/features/registrations/new-order.ts'
import { NO_TERMS } from '#server/features/registrations/price-of.ts'
import type { Order } from '#server/features/registrations/registrations.queries.ts'
import { createSecrets, sha256 } from '#server/secrets.ts'
import { benchEvent, familyOrder, PLENTY } from './event.ts'
import type { Stall } from './stall.ts'

/** Makes orders that are priced and ready to be sold: what is left is the database's work. */
export function orderMaker({ account, event, slug }: Stall, pools = 1): (family: number) => Order {
  const parsed = parseDefinition(benchEvent(pools, PLENTY))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { definition } = parsed
  const compiled = compileDefinition(definition)
  const selling = {
    definition,
    compiled,
    eventId: event,
    slug,
    version: 1,
    places: {},
    free: {},
    calledOffBecause: null,
  }
  const now = Temporal.Now.instant()
  const context = { now: localOf(now), facts: { channel: 'online' as const, free: {} } }
  const seller = {
    now,
    account,
    secrets: createSecrets('for measuring only'),
    actor: { kind: 'registrant' as const, address: '192.0.2.1' },
  }
  return (family) => {
    const body = familyOrder(family)
    const priced = quote(compiled, body.draft, context)
    const sent = { body, key: randomUUIDv7(), requestHash: sha256(JSON.stringify(body)), terms: NO_TERMS }
    return newOrder(seller, selling, { priced, context }, sent)
  }
}
