import { type ReactNode, useId } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { DayInput } from '../shared/inputs/day-and-time.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import type { Places } from './use-places.ts'

type WaitingList = NonNullable<DefinitionDocument['waitingList']>

const USUAL: WaitingList = { smallerMayPass: false, price: 'joining' }

/** What happens when there are no places left. */
export function WaitingList({ places }: { places: Places }): ReactNode {
  const id = useId()
  const { change, document } = places
  const list = document.waitingList
  const write = (waitingList: WaitingList | null) => change((now) => ({ ...now, waitingList }))
  return (
    <section className="limit-section" aria-labelledby={id}>
      <h2 id={id}>Gdy zabraknie miejsc</h2>
      <p className="sentence">
        Kto się spóźni,{' '}
        <Slot
          label="Co z tymi, dla których zabraknie miejsc"
          value={list === null ? 'off' : 'on'}
          options={[
            ['on', 'może dopisać się do listy rezerwowej'],
            ['off', 'nie może się zapisać'],
          ]}
          onChange={(is) => write(is === 'on' ? USUAL : null)}
        />
        .
        {list !== null && (
          <>
            {' '}
            Zapłaci cenę z&nbsp;dnia{' '}
            <Slot
              label="Cena z którego dnia"
              value={list.price}
              options={[
                ['joining', 'dopisania do listy'],
                ['offer', 'zwolnienia się miejsca'],
              ]}
              onChange={(price) => write({ ...list, price })}
            />
            . Mniejsza grupa{' '}
            <Slot
              label="Czy mniejsza grupa może wejść przed większą"
              value={list.smallerMayPass ? 'passes' : 'waits'}
              options={[
                ['waits', 'czeka na swoją kolej'],
                ['passes', 'może wejść przed większą, dla której miejsc jest za mało'],
              ]}
              onChange={(how) => write({ ...list, smallerMayPass: how === 'passes' })}
            />
            .
          </>
        )}
      </p>
    </section>
  )
}

/** How many people it takes at least, and until when it is decided. */
export function LeastPeople({ places }: { places: Places }): ReactNode {
  const id = useId()
  const { change, document } = places
  const least = document.leastPeople
  const write = (leastPeople: DefinitionDocument['leastPeople']) => change((now) => ({ ...now, leastPeople }))
  return (
    <section className="limit-section" aria-labelledby={id}>
      <h2 id={id}>Najmniejsza liczba osób</h2>
      <p className="sentence">
        Wydarzenie odbędzie się{' '}
        <Slot
          label="Od czego zależy, czy wydarzenie się odbędzie"
          value={least === null ? 'always' : 'least'}
          options={[
            ['always', 'niezależnie od liczby osób'],
            ['least', 'tylko gdy zapisze się dość osób'],
          ]}
          onChange={(is) => write(is === 'always' ? null : { people: 10, decidedOn: decisionDay(document) })}
        />
        .
        {least !== null && (
          <>
            {' '}
            Co najmniej{' '}
            <span className="number-slot">
              <PlacesInput
                label="Najmniejsza liczba osób"
                value={least.people}
                least={1}
                onChange={(people) => write({ ...least, people: people ?? 1 })}
              />
            </span>{' '}
            osób, decyzja najpóźniej{' '}
            <DayInput
              label="Dzień decyzji"
              value={least.decidedOn}
              onChange={(decidedOn) => write({ ...least, decidedOn })}
            />
            . Zobaczą to wszyscy na stronie wydarzenia; o&nbsp;odwołaniu decydujesz ty.
          </>
        )}
      </p>
      {places.problemsAt('leastPeople').map((problem) => (
        <p key={problem} className="error">
          {problem}
        </p>
      ))}
    </section>
  )
}

/** A fortnight before the event. */
function decisionDay({ dates: { start } }: DefinitionDocument): string {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const day = start === null ? today.add({ days: 14 }) : Temporal.PlainDate.from(start).subtract({ days: 14 })
  return (Temporal.PlainDate.compare(day, today) < 0 ? today : day).toString()
}
