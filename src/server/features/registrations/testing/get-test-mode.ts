import { z } from 'zod'
import type { getTestMode as contract } from '#contract/test-mode.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { readTestMode } from '#server/features/events/test-mode/read-test-mode.ts'
import { opensLater } from '#server/features/events/test-mode/start-test-mode.ts'

type TestMode = z.input<typeof contract.output>

/** The test mode of an event, and how far wiping and a rehearsal are. @throws Refusal not_found */
export async function getTestMode(ctx: TenantCtx, eventId: string): Promise<TestMode> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { found, rehearsal } = await readTestMode(tx, eventId)
    const version = found.publishedVersion
    const opens = version === null ? null : await opensLater(tx, ctx, { eventId, version })
    const registrations = found.registrations ?? 0
    const { isTest, wipingOf } = found
    return {
      ...{ isTest, opens, registrations, people: found.people ?? 0 },
      mayStart:
        !isTest && opens !== null && !found.hasReal && !found.hasWaiting && found.calledOffAt === null,
      wiping: wipingOf === null ? null : { done: Math.max(0, wipingOf - registrations), of: wipingOf },
      rehearsal: rehearsal ? rehearsalView(rehearsal) : null,
    }
  })
}

const stateSchema = z.enum(['running', 'stopped', 'done'])
const refusedSchema = z.record(z.string(), z.number())

function rehearsalView(
  row: NonNullable<Awaited<ReturnType<typeof readTestMode>>['rehearsal']>,
): NonNullable<TestMode['rehearsal']> {
  const { wanted, seed, tried, families, people, paid, cancelled } = row
  return {
    ...{ wanted, seed, tried, families, people, paid, cancelled },
    state: stateSchema.parse(row.state),
    refused: refusedSchema.parse(row.refused),
    startedAt: row.startedAt.toString(),
    endedAt: row.endedAt?.toString() ?? null,
  }
}
