import type { EventDefinition } from '#domain/event/definition.ts'
import { sameValue } from '#domain/form/same-value.ts'
import { changesOf, type DraftChange } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { isoDay, NO_DAY } from '#web/kit/day-text.ts'
import type { Order } from '../register/order.ts'
import { changedDraft, movedTo, type Seen } from './agreed-order.ts'
import type { KeptChange } from './change-store.ts'

/** What was typed before, as it goes on. */
export interface TakenUp {
  readonly order: Order
  /** What others have changed since. */
  readonly meanwhile: readonly DraftChange[]
}

/**
 * What was kept, made to how the registration stands by now; null when nothing of it is otherwise than that: it was
 * sent, and the answer got lost, or others have done the same.
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

/** Whether anything is otherwise than it was agreed, be it half typed. */
export function isTyped(order: Order, agreed: RegistrationDraft, definition: EventDefinition): boolean {
  return isOtherwise(changedDraft(order, agreed, definition), agreed, definition) || order.people.some(isHalf)
}

/** Whether a draft is otherwise than it was agreed. */
export const isOtherwise = (
  draft: RegistrationDraft,
  agreed: RegistrationDraft,
  definition: EventDefinition,
): boolean => changesOf(definition, agreed, draft).length > 0 || !sameValue(draft.carers, agreed.carers)

/** Of half a date of birth no draft knows. */
const isHalf = ({ birth }: Order['people'][number]) => isoDay(birth) === null && !sameValue(birth, NO_DAY)
