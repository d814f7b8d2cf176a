import { type ReactNode, useState } from 'react'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { toggled } from '../shared/toggled.ts'
import { type Block, type Filled, housesOf, ROOMS } from './layout.ts'
import type { Move } from './lodging-api.ts'
import { blockName, freeWords, nameOf, RULE_WORDS } from './lodging-words.ts'

interface Props {
  readonly scope: string
  /** Null while it is closed. */
  readonly block: Block | null
  readonly filled: readonly Filled[]
  readonly onClose: () => void
  readonly onMove: (move: Move) => void
  /** Null: there is no other kind of room. */
  readonly onAsk: ((block: Block) => void) | null
}

/** Where people may be moved: the way of the keyboard and of a phone. */
export function MoveDrawer({ block, onClose, ...rest }: Props): ReactNode {
  return (
    <SideDrawer title={block === null ? null : `Przenieś: ${blockName(block)}`} onClose={onClose}>
      {block !== null && <Targets key={block.id} block={block} {...rest} />}
    </SideDrawer>
  )
}

function Targets({
  scope,
  block,
  filled,
  onMove,
  onAsk,
}: Omit<Props, 'block' | 'onClose'> & { block: Block }): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const people = block.people.map(({ id }) => id).filter((id) => !left.has(id))
  const toggle = (id: string) => setLeft(toggled(left, id))
  return (
    <div className="lodging-targets">
      {block.people.length > 1 && (
        <fieldset>
          <legend>Kogo przenieść</legend>
          {block.people.map(({ id, firstName, lastName }) => (
            <label key={id}>
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />
              {`${firstName} ${lastName}`}
            </label>
          ))}
        </fieldset>
      )}
      {block.space !== null && (
        <button
          type="button"
          className="btn quiet"
          disabled={people.length === 0}
          onClick={() => onMove({ people, space: null })}
        >
          {scope === ROOMS ? 'Zostaw bez pokoju' : 'Zostaw bez pojazdu'}
        </button>
      )}
      {onAsk !== null && (
        <button type="button" className="btn text" onClick={() => onAsk(block)}>
          Zapytaj o&nbsp;dopłatę
        </button>
      )}
      {[...housesOf(filled)].map(([house, all]) => (
        <section key={house} aria-label={house || 'Przenieś do'}>
          <h3>{house || 'Przenieś do'}</h3>
          <ul>
            {all
              .filter(({ space }) => space.id !== block.space)
              .map(({ space, free }) => (
                <li key={space.id}>
                  <button
                    type="button"
                    disabled={free < people.length || people.length === 0}
                    onClick={() => onMove({ people, space: space.id })}
                  >
                    <b>{nameOf(space)}</b>
                    <span>
                      {freeWords({ free })}
                      {space.sexes !== 'any' && `, ${RULE_WORDS[space.sexes]}`}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
