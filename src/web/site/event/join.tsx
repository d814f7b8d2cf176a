import type { EventView } from '#contract/pages.ts'
import { formatDay, readMoment } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { Clock, Tick } from '#web/ui/icons.tsx'
import { headlinePrice } from './headline-price.ts'
import { freeOf, type SaleState, saleWords } from './sale-state.ts'

interface JoinProps {
  readonly event: EventView
  readonly state: SaleState
}

/** The sign-up on a wide screen, staying beside the text. */
export function JoinCard({ event, state }: JoinProps) {
  const price = headlinePrice(event.definition)
  return (
    <aside className="join" aria-label="Zapisy">
      <StateTag state={state} />
      {price !== null && (
        <p className="amount">
          <span className="num">{price.amount}</span>
          <small>{tie(price.words)}</small>
        </p>
      )}
      {state.kind === 'open' ? (
        <>
          <a className="btn" href={event.registrationAddress}>
            Zapisz się
          </a>
          <p>Całą rodzinę zapiszesz jednym zgłoszeniem, w&nbsp;kilka minut.</p>
          <Left event={event} closes={state.closes} />
        </>
      ) : (
        <p>{outsideWords(state)}</p>
      )}
    </aside>
  )
}

/** The sign-up on a phone, at the bottom edge. */
export function JoinBar({ event, state }: JoinProps) {
  const price = headlinePrice(event.definition)
  if (state.kind !== 'open')
    return (
      <aside className="bar shut" aria-label="Zapisy">
        {saleWords(state)}
      </aside>
    )
  return (
    <aside className="bar" aria-label="Zapisy">
      {price === null ? (
        <span />
      ) : (
        <div>
          <b className="num">{price.amount}</b>
          <span className="words">{tie(price.words)}</span>
        </div>
      )}
      <a className="btn" href={event.registrationAddress}>
        Zapisz się
      </a>
    </aside>
  )
}

function StateTag({ state }: { state: SaleState }) {
  return (
    <span className={state.kind === 'open' ? 'tag ok' : 'tag'}>
      {state.kind === 'open' ? <Tick /> : <Clock />}
      {saleWords(state)}
    </span>
  )
}

function outsideWords(state: SaleState): string {
  if (state.kind === 'soon') return 'Wróć tu wtedy. Do zapisu wystarczą imiona i\u00a0daty urodzenia.'
  if (state.kind === 'full')
    return 'Wszystkie miejsca są zajęte. Gdy ktoś zrezygnuje, przycisk zapisu wróci tutaj.'
  return 'Na to wydarzenie nie można się już zapisać. Pytania przyjmuje organizator.'
}

/** Free places with a bar, when the whole event has a limit; the last day when there is one. */
function Left({ event: { definition, free }, closes }: { event: EventView; closes: string | null }) {
  const left = freeOf(definition.claims, free)
  const all = freeOf(definition.claims, capacities(definition.pools))
  const until = closes === null ? null : readMoment(closes)
  if (left === null && until === null) return null
  return (
    <div className="left">
      {left !== null && all !== null && all > 0 && (
        <svg className="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" />
          <rect className="taken" width={100 - (100 * Math.min(left, all)) / all} height="8" />
        </svg>
      )}
      <span>
        {left !== null && `${capital(pl.counts.placesLeft(left))}${all === null ? '' : ` z\u00a0${all}`}. `}
        {until !== null && `Zapisy do ${formatDay(until.toPlainDate())}.`}
      </span>
    </div>
  )
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('pl') + word.slice(1)

const capacities = (pools: EventView['definition']['pools']) =>
  Object.fromEntries(pools.map(({ id, capacity }) => [id, capacity]))
