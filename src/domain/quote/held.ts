import type { Item } from '../event/definition.ts'
import type { PersonDraft } from '../registration/draft.ts'
import { type Pick, readChoice } from './choices.ts'
import type { Scope } from './scope.ts'

/** Where a change is judged: what was agreed before it need not be open again, and what is more must be. */

/** The person in view as it was before the change; null who joins, and where nothing is changed. */
export const heldPerson = ({ context: { held }, person }: Scope): PersonDraft | null =>
  held?.people.find(({ ref }) => ref === person?.ref) ?? null

/** Whether all that is taken of an item was held before: the same options, no more pieces of each. */
export function isHeld(item: Item, picks: readonly Pick[], scope: Scope): boolean {
  const before = heldPicks(item, scope)
  const isWithin = ({ option, quantity }: Pick) =>
    quantity <= (before.find((each) => each.option === option)?.quantity ?? 0)
  return picks.length > 0 && picks.every(isWithin)
}

/**
 * Whether more is taken than was held of what has no time of its own, all options together: one size for another is
 * no more.
 */
export const isMore = (item: Item, picks: readonly Pick[], scope: Scope): boolean =>
  piecesOf(picks) > piecesOf(heldPicks(item, scope))

function heldPicks(item: Item, scope: Scope): readonly Pick[] {
  const choices = (scope.person === null ? scope.context.held : heldPerson(scope))?.choices
  return choices === undefined ? [] : readChoice(item, choices[item.id]).picks
}

const piecesOf = (picks: readonly Pick[]) =>
  picks.reduce((sum, { option, quantity }) => sum + (option?.windows.length ? 0 : quantity), 0)
