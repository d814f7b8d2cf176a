import { type ReactNode, useId } from 'react'
import type { Kept, Proposal } from '#domain/lodging/propose.ts'
import { pl } from '#i18n/pl.ts'
import { Icon } from '../shared/icon.tsx'
import { ROOMS } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'
import { roomsGenitive } from './lodging-words.ts'
import { LostList } from './lost-list.tsx'
import type { BoardTools } from './use-board.ts'

interface Props {
  readonly tools: BoardTools
  readonly board: Board
  readonly scope: string
  readonly proposal: Proposal
  readonly people: readonly Person[]
  readonly onAsk: ((people: readonly Person[]) => void) | null
}

/** What is proposed: how many wishes are kept, of each kind, and which are not, with the reason. */
export function ProposalCard({ tools, board, scope, proposal, people, onAsk }: Props): ReactNode {
  const id = useId()
  const { assignment, families, mutual, oneSided, notKept } = proposal
  const wishes = { kept: mutual.kept + oneSided.kept, all: mutual.all + oneSided.all }
  const spaces = new Set(assignment.values()).size
  const isRoom = scope === ROOMS
  return (
    <section className="lodging-proposal" aria-labelledby={id}>
      <div>
        <h2 id={id}>{assignment.size === 0 ? 'Nie ma kogo przydzielić' : 'Propozycja jest gotowa'}</h2>
        <p>
          {`${pl.counts.people(assignment.size)} do ${isRoom ? roomsGenitive(spaces) : `pojazdów: ${spaces}`}.`}
          {wishes.all > 0 && ` Dotrzymanych życzeń: ${wishes.kept} z\u00a0${wishes.all}.`}
        </p>
        <ul className="lodging-kept">
          <KeptLine name="Rodziny razem" count={families} />
          <KeptLine name="Życzenia wzajemne" count={mutual} />
          <KeptLine name="Życzenia jednej strony" count={oneSided} />
        </ul>
        <div className="lodging-buttons">
          {assignment.size > 0 && (
            <button type="button" className="btn" disabled={tools.action.isPending} onClick={tools.accept}>
              Przyjmij propozycję
            </button>
          )}
          <button type="button" className="btn text" onClick={tools.discard}>
            Odrzuć
          </button>
        </div>
      </div>
      {notKept.length > 0 && (
        <div>
          <h3>{`Czego nie da się dotrzymać: ${notKept.length}`}</h3>
          <LostList lost={notKept} {...{ board, scope, people, proposal, tools, onAsk }} />
        </div>
      )}
    </section>
  )
}

function KeptLine({ name, count: { kept, all } }: { name: string; count: Kept }): ReactNode {
  if (all === 0) return null
  return (
    <li data-lost={kept < all || undefined}>
      <Icon name={kept < all ? 'alert' : 'check'} size={18} />
      <span>{name}</span>
      <b className="num">{`${kept} z\u00a0${all}`}</b>
    </li>
  )
}
