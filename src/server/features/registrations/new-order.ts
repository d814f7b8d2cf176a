import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { changes } from '#domain/changes.ts'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/code.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { deadlineOf } from '#domain/polish-time.ts'
import { actorText, type TenantCtx } from '#server/ctx.ts'
import { sha256 } from '#server/secrets.ts'
import type { SellingEvent } from '../events/get-selling-event.ts'
import { newMessage } from '../messages/new-message.ts'
import type { OrderBody } from './order-body.ts'
import { orderOf, type WhatIsOrdered } from './order-of.ts'
import type { Priced, Terms } from './price-of.ts'
import { expiryKey } from './queue-expiry.ts'
import { registrationToken } from './registration-token.ts'
import type { Order } from './registrations.queries.ts'

/** Unpaid for this long, the payer gets an e-mail with the amount and the date (flow C0.4). */
const REMIND_AFTER = Temporal.Duration.from({ minutes: 15 })

/** What a visitor sends, with the hash by which the same order is known again. */
export interface SentOrder {
  readonly key: string
  readonly requestHash: Buffer
  readonly body: OrderBody
  readonly terms: Pick<Terms, 'hold' | 'allotment'>
}

type Follows = Pick<Order, 'state' | 'expiresAt' | 'tickets' | 'messages' | 'jobs' | 'history'>

/** In whose name an order is made, and when. */
type Seller = Pick<TenantCtx, 'now' | 'secrets' | 'actor'>

/** Everything that is written when an order is sold, decided before the database is asked. */
export function newOrder(ctx: Seller, event: SellingEvent, price: Priced, sent: SentOrder): Order {
  const registrationId = randomUUIDv7()
  const { hold, allotment } = sent.terms
  const ordered = orderOf(event, sent.body, price, allotment)
  const { history, ...follows } =
    ordered.total === 0
      ? confirmedAtOnce(ctx, ordered)
      : toBePaid(ctx, ordered, { registrationId, unpaid: event.definition.unpaid })
  const { total, people } = ordered
  const created = {
    action: 'registration.created',
    details: {
      people: people.length,
      ...changes({}, { state: follows.state, total, expiresAt: follows.expiresAt }),
      ...(allotment ? { from: allotment.pool } : {}),
    },
  }
  return {
    ...ordered,
    ...follows,
    registrationId,
    ledgerEntryId: randomUUIDv7(),
    actor: actorText(ctx.actor),
    key: sent.key,
    requestHash: sent.requestHash.toString('hex'),
    tokenHash: sha256(registrationToken(ctx, registrationId)).toString('hex'),
    history: inOrder([created, ...history]),
    hold: hold?.holdId ?? null,
    offer: hold !== null && hold.agreedVersion !== null,
    allotment: allotment?.allotmentId ?? null,
  }
}

type Line = Omit<Order['history'][number], 'id'>

/** Written in one instant, the lines are told apart by their ids alone: those are sorted as they happened. */
function inOrder(lines: readonly Line[]): Order['history'] {
  const ids = lines.map(() => randomUUIDv7()).sort()
  return lines.map((line, index) => ({ id: ids[index] ?? randomUUIDv7(), ...line }))
}

interface FollowsOf extends Omit<Follows, 'history'> {
  readonly history: readonly Line[]
}

/** Nothing to pay: a ticket for everybody and the e-mail with them, as `confirmRegistration` does later. */
function confirmedAtOnce(ctx: Seller, { people }: WhatIsOrdered): FollowsOf {
  const message = newMessage('tickets', ctx.now)
  const tickets = people.map(({ id }) => ({
    id: randomUUIDv7(),
    participant: id,
    code: ticketCode(randomBytes(TICKET_CODE_BYTES)),
  }))
  const confirmed = {
    action: 'registration.confirmed',
    details: changes({}, { tickets: tickets.length }),
  }
  return {
    ...{ state: 'confirmed', expiresAt: null, tickets },
    messages: [message.row],
    jobs: [message.job],
    history: [confirmed, message.history],
  }
}

interface Unpaid {
  readonly registrationId: string
  readonly unpaid: EventDefinition['unpaid']
}

/**
 * The places are kept until the first date and the grace after it, or until the staff decide, where that is agreed
 * (flow C9); who has not paid after a while is reminded.
 */
function toBePaid(
  ctx: Seller,
  { due }: WhatIsOrdered,
  { registrationId: registration, unpaid }: Unpaid,
): FollowsOf {
  const until = unpaid.outcome === 'staff' ? null : (due[0]?.until ?? null)
  const expiresAt = until === null ? null : deadlineOf(until).add({ hours: unpaid.graceHours }).toString()
  const payload = { registration }
  const expiry =
    expiresAt === null
      ? []
      : [{ task: 'expire-registration' as const, payload, runAt: expiresAt, key: expiryKey(registration) }]
  const reminder = {
    task: 'remind-to-pay' as const,
    payload,
    runAt: ctx.now.add(REMIND_AFTER).toString(),
    key: `remind:${registration}`,
  }
  return {
    ...{ state: 'awaiting_payment', expiresAt, tickets: [], messages: [], history: [] },
    jobs: [...expiry, reminder],
  }
}
