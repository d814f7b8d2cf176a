import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Withdrawn } from './asking-api.ts'
import { choseWords, peopleWords } from './asking-words.ts'
import { ROOMS } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'

interface Props {
  readonly board: Board
  readonly scope: string
  readonly eventId: string
  /** Null: nobody is asked by who looks. */
  readonly onAsk: ((withdrawn: Withdrawn, people: readonly Person[]) => void) | null
}

/** Stops, or kinds of rooms, that were withdrawn: who has chosen them, and who of them is asked. */
export function WithdrawnCard({ board, scope, eventId, onAsk }: Props): ReactNode {
  const id = useId()
  const withdrawn = board.withdrawn.filter((each) => each.scope === scope)
  if (withdrawn.length === 0) return null
  const open = new Set(
    board.asked
      .filter((each) => each.scope === scope && each.state === 'open')
      .flatMap(({ people }) => people),
  )
  return (
    <section className="asking-card" aria-labelledby={id}>
      <h2 id={id}>{scope === ROOMS ? 'Wycofane rodzaje pokoi' : 'Wycofane przystanki'}</h2>
      <ul>
        {withdrawn.map((each) => {
          const people = board.people.filter(({ kinds }) => kinds.includes(each.kind))
          const others = people.filter((person) => !open.has(person.id))
          return (
            <li key={each.kind}>
              <div>
                <b>{each.name}</b>
                <p>
                  {`${choseWords(people.length)} `}
                  {people.length > others.length &&
                    `Zapytane, bez odpowiedzi: ${people.length - others.length}.`}
                </p>
                <Families people={others} eventId={eventId} />
              </div>
              {onAsk !== null && others.length > 0 && (
                <button type="button" className="btn quiet" onClick={() => onAsk(each, others)}>
                  Zapytaj o inny wybór<span className="sr">: {each.name}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The way to each registration, for who is moved by the office itself. */
function Families({ people, eventId }: { people: readonly Person[]; eventId: string }): ReactNode {
  return (
    <ul className="asking-families">
      {[...Map.groupBy(people, ({ registrationId }) => registrationId)].map(([registrationId, some]) => (
        <li key={registrationId}>
          <Link to="/wydarzenia/$eventId/zgloszenia/$registrationId" params={{ eventId, registrationId }}>
            {peopleWords(some)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
