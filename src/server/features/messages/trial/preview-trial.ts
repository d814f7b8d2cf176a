import type { z } from 'zod'
import type { mailPreview } from '#contract/call-off.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import type { MessageKind } from '../outbox/queue-message.ts'
import { composeTrial } from './compose-trial.ts'
import { queueToUser } from './queue-to-user.ts'
import { findExample } from './trial.queries.ts'

interface Wanted {
  readonly eventId: string
  readonly registration: string | null
  readonly toMe: boolean
  readonly kind: MessageKind
  readonly act: (registrationId: string) => (within: TenantCtx) => Promise<void>
}

/** The mail that an action would send for a registration of an event; null when no registration stands. */
export async function previewTrial(
  ctx: TenantCtx,
  { eventId, registration, toMe, kind, act }: Wanted,
): Promise<z.input<typeof mailPreview> | null> {
  const example = await ctx.db.tenant(ctx.account, (tx) => findExample(tx, eventId, registration))
  if (!example) return null
  const { registrationId, number, next } = example
  const mail = await composeTrial(ctx, { registrationId, kind, act: act(registrationId) })
  if (mail === null) return null
  const { subject, text, html } = mail
  if (toMe) await queueToUser(ctx, { message: newId(), subject, text, html })
  const contactName = `${example.contactFirstName} ${example.contactLastName}`
  return { registration: registrationId, number, contactName, subject, text, html, next }
}
