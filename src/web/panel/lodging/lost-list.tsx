import { type ReactNode, useState } from 'react'
import type { NotKept, Proposal } from '#domain/lodging/propose.ts'
import { ROOMS } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'
import { notKeptWords } from './lodging-words.ts'
import { noSwapWords, swapWords } from './swap-words.ts'
import { movesOfSwap, swapsFor, togetherOf } from './swapping.ts'
import type { BoardTools } from './use-board.ts'

interface Props {
  readonly lost: readonly NotKept[]
  readonly board: Board
  readonly scope: string
  readonly people: readonly Person[]
  /** What is proposed for those who have nothing yet; null: nothing. */
  readonly proposal: Proposal | null
  /** Null: people are not moved by who looks. */
  readonly tools: BoardTools | null
}

/** Wishes and families that are not kept, each with its reason and the swaps that would keep it. */
export function LostList({ lost, tools, ...rest }: Props): ReactNode {
  const isRoom = rest.scope === ROOMS
  const persons = new Map(rest.people.map((person) => [person.id, person]))
  return (
    <ul className="lodging-lost">
      {lost.map((each) => {
        const { title, why } = notKeptWords(each, persons, isRoom)
        const together = togetherOf(each)
        return (
          <li key={keyOf(each)}>
            <b>{title}</b>
            <p>{why}</p>
            {tools !== null && together !== null && (
              <SwapsOf {...rest} {...{ title, together, tools, persons }} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface SwapsProps extends Omit<Props, 'lost' | 'people' | 'tools'> {
  readonly title: string
  readonly together: readonly string[]
  readonly persons: ReadonlyMap<string, Person>
  readonly tools: BoardTools
}

function SwapsOf({ title, ...rest }: SwapsProps): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="lodging-move" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ukryj zamiany' : 'Pokaż zamiany'}
        <span className="sr">: {title}</span>
      </button>
      {open && <FoundSwaps {...rest} />}
    </>
  )
}

function FoundSwaps(props: Omit<SwapsProps, 'title'>): ReactNode {
  const { board, scope, proposal, together, persons, tools } = props
  const { swaps, why } = swapsFor(board, scope, proposal, together)
  if (why !== null) return <p role="status">{noSwapWords(why, scope === ROOMS)}</p>
  return (
    <ul className="lodging-swaps">
      {swaps.map((swap) => {
        const words = swapWords(swap, persons, board.spaces)
        return (
          <li key={words}>
            <p>{words}</p>
            <button
              type="button"
              className="btn quiet"
              disabled={tools.action.isPending}
              onClick={() => tools.swap(movesOfSwap(board, scope, swap), words)}
            >
              {swap.moves.length === 1 ? 'Przenieś' : 'Zamień'}
              <span className="sr">: {words}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const keyOf = (lost: NotKept): string =>
  lost.kind === 'wish' ? `${lost.from} ${lost.to}` : `${lost.kind} ${lost.people.join()}`
