import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { definitionChecker } from '#server/checks/definition-checker.ts'
import type { CheckAnswer, CheckQuestion } from '#server/checks/definition-worker.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { sealCodes } from '../selling/seal-codes.ts'
import { definitionRefusal } from './definition-refusal.ts'

/** A valid definition that may be stored (the document) and sold from, with its codes sealed, and its warnings. */
export interface CheckedDefinition extends Omit<Extract<CheckAnswer, { ok: true }>, 'ok'> {
  readonly definition: EventDefinition
}

/**
 * Reads a definition, or one with a section replaced, outside the event loop.
 * @throws Refusal definition_invalid with every fault and its place; check_too_long, crowded
 */
export async function readDefinition(
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  question: CheckQuestion,
): Promise<CheckedDefinition> {
  const checked = await definitionChecker.check(ctx.account, question)
  if (!checked.ok) throw definitionRefusal(checked.problems)
  const document = sealCodes(ctx, checked.document)
  return { document, definition: expandDefinition(document), warnings: checked.warnings }
}
