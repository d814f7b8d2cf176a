import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { openedForTest } from '#domain/event/opened-for-test.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { LoadedDefinition } from './get-definition.ts'
import { codeKeysOf } from './seal-codes.ts'

/** Compiled once for each version that is in use. */
const opened = new WeakMap<LoadedDefinition, LoadedDefinition>()

/** The rules of an event in test mode: nothing waits for its opening. */
export function openForTest(
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  eventId: string,
  published: LoadedDefinition,
): LoadedDefinition {
  const known = opened.get(published)
  if (known) return known
  const document = openedForTest(published.document)
  const definition = expandDefinition(document)
  const loaded = { document, definition, compiled: compileDefinition(definition, codeKeysOf(ctx, eventId)) }
  opened.set(published, loaded)
  return loaded
}
