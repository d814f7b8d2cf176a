import { type ReactNode, useId } from 'react'
import { unkeptWishes } from '#domain/lodging/propose.ts'
import { questionOf } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'
import { LostList } from './lost-list.tsx'
import type { BoardTools } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly scope: string
  readonly people: readonly Person[]
  readonly tools: BoardTools | null
  readonly onAsk: ((people: readonly Person[]) => void) | null
}

/** Wishes of people who have a place each, and not together. */
export function UnkeptCard({ board, scope, people, tools, onAsk }: Props): ReactNode {
  const id = useId()
  const question = questionOf(board, scope)
  const lost = unkeptWishes(question.people, question.assigned)
  if (lost.length === 0) return null
  return (
    <section className="lodging-unkept" aria-labelledby={id}>
      <h2 id={id}>{`Niedotrzymane życzenia: ${lost.length}`}</h2>
      <LostList {...{ lost, board, scope, people, tools, onAsk }} proposal={null} />
    </section>
  )
}
