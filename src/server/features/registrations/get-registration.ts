import { z } from 'zod'
import { due as dueSchema, line as lineSchema, registrationState } from '#contract/common.ts'
import type { registrationView } from '#contract/site.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { sumMoney } from '#domain/money.ts'
import { balanceOf, type LedgerEntry, paidNess } from '#domain/payment/balance.ts'
import { duesNow } from '#domain/payment/dues-now.ts'
import { localOf } from '#domain/polish-time.ts'
import type { ReckonedByDay } from '#domain/quote/quote-payment-day.ts'
import { ALL, type Standing, whatMayBeDone } from '#domain/registration/may-change.ts'
import { formatMoment, readMoment } from '#domain/time.ts'
import { counts } from '#i18n/pl/counts.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { qrPath } from '#server/qr-code.ts'
import { getAccount } from '../accounts/get-account.ts'
import { findCallOffReason } from '../events/find-call-off-reason.ts'
import { getDefinition } from '../events/get-definition.ts'
import { getNewestPayment } from '../payments/get-newest-payment.ts'
import { findRefusalReason } from './approval.queries.ts'
import { findPriceOfToday } from './find-price-of-today.ts'
import { isRefused } from './is-refused.ts'
import { numbersView } from './numbers.view.ts'
import { registrationToken } from './registration-token.ts'
import {
  findRegistration,
  listLedger,
  listParticipants,
  type ParticipantRow,
  type RegistrationRow,
} from './registrations.queries.ts'
import { findTicketOfAll, type TicketOfAll } from './tickets.queries.ts'

export interface LoadedRegistration {
  readonly registration: z.input<typeof registrationView>
  /** Of 'Moje zgłoszenie'. */
  readonly address: string
}

/**
 * A registration as its payer sees it: what was agreed, what has come, what comes next, tickets.
 * @throws Refusal not_found
 */
export async function getRegistration(ctx: TenantCtx, registrationId: string): Promise<LoadedRegistration> {
  const account = await getAccount(ctx)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (!row) throw new Refusal('not_found')
    const loaded = await getDefinition(tx, ctx, row.eventId, row.version)
    const { definition } = loaded
    const people = await listParticipants(tx, registrationId)
    const ledger = await listLedger(tx, registrationId)
    const { reckoned, nextPrice } = await findPriceOfToday(tx, ctx, { ...loaded, row, people, ledger })
    const ofAll = await findTicketOfAll(tx, registrationId)
    const event = {
      slug: row.slug,
      title: definition.title,
      start: definition.dates.start,
      end: definition.dates.end,
      place: definition.page.place ?? null,
      host: account.name,
      calledOff: await findCallOffReason(tx, row.eventId),
    }
    return {
      registration: {
        ...coreView(row),
        headcount: row.headcount,
        slot: slotOf(row),
        may: whatMayBeDone(standingOf(row, people, ofAll), 'registrant'),
        ...moneyView(...asOfToday(row, ledger, reckoned), ctx.now),
        nextPrice,
        event,
        people: people.map((person) => personView(person, definition)),
        refusedBecause: isRefused(row) ? await findRefusalReason(tx, registrationId) : null,
        tickets:
          row.state === 'confirmed'
            ? [...people.flatMap((person) => ticketOfPerson(person, definition)), ...ticketOfAll(row, ofAll)]
            : [],
        payment: await getNewestPayment(tx, registrationId),
      },
      address: `${account.siteAddress}/zgloszenie/${registrationToken(ctx, registrationId)}`,
    }
  })
}

function coreView(row: RegistrationRow) {
  return {
    number: row.number,
    revision: row.revision,
    state: row.state as z.input<typeof registrationView>['state'],
    contact: {
      firstName: row.contactFirstName,
      lastName: row.contactLastName,
      email: row.contactEmail,
      phone: row.contactPhone,
    },
    expiresAt:
      row.state === 'awaiting_payment' || isRefused(row) ? (row.expiresAt?.toString() ?? null) : null,
    createdAt: row.createdAt.toString(),
  }
}

