import type { z } from 'zod'
import { type listScans as contract, verdictSchema } from '#contract/check-in.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { countTickets, listNewestScans } from './check-in.queries.ts'

const SHOWN = 10

/** The last scans and how many are in. Throws Refusal not_found. */
export async function listScans(ctx: TenantCtx, eventId: string): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const { entered, expected } = await countTickets(tx, eventId)
    const scans = await listNewestScans(tx, eventId, SHOWN)
    return { entered, expected, scans: scans.map(scanView) }
  })
}

function scanView(scan: Awaited<ReturnType<typeof listNewestScans>>[number]) {
  const verdict = verdictSchema.parse(scan.verdict)
  return {
    at: scan.at.toString(),
    name: 'holder' in verdict ? (verdict.holder?.name ?? null) : null,
    verdict: verdict.verdict,
    gate: scan.gate,
    by: scan.scannedBy,
  }
}
