import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { DefinitionProblem, PlainCode } from '#domain/event/definition/problem.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findAllotment } from './allotments.queries.ts'
import { setAsideWithin } from './set-aside-within.ts'

/**
 * Sets aside what the definition names from the beginning. An existing allotment stays unchanged, also when the
 * definition has another number by now: from then on the staff decide. Returns what cannot be set aside; then the
 * caller undoes everything. The caller has locked the event.
 */
export async function setAsideFromStart(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, definition }: { readonly eventId: string; readonly definition: EventDefinition },
): Promise<DefinitionProblem[]> {
  const failed: DefinitionProblem[] = []
  for (const [at, { id: partOf, allotments }] of definition.pools.entries()) {
    for (const [place, { id: slug, name, units }] of allotments.entries()) {
      const known = await findAllotment(tx, eventId, slug)
      if (known?.partOf === partOf) continue
      const wanted = { eventId, slug, name, partOf, units }
      const code = await setAsideWithin(tx, ctx, definition, wanted).then(() => null, codeOf)
      if (code !== null) failed.push({ path: `pools.${at}.allotments.${place}`, code })
    }
  }
  return failed
}

/** Why places of the definition cannot be set aside, by the code of the refusal. */
const CODES: Readonly<Record<string, PlainCode>> = {
  full: 'set_aside_full',
  queue: 'set_aside_queue',
  name_taken: 'set_aside_name_taken',
  invalid_input: 'set_aside_elsewhere',
}

function codeOf(error: unknown): PlainCode {
  const code = error instanceof Refusal ? CODES[error.code] : undefined
  if (code === undefined) throw error
  return code
}