/** With the correction that a payment of today would book. */
function asOfToday(
  row: RegistrationRow,
  ledger: readonly Entry[],
  reckoned: ReckonedByDay | null,
): [PricedRow, readonly Entry[]] {
  if (reckoned === null) return [row, ledger]
  return [reckoned, [...ledger, { kind: 'correction', amount: reckoned.total - row.total }]]
}

/** Why it stands there is known of what the database has. */
type Entry = LedgerEntry & { readonly explanation?: unknown }

interface PricedRow {
  readonly lines: unknown
  readonly due: unknown
  readonly total: number
}

const handOverFee = z.object({ code: z.literal('hand_over_fee') })

const handOverFeeOf = ({ kind, amount, explanation }: Entry) =>
  kind === 'fee' && handOverFee.safeParse(explanation).success ? amount : 0

/** Lines and dues as agreed, and how they stand by the ledger. */
export function moneyView(row: PricedRow, ledger: readonly Entry[], now: Temporal.Instant) {
  const due = z.array(dueSchema).parse(row.due)
  const { total } = row
  const balance = balanceOf(ledger)
  const local = localOf(now).toString()
  const stands = paidNess(balance, due, local)
  return {
    lines: z.array(lineSchema).parse(row.lines),
    due: duesNow(due, balance, local),
    total,
    paid: balance.paid + balance.kept,
    kept: balance.kept,
    fees: balance.fees,
    handOverFees: Math.min(balance.fees, sumMoney(ledger.map(handOverFeeOf))),
    balance: balance.owed - balance.paid,
    // What has expired owes nothing any more; that nobody has paid it does not make it paid.
    paidness:
      total > 0 && balance.owed === 0 && balance.paid + balance.kept === 0 ? ('unpaid' as const) : stands,
  }
}

/** How it stands as far as changes go. */
export const standingOf = (
  row: Pick<RegistrationRow, 'state' | 'expiresAt'>,
  people: readonly ParticipantRow[],
  ofAll: TicketOfAll,
): Standing => ({
  state: registrationState.parse(row.state),
  isRefused: isRefused(row),
  entered: [
    ...people.filter(({ ticketUsedAt }) => ticketUsedAt !== null).map(({ ref }) => ref),
    ...(ofAll && ofAll.usedAt !== null ? [ALL] : []),
  ],
})

/** A person with the numbers given, and the names of group and type as they were when the registration was made. */
export function personView(person: ParticipantRow, definition: EventDefinition) {
  const { groups, types } = definition
  return {
    ref: person.ref,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    type: types.find((type) => type.id === person.participantType)?.name ?? null,
    group: groups.find((group) => group.id === person.participantGroup)?.name ?? null,
    numbers: numbersView(person, definition),
  }
}

function ticketOfPerson(person: ParticipantRow, definition: EventDefinition) {
  const { ref, firstName, lastName, ticketCode: code, ticketUsedAt: usedAt } = person
  const numbers = numbersView(person, definition)
  return code === null
    ? []
    : [ticketView({ person: ref, name: `${firstName} ${lastName}`, code, usedAt, numbers })]
}

/** One for all who are only counted: how many may come in, and when. */
function ticketOfAll(row: RegistrationRow, ticket: TicketOfAll) {
  if (!ticket || row.headcount === null) return []
  const slot = readMoment(slotOf(row) ?? '')
  const name = [counts.people(row.headcount), ...(slot === null ? [] : [formatMoment(slot)])].join(', ')
  return [ticketView({ person: null, name, numbers: [], ...ticket })]
}

const ticketView = (ticket: {
  readonly person: string | null
  readonly name: string
  readonly code: string
  readonly numbers: readonly { readonly name: string; readonly number: string }[]
  readonly usedAt: Temporal.Instant | null
}) => ({
  ...ticket,
  numbers: [...ticket.numbers],
  qr: qrPath(ticket.code),
  usedAt: ticket.usedAt?.toString() ?? null,
})

const whole = z.object({ slot: z.string().nullable().default(null) })

/** The hour of entry that was chosen: an ISO local date-time. */
export const slotOf = ({ draft }: Pick<RegistrationRow, 'draft'>): string | null => whole.parse(draft).slot
