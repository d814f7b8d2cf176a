import { z } from 'zod'
import { due as dueSchema, line as lineSchema, registrationState } from '#contract/common.ts'
import type { registrationView } from '#contract/site.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { balanceOf, type Due, type LedgerAmount, type PaidNess, paidNess } from '#domain/payment/balance.ts'
import { donationThatStays } from '#domain/payment/donation-that-stays.ts'
import { duesNow } from '#domain/payment/dues-now.ts'
import type { LedgerExplanation } from '#domain/payment/ledger-entry.ts'
import { attendanceOf } from '#domain/quote/attendance.ts'
import type { PricedByDay } from '#domain/quote/quote-payment-day.ts'
import { choicesSchema } from '#domain/registration/draft.ts'
import { ALL, type Standing, whatMayBeDone } from '#domain/registration/may-change.ts'
import { transition } from '#domain/registration/states.ts'
import { sumMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getAccount } from '#server/features/accounts/get-account.ts'
import { refsOfOwnCards } from '#server/features/camp-cards/own-cards.ts'
import { documentsOf } from '#server/features/documents/standing/documents-of.ts'
import { findCallOffReason } from '#server/features/events/selling/find-call-off-reason.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { listReadableFiles } from '#server/features/files/records/list-readable-files.ts'
import { publishedOfRegistration } from '#server/features/lodging/published/published-of-registration.ts'
import { getNewestPayment } from '#server/features/payments/records/get-newest-payment.ts'
import {
  getRefundStandings,
  type RefundStanding,
} from '#server/features/payments/refunds/get-refund-standings.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listLedger } from '../agreement/ledger.queries.ts'
import { takenOverOf } from '../agreement/lock-agreed.ts'
import {
  findRegistration,
  listConsents,
  listParticipants,
  type ParticipantRow,
  type RegistrationRow,
} from '../agreement/registrations.queries.ts'
import { findRefusalReason } from '../agreement/revisions.queries.ts'
import { seenByRegistrant } from '../agreement/seen-by-registrant.ts'
import { numbersView } from '../confirmation/numbers.view.ts'
import { findTicketOfAll, type TicketOfAll } from '../confirmation/tickets.queries.ts'
import { findContactChange } from '../links/contact.queries.ts'
import { findAskedMove } from '../moves/find-asked-move.ts'
import { findPriceOfToday } from '../pricing/find-price-of-today.ts'
import { findOpenTransfer } from '../transfers/place-transfers.queries.ts'
import { ownDocumentsView } from './documents.view.ts'
import { lackingView } from './lacking.view.ts'
import { ticketOfAll, ticketOfPerson } from './tickets.view.ts'

/**
 * A registration as its payer sees it: what was agreed, what was paid, what comes next, tickets.
 * @throws Refusal not_found
 */
export async function getRegistration(
  ctx: TenantCtx,
  registrationId: string,
): Promise<z.input<typeof registrationView>> {
  const account = await getAccount(ctx)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (!row) throw new Refusal('not_found')
    const loaded = await getDefinition(tx, ctx, row.eventId, row.version)
    const { definition } = loaded
    const people = await listParticipants(tx, registrationId)
    const seen = people.map(seenByRegistrant)
    const ledger = await listLedger(tx, registrationId)
    const { priced, nextPrice } = await findPriceOfToday(tx, ctx, { ...loaded, row, people, ledger })
    const ofAll = await findTicketOfAll(tx, registrationId)
    const lodging = await publishedOfRegistration(tx, registrationId)
    const refunds = await getRefundStandings(tx, ctx, registrationId)
    const setAside = sumSetAside(refunds)
    const event = {
      slug: row.slug,
      title: definition.title,
      place: definition.page.place ?? null,
      host: account.name,
      calledOff: await findCallOffReason(tx, row.eventId),
    }
    return {
      ...coreView(row),
      headcount: row.headcount,
      slot: slotOf(row),
      attendance: attendanceView(row, seen, definition),
      may: whatMayBeDone(standingOf(row, people, ofAll), 'registrant'),
      ...moneyView(...asOfToday(row, ledger, priced), ctx.now, setAside),
      ...{ nextPrice, setAside, refunds },
      isTest: row.isTest,
      move: await moveView(tx, ctx, row),
      donationKept: event.calledOff === null ? 0 : donationThatStays(ledger),
      event,
      people: seen.map((person) => ({
        ...personView(person, definition),
        // The room of a person who has taken a place over is not shown here.
        lodging: person.placeTransferId === null ? [...(lodging.get(person.ref) ?? [])] : [],
        takenOver: person.placeTransferId !== null,
      })),
      signedOn: await signedOnView(tx, registrationId),
      files: await filesView(tx, registrationId, definition),
      documents: ownDocumentsView(await documentsOf(tx, ctx, { row, people }), takenOverOf(people)),
      campCards: await refsOfOwnCards(tx, ctx, { registrationId, eventId: row.eventId, people }),
      handOver: await openHandOver(tx, registrationId),
      lacking: lackingView(definition, row.lacking),
      newEmail: (await findContactChange(tx, registrationId))?.email ?? null,
      refusedBecause: row.isRefused ? await findRefusalReason(tx, registrationId) : null,
      tickets:
        row.state === 'confirmed'
          ? [...seen.flatMap((person) => ticketOfPerson(person, definition)), ...ticketOfAll(row, ofAll)]
          : [],
      payment: await getNewestPayment(tx, registrationId),
    }
  })
}

