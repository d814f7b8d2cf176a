import { randomBytes } from 'node:crypto'
import { changes } from '#domain/changes.ts'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/code.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { deadlineOf } from '#domain/polish-time.ts'
import { actorText, type TenantCtx } from '#server/ctx.ts'
import { newId } from '#server/db/new-id.ts'
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

/** So long the staff may take to approve before they are told that somebody waits (flow C13.2). */
const NOTE_WAITING_AFTER = Temporal.Duration.from({ hours: 7 * 24 })

/** What a visitor sends, with the hash by which the same order is known again. */
export interface SentOrder {
  readonly key: string
  readonly requestHash: Buffer
  readonly body: OrderBody
  readonly terms: Pick<Terms, 'hold' | 'allotment'>
}

type Follows = Pick<Order, 'state' | 'expiresAt' | 'tickets' | 'messages' | 'jobs' | 'history'>

/** In whose name an order is made, and when. */
type Seller = Pick<TenantCtx, 'now' | 'secrets' | 'actor' | 'account'>

/** Everything that is written when an order is sold, decided before the database is asked. */
export function newOrder(ctx: Seller, event: SellingEvent, price: Priced, sent: SentOrder): Order {
  const registrationId = newId()
  const { hold, allotment } = sent.terms
  const { approvals, ...ordered } = orderOf(ctx, event, { registrationId, body: sent.body, price, allotment })
  const { numbers, unpaid } = event.definition
  const terms = { registrationId, isNumbered: numbers.length > 0, unpaid }
  const { history, ...follows } = followsOf(ctx, { approvals, ...ordered }, terms)
  const { total, people, headcount } = ordered
  const created = {
    action: 'registration.created',
    details: {
      people: headcount ?? people.length,
      ...changes({}, { state: follows.state, total, expiresAt: follows.expiresAt }),
      ...(allotment ? { from: allotment.pool } : {}),
    },
  }
  return {
    ...ordered,
    ...follows,
    registrationId,
    ledgerEntryId: newId(),
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
  const ids = lines.map(() => newId()).sort()
  return lines.map((line, index) => ({ id: ids[index] ?? newId(), ...line }))
}

interface FollowsOf extends Omit<Follows, 'history'> {
  readonly history: readonly Line[]
}

interface Following {
  readonly registrationId: string
  /** Its people get numbers, once it is confirmed. */
  readonly isNumbered: boolean
  readonly unpaid: EventDefinition['unpaid']
}

function followsOf(ctx: Seller, ordered: WhatIsOrdered, terms: Following): FollowsOf {
  if (ordered.approvals.length > 0) return toBeApproved(ctx, terms.registrationId)
  return ordered.total === 0 ? confirmedAtOnce(ctx, ordered, terms) : toBePaid(ctx, ordered, terms)
}

/** The places are kept until the staff decide; after a week they are told that somebody waits (flow C13). */
function toBeApproved(ctx: Seller, registration: string): FollowsOf {
  const message = newMessage('received', ctx.now)
  const note = {
    task: 'note-waiting-approval' as const,
    payload: { registration },
    runAt: ctx.now.add(NOTE_WAITING_AFTER).toString(),
    key: `approval:${registration}`,
  }
  return {
    ...{ state: 'awaiting_approval', expiresAt: null, tickets: [], messages: [message.row] },
    jobs: [message.job, note],
    history: [message.history],
  }
}

/** Nothing to pay: a ticket for everybody (or one for all who are counted) and the e-mail with them, as `confirmRegistration` does later. */
function confirmedAtOnce(ctx: Seller, { people, headcount }: WhatIsOrdered, terms: Following): FollowsOf {
  const holders = headcount === null ? people.map(({ id }) => id) : [null]
  const tickets = holders.map((participant) => ({
    id: newId(),
    participant,
    code: ticketCode(randomBytes(TICKET_CODE_BYTES)),
  }))
  const confirmed = {
    action: 'registration.confirmed',
    details: changes({}, { tickets: tickets.length }),
  }
  return {
    ...{ state: 'confirmed', expiresAt: null, tickets },
    ...ticketsSent(ctx, confirmed, terms),
  }
}

/** The e-mail with the tickets; where they tell numbers, these are given first (`sendTickets`). */
function ticketsSent(ctx: Seller, confirmed: Line, { registrationId, isNumbered }: Following) {
  if (isNumbered) {
    const payload = { registration: registrationId }
    const key = `tickets:${registrationId}`
    const job = { task: 'send-tickets', payload, runAt: ctx.now.toString(), key } as const
    return { messages: [], jobs: [job], history: [confirmed] }
  }
  const message = newMessage('tickets', ctx.now)
  return { messages: [message.row], jobs: [message.job], history: [confirmed, message.history] }
}

/**
 * The places are kept until the first date and the grace after it, or until the staff decide, where that is agreed
 * (flow C9); who has not paid after a while is reminded.
 */
function toBePaid(
  ctx: Seller,
  { due }: WhatIsOrdered,
  { registrationId: registration, unpaid }: Following,
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
