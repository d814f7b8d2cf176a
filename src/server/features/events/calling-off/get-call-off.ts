import type { z } from 'zod'
import { type getCallOff as contract, endProblem } from '#contract/call-off.ts'
import { sumMoney } from '#domain/values/money.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { givesBack } from '#server/features/payments/records/connected-gateways.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEvent } from '../selling/events.queries.ts'
import { getDefinition } from '../selling/get-definition.ts'
import {
  findCallOff,
  findRequest,
  listFailures,
  sumDonations,
  sumPaidByGateway,
  sumRefunds,
} from './call-off.queries.ts'
import { secondPerson } from './second-person.ts'

type CallOff = z.input<typeof contract.output>
type Heap = CallOff['money']['gateway']

/**
 * Whether an event is called off, and how far its registrations are cancelled; before it, which registrations and how
 * much money it would affect, and whether somebody waits for a second person.
 * @throws Refusal not_found
 */
export async function getCallOff(ctx: TenantCtx, eventId: string): Promise<CallOff> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findCallOff(tx, eventId)
    if (!row) throw new Refusal('not_found')
    const { calledOffAt, calledOffBecause: reason, calledOffOf } = row
    return {
      calledOff:
        calledOffAt === null || reason === null
          ? null
          : { at: calledOffAt.toString(), reason, registrations: calledOffOf ?? 0 },
      registrations: row.live ?? 0,
      people: (row.people ?? 0) + (row.counted ?? 0),
      cancelled: row.cancelled ?? 0,
      money: await moneyOf(tx, ctx, eventId),
      refunds: await refundsOf(tx, eventId),
      second: { ...(await secondPerson(tx, ctx, eventId)), request: await requestOf(tx, ctx, eventId) },
      failures: await failuresOf(tx, eventId),
    }
  })
}

async function moneyOf(tx: Tx, ctx: TenantCtx, eventId: string): Promise<CallOff['money']> {
  const paid = await sumPaidByGateway(tx, eventId)
  const version = (await findEvent(tx, eventId))?.publishedVersion ?? null
  const items = version === null ? [] : (await getDefinition(tx, ctx, eventId, version)).definition.items
  const donations = items.flatMap(({ id, category }) => (category === 'donation' ? [id] : []))
  return {
    gateway: heapOf(paid.filter(({ gateway }) => gateway !== null && givesBack(ctx, gateway))),
    transfer: heapOf(paid.filter(({ gateway }) => gateway !== null && !givesBack(ctx, gateway))),
    cash: heapOf(paid.filter(({ gateway }) => gateway === null)),
    donations: await sumDonations(tx, eventId, donations),
  }
}

async function refundsOf(tx: Tx, eventId: string): Promise<CallOff['refunds']> {
  const rows = await sumRefunds(tx, eventId)
  const inState = (...states: readonly string[]) => heapOf(rows.filter(({ state }) => states.includes(state)))
  return {
    done: inState('succeeded'),
    moving: inState('requested', 'sent'),
    account: inState('needs_account'),
    transfer: inState('to_transfer'),
    staff: inState('awaiting_confirmation', 'withheld'),
  }
}

const heapOf = (rows: readonly Heap[]): Heap => ({
  registrations: rows.reduce((sum, { registrations }) => sum + registrations, 0),
  amount: sumMoney(rows.map(({ amount }) => amount)),
})

async function requestOf(
  tx: Tx,
  { actor }: TenantCtx,
  eventId: string,
): Promise<CallOff['second']['request']> {
  const asked = await findRequest(tx, eventId)
  if (!asked) return null
  const isMine = actor.kind === 'user' && actor.id === asked.requestedBy
  return { by: asked.requester, isMine, at: asked.requestedAt.toString(), reason: asked.reason }
}

async function failuresOf(tx: Tx, eventId: string): Promise<CallOff['failures']> {
  return (await listFailures(tx, eventId)).map((row) => ({
    registration: row.registrationId,
    number: row.number,
    contactName: `${row.contactFirstName} ${row.contactLastName}`,
    problem: endProblem.catch('unexpected').parse(row.problem),
    at: row.failedAt.toString(),
  }))
}