/** What may be chosen about an event that was moved, while the registration stands. */
async function moveView(tx: Tx, ctx: TenantCtx, { registrationId, state }: RegistrationRow) {
  const asked = await findAskedMove(tx, ctx, registrationId)
  if (asked === null) return null
  const { move: _, version: _version, answerUntil, ...rest } = asked
  const stands = transition(registrationState.parse(state), 'cancel') !== null
  return {
    ...rest,
    answerUntil: answerUntil.toString(),
    mayStay: stands && rest.mayStay,
    mayResign: stands && rest.mayResign,
  }
}

/** The last day on which statements of the registrant were signed on paper. */
async function signedOnView(tx: Tx, registrationId: string): Promise<string | null> {
  const days = (await listConsents(tx, registrationId)).flatMap(({ signedOn }) => signedOn?.toString() ?? [])
  return days.toSorted().at(-1) ?? null
}

/** Each with the question that it answers. */
async function filesView(tx: Tx, registrationId: string, { questions }: EventDefinition) {
  const files = await listReadableFiles(tx, { registrationId, seenBy: 'registrant' })
  return files.map(({ id, name, size, person, question }) => {
    const asked = questions.find((each) => each.id === question)
    return { id, name, size, person, question: asked?.label ?? '' }
  })
}

/** Whose place waits until when for a person to take it over. */
async function openHandOver(tx: Tx, registrationId: string) {
  const open = await findOpenTransfer(tx, registrationId)
  return open?.isOpen ? { giver: open.giver, until: open.expiresAt.toString() } : null
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
    expiresAt: row.state === 'awaiting_payment' || row.isRefused ? (row.expiresAt?.toString() ?? null) : null,
    createdAt: row.createdAt.toString(),
  }
}

/** With the correction that a payment of today would book. */
function asOfToday(
  row: RegistrationRow,
  ledger: readonly Entry[],
  priced: PricedByDay | null,
): [PricedRow, readonly Entry[]] {
  if (priced === null) return [row, ledger]
  return [priced, [...ledger, { kind: 'correction', amount: priced.total - row.total }]]
}

/** The reason of its state, as known from the database. */
interface Entry extends LedgerAmount {
  readonly explanation?: LedgerExplanation
}

const decidedOf = ({ amount, explanation }: Entry) => (explanation?.code === 'by_decision' ? amount : 0)

interface PricedRow {
  readonly lines: unknown
  readonly due: unknown
  readonly total: number
}

const handOverFeeOf = ({ amount, explanation }: Entry) => (explanation?.code === 'hand_over_fee' ? amount : 0)

/** Of refunds: those not made yet. */
const sumSetAside = (refunds: readonly RefundStanding[]) =>
  sumMoney(refunds.filter(({ state }) => state !== 'succeeded').map(({ amount }) => amount))

/** Lines and dues as agreed, and their state by the ledger. What is set aside for refunds pays for no part. */
export function moneyView(row: PricedRow, ledger: readonly Entry[], now: Temporal.Instant, setAside = 0) {
  const due = z.array(dueSchema).parse(row.due)
  const { total } = row
  const balance = balanceOf(ledger)
  const local = localOf(now).toString()
  return {
    lines: z.array(lineSchema).parse(row.lines),
    due: duesNow(due, { ...balance, paid: balance.paid - setAside }, local),
    total,
    paid: balance.paid + balance.kept,
    kept: balance.kept,
    fees: balance.fees,
    decided: sumMoney(ledger.map(decidedOf)),
    handOverFees: Math.min(balance.fees, sumMoney(ledger.map(handOverFeeOf))),
    balance: balance.owed - balance.paid,
    paidness: paidnessOf({ total, due }, ledger, now),
  }
}

/** How much of what was agreed is paid, by the ledger, at this moment. */
export function paidnessOf(
  { total, due }: { readonly total: number; readonly due: readonly Due[] },
  ledger: readonly Entry[],
  now: Temporal.Instant,
): PaidNess {
  const balance = balanceOf(ledger)
  // Of which the staff have decided that it is for nothing, nothing is missing.
  const price = total + sumMoney(ledger.map(decidedOf))
  const nothingLeft = price > 0 && balance.owed === 0 && balance.paid + balance.kept === 0
  return nothingLeft ? settled(ledger) : paidNess(balance, due, localOf(now).toString())
}

/** A registration that owes nothing any more and of which nothing is left: all went back, or nothing ever came. */
const settled = (ledger: readonly Entry[]) =>
  ledger.some(({ kind }) => kind === 'refund') ? ('refunded' as const) : ('unpaid' as const)

/** Its state as far as changes are concerned. */
export const standingOf = (
  row: Pick<RegistrationRow, 'state' | 'isRefused'>,
  people: readonly ParticipantRow[],
  ofAll: TicketOfAll,
): Standing => ({
  state: registrationState.parse(row.state),
  isRefused: row.isRefused,
  takenOver: takenOverOf(people),
  people: people.length,
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

/** When each person takes part, by what was agreed. */
export function attendanceView(
  { draft }: Pick<RegistrationRow, 'draft'>,
  people: readonly ParticipantRow[],
  definition: EventDefinition,
) {
  const attendances = attendanceOf(definition, {
    ...whole.parse(draft),
    people: people.map(({ ref, participantGroup, choices }) => ({
      ref,
      group: participantGroup,
      choices: choicesSchema.parse(choices),
    })),
  })
  return attendances.map(({ person, spans }) => ({ person, spans: spans.map((span) => ({ ...span })) }))
}

const whole = z.object({ slot: z.string().nullable().default(null), choices: choicesSchema })

/** The hour of entry that was chosen: an ISO local date-time. */
export const slotOf = ({ draft }: Pick<RegistrationRow, 'draft'>): string | null => whole.parse(draft).slot
