import type { z } from 'zod'
import type { previewCallOffMail as contract } from '#contract/call-off.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { cancelRegistration } from '#server/features/registrations/cancel/cancel-registration.ts'
import { previewTrial } from './preview-trial.ts'

interface Wanted {
  readonly eventId: string
  readonly reason: string
  /** The example; the first registration that stands if null. */
  readonly registration: string | null
  /** It is also sent to the address of the user. */
  readonly toMe: boolean
}

/**
 * The mail about a called-off event for one of its registrations; null when none stands. Nothing changes.
 * @throws Refusal not_found
 */
export async function previewCallOffMail(
  ctx: TenantCtx,
  { eventId, reason, registration, toMe }: Wanted,
): Promise<z.input<typeof contract.output>> {
  await ctx.db.tenant(ctx.account, (tx) => assertEvent(tx, eventId))
  const act = (registrationId: string) => (within: TenantCtx) =>
    cancelRegistration(within, { registrationId, by: 'event', reason })
  return { mail: await previewTrial(ctx, { eventId, registration, toMe, kind: 'cancelled', act }) }
}
