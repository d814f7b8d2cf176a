import { type TriedDraft, tryDraft } from '#domain/quote/try-draft.ts'
import { sumMoney } from '#domain/values/money.ts'
import { trialReasons } from '#i18n/trial-reasons.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { databaseFault } from '#server/db/database-fault.ts'
import { compiledDraft } from '#server/features/events/drafts/load-draft.ts'
import { getDraftCapacities } from '#server/features/events/preview/get-draft-capacities.ts'
import { getDefinition, type LoadedDefinition } from '#server/features/events/selling/get-definition.ts'
import { agreedOf } from '../agreement/agreed-of.ts'
import { endTrial, listToTry, lockTrial, saveBatch, type TriedRow } from './trial.queries.ts'

/** So many are tried in a transaction: the progress is seen, and a stop waits for no more. */
const AT_ONCE = 50

interface Trial {
  readonly eventId: string
  readonly trialId: string
}

/**
 * Tries a draft on all registrations of its event, batch by batch; an interrupted run goes on where it was. May run
 * twice: each batch holds the lock of the trial. A registration that cannot be read ends it as failed.
 * @throws the database's error: again later
 */
export async function carryOutTrial(ctx: TenantCtx, trial: Trial): Promise<void> {
  try {
    let goesOn = true
    while (goesOn) goesOn = await ctx.db.tenant(ctx.account, (tx) => tryBatch(tx, ctx, trial))
  } catch (error) {
    if (databaseFault(error) !== null) throw error
    ctx.log.error({ err: error, event: trial.eventId }, 'the trial of a draft has failed')
    await ctx.db.tenant(ctx.account, (tx) => endTrial(tx, trial.eventId, trial.trialId, 'failed'))
  }
}

/** Whether there is more to do. */
async function tryBatch(tx: Tx, ctx: TenantCtx, { eventId, trialId }: Trial): Promise<boolean> {
  const trial = await lockTrial(tx, eventId, trialId)
  if (trial === undefined) return false
  const rows = await listToTry(tx, { eventId, after: trial.triedUntil, limit: AT_ONCE })
  const last = rows.at(-1)
  if (last === undefined) {
    await endTrial(tx, eventId, trialId, 'done')
    return false
  }
  const draft = compiledDraft(ctx, eventId, trial)
  const capacities = await getDraftCapacities(tx, ctx, eventId, draft.definition)
  let { taken } = trial
  const tried: { readonly agreed: number; readonly found: TriedDraft; readonly registrationId: string }[] = []
  for (const row of rows) {
    const free = leftOf(capacities, taken)
    const one = await tryOne(tx, ctx, { eventId, row, draft, free })
    taken = withClaims(taken, one.found.claims)
    tried.push({ ...one, registrationId: row.registrationId })
  }
  await saveBatch(
    tx,
    { accountId: ctx.account, eventId },
    {
      ...{ tried: tried.length, triedUntil: last.registrationId, taken },
      rows: tried.flatMap(differing),
      sumBefore: sumMoney(tried.map(({ agreed }) => agreed)),
      sumAfter: sumMoney(tried.map(({ found }) => found.total ?? 0)),
    },
  )
  return true
}

async function tryOne(
  tx: Tx,
  ctx: TenantCtx,
  one: {
    readonly eventId: string
    readonly row: Awaited<ReturnType<typeof listToTry>>[number]
    readonly draft: LoadedDefinition
    readonly free: Readonly<Record<string, number>>
  },
) {
  const { eventId, row, draft, free } = one
  const own = await getDefinition(tx, ctx, eventId, row.version)
  const { agreed } = await agreedOf(tx, ctx, { row, definition: own.definition })
  const approved = row.state !== 'awaiting_approval'
  const found = tryDraft({ own: own.compiled, draft: draft.compiled, agreed, approved, free })
  return { agreed: agreed.total, found }
}

function differing(one: {
  readonly agreed: number
  readonly found: TriedDraft
  readonly registrationId: string
}): TriedRow[] {
  const { registrationId, agreed: totalBefore, found } = one
  const { outcome, total: totalAfter } = found
  if (outcome === 'same') return []
  return [{ registrationId, outcome, totalBefore, totalAfter, reasons: trialReasons(found) }]
}

/** Units that are left of each limit that has a number. */
const leftOf = (
  capacities: Readonly<Record<string, number | null>>,
  taken: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(capacities).flatMap(([pool, capacity]) =>
      capacity === null ? [] : [[pool, Math.max(0, capacity - (taken[pool] ?? 0))]],
    ),
  )

const withClaims = (
  taken: Readonly<Record<string, number>>,
  claims: TriedDraft['claims'],
): Readonly<Record<string, number>> => ({
  ...taken,
  ...Object.fromEntries(claims.map(({ pool, units }) => [pool, (taken[pool] ?? 0) + units])),
})
