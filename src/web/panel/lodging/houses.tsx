import type { ReactNode } from 'react'
import type { DragTools } from '../shared/drag/drag.ts'
import { carersOf } from './carers-of.ts'
import { type Block, type Filled, housesOf } from './layout.ts'
import type { Board, Space } from './lodging-api.ts'
import { ofPlacesWords } from './lodging-words.ts'
import { SpaceCard } from './space-card.tsx'

interface Props {
  readonly filled: readonly Filled[]
  readonly board: Board
  readonly isRoom: boolean
  readonly drag: DragTools<string> | null
  readonly onMove: ((block: Block) => void) | null
  readonly onEdit: ((space: Space) => void) | null
}

/** The rooms, house by house. */
export function Houses({ filled, board, isRoom, drag, onMove, onEdit }: Props): ReactNode {
  const kindOf = ({ kind }: Space) =>
    board.kinds.find(({ id }) => kind !== null && id === `${kind.item}/${kind.option}`)?.name
  if (filled.length === 0) return <p>Nic nie pasuje do wybranych słów.</p>
  return [...housesOf(filled)].map(([house, all]) => {
    const places = all.reduce((sum, { space }) => sum + space.places - space.kept, 0)
    const free = all.reduce((sum, each) => sum + each.free, 0)
    const title = house || (isRoom ? 'Pokoje' : 'Pojazdy')
    return (
      <section key={house} className="lodging-house" aria-label={title}>
        <header>
          <h3>{title}</h3>
          <span className="num">{`${places - free} ${ofPlacesWords(isRoom, places)}`}</span>
        </header>
        <div className="lodging-grid">
          {all.map((each) => (
            <SpaceCard
              key={each.space.id}
              filled={each}
              kindName={kindOf(each.space)}
              carers={carersOf(board, each.space)}
              {...{ drag, onMove }}
              onEdit={onEdit === null ? null : () => onEdit(each.space)}
            />
          ))}
        </div>
      </section>
    )
  })
}
