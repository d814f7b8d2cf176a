import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { lastRegistered, lastWaiting, type Registered, wasChanged } from './last-registered.ts'
import type { Sending } from './use-sending.ts'

/** What a person finds on coming back: a draft, what was registered or waits, a changed event. */
export function ReturnNotices({
  slug,
  draftFound,
  onAnew,
}: {
  slug: string
  draftFound: boolean
  onAnew: () => void
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
          Organizator właśnie zmienił zasady zapisów. Dane zostały, sprawdź podsumowanie jeszcze raz.
        </p>
      )}
      {registered !== null && !draftFound && (
        <div className="notice" role="status">
          <p>
            Zgłoszenie {registered.number} jest przyjęte. <a href={registered.address}>Moje zgłoszenie</a>
          </p>
        </div>
      )}
      {waiting !== null && !draftFound && (
        <div className="notice" role="status">
          <p>
            Zgłoszenie z&nbsp;tej przeglądarki jest na liście rezerwowej.{' '}
            <a href={waiting}>Lista rezerwowa</a>
          </p>
        </div>
      )}
      {draftFound && !changed && (
        <div className="notice quiet-notice">
          <span>To, co było wpisane wcześniej, zostało w&nbsp;tej przeglądarce.</span>
          <button type="button" className="link" onClick={onAnew}>
            Zacznij od nowa
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
  readonly onAnew: () => void
}

/** What became of the order, when it was not accepted. Nothing typed is ever lost. */
export function SendingNotice({ sending, email, onChoice, onAnew }: SendingNoticeProps) {
  switch (sending.kind) {
    case 'idle':
    case 'version_gone':
    case 'called_off':
      return null
    case 'sending':
      return (
        <p className="progress" role="status">
          Zapisuję…
        </p>
      )
    case 'unknown':
    case 'later':
      // The order button below sends it again: no other words would say that it obliges to pay.
      return (
        <div className="notice warn" role="alert">
          <p>
            {sending.kind === 'later' ? sending.message : 'Brak połączenia. Dane zostały. Spróbuj ponownie.'}
          </p>
        </div>
      )
    case 'price_changed':
      return (
        <div className="notice warn" role="alert">
          <p>
            Cena zmieniła się w&nbsp;trakcie zapisu: było {formatMoney(sending.was)}, teraz jest{' '}
            <b>{formatMoney(sending.now)}</b>. Jeśli się zgadzasz, potwierdź jeszcze raz.
          </p>
        </div>
      )
    case 'sent_before':
      return (
        <div className="notice" role="alert">
          <p>
            To zgłoszenie dotarło już wcześniej. Link do niego jest w&nbsp;wiadomości wysłanej na adres{' '}
            {email}.
          </p>
          <button type="button" className="link" onClick={onAnew}>
            Zacznij nowe zgłoszenie
          </button>
        </div>
      )
    case 'refused':
      return (
        <div className="notice warn" role="alert">
          <p>
            {sending.problems.length > 0
              ? 'Zgłoszenia nie można przyjąć w\u00a0tej postaci:'
              : sending.message}
          </p>
          {sending.problems.length > 0 && (
            <ul>
              {sending.problems.map(({ field, code, message }) => (
                <li key={`${field} ${code}`}>{message}</li>
              ))}
            </ul>
          )}
          <button type="button" className="link" onClick={onChoice}>
            Wróć do wyboru
          </button>
        </div>
      )
  }
}
