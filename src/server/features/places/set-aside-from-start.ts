import type { EventDefinition } from '#domain/event/definition.ts'
import type { TenantCtx } from '#server/ctx.ts'
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
 * Sets aside what the definition says from the beginning. What is there already stays as it is, also when the
 * definition says another number by now: from then on the staff decide. Answers what cannot be set aside; then the
 * caller undoes all. The caller has locked the event.
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

const MESSAGES: Readonly<Record<string, string>> = {
  full: 'Tylu wolnych miejsc już nie ma. Wydziel mniej.',
  queue: 'Na te miejsca czekają osoby z\u00a0listy rezerwowej. Wydziel mniej.',
  name_taken: 'Z\u00a0tego limitu wydzielono już miejsca o\u00a0tej nazwie.',
  invalid_input: 'Miejsca o\u00a0tym identyfikatorze wydzielono już z\u00a0innego limitu.',
}

function messageOf(error: unknown): string {
  const message = error instanceof Refusal ? MESSAGES[error.code] : undefined
  if (message === undefined) throw error
  return message
}
