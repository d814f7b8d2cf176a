import type { ReactNode } from 'react'
import type { DragTools } from '../shared/drag/drag.ts'
import { BlockView } from './block-view.tsx'
import { type Block, type Filled, ROOMS } from './layout.ts'
import type { Board } from './lodging-api.ts'
import { aboutSpace, freeWords, nameOf, spareWords } from './lodging-words.ts'

interface Props {
  readonly filled: Filled
  readonly kindName: string | undefined
  /** Who has care of the people here. */
  readonly carers: Board['carers']
  readonly drag: DragTools<string> | null
  readonly onMove: ((block: Block) => void) | null
  readonly onEdit: (() => void) | null
}

/** Free beds are drawn one by one, so many at most. */
const BEDS = [1, 2, 3, 4, 5, 6, 7, 8]

/** A room or a vehicle with its people, what is proposed for it, and its free places. */
export function SpaceCard({ filled, kindName, carers, drag, onMove, onEdit }: Props): ReactNode {
  const { space, blocks, proposed, free, spare } = filled
  const name = nameOf(space)
  const coming = proposed.reduce((sum, { people }) => sum + people.length, 0)
  return (
    <article
      className="lodging-space"
      aria-label={name}
      data-full={free - coming <= 0 || undefined}
      data-over={drag?.drag?.over === space.id || undefined}
      onDragOver={(event) => drag?.over(event, space.id)}
      onDrop={(event) => drag?.drop(event, space.id)}
    >
      <header>
        <h4>{name}</h4>
        {onEdit !== null && (
          <button type="button" className="lodging-edit" onClick={onEdit}>
            Zmień<span className="sr">: {name}</span>
          </button>
        )}
        <p>{aboutSpace(space, kindName)}</p>
        <p className="lodging-free">{freeWords({ free: free - coming })}</p>
        {spare !== null && <p>{spareWords(spare)}</p>}
        {carers.map((carer) => (
          <p key={`${carer.name} ${carer.space}`} className={carer.isBlocked ? 'lodging-freed' : undefined}>
            {`Opiekun: ${carer.name}${carer.isBlocked ? ', opieka zablokowana' : ''}`}
          </p>
        ))}
        {space.freedAt !== null && free > 0 && blocks.length > 0 && (
          <p className="lodging-freed">Ktoś stąd zrezygnował, są wolne miejsca.</p>
        )}
      </header>
      {blocks.map((block) => (
        <BlockView key={block.id} {...{ block, drag, onMove }} />
      ))}
      {proposed.map((block) => (
        <BlockView key={`proposed ${block.id}`} block={block} drag={null} onMove={null} />
      ))}
      {space.scope === ROOMS &&
        BEDS.slice(0, Math.max(0, free - coming)).map((bed) => (
          <p key={bed} className="lodging-bed">
            wolne łóżko
          </p>
        ))}
    </article>
  )
}
