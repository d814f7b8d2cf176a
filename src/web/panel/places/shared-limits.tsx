import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import {
  type SharedLimit,
  type Taker,
  withoutPool,
  withoutTaker,
  withPool,
  withTaker,
  withTakerChanged,
} from '#domain/event/draft/places/shared-limits.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { pl } from '#i18n/pl.ts'
import { Icon } from '../shared/icon.tsx'
import { ActSelect } from '../shared/inputs/act-select.tsx'
import { LimitDetails } from './limit-details.tsx'
import { LimitRow } from './limit-row.tsx'
import { PER_WORDS } from './limit-words.ts'
import { TakerForm } from './taker-form.tsx'
import type { Places } from './use-places.ts'

interface Props {
  readonly places: Places
  readonly limits: readonly SharedLimit[]
  readonly added: string | null
}

/** Limits from which several things take, each with what takes from it and how much. */
export function SharedLimits({ places, limits, added }: Props): ReactNode {
  const id = useId()
  return (
    <section className="limit-section" aria-labelledby={id}>
      <h2 id={id}>Wspólne limity</h2>
      <p className="sub">Jeden limit, z&nbsp;którego zajmuje miejsca kilka rzeczy albo tylko część osób.</p>
      <ul className="limit-list">
        {limits.map((limit) => (
          <OneShared key={limit.pool.id} places={places} limit={limit} isNew={added === limit.pool.id} />
        ))}
      </ul>
    </section>
  )
}

function OneShared(props: { places: Places; limit: SharedLimit; isNew: boolean }): ReactNode {
  const { places, limit, isNew } = props
  const { pool, reductions } = limit
  const { document, definition, change } = places
  const read = definition.pools.find(({ id }) => id === pool.id)
  const at = document.pools.findIndex(({ id }) => id === pool.id)
  const { per } = pool
  const set = (part: Partial<typeof pool>) =>
    change((now) => withPool(now, pool.id, (each) => ({ ...each, ...part })))
  return (
    <LimitRow
      places={places}
      name={pool.name}
      label={`Miejsca: ${pool.name}`}
      pool={pool.id}
      value={pool.capacity}
      isForAll={per === undefined}
      notes={[...(per === undefined ? [] : [PER_WORDS[per]]), ...takersNote(places, limit)]}
      problems={places.problemsAt(`pools.${at}`)}
      isNew={isNew}
      onChange={(capacity) => set({ capacity })}
      details={
        read === undefined ? null : (
          <LimitDetails
            places={places}
            pool={read}
            settings={{
              ...{ places: pool.capacity, name: pool.name, allotments: pool.allotments },
              ...{ refusal: pool.refusal, per: per === 'code' ? undefined : per },
            }}
            ownName={null}
            onChange={(fields) => change((now) => withPool(now, pool.id, (each) => poolWith(each, fields)))}
            {...(reductions.length === 0
              ? { onRemove: () => change((now) => withoutPool(now, pool.id)) }
              : {})}
          >
            <NameOfLimit name={pool.name} onChange={(name) => set({ name })} />
            <Takers places={places} limit={limit} />
          </LimitDetails>
        )
      }
    />
  )
}

type WrittenPool = SharedLimit['pool']
type Fields = Partial<Parameters<Parameters<typeof LimitDetails>[0]['onChange']>[0]>

/** What is undefined is not written. */
function poolWith(pool: WrittenPool, fields: Fields): WrittenPool {
  const { refusal, per, ...rest } = pool
  const wanted = { refusal, per, ...fields }
  return {
    ...rest,
    ...(fields.places === undefined ? {} : { capacity: fields.places }),
    ...(fields.allotments === undefined ? {} : { allotments: fields.allotments }),
    ...(wanted.refusal === undefined ? {} : { refusal: wanted.refusal }),
    ...(wanted.per === undefined ? {} : { per: wanted.per }),
  }
}

function NameOfLimit({ name, onChange }: { name: string; onChange: (name: string) => void }): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="field">
      <label htmlFor={id}>Nazwa limitu, także gdy zabraknie miejsc</label>
      <input
        id={id}
        className="input"
        aria-invalid={typed?.trim() === '' || undefined}
        maxLength={120}
        value={typed ?? name}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          if (value.trim() !== '') onChange(value.trim())
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}

