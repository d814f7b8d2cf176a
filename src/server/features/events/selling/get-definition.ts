import { readDocument } from '#domain/event/check/check-definition.ts'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDefinition } from './events.queries.ts'
import { codeKeysOf } from './seal-codes.ts'

export interface LoadedDefinition {
  /** As it was written; rules read the definition. */
  readonly document: DefinitionDocument
  readonly definition: EventDefinition
  readonly compiled: CompiledDefinition
}

/** Versions never change, so a compiled one stays valid for as long as it is cached. */
const compiled = new Map<string, LoadedDefinition>()
const KEPT = 200

/**
 * The definition of a version, compiled once in this process.
 * @throws Refusal not_found when there is no such version
 */
export async function getDefinition(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
  version: number,
): Promise<LoadedDefinition> {
  const key = `${ctx.account}:${eventId}:${version}`
  const known = compiled.get(key)
  if (known) return known
  const document = readDocument(await findDefinition(tx, eventId, version))
  if (document === null) throw new Refusal('not_found')
  const definition = expandDefinition(document)
  const loaded = { document, definition, compiled: compileDefinition(definition, codeKeysOf(ctx, eventId)) }
  const oldest = compiled.size >= KEPT ? compiled.keys().next().value : undefined
  if (oldest !== undefined) compiled.delete(oldest)
  compiled.set(key, loaded)
  return loaded
}
