import { z } from 'zod'
import { due as dueSchema, line as lineSchema, registrationState } from '#contract/common.ts'
import type { registrationView } from '#contract/site.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { balanceOf, paidNess } from '#domain/payment/balance.ts'
import { duesNow } from '#domain/payment/dues-now.ts'
import { localOf } from '#domain/polish-time.ts'
import { type Standing, whatMayBeDone } from '#domain/registration/may-change.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { qrPath } from '#server/qr-code.ts'
import { getAccount } from '../accounts/get-account.ts'
import { getDefinition } from '../events/get-definition.ts'
import { getNewestPayment } from '../payments/get-newest-payment.ts'
import { registrationToken } from './registration-token.ts'
import {
  findRegistration,
  type LedgerRow,
  listLedger,
  listParticipants,
  type ParticipantRow,
  type RegistrationRow,
} from './registrations.queries.ts'

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
    const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
    const people = await listParticipants(tx, registrationId)
    const event = {
      slug: row.slug,
      title: definition.title,
      start: definition.dates.start,
      end: definition.dates.end,
      place: definition.page.place ?? null,
      host: account.name,
    }
    return {
      registration: {
        ...coreView(row),
        may: whatMayBeDone(standingOf(row, people), 'registrant'),
        ...moneyView(row, await listLedger(tx, registrationId), ctx.now),
        event,
        people: people.map((person) => personView(person, definition)),
        tickets: row.state === 'confirmed' ? people.flatMap(ticketView) : [],
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
    expiresAt: row.state === 'awaiting_payment' ? (row.expiresAt?.toString() ?? null) : null,
    createdAt: row.createdAt.toString(),
  }
}

/** Lines and dues as agreed, and how they stand by the ledger. */
export function moneyView(
  row: Pick<RegistrationRow, 'lines' | 'due' | 'total'>,
  ledger: readonly LedgerRow[],
  now: Temporal.Instant,
) {
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
    balance: balance.owed - balance.paid,
    // What has expired owes nothing any more; that nobody has paid it does not make it paid.
    paidness:
      total > 0 && balance.owed === 0 && balance.paid + balance.kept === 0 ? ('unpaid' as const) : stands,
  }
}

/** How it stands as far as changes go. */
export const standingOf = (
  row: Pick<RegistrationRow, 'state'>,
  people: readonly ParticipantRow[],
): Standing => ({
  state: registrationState.parse(row.state),
  entered: people.filter(({ ticketUsedAt }) => ticketUsedAt !== null).map(({ ref }) => ref),
})

/** A person with the names of group and type as they were when the registration was made. */
export function personView(person: ParticipantRow, { groups, types }: EventDefinition) {
  return {
    ref: person.ref,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    type: types.find((type) => type.id === person.participantType)?.name ?? null,
    group: groups.find((group) => group.id === person.participantGroup)?.name ?? null,
  }
}

function ticketView(person: ParticipantRow) {
  if (person.ticketCode === null) return []
  return [
    {
      person: person.ref,
      name: `${person.firstName} ${person.lastName}`,
      code: person.ticketCode,
      qr: qrPath(person.ticketCode),
      usedAt: person.ticketUsedAt?.toString() ?? null,
    },
  ]
}
