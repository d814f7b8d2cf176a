import { z } from 'zod'
import { type getDraftTrial as contract, TRIAL_OUTCOMES, TRIAL_STATES } from '#contract/draft-trial.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { countOutcomes, findTrial, listTriedRows } from './trial.queries.ts'

export type DraftTrial = OutputOf<typeof contract>

const MOST_ROWS = 500

const outcome = z.enum(TRIAL_OUTCOMES)
const reasons = z.array(z.string())

/**
 * How far the last trial of an event's draft has come, and what it has found.
 * @throws Refusal not_found
 */
export async function getDraftTrial(ctx: TenantCtx, eventId: string): Promise<DraftTrial> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const trial = await findTrial(tx, eventId)
    if (trial === undefined) return { trial: null }
    const found = new Map(
      (await countOutcomes(tx, eventId)).map((each) => [outcome.parse(each.outcome), each.count]),
    )
    const counted = (kind: z.infer<typeof outcome>) => found.get(kind) ?? 0
    const rows = await listTriedRows(tx, eventId, MOST_ROWS)
    const { registrations, tried, sumBefore, sumAfter, startedBy, startedAt, endedAt } = trial
    return {
      trial: {
        ...{ state: z.enum(TRIAL_STATES).parse(trial.state), revision: trial.draftRevision },
        // Somebody may have registered since it was counted.
        ...{ registrations: Math.max(registrations, tried), tried, sumBefore, sumAfter, startedBy },
        startedAt: startedAt.toString({ smallestUnit: 'millisecond' }),
        endedAt: endedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
        counts: {
          ...{ dearer: counted('dearer'), cheaper: counted('cheaper') },
          ...{ full: counted('full'), refused: counted('refused') },
        },
        rows: rows.map((row) => ({
          ...{ registrationId: row.registrationId, number: row.number, name: row.name },
          ...{ outcome: outcome.parse(row.outcome), before: row.totalBefore, after: row.totalAfter },
          reasons: reasons.parse(row.reasons),
        })),
      },
    }
  })
}
