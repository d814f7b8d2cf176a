import { type ReactNode, useId } from 'react'
import { type DividedPlaces, withDivided, withoutDivided } from '#domain/event/draft/places/divided-places.ts'
import { pl } from '#i18n/pl.ts'
import { Icon } from '../shared/icon.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { AtOnceOfMany } from './at-once-of-many.tsx'
import type { Places } from './use-places.ts'

/** Places in several equal parts, given out in turn. */
export function DividedLimits({ places, all }: { places: Places; all: readonly DividedPlaces[] }): ReactNode {
  const id = useId()
  return (
    <section className="limit-section" aria-labelledby={id}>
      <h2 id={id}>Równe części, przydzielane po kolei</h2>
      <p className="sub">Kto się zapisuje, trafia do pierwszej części, w&nbsp;której są miejsca.</p>
      <ul className="limit-list">
        {all.map((divided) => (
          <OneDivided key={`${divided.part}/${divided.taker.index}`} places={places} divided={divided} />
        ))}
      </ul>
    </section>
  )
}

function OneDivided({ places, divided }: { places: Places; divided: DividedPlaces }): ReactNode {
  const { pools, part } = divided
  const { change, document } = places
  const name = places.nameOf(part)
  const size = divided.places ?? 0
  const write = (parts: number, each: number) =>
    change((now) => withDivided(now, divided, { parts, places: each }))
  const live = pools.map((id) => places.sale.limitOf(id))
  const differ =
    divided.places === null
      ? pools.map((id) => document.pools.find((pool) => pool.id === id)?.capacity ?? 'bez limitu').join(', ')
      : null
  return (
    <li>
      <div className="limit-divided">
        <span>
          {name}
          {differ !== null && <span className="sub">{`Teraz różne: ${differ}`}</span>}
          {live.some((each) => each !== undefined) && (
            <span className="sub">
              {`Zajęte: ${live.map((each) => `${each?.taken ?? 0} z\u00a0${each?.capacity ?? '?'}`).join(', ')}`}
            </span>
          )}
        </span>
        <span className="limit-divided-fields">
          <PlacesInput
            label={`Ile części: ${name}`}
            value={pools.length}
            least={2}
            most={100}
            onChange={(parts) => write(parts ?? 2, size)}
          />
          <span>części po</span>
          <PlacesInput
            label={`Po ile miejsc: ${name}`}
            value={divided.places}
            otherwise="różnie"
            least={1}
            onChange={(each) => write(pools.length, each ?? 1)}
          />
          <span>miejsc</span>
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={`Usuń podział: ${name}`}
          onClick={() => change((now) => withoutDivided(now, divided))}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      {divided.places !== null && (
        <p className="limit-sum">{`Razem ${pl.counts.places(pools.length * divided.places)}`}</p>
      )}
      <AtOnceOfMany sale={places.sale} pools={pools} />
    </li>
  )
}
