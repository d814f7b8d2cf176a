import { type ReactNode, useId } from 'react'
import type { Proposal } from '#domain/lodging/propose.ts'
import type { DragTools } from '../shared/drag/drag.ts'
import { Icon } from '../shared/icon.tsx'
import { type Block, ROOMS } from './layout.ts'
import type { Space } from './lodging-api.ts'
import { blockName, nameOf } from './lodging-words.ts'

interface Props {
  readonly scope: string
  readonly blocks: readonly Block[]
  readonly spaces: readonly Space[]
  readonly proposal: Proposal | null
  readonly drag: DragTools<string> | null
  readonly onMove: ((block: Block) => void) | null
}

/** The place of those who have none, for what is pulled back. */
export const NOWHERE = ''

/** Who has no room or seat yet, a family as one. */
export function Unassigned({ scope, blocks, spaces, proposal, drag, onMove }: Props): ReactNode {
  const id = useId()
  const people = blocks.reduce((sum, block) => sum + block.people.length, 0)
  return (
    <section
      className="lodging-waiting"
      aria-labelledby={id}
      data-over={drag?.drag?.over === NOWHERE || undefined}
      onDragOver={(event) => drag?.over(event, NOWHERE)}
      onDrop={(event) => drag?.drop(event, NOWHERE)}
    >
      <h2 id={id}>{`${scope === ROOMS ? 'Bez pokoju' : 'Bez pojazdu'}: ${people}`}</h2>
      {people === 0 ? (
        <p>Wszyscy mają już swoje miejsce.</p>
      ) : (
        onMove !== null && <p>Przeciągnij albo naciśnij „Przenieś”.</p>
      )}
      <ul>
        {blocks.map((block) => (
          <li key={block.id}>
            {drag !== null && (
              <span
                className="lodging-grip"
                aria-hidden="true"
                draggable
                onDragStart={(event) => drag.start(event, block.id)}
                onDragEnd={drag.end}
              >
                <Icon name="grip" size={18} />
              </span>
            )}
            <div>
              <b>{blockName(block)}</b>
              <Wishes block={block} />
              <Proposed {...{ block, spaces, proposal }} />
              {onMove !== null && (
                <button type="button" className="lodging-move" onClick={() => onMove(block)}>
                  Przenieś<span className="sr">: {blockName(block)}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wishes({ block: { people } }: { block: Block }): ReactNode {
  const wishes = [
    ...people.flatMap(({ wish }) => (wish === null ? [] : [`z\u00a0kim: ${wish}`])),
    ...people.flatMap(({ key }) => (key === null ? [] : [`klucz: ${key}`])),
  ]
  return [...new Set(wishes)].map((wish) => <small key={wish}>{wish}</small>)
}

function Proposed(props: { block: Block; spaces: readonly Space[]; proposal: Proposal | null }): ReactNode {
  const { block, spaces, proposal } = props
  const ids = new Set(block.people.flatMap(({ id }) => proposal?.assignment.get(id) ?? []))
  const names = spaces.filter(({ id }) => ids.has(id)).map(nameOf)
  return names.length === 0 ? null : (
    <small className="lodging-proposed">{`Propozycja: ${names.join(', ')}`}</small>
  )
}
