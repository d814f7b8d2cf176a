import './at-once.css'
import { type ReactNode, useState } from 'react'
import { idOfName } from '#domain/event/draft/questions/id-of-name.ts'
import { pl } from '#i18n/pl.ts'
import { isRefused } from '#web/lib/ask.ts'
import { PlacesInput } from '../inputs/places-input.tsx'
import { type LiveAllotment, type LiveLimit, liveTrouble, useSetAside } from './live-limits.ts'
import type { Sale } from './use-sale.ts'

interface Props {
  readonly sale: Sale
  readonly live: LiveLimit
  readonly name: string
}

/** Places that are not sold to everybody: for the office, benefactors, a group. */
export function SetAside({ sale, live, name }: Props): ReactNode {
  const aside = sale.asideOf(live.pool).filter(({ units, taken }) => units + taken > 0)
  return (
    <>
      {aside.length > 0 && (
        <ul className="limit-aside" aria-label={`Wydzielone: ${name}`}>
          {aside.map((each) => (
            <OneAside key={each.slug} sale={sale} aside={each} />
          ))}
        </ul>
      )}
      <NewAside sale={sale} live={live} />
    </>
  )
}

function OneAside({ sale, aside }: { sale: Sale; aside: LiveAllotment }): ReactNode {
  const set = useSetAside(sale.scope)
  const [units, setUnits] = useState<number | null>(null)
  const wanted = units ?? aside.units
  const save = (to: number, because?: string) => {
    const { slug, name, partOf } = aside
    // The answer comes with the numbers of the page: what was typed since then stays.
    const onSuccess = () => setUnits((typed) => (typed === to ? null : typed))
    set.mutate({ slug, name, partOf, units: to, ...despite(because) }, { onSuccess })
  }
  return (
    <li>
      <span>
        {aside.name}
        <span className="sub">{`zajęte ${aside.taken} z\u00a0${aside.units}`}</span>
        {aside.aboveLimit !== null && (
          <span className="sub">{`ponad limit: ${aside.aboveLimit.because} (${aside.aboveLimit.by})`}</span>
        )}
      </span>
      <form
        className="line-form"
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
      <Refused error={set.error} name={aside.name} onDespite={(because) => save(wanted, because)} />
    </li>
  )
}

function NewAside({ sale, live }: { sale: Sale; live: LiveLimit }): ReactNode {
  const set = useSetAside(sale.scope)
  const [name, setName] = useState('')
  const [units, setUnits] = useState<number>(10)
  const trimmed = name.trim()
  const add = (because?: string) => {
    if (trimmed === '') return
    const slug = idOfName(trimmed, sale.asideIds)
    set.mutate(
      { slug, name: trimmed, partOf: live.pool, units, ...despite(because) },
      { onSuccess: () => setName((typed) => (typed.trim() === trimmed ? '' : typed)) },
    )
  }
  return (
    <details>
      <summary>Wydziel miejsca, na przykład dla biura</summary>
      <form
        className="line-form"
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
      <Refused error={set.error} name={trimmed} onDespite={add} />
    </details>
  )
}

const despite = (because: string | undefined) => (because === undefined ? {} : { aboveLimitBecause: because })

/** Why places are not set aside; above the limit it is done by a decision with a reason, which the journal keeps. */
function Refused(props: { error: unknown; name: string; onDespite: (because: string) => void }): ReactNode {
  const { error, name, onDespite } = props
  const [because, setBecause] = useState('')
  if (error === null) return null
  const mayDespite = isRefused(error, 'full') || isRefused(error, 'queue')
  return (
    <div className="limit-refused">
      <p className="error" role="alert">
        {liveTrouble(error)}
      </p>
      {mayDespite && (
        <form
          className="line-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (because.trim() !== '') onDespite(because.trim())
          }}
        >
          <input
            className="input"
            aria-label={`Dlaczego ponad limit: ${name}`}
            placeholder="Dlaczego mimo to"
            maxLength={300}
            value={because}
            onChange={(event) => setBecause(event.currentTarget.value)}
          />
          <button type="submit" className="btn quiet" disabled={because.trim() === ''}>
            Wydziel mimo to
          </button>
        </form>
      )}
    </div>
  )
}
