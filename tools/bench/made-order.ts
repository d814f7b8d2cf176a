import { randomUUIDv7 } from 'node:crypto'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { createSecrets, sha256 } from '#server/base/secrets.ts'
import type { ReservationCommand } from '#server/features/registrations/agreement/registrations.queries.ts'
import { newOrder } from '#server/features/registrations/order/new-order.ts'
import { NO_TERMS } from '#server/features/registrations/pricing/price-of.ts'
import { homeAddress } from '#test/support/home-address.ts'
import type { BenchEvent } from './bench-event.ts'
import { benchEvent, familyOrder, PLENTY } from './event.ts'

/** Makes orders that are priced and ready to be sold: what is left is the database's work. */
export function orderMaker(
  { account, event, slug }: BenchEvent,
  pools = 1,
): (family: number) => ReservationCommand {
  const parsed = parseDefinition(benchEvent(pools, PLENTY))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { document, definition } = parsed
  const compiled = compileDefinition(definition)
  const selling = {
    document,
    definition,
    compiled,
    eventId: event,
    slug,
    version: 1,
    places: {},
    free: {},
    calledOffBecause: null,
    isArchived: false,
    isTest: false,
  }
  const now = Temporal.Now.instant()
  const context = { now: localOf(now), facts: { channel: 'online' as const, free: {} } }
  const seller = {
    now,
    account,
    secrets: createSecrets('for measuring only'),
  }
  return (family) => {
    const body = familyOrder(family)
    const priced = quote(compiled, body.draft, context)
    const sent = { body, key: randomUUIDv7(), requestHash: sha256(JSON.stringify(body)), terms: NO_TERMS }
    const actor = { kind: 'registrant' as const, address: homeAddress(family) }
    return newOrder(
      { ...seller, actor },
      selling,
      { priced, later: [], context },
      { ...sent, proof: undefined },
    ).order
  }
}
