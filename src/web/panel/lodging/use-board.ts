import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Proposal, proposeSpaces, reviseProposal } from '#domain/lodging/propose.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { movesBack, movesOf, questionOf } from './layout.ts'
import { type Board, boardQuery, type Move, useLodgingAction } from './lodging-api.ts'

interface Undo {
  readonly scope: string
  readonly moves: Move[]
  readonly said: string | null
}

/** The board of one scope, with what can be done on it; `proposal` is drawn and nothing is moved until it is accepted. */
export function useBoard(event: EventScope, scope: string) {
  const query = useQuery(boardQuery(event))
  const action = useLodgingAction(event)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const board: Board | undefined = query.data
  const move = (moves: Move[], more: { readonly said?: string; readonly keeps?: boolean } = {}) => {
    if (board === undefined || action.isPending) return
    const back = movesBack(board, scope, moves)
    action.mutate(
      { kind: 'move', scope, moves },
      {
        onSuccess: (now) => {
          const revised = (before: Proposal) => now && reviseProposal(questionOf(now, scope), before)
          setProposal((before) => (more.keeps && before !== null ? (revised(before) ?? null) : null))
          setUndo({ scope, moves: back, said: more.said ?? null })
        },
      },
    )
  }
  return {
    query,
    board,
    action,
    proposal,
    move,
    /** Moves people and leaves the proposal for the others; `said` says what was moved. */
    swap: (moves: Move[], said: string) => move(moves, { said, keeps: true }),
    propose: () => board !== undefined && setProposal(proposeSpaces(questionOf(board, scope))),
    discard: () => setProposal(null),
    accept: () => proposal !== null && move(movesOf(proposal)),
    /** Null: nothing was moved here yet. */
    undo:
      undo === null || undo.scope !== scope
        ? null
        : () =>
            action.mutate(
              { kind: 'move', scope, moves: undo.moves },
              {
                onSuccess: () => {
                  setProposal(null)
                  setUndo(null)
                },
              },
            ),
    /** What was swapped last. */
    said: undo === null || undo.scope !== scope ? null : undo.said,
  }
}

export type BoardTools = ReturnType<typeof useBoard>