/** What takes from a limit, each as a sentence that can be changed. */
function Takers({ places, limit }: { places: Places; limit: SharedLimit }): ReactNode {
  const [open, setOpen] = useState<string | null>(null)
  const { pool, takers, reductions } = limit
  const { change } = places
  const free = places.parts.filter(({ key }) => !takers.some(({ part }) => part === key))
  return (
    <div className="limit-takers">
      <h3>Co zajmuje te miejsca</h3>
      {takers.length + reductions.length === 0 && <p className="sub">Na razie nic. Wybierz poniżej.</p>}
      <ul>
        {takers.map((taker) => {
          const key = `${taker.part}/${taker.index}`
          const sentence = takerWords(places, taker)
          return (
            <li key={key}>
              <div className="condition-line">
                <button
                  type="button"
                  className="word-button"
                  aria-expanded={open === key}
                  onClick={() => setOpen(open === key ? null : key)}
                >
                  {sentence}
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Nie zajmuje: ${sentence}`}
                  onClick={() => change((now) => withoutTaker(now, taker))}
                >
                  <Icon name="close" size={20} />
                </button>
              </div>
              {open === key && (
                <TakerForm
                  places={places}
                  taker={taker}
                  onChange={(make) => change((now) => withTakerChanged(now, taker, make))}
                />
              )}
            </li>
          )
        })}
        {reductions.map((name) => (
          <li key={name}>
            {`Zniżka „${name}” liczy się tyle razy. Zmienisz ją na stronie `}
            <Link to="/wydarzenia/$eventId/ustawienia/oplaty" params={{ eventId: places.sale.scope.eventId }}>
              Opłaty
            </Link>
            .
          </li>
        ))}
      </ul>
      {pool.per !== 'code' && reductions.length === 0 && (
        <ActSelect
          className="input"
          label={`Dodaj, co zajmuje miejsca: ${pool.name}`}
          act="Dodaj"
          value=""
          onChoose={(part) => change((now) => withTaker(now, pool.id, part))}
        >
          <option value="">Dodaj, co zajmuje te miejsca</option>
          {free.map(({ key }) => (
            <option key={key} value={key}>
              {places.nameOf(key)}
            </option>
          ))}
        </ActSelect>
      )}
    </div>
  )
}

/** 'Zajmują: Bilet: dla pary (po 2), Bilet: stolik (po 8)'. */
function takersNote({ nameOf, words }: Places, { takers, reductions }: SharedLimit): string[] {
  const names = takers.map(({ part, claim: { units, sharedBy, when } }) =>
    [
      nameOf(part),
      ...(sharedBy === undefined ? [] : [`(jedno na ${pl.counts.peopleAccusative(sharedBy)})`]),
      ...(units === 1 ? [] : [`(po ${units})`]),
      ...(when === undefined ? [] : [`(${words(when)})`]),
    ].join(' '),
  )
  return [
    ...(names.length === 0 ? [] : [`Zajmują: ${names.join(', ')}`]),
    ...reductions.map((name) => `Tyle razy zniżka: ${name}`),
  ]
}

/** 'Bilet: dla pary, 2 miejsca', 'Pokój: czteroosobowy, 1 miejsce na 4 osoby, gdy: wiek od 4 lat'. */
function takerWords({ nameOf, words, document }: Places, { part, claim }: Taker): string {
  const { pool, units, sharedBy, when } = claim
  const several = typeof pool === 'string' ? [] : pool
  const names = several.map((id) => document.pools.find((each) => each.id === id)?.name ?? id)
  return upperFirst(
    [
      `${nameOf(part)}: ${pl.counts.places(units)}`,
      ...(sharedBy === undefined ? [] : [`jedno na ${pl.counts.peopleAccusative(sharedBy)}`]),
      ...(several.length === 0 ? [] : [`po kolei: ${names.join(', ')}`]),
      ...(when === undefined ? [] : [`gdy: ${words(when)}`]),
    ].join(', '),
  )
}
