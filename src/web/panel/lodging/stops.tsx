import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { carerLine, carersOf } from './carers-of.ts'
import { peopleOf } from './layout.ts'
import type { Board, Person } from './lodging-api.ts'
import { nameOf } from './lodging-words.ts'

type Stop = Board['routes'][number]['stops'][number]

/** Where passengers of a route without stops get on. */
const ALONG: readonly Stop[] = [{ id: '', name: 'Pasażerowie' }]

/** The passengers of a route for the guide of each vehicle: each vehicle on a sheet of its own, stop by stop, with phones. */
export function Stops({ board, scope }: { board: Board; scope: string }): ReactNode {
  const people = peopleOf(board, scope)
  if (people.length === 0) return <p>Nikt jeszcze nie wybrał tego przejazdu.</p>
  const vehicles = board.spaces.filter((space) => space.scope === scope)
  const sheets = [
    ...vehicles.map((space) => ({
      ...{ id: space.id, name: nameOf(space), note: space.note },
      carer: carerLine(carersOf(board, space)),
    })),
    { id: null, name: 'Bez pojazdu', note: '', carer: null },
  ]
  const found = board.routes.find(({ id }) => id === scope)?.stops ?? []
  const withdrawn = board.withdrawn
    .filter((each) => each.scope === scope)
    .map(({ kind, name }) => ({ id: kind.slice(scope.length + 1), name: `${name} (wycofany przystanek)` }))
  const stops = found.length === 0 ? ALONG : [...found, ...withdrawn]
  return sheets.map(({ id, name, note, carer }) => {
    const here = people.filter(({ spaces }) => (spaces[scope] ?? null) === id)
    if (here.length === 0) return null
    return (
      <section key={id} className="print-part print-sheet">
        <h2>{`${name}: ${pl.counts.people(here.length)}`}</h2>
        {note !== '' && <p>{note}</p>}
        {carer !== null && <p className="print-carer">{carer}</p>}
        {stops.map((stop) => (
          <AtStop
            key={stop.id}
            name={stop.name}
            people={
              found.length === 0 ? here : here.filter(({ kinds }) => kinds.includes(`${scope}/${stop.id}`))
            }
          />
        ))}
      </section>
    )
  })
}

function AtStop({ name, people }: { name: string; people: readonly Person[] }): ReactNode {
  if (people.length === 0) return null
  return (
    <>
      <h3>{`${name}: ${pl.counts.people(people.length)}`}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Jest</th>
            <th scope="col">Osoba</th>
            <th scope="col">Telefon</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <td>
                <span className="print-tick" />
              </td>
              <th scope="row">{`${person.lastName} ${person.firstName}`}</th>
              <td>
                <a href={`tel:${person.phone.replace(/[^+\d]/g, '')}`}>{person.phone}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
