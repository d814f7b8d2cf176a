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
  /** Asks people of one registration about another kind of room; null: there is none, or who looks may not. */
  readonly onAsk: ((people: readonly Person[]) => void) | null
}

/** Wishes and families that are not kept, each with its reason and the swaps that would keep it. */
export function LostList({ lost, tools, onAsk, ...rest }: Props): ReactNode {
  const isRoom = rest.scope === ROOMS
  const persons = new Map(rest.people.map((person) => [person.id, person]))
  return (
    <ul className="lodging-lost">
      {lost.map((each) => {
        const { title, why } = notKeptWords(each, persons, isRoom)
        const together = togetherOf(each)
        const asked = askedOf(each, persons)
        return (
          <li key={keyOf(each)}>
            <b>{title}</b>
            <p>{why}</p>
            {tools !== null && together !== null && (
              <SwapsOf {...rest} {...{ title, together, tools, persons }} />
            )}
            {onAsk !== null && asked.length > 0 && (
              <button type="button" className="lodging-move" onClick={() => onAsk(asked)}>
                Zapytaj o&nbsp;dopłatę<span className="sr">: {title}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Who would have to choose another kind of room: those of one registration, or who wishes; nobody where that is no matter of rooms. */
function askedOf(lost: NotKept, persons: ReadonlyMap<string, Person>): Person[] {
  if (lost.why === 'nobody_found' || lost.why === 'several_found') return []
  const people = (lost.kind === 'wish' ? [lost.from] : lost.people).flatMap((id) => persons.get(id) ?? [])
  return new Set(people.map(({ registrationId }) => registrationId)).size === 1 ? people : []
}

interface SwapsProps extends Omit<Props, 'lost' | 'people' | 'tools' | 'onAsk'> {
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
