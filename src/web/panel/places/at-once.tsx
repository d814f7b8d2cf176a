import { type ReactNode, useId, useState } from 'react'
import { idOfName } from '#domain/event/draft/questions/id-of-name.ts'
import { pl } from '#i18n/pl.ts'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { takenWords } from './limit-words.ts'
import { type LiveAllotment, type LiveLimit, liveTrouble, useSetAside, useSetLimit } from './live-limits.ts'
import type { Places } from './use-places.ts'

interface Props {
  readonly places: Places
  readonly live: LiveLimit
  readonly name: string
  /** Whether places of it can be set aside under a name. */
  readonly mayBeSetAside: boolean
}

/** What holds now on the site, and how it is changed without a publication. */
export function AtOnce({ places, live, name, mayBeSetAside }: Props): ReactNode {
  const id = useId()
  const set = useSetLimit(places.scope)
  const [capacity, setCapacity] = useState<number | null | undefined>(undefined)
  const wanted = capacity === undefined ? live.capacity : capacity
  return (
    <section className="limit-at-once" aria-labelledby={id}>
      <h4 id={id}>Teraz, bez publikacji</h4>
      <p className="sub">
        {takenWords(live)}. Zmiana działa od razu na stronie i&nbsp;zostaje w&nbsp;ustawieniach.
      </p>
      <form
        className="limit-line-form"
        onSubmit={(event) => {
          event.preventDefault()
          set.mutate({ pool: live.pool, capacity: wanted }, { onSuccess: () => setCapacity(undefined) })
        }}
      >
        <PlacesInput
          label={`Od razu: ${name}`}
          value={wanted}
          otherwise="tylko licz"
          optional
          onChange={setCapacity}
        />
        <button type="submit" className="btn quiet" disabled={wanted === live.capacity || set.isPending}>
          Zmień od razu
        </button>
      </form>
      {wanted !== null && wanted < live.taken && (
        <p className="sub">
          {`Zajętych jest więcej: ${live.taken}. Nikt nie straci miejsca, ale nowe osoby wejdą dopiero, gdy się zwolnią.`}
        </p>
      )}
      {set.isError && (
        <p className="error" role="alert">
          {liveTrouble(set.error)}
        </p>
      )}
      <p className="sr" role="status">
        {set.isSuccess ? `Zmieniono: ${name}.` : ''}
      </p>
      {mayBeSetAside && <SetAside places={places} live={live} name={name} />}
    </section>
  )
}

/** Places that are not sold to everybody: for the office, benefactors, a group. */
function SetAside({ places, live, name }: Omit<Props, 'mayBeSetAside'>): ReactNode {
  const aside = places.asideOf(live.pool).filter(({ units, taken }) => units + taken > 0)
  return (
    <>
      {aside.length > 0 && (
        <ul className="limit-aside" aria-label={`Wydzielone: ${name}`}>
          {aside.map((each) => (
            <OneAside key={each.slug} places={places} aside={each} />
          ))}
        </ul>
      )}
      <NewAside places={places} live={live} />
    </>
  )
}

function OneAside({ places, aside }: { places: Places; aside: LiveAllotment }): ReactNode {
  const set = useSetAside(places.scope)
  const [units, setUnits] = useState<number | null>(null)
  const wanted = units ?? aside.units
  const save = (to: number) => {
    const { slug, name, partOf } = aside
    set.mutate({ slug, name, partOf, units: to }, { onSuccess: () => setUnits(null) })
  }
  return (
    <li>
      <span>
        {aside.name}
        <span className="sub">{`zajęte ${aside.taken} z\u00a0${aside.units}`}</span>
      </span>
      <form
        className="limit-line-form"
        onSubmit={(event) => {
          event.preventDefault()
          save(wanted)
        }}
      >
        <PlacesInput label={`Wydzielone od razu: ${aside.name}`} value={wanted} onChange={setUnits} />
        <button type="submit" className="btn quiet" disabled={wanted === aside.units || set.isPending}>
          Zmień<span className="sr">: {aside.name}</span>
        </button>
      </form>
      {aside.taken === 0 && (
        <button type="button" className="link" disabled={set.isPending} onClick={() => save(0)}>
          Oddaj do sprzedaży<span className="sr">: {aside.name}</span>
        </button>
      )}
      {set.isError && (
        <p className="error" role="alert">
          {liveTrouble(set.error)}
        </p>
      )}
    </li>
  )
}

function NewAside({ places, live }: { places: Places; live: LiveLimit }): ReactNode {
  const set = useSetAside(places.scope)
  const [name, setName] = useState('')
  const [units, setUnits] = useState<number>(10)
  const trimmed = name.trim()
  const add = () => {
    if (trimmed === '') return
    const slug = idOfName(trimmed, places.asideIds)
    set.mutate({ slug, name: trimmed, partOf: live.pool, units }, { onSuccess: () => setName('') })
  }
  return (
    <details>
      <summary>Wydziel miejsca, na przykład dla biura</summary>
      <form
        className="limit-line-form"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          className="input"
          aria-label="Dla kogo wydzielić od razu"
          placeholder="Na przykład: Biuro"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PlacesInput
          label="Ile miejsc wydzielić od razu"
          value={units}
          least={1}
          onChange={(n) => setUnits(n ?? 1)}
        />
        <button type="submit" className="btn quiet" disabled={trimmed === '' || set.isPending}>
          Wydziel od razu
        </button>
      </form>
      <p className="sub">{`Te miejsca zajmie tylko biuro. Dla wszystkich zostanie tyle mniej: ${pl.counts.places(units)}.`}</p>
      {set.isError && (
        <p className="error" role="alert">
          {liveTrouble(set.error)}
        </p>
      )}
    </details>
  )
}
