import './lodging.css'
import './print.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { carerLine, carersOf } from './carers-of.ts'
import { filledOf, housesOf, peopleOf, ROOMS } from './layout.ts'
import { type Board, boardQuery, type Person } from './lodging-api.ts'
import { freeWords, nameOf } from './lodging-words.ts'
import type { PrintSearch } from './print-search.ts'
import { Stops } from './stops.tsx'

const TITLES = {
  drzwi: 'Kartki na drzwi',
  lista: 'Pokoje według domów',
  przystanki: 'Pasażerowie według przystanków',
} as const

/** A list for paper: cards for doors, rooms by house, or passengers by stop. */
export function LodgingPrintPage({ eventId, search }: { eventId: string; search: PrintSearch }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLES[search.co]} may={mayReadAllRegistrations}>
      {(found) => <Print found={found} search={search} />}
    </OwnedEventPage>
  )
}

function Print({ found: { account, event }, search }: { found: OwnedEvent; search: PrintSearch }): ReactNode {
  const query = useQuery(boardQuery({ accountId: account.id, eventId: event.id }))
  const board = query.data
  const back = search.dla === undefined ? {} : { dla: search.dla }
  return (
    <>
      <PageHead
        title={TITLES[search.co]}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/wydarzenia/$eventId/noclegi" params={{ eventId: event.id }} search={back}>
              Noclegi i&nbsp;przejazdy
            </Link>
          </nav>
        }
        meta={<span>{event.title}</span>}
        actions={
          board !== undefined &&
          hasSheets(board, search) && (
            <button type="button" className="btn" onClick={() => window.print()}>
              Drukuj
            </button>
          )
        }
      />
      {query.isPending && <Loading />}
      {query.isError && board === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {board !== undefined && <Sheet board={board} search={search} />}
    </>
  )
}

/** Whether there is anything to print. */
function hasSheets(board: Board, { co, dla }: PrintSearch): boolean {
  if (co === 'przystanki') return peopleOf(board, dla ?? ROOMS).length > 0
  const rooms = filledOf(board, ROOMS, null)
  return co === 'lista' ? rooms.length > 0 : rooms.some(({ blocks }) => blocks.length > 0)
}

function Sheet({ board, search: { co, dla } }: { board: Board; search: PrintSearch }): ReactNode {
  if (co === 'drzwi') return <Doors board={board} />
  return co === 'lista' ? <Rooms board={board} /> : <Stops board={board} scope={dla ?? ROOMS} />
}

function Doors({ board }: { board: Board }): ReactNode {
  const rooms = filledOf(board, ROOMS, null).filter(({ blocks }) => blocks.length > 0)
  if (rooms.length === 0) return <p>Nikt nie ma jeszcze pokoju.</p>
  return (
    <div className="door-cards">
      {rooms.map(({ space, blocks }) => (
        <article key={space.id} className="door-card">
          <p>{space.house}</p>
          <h2>{nameOf(space)}</h2>
          <CarerLine board={board} space={space} />
          <ul>
            {blocks
              .flatMap(({ people }) => people)
              .map((person) => (
                <li key={person.id}>{`${person.firstName} ${person.lastName}`}</li>
              ))}
          </ul>
        </article>
      ))}
    </div>
  )
}

/** Who may be asked for, also at night. */
function CarerLine({ board, space }: { board: Board; space: Board['spaces'][number] }): ReactNode {
  const line = carerLine(carersOf(board, space))
  return line === null ? null : <p className="print-carer">{line}</p>
}

function Rooms({ board }: { board: Board }): ReactNode {
  const filled = filledOf(board, ROOMS, null)
  if (filled.length === 0) return <p>Nie ma jeszcze pokoi.</p>
  return [...housesOf(filled)].map(([house, rooms]) => (
    <section key={house} className="print-part">
      <h2>{house || 'Pokoje'}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Pokój</th>
            <th scope="col">Opiekun</th>
            <th scope="col">Osoby</th>
            <th scope="col">Wolne</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.space.id}>
              <th scope="row">{room.space.name}</th>
              <td>{carerLine(carersOf(board, room.space)) ?? ''}</td>
              <td>
                {room.blocks
                  .flatMap(({ people }) => people)
                  .map(withAge)
                  .join(', ')}
              </td>
              <td>{freeWords(room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

const withAge = ({ firstName, lastName, age }: Person): string =>
  `${firstName} ${lastName}${age === null ? '' : ` (${age})`}`
