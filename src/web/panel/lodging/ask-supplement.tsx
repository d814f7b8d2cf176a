import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import { toggled } from '../shared/toggled.ts'
import { AskFields, type Lack } from './ask-fields.tsx'
import { askingTrouble, type Offer, offersQuery } from './asking-api.ts'
import { differenceWords } from './asking-words.ts'
import type { Person } from './lodging-api.ts'

interface Props {
  readonly event: EventScope
  readonly scope: string
  /** Of one registration. */
  readonly people: readonly Person[]
  readonly onDone: (words: string) => void
}

/** 'Zapytaj o dopłatę': who is asked, and about which other kind of room, with what it would cost them. */
export function AskSupplement({ event, scope, people, onDone }: Props): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [chosen, choose] = useState<string | null>(null)
  const asked = people.filter(({ id }) => !left.has(id))
  const offers = useQuery(
    offersQuery(
      event,
      scope,
      asked.map(({ id }) => id),
    ),
  )
  const offer = offers.data?.offers.find(({ key }) => key === chosen)
  const [item = '', option = ''] = (chosen ?? '').split('/')
  const isReady = asked.length > 0 && offer !== undefined && offer.difference !== null
  return (
    <AskFields
      {...{ event, onDone }}
      note=""
      lacking={asked.length === 0 ? 'Zaznacz, kogo pytasz.' : 'Wybierz, o\u00a0co pytasz.'}
      wanted={isReady ? { scope, kind: 'supplement', people: asked, offers: [{ item, option }] } : null}
    >
      {(lack) => (
        <>
          {people.length > 1 && (
            <fieldset className="asking-choices" aria-describedby={asked.length === 0 ? lack?.id : undefined}>
              <legend>Kogo pytasz</legend>
              {people.map(({ id, firstName, lastName }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={!left.has(id)}
                    onChange={() => setLeft(toggled(left, id))}
                  />
                  <span>{`${firstName} ${lastName}`}</span>
                </label>
              ))}
              {asked.length === 0 && lack?.line}
            </fieldset>
          )}
          {offers.isPending && asked.length > 0 && <p role="status">Liczę dopłaty…</p>}
          {offers.isError && <p role="alert">{askingTrouble(offers.error)}</p>}
          {offers.data !== undefined && (
            <>
              {offers.data.current.length > 0 && <p>{`Teraz: ${offers.data.current.join(', ')}.`}</p>}
              {offers.data.offers.length === 0 ? (
                <p>Nie ma innego rodzaju pokoju do wyboru.</p>
              ) : (
                <Offers
                  offers={offers.data.offers}
                  {...{ chosen, choose }}
                  lack={asked.length === 0 ? null : lack}
                />
              )}
            </>
          )}
        </>
      )}
    </AskFields>
  )
}

function Offers(props: {
  offers: readonly Offer[]
  chosen: string | null
  choose: (key: string) => void
  lack: Lack | null
}): ReactNode {
  const { offers, chosen, choose, lack } = props
  return (
    <fieldset className="asking-choices" aria-describedby={lack?.id}>
      <legend>O co pytasz</legend>
      {offers.map(({ key, name, difference, problem }) => (
        <label key={key}>
          <input
            type="radio"
            name="pytanie-pokoj"
            checked={chosen === key}
            disabled={difference === null}
            onChange={() => choose(key)}
          />
          <span>
            <b>{name}</b>
            <small>{difference === null ? problem : differenceWords(difference)}</small>
          </span>
        </label>
      ))}
      <p>Miejsce zatrzymamy do czasu odpowiedzi.</p>
      {lack?.line}
    </fieldset>
  )
}
