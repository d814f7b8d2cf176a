import type { EventView } from '#contract/pages.ts'
import { keepsWaitingList } from '#domain/capacity/waiting-list.ts'
import { formatDay, readMoment } from '#domain/time.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { headlinePrice } from './headline-price.ts'
import { freeOf, placesInAll, type SaleState, saleWords } from './sale-state.ts'
import { StateTag } from './state-tag.tsx'

interface JoinProps {
  readonly event: EventView
  readonly state: SaleState
}

/** The way in for who comes too late. */
const WaitLink = ({ event }: Pick<JoinProps, 'event'>) => (
  <a className="btn" href={event.registrationAddress}>
    <span>
      Dopisz do listy rezerwowej <small>bez zobowiązań</small>
    </span>
  </a>
)

const mayWait = ({ event, state }: JoinProps): boolean =>
  state.kind === 'full' && keepsWaitingList(event.definition)

/** The sign-up on a wide screen, staying beside the text. */
export function JoinCard({ event, state }: JoinProps) {
  const price = headlinePrice(event.definition)
  const waits = mayWait({ event, state })
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
      ) : waits ? (
        <>
          <WaitLink event={event} />
          <p>Teraz nic nie płacisz. Gdy miejsca się zwolnią, napiszemy.</p>
        </>
      ) : (
        <p>{outsideWords(state, event.definition)}</p>
      )}
    </aside>
  )
}

/** The sign-up on a phone, at the bottom edge. */
export function JoinBar({ event, state }: JoinProps) {
  const price = headlinePrice(event.definition)
  if (mayWait({ event, state }))
    return (
      <aside className="bar waits" aria-label="Zapisy">
        <b>{saleWords(state)}</b>
        <WaitLink event={event} />
      </aside>
    )
  if (state.kind !== 'open')
    return (
      <aside className="bar shut" aria-label="Zapisy">
        {saleWords(state)}
        {state.kind === 'full' && '. Nie ma listy rezerwowej.'}
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

function outsideWords(state: SaleState, { ask, attendance }: EventView['definition']): string {
  if (state.kind === 'soon')
    return ask.birthDate === 'no' || attendance === 'headcount'
      ? 'Wróć tu wtedy. Zapis zajmie kilka minut.'
      : 'Wróć tu wtedy. Do zapisu wystarczą imiona i\u00a0daty urodzenia.'
  if (state.kind === 'full')
    return 'Wszystkie miejsca są zajęte, a\u00a0listy rezerwowej nie ma. Gdy ktoś zrezygnuje, przycisk zapisu wróci tutaj.'
  return 'Na to wydarzenie nie można się już zapisać. Pytania przyjmuje organizator.'
}

/** Free places with a bar, when the whole event has a limit; the last day when there is one. */
function Left({ event: { definition, free }, closes }: { event: EventView; closes: string | null }) {
  const left = freeOf(definition.claims, free)
  const all = freeOf(definition.claims, placesInAll(definition))
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
