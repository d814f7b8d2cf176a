import type { NotKept, Proposal } from '#domain/lodging/propose.ts'
import { findSwaps, type Swap, type Swaps } from '#domain/lodging/swaps.ts'
import { questionOf } from './layout.ts'
import type { Board, Move } from './lodging-api.ts'

/** Who should be together for this to be kept; null: nobody knows whom a wish means. */
export function togetherOf(lost: NotKept): readonly string[] | null {
  if (lost.kind !== 'wish') return lost.people
  return lost.to === null ? null : [lost.from, lost.to]
}

/** What would keep it, on the board as it is with what is proposed. */
export function swapsFor(
  board: Board,
  scope: string,
  proposal: Proposal | null,
  together: readonly string[],
): Swaps {
  const { assigned, ...question } = questionOf(board, scope)
  const standing = new Map([...(proposal?.assignment ?? []), ...assigned])
  return findSwaps({ ...question, standing, together })
}

/** The moves that carry a swap out; who stays in the room, and was only proposed for it, gets it now. */
export function movesOfSwap(board: Board, scope: string, { space, people, moves }: Swap): Move[] {
  const moved = new Set(moves.flatMap((move) => move.people))
  const questioned = new Map(board.people.map((person) => [person.id, person.spaces[scope]]))
  const staying = people.filter((id) => !moved.has(id) && questioned.get(id) !== space)
  const all = [
    ...moves.map((move) => ({ people: move.people, space: move.to })),
    ...(staying.length === 0 ? [] : [{ people: staying, space }]),
  ]
  return [...Map.groupBy(all, (move) => move.space)].map(([target, parts]) => ({
    space: target,
    people: parts.flatMap((part) => part.people),
  }))
}
