import { randomBytes } from 'node:crypto'
import { changes } from '#domain/audit/changes.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { endOfFirstPart } from '#domain/payment/end-of-next-part.ts'
import { TICKET_CODE_BYTES, ticketCode } from '#domain/values/code.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import type { SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { newMessage } from '#server/features/messages/outbox/new-message.ts'
import { type PlaceProof, unpaidGuard } from '#server/features/places/claims/unpaid-guard.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import type { ReservationCommand } from '../agreement/registrations.queries.ts'
import { expiryKey } from '../confirmation/queue-expiry.ts'
import { newLink } from '../links/registration-link.ts'
import type { Priced, Terms } from '../pricing/price-of.ts'
import { orderOf, type WhatIsOrdered } from './order-of.ts'
import { waitedFiles } from './waited-files.ts'

/** How long the staff may take to approve before they are reminded (flow C13.2). */
const NOTE_WAITING_AFTER = Temporal.Duration.from({ hours: 7 * 24 })

/** What a visitor sends, with the hash that identifies a repetition. */
export interface SentOrder {
  readonly key: string
  readonly requestHash: Buffer
  readonly body: OrderBody
  readonly terms: Pick<Terms, 'hold' | 'allotment'>
  readonly proof: PlaceProof | undefined
}

type Follows = Pick<ReservationCommand, 'state' | 'expiresAt' | 'tickets' | 'messages' | 'jobs' | 'history'>

/** In whose name an order is made, and when. */
type Seller = Pick<TenantCtx, 'now' | 'secrets' | 'actor' | 'account'>

interface NewOrder {
  readonly order: ReservationCommand
  /** The secret of its link, for the registrant. */
  readonly token: string
}

/** Everything that is written when an order is sold, decided before the database is called. */
export function newOrder(ctx: Seller, event: SellingEvent, price: Priced, sent: SentOrder): NewOrder {
  const registrationId = newId()
  const { hold, allotment } = sent.terms
  const waited = waitedFiles(hold)
  const { approvals, ...ordered } = orderOf(ctx, event, {
    ...{ registrationId, body: sent.body, price, allotment, waited },
  })
  const { numbers, unpaid } = event.definition
  const terms = { registrationId, isNumbered: numbers.length > 0, unpaid }
  const { history, ...follows } = followsOf(ctx, { approvals, ...ordered }, terms)
  const { total, people, headcount } = ordered
  const { token, stored: link } = newLink(ctx, registrationId)
  const created = {
    action: 'registration.created',
    details: {
      people: headcount ?? people.length,
      ...changes({}, { state: follows.state, total, expiresAt: follows.expiresAt }),
      ...(allotment ? { from: allotment.pool } : {}),
    },
  }
  const order: ReservationCommand = {
    ...ordered,
    ...follows,
    registrationId,
    ledgerEntryId: newId(),
    actor: actorText(ctx.actor),
    channel: price.context.facts.channel,
    isTest: event.isTest,
    key: sent.key,
    requestHash: sent.requestHash.toString('hex'),
    tokenHash: link.tokenHash.toString('hex'),
    linkSealed: link.linkSealed,
    history: inOrder([created, ...history]),
    hold: hold?.holdId ?? null,
    offer: hold !== null && hold.agreedVersion !== null,
    allotment: allotment?.allotmentId ?? null,
    unpaid:
      follows.state === 'confirmed'
        ? null
        : unpaidGuard(
            ctx,
            { eventId: event.eventId, key: sent.key },
            { email: sent.body.contact.email, proof: sent.proof },
          ),
  }
  return { order, token }
}

type Line = Omit<ReservationCommand['history'][number], 'id'>

/** The lines have one timestamp, so only their ids order them: those are sorted as the events happened. */
function inOrder(lines: readonly Line[]): ReservationCommand['history'] {
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

/** The places are held until the staff decide; after a week they are reminded (flow C13). */
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

/**
 * Nothing to pay: a ticket for everyone (or one for all who are counted) and the e-mail with them, as
 * `confirmRegistration` does later.
 */
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

/** The e-mail with the tickets; where they show numbers, these are given first (`sendTickets`). */
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
 * The places are held until the first date and the grace after it, or until the staff decide, where that is agreed
 * (flow C9); the payer gets an e-mail with the amount, the date and the link at once (flow C0.4).
 */
function toBePaid(
  ctx: Seller,
  { due }: WhatIsOrdered,
  { registrationId: registration, unpaid }: Following,
): FollowsOf {
  const expiresAt = endOfFirstPart(due, unpaid)?.toString() ?? null
  const payload = { registration }
  const expiry =
    expiresAt === null
      ? []
      : [{ task: 'expire-registration' as const, payload, runAt: expiresAt, key: expiryKey(registration) }]
  const mail = {
    task: 'remind-to-pay' as const,
    payload,
    runAt: ctx.now.toString(),
    key: `remind:${registration}`,
  }
  return {
    ...{ state: 'awaiting_payment', expiresAt, tickets: [], messages: [], history: [] },
    jobs: [...expiry, mail],
  }
}
