import type { ReactNode } from 'react'
import type { DragTools } from '../shared/drag/drag.ts'
import { Icon } from '../shared/icon.tsx'
import type { Block } from './layout.ts'
import { blockName } from './lodging-words.ts'

interface Props {
  readonly block: Block
  /** Null: people are not moved here. */
  readonly drag: DragTools<string> | null
  readonly onMove: ((block: Block) => void) | null
}

/** People in a room: a family by its surname, pulled by its handle or moved by its button. */
export function BlockView({ block, drag, onMove }: Props): ReactNode {
  const { people, id } = block
  const isFamily = people.length > 1
  return (
    <div
      className="lodging-block"
      data-family={isFamily || undefined}
      data-proposed={onMove === null || undefined}
    >
      {isFamily && <b>{people[0]?.lastName}</b>}
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <span>
              {isFamily && person.lastName === people[0]?.lastName
                ? person.firstName
                : `${person.firstName} ${person.lastName}`}
            </span>
            {person.age !== null && <span className="num">{person.age}</span>}
          </li>
        ))}
      </ul>
      {drag !== null && onMove !== null && (
        <>
          <span
            className="lodging-grip"
            aria-hidden="true"
            draggable
            onDragStart={(event) => drag.start(event, id)}
            onDragEnd={drag.end}
          >
            <Icon name="grip" size={18} />
          </span>
          <button type="button" className="lodging-move" onClick={() => onMove(block)}>
            Przenieś<span className="sr">: {blockName(block)}</span>
          </button>
        </>
      )}
    </div>
  )
}
