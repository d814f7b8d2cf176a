import { balanceOf } from '#domain/payment/balance.ts'
import { type WantedNumber, wantedNumbers } from '#domain/quote/wanted-numbers.ts'
import { formatNumber } from '#domain/registration/format-number.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { findDecided, listLedger } from '../agreement/ledger.queries.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'
import { addNumbers, takeNumbers } from './numbers.queries.ts'
import { numbersOf } from './numbers.view.ts'

interface Missing extends WantedNumber {
  readonly participantId: string
}

/**
 * Gives everyone in a registration the numbers that are due and that they do not have yet: each once, and without
 * gaps. The caller holds the row lock. May run twice.
 */
export async function giveNumbers(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<void> {
  const row = await findRegistration(tx, registrationId)
  if (!row) return
  const { eventId } = row
  const { definition } = await getDefinition(tx, ctx, eventId, row.version)
  if (definition.numbers.length === 0) return
  const missing = await findMissing(tx, ctx, registrationId)
  const given: string[] = []
  // In one order, so that two registrations never wait for each other's counters.
  const counters = Map.groupBy(missing, ({ number, runsIn }) => `${number.id} ${runsIn}`)
  for (const [, people] of [...counters].sort(([one], [other]) => (one < other ? -1 : 1)))
    given.push(...(await giveInRow(tx, ctx, eventId, people)))
  if (given.length === 0) return
  await recordAudit(tx, ctx, {
    action: 'registration.numbered',
    eventId,
    registrationId,
    details: { numbers: given },
    before: { given: 0 },
    after: { given: given.length },
  })
}

async function findMissing(tx: Tx, ctx: TenantCtx, registrationId: string): Promise<Missing[]> {
  const { row, state, people, compiled, agreed } = await lockAgreed(tx, ctx, registrationId)
  const isConfirmed = state === 'confirmed'
  const { paid } = balanceOf(await listLedger(tx, registrationId))
  const price = row.total + (await findDecided(tx, registrationId))
  const hasPaid = paid > 0 || (isConfirmed && price === 0)
  const context = { now: agreed.pricedAt, facts: { channel: agreed.channel, free: {} } }
  return wantedNumbers(compiled, agreed.draft, context, { isConfirmed, hasPaid }).flatMap((wanted) => {
    const holder = people.find(({ ref }) => ref === wanted.person.ref)
    const isMissing = holder !== undefined && !(wanted.number.id in numbersOf(holder))
    return isMissing ? [{ ...wanted, participantId: holder.participantId }] : []
  })
}

/** People whose numbers run together; returns the given numbers. */
async function giveInRow(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
  people: readonly Missing[],
): Promise<string[]> {
  const [some] = people
  if (!some) return []
  const { number, runsIn } = some
  const units = { number: number.id, runsIn, from: number.from, units: people.length }
  const first = await takeNumbers(tx, ctx.account, eventId, units)
  const given = people.map(({ participantId, person: { group, type } }, index) => ({
    participantId,
    text: formatNumber(number.pattern, { n: first + index, group, type }),
  }))
  for (const { participantId, text } of given) await addNumbers(tx, participantId, { [number.id]: text })
  return given.map(({ text }) => text)
}
