import { readPublished } from '#domain/event/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDefinition } from './events.queries.ts'

export interface LoadedDefinition {
  readonly definition: EventDefinition
  readonly compiled: CompiledDefinition
}

/** Versions never change, so a compiled one is good for as long as it is kept. */
const compiled = new Map<string, LoadedDefinition>()
const KEPT = 200

/**
 * The definition of a version, compiled once in this process.
 * @throws Refusal not_found when there is no such version
 */
export async function getDefinition(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  eventId: string,
  version: number,
): Promise<LoadedDefinition> {
  const key = `${ctx.account}:${eventId}:${version}`
  const known = compiled.get(key)
  if (known) return known
  const definition = readPublished(await findDefinition(tx, eventId, version))
  if (definition === null) throw new Refusal('not_found')
  const loaded = { definition, compiled: compileDefinition(definition) }
  const oldest = compiled.size >= KEPT ? compiled.keys().next().value : undefined
  if (oldest !== undefined) compiled.delete(oldest)
  compiled.set(key, loaded)
  return loaded
}
