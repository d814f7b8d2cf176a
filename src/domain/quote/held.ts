import type { Item } from '../event/definition/definition.ts'
import type { PersonDraft } from '../registration/draft.ts'
import { type Pick, readChoice } from './choices.ts'
import type { Scope } from './scope.ts'

/** For validating a change: what was agreed before need not be open again, and additions must be. */

/** The person in view as before the change; null for people who join, and outside of changes. */
export const heldPerson = ({ context: { held }, person }: Scope): PersonDraft | null =>
  held?.people.find(({ ref }) => ref === person?.ref) ?? null

/** Whether everything taken of an item was held before: the same options, no more pieces of each. */
export function isHeld(item: Item, picks: readonly Pick[], scope: Scope): boolean {
  const before = heldPicks(item, scope)
  const isWithin = ({ option, quantity }: Pick) =>
    quantity <= (before.find((each) => each.option === option)?.quantity ?? 0)
  return picks.length > 0 && picks.every(isWithin)
}

/**
 * Whether more is taken than was held of an item without a window of its own, all options together: a different size is
 * not more.
 */
export const isMore = (item: Item, picks: readonly Pick[], scope: Scope): boolean =>
  piecesOf(picks) > piecesOf(heldPicks(item, scope))

function heldPicks(item: Item, scope: Scope): readonly Pick[] {
  const choices = (scope.person === null ? scope.context.held : heldPerson(scope))?.choices
  return choices === undefined ? [] : readChoice(item, choices[item.id]).picks
}

const piecesOf = (picks: readonly Pick[]) =>
  picks.reduce((sum, { option, quantity }) => sum + (option?.windows.length ? 0 : quantity), 0)
