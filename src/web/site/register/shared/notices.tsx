import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/notices.ts'
import { lastRegistered, lastWaiting, type Registered, wasChanged } from '../order/last-registered.ts'
import type { Sending } from '../order/use-sending.ts'

/** Shown to a returning person: a draft, what was registered or waits, a changed event. */
export function ReturnNotices({
  slug,
  draftFound,
  onStartOver,
}: {
  slug: string
  draftFound: boolean
  onStartOver: () => void
}) {
  const [registered, setRegistered] = useState<Registered | null>(null)
  const [waiting, setWaiting] = useState<string | null>(null)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    setRegistered(lastRegistered(slug))
    setWaiting(lastWaiting(slug))
    setChanged(wasChanged(slug))
  }, [slug])
  return (
    <>
      {changed && (
        <p className="notice" role="status">
          {words.rulesChanged}
        </p>
      )}
      {registered !== null && !draftFound && (
        <div className="notice" role="status">
          <p>
            {words.registered(registered.number)} <a href={registered.address}>{words.myRegistration}</a>
          </p>
        </div>
      )}
      {waiting !== null && !draftFound && (
        <div className="notice" role="status">
          <p>
            {words.waits} <a href={waiting}>{words.waitingList}</a>
          </p>
        </div>
      )}
      {draftFound && !changed && (
        <div className="notice quiet-notice">
          <span>{words.draftFound}</span>
          <button type="button" className="link" onClick={onStartOver}>
            {words.startOver}
          </button>
        </div>
      )}
    </>
  )
}

interface SendingNoticeProps {
  readonly sending: Sending
  readonly email: string
  readonly onChoice: () => void
  readonly onStartOver: () => void
}

/** The outcome of the order, when it was not accepted. Nothing typed is ever lost. */
export function SendingNotice({ sending, email, onChoice, onStartOver }: SendingNoticeProps) {
  switch (sending.kind) {
    case 'idle':
    case 'version_gone':
    case 'called_off':
      return null
    case 'sending':
    case 'checking':
      return (
        <p className="progress" role="status">
          {sending.kind === 'sending' ? words.saving : words.checking}
        </p>
      )
    case 'unknown':
    case 'later':
      // The order button below sends it again: no other label would state the obligation to pay.
      return (
        <div className="notice warn" role="alert">
          <p>{sending.kind === 'later' ? sending.message : words.offline}</p>
        </div>
      )
    case 'price_changed':
      return (
        <div className="notice warn" role="alert">
          <p>
            {words.priceWas(formatMoney(sending.was))} <b>{formatMoney(sending.now)}</b>
            {words.confirmAgain}
          </p>
        </div>
      )
    case 'sent_before':
      return (
        <div className="notice" role="alert">
          <p>{words.sentBefore(email)}</p>
          <button type="button" className="link" onClick={onStartOver}>
            {words.startNew}
          </button>
        </div>
      )
    case 'refused':
      return (
        <div className="notice warn" role="alert">
          <p>{sending.problems.length > 0 ? words.refused : sending.message}</p>
          {sending.problems.length > 0 && (
            <ul>
              {sending.problems.map(({ field, code, message }) => (
                <li key={`${field} ${code}`}>{message}</li>
              ))}
            </ul>
          )}
          <button type="button" className="link" onClick={onChoice}>
            {words.backToChoice}
          </button>
        </div>
      )
  }
}
