import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { LoadedDefinition } from '../selling/get-definition.ts'
import { codeKeysOf } from '../selling/seal-codes.ts'
import { findDraft, lockDraft } from './drafts.queries.ts'
import { documentOf } from './get-draft.ts'

/** A draft by which orders can be priced, though it may have problems. */
export interface LoadedDraft extends LoadedDefinition {
  readonly revision: number
}

/**
 * The draft of an event as rules that can be applied; locked, nobody changes it until the transaction ends.
 * @throws Refusal not_found; draft_not_ready where they cannot: those that depend on each other in a circle
 */
export async function loadDraft(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
  { isLocked = false } = {},
): Promise<LoadedDraft> {
  const stored = await (isLocked ? lockDraft : findDraft)(tx, eventId)
  if (!stored) throw new Refusal('not_found')
  return { revision: stored.revision, ...compiledDraft(ctx, eventId, stored) }
}

/** The same of a draft that was kept. @throws Refusal draft_not_ready */
export function compiledDraft(
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
  kept: { readonly draft: unknown },
): LoadedDefinition {
  const document = documentOf(kept)
  try {
    const definition = expandDefinition(document)
    return { document, definition, compiled: compileDefinition(definition, codeKeysOf(ctx, eventId)) }
  } catch {
    throw new Refusal('draft_not_ready')
  }
}
