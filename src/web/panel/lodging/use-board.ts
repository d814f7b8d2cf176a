import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Proposal } from '#domain/lodging/propose.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { movesBack, movesOf, proposalOf } from './layout.ts'
import { type Board, boardQuery, type Move, useLodgingAction } from './lodging-api.ts'

/** The board of one scope, with what can be done on it; `proposal` is drawn and nothing is moved until it is accepted. */
export function useBoard(event: EventScope, scope: string) {
  const query = useQuery(boardQuery(event))
  const action = useLodgingAction(event)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [undo, setUndo] = useState<{ readonly scope: string; readonly moves: Move[] } | null>(null)
  const board: Board | undefined = query.data
  const move = (moves: Move[], after?: () => void) => {
    if (board === undefined || action.isPending) return
    const back = movesBack(board, scope, moves)
    action.mutate(
      { kind: 'move', scope, moves },
      {
        onSuccess: () => {
          setProposal(null)
          setUndo({ scope, moves: back })
          after?.()
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
    propose: () => board !== undefined && setProposal(proposalOf(board, scope)),
    discard: () => setProposal(null),
    accept: () => proposal !== null && move(movesOf(proposal)),
    /** Null: nothing was moved here yet. */
    undo:
      undo === null || undo.scope !== scope
        ? null
        : () => action.mutate({ kind: 'move', scope, moves: undo.moves }, { onSuccess: () => setUndo(null) }),
  }
}

export type BoardTools = ReturnType<typeof useBoard>
