import type { EventView } from '#contract/pages.ts'
import { freeOf } from '#domain/capacity/free-places.ts'
import { expectsChildren } from '#domain/event/facts/expects-children.ts'
import { formatDay, readMoment } from '#domain/values/time.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import * as words from '#i18n/pl/site/event.ts'
import { tie } from '#i18n/text/typography.ts'
import { placesInAll, type SaleState, saleWords } from '../shared/sale-state.ts'
import type { HeadlinePrice } from './headline-price.ts'
import { StateTag } from './state-tag.tsx'

interface JoinProps {
  readonly event: EventView
  readonly state: SaleState
  readonly price: HeadlinePrice | null
}

/** What is offered to a visitor who comes too late. */
const WaitLink = ({ event }: Pick<JoinProps, 'event'>) => (
  <a className="btn" href={event.registrationAddress}>
    <span>
      {words.joinWaitingList} <small>{words.noObligation}</small>
    </span>
  </a>
)

const mayWait = ({ event, state }: Omit<JoinProps, 'price'>): boolean =>
  state.kind === 'full' && keepsWaitingList(event.definition)

/** The sign-up on a wide screen, staying next to the text. */
export function JoinCard({ event, state, price }: JoinProps) {
  const waits = mayWait({ event, state })
  return (
    <aside className="join" aria-label={words.sales}>
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
            {words.join}
          </a>
          <p>{tie(whomWords(event.definition))}</p>
          <Left event={event} closes={state.closes} />
        </>
      ) : waits ? (
        <>
          <WaitLink event={event} />
          <p>{words.waitForNothing}</p>
        </>
      ) : (
        <p>{outsideWords(state, event.definition)}</p>
      )}
    </aside>
  )
}

/** The sign-up on a phone, at the bottom edge. */
export function JoinBar({ event, state, price }: JoinProps) {
  if (mayWait({ event, state }))
    return (
      <aside className="bar waits" aria-label={words.sales}>
        <b>{saleWords(state)}</b>
        <WaitLink event={event} />
      </aside>
    )
  if (state.kind !== 'open')
    return (
      <aside className="bar shut" aria-label={words.sales}>
        {saleWords(state)}
        {state.kind === 'full' && words.noWaitingList}
      </aside>
    )
  return (
    <aside className="bar" aria-label={words.sales}>
      {price === null ? (
        <span className="words">{saleWords(state)}</span>
      ) : (
        <div>
          <b className="num">{price.amount}</b>
          <span className="words">{tie(price.brief)}</span>
        </div>
      )}
      <a className="btn" href={event.registrationAddress}>
        {words.join}
      </a>
    </aside>
  )
}

/** Who can be registered at once. */
function whomWords(definition: EventView['definition']): string {
  if (expectsChildren(definition)) return words.wholeFamily
  const { attendance, peoplePerRegistration } = definition
  return attendance === 'people' && peoplePerRegistration.max > 1 ? words.severalPeople : words.fewMinutes
}

function outsideWords(state: SaleState, { ask, attendance }: EventView['definition']): string {
  if (state.kind === 'soon')
    return ask.birthDate === 'no' || attendance === 'headcount' ? words.comeBack : words.comeBackWithAges
  if (state.kind === 'full') return words.full
  if (state.kind === 'over') return words.over
  return words.closed
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
        {left !== null && words.leftOf(capital(words.placesLeft(left)), all)}
        {until !== null && words.openUntil(formatDay(until.toPlainDate()))}
      </span>
    </div>
  )
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('pl') + word.slice(1)
