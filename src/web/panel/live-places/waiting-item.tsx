import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { TextField } from '#web/ui/field.tsx'
import { fullMoment, shortMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { fitsNow } from './passing.ts'
import { useWaitingAction, type WaitingEntry, type WaitingPage, waitingTrouble } from './waiting-api.ts'

interface Props {
  readonly scope: EventScope
  readonly entry: WaitingEntry
  readonly mayDecide: boolean
  /** Who could be offered places past this party. */
  readonly next?: WaitingEntry | undefined
  readonly pools?: WaitingPage['pools']
}

/** A party of the waiting list: since when, what for, until when its offer holds, and what can be done. */
export function WaitingItem(props: Props): ReactNode {
  const { entry, mayDecide } = props
  return (
    <li>
      <div className="waiting-who">
        <b>
          {entry.place !== null && `${entry.place}. `}
          {entry.contactName}, {pl.counts.people(entry.size)}
        </b>
        <span className="sub">{wishWords(entry)}</span>
        <span className="sub">{`od: ${shortMoment(entry.joinedAt)} · ${entry.people.join(', ')}`}</span>
        {entry.offer !== null && (
          <span>{`Propozycja: ${pl.counts.places(entry.offer.size)}, do: ${fullMoment(entry.offer.until)}`}</span>
        )}
        <span className="waiting-contact">
          {entry.contactPhone !== '' && (
            <a href={`tel:${entry.contactPhone.replace(/[^+\d]/g, '')}`}>{entry.contactPhone}</a>
          )}
          <a href={`mailto:${entry.contactEmail}`}>{entry.contactEmail}</a>
        </span>
      </div>
      {mayDecide && <Actions {...props} />}
    </li>
  )
}

/** 'Czeka na: Miejsca 5, Autokar 5. Przyjmą też mniej: od 3.' */
function wishWords({ wants, sizes, size }: WaitingEntry): string {
  const what = `Czeka na: ${wants.map(({ name, units }) => `${name} ${units}`).join(', ')}`
  const least = Math.min(...sizes)
  return least < size ? `${what}. Zgoda też na mniej, od: ${least}` : what
}

type Open = { readonly of: WaitingEntry; readonly passing: boolean } | 'remove' | null

function Actions({ scope, entry, next, pools = [] }: Props): ReactNode {
  const [open, setOpen] = useState<Open>(null)
  const action = useWaitingAction(scope)
  const close = { onSuccess: () => setOpen(null) }
  const waits = entry.state === 'waiting'
  const isStuck = waits && entry.place === 1 && !fitsNow(entry, pools)
  return (
    <div className="waiting-actions">
      {open === null && (
        <>
          {waits && (
            <button
              type="button"
              className="btn quiet"
              onClick={() => setOpen({ of: entry, passing: false })}
            >
              Zaproponuj miejsce<span className="sr">: {entry.contactName}</span>
            </button>
          )}
          {isStuck && next !== undefined && (
            <button type="button" className="btn quiet" onClick={() => setOpen({ of: next, passing: true })}>
              Pomiń<span className="sr">: {entry.contactName}</span>
            </button>
          )}
          <button type="button" className="btn text" onClick={() => setOpen('remove')}>
            Usuń z&nbsp;listy<span className="sr">: {entry.contactName}</span>
          </button>
        </>
      )}
      {open !== null && open !== 'remove' && (
        <OfferForm
          of={open.of}
          passing={open.passing}
          busy={action.isPending}
          onOffer={(reason) => action.mutate({ entry: open.of.id, action: { kind: 'offer', reason } }, close)}
          onBack={() => setOpen(null)}
        />
      )}
      {open === 'remove' && (
        <>
          <p>
            {entry.offer === null
              ? 'Te osoby stracą miejsce w\u00a0kolejce.'
              : 'Propozycja zniknie, a\u00a0miejsca dostaną kolejne osoby.'}
          </p>
          <button
            type="button"
            className="btn"
            disabled={action.isPending}
            onClick={() => action.mutate({ entry: entry.id, action: { kind: 'remove' } }, close)}
          >
            Usuń z&nbsp;listy
          </button>
          <button type="button" className="btn text" onClick={() => setOpen(null)}>
            Wróć
          </button>
        </>
      )}
      {action.isError && (
        <p role="alert" className="error">
          {waitingTrouble(action.error)}
        </p>
      )}
    </div>
  )
}

const SHORTEST = 3
const LONGEST = 300

function OfferForm(props: {
  of: WaitingEntry
  passing: boolean
  busy: boolean
  onOffer: (reason: string) => void
  onBack: () => void
}): ReactNode {
  const { of, passing, busy, onOffer, onBack } = props
  const id = useId()
  const [reason, setReason] = useState(passing ? 'Za mało miejsc dla tych, którzy są pierwsi' : '')
  const [touched, setTouched] = useState(false)
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const length = [...reason.trim()].length
  const error =
    length < SHORTEST ? 'Podaj powód.' : length > LONGEST ? 'Powód może mieć najwyżej 300 znaków.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error === null) onOffer(reason.trim())
  }
  return (
    <form className="waiting-offer" onSubmit={submit} noValidate>
      <p>
        {`Propozycję dostanie ${of.contactName}, ${pl.counts.people(of.size)}. Wyślemy ją od razu. Kto jest wcześniej w\u00a0kolejce, czeka dalej na swoim miejscu.`}
      </p>
      <TextField
        id={id}
        label="Powód"
        hint="Zostaje w dzienniku zmian."
        required
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <div className="waiting-actions">
        <button type="submit" className="btn" disabled={busy}>
          Wyślij propozycję
        </button>
        <button type="button" className="btn text" onClick={onBack}>
          Wróć
        </button>
      </div>
    </form>
  )
}
