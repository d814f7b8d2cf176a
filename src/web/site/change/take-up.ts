import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { changesOf, type DraftChange } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { isoDay, NO_DAY } from '#web/kit/day-text.ts'
import type { Order } from '../register/order/order.ts'
import { changedDraft, movedTo, type Seen } from './agreed-order.ts'
import type { KeptChange } from './change-store.ts'

/** Earlier typed changes, as they are restored. */
export interface TakenUp {
  readonly order: Order
  /** What others have changed since. */
  readonly meanwhile: readonly DraftChange[]
}

/**
 * The stored changes, moved onto the current registration; null when nothing differs from it: they were
 * sent and the response was lost, or others have made the same changes.
 */
export function takeUp(
  kept: KeptChange,
  now: { readonly draft: RegistrationDraft; readonly revision: number },
  seen: Seen,
): TakenUp | null {
  const isAsLeft = kept.revision === now.revision
  const order = isAsLeft ? kept.order : movedTo(kept.order, { before: kept.agreed, now: now.draft }, seen)
  if (!isTyped(order, now.draft, seen.definition)) return null
  return { order, meanwhile: isAsLeft ? [] : changesOf(seen.definition, kept.agreed, now.draft) }
}

/** Whether anything differs from what was agreed, even half typed. */
export function isTyped(order: Order, agreed: RegistrationDraft, definition: EventDefinition): boolean {
  return isOtherwise(changedDraft(order, agreed, definition), agreed, definition) || order.people.some(isHalf)
}

/** Whether a draft differs from what was agreed. */
export const isOtherwise = (
  draft: RegistrationDraft,
  agreed: RegistrationDraft,
  definition: EventDefinition,
): boolean => changesOf(definition, agreed, draft).length > 0 || !sameValue(draft.carers, agreed.carers)

/** A draft does not contain a half-typed date of birth. */
const isHalf = ({ birth }: Order['people'][number]) => isoDay(birth) === null && !sameValue(birth, NO_DAY)
