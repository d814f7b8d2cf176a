import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findAllotment } from './allotments.queries.ts'
import { setAsideWithin } from './set-aside-within.ts'

/** A part of a limit that cannot be set aside, and why. */
export interface NotSetAside {
  /** In the definition. */
  readonly path: string
  readonly message: string
}

/**
 * Sets aside what the definition names from the beginning. An existing allotment stays unchanged, also when the
 * definition has another number by now: from then on the staff decide. Returns what cannot be set aside; then the
 * caller undoes everything. The caller has locked the event.
 */
export async function setAsideFromStart(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, definition }: { readonly eventId: string; readonly definition: EventDefinition },
): Promise<NotSetAside[]> {
  const failed: NotSetAside[] = []
  for (const [at, { id: partOf, allotments }] of definition.pools.entries()) {
    for (const [place, { id: slug, name, units }] of allotments.entries()) {
      const known = await findAllotment(tx, eventId, slug)
      if (known?.partOf === partOf) continue
      const wanted = { eventId, slug, name, partOf, units }
      const message = await setAsideWithin(tx, ctx, definition, wanted).then(() => null, messageOf)
      if (message !== null) failed.push({ path: `pools.${at}.allotments.${place}`, message })
    }
  }
  return failed
}

const MESSAGES: Readonly<Record<string, string>> = refusalMessages.allotmentOfDefinition

function messageOf(error: unknown): string {
  const message = error instanceof Refusal ? MESSAGES[error.code] : undefined
  if (message === undefined) throw error
  return message
}
