import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { listRefunds } from '#contract/refunds.ts'
import { formatAccount, readIban } from '#domain/values/iban.ts'
import { pl } from '#i18n/pl.ts'
import { TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../../shared/event-versions.ts'
import { toggled } from '../../shared/toggled.ts'
import { packagesQuery, packageTrouble, usePreparing } from './packages-api.ts'

type Refund = OutputOf<typeof listRefunds>['refunds'][number]

const FIELD = 'konto-organizatora'

/** Puts chosen refunds into one file for the bank. */
export function PrepareForm({
  scope,
  refunds,
}: {
  scope: EventScope
  refunds: readonly Refund[]
}): ReactNode {
  const last = useInfiniteQuery(packagesQuery(scope)).data?.pages[0]?.lastFrom ?? null
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const preparing = usePreparing(scope)
  const free = refunds.filter(({ inPackage }) => !inPackage)
  const chosen = free.filter(({ id }) => !left.has(id))
  const account = typed ?? (last === null ? '' : formatAccount(last))
  const error = readIban(account) === null ? 'Podaj 26 cyfr konta, z\u00a0którego wyjdą przelewy.' : null
  if (preparing.isSuccess) return <Prepared eventId={scope.eventId} />
  if (free.length === 0) return null
  if (!isOpen)
    return (
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Przygotuj paczkę przelewów
      </button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (error !== null) document.getElementById(FIELD)?.focus()
    else if (chosen.length > 0) preparing.mutate({ refunds: chosen.map(({ id }) => id), from: account })
  }
  return (
    <form className="money-form" onSubmit={submit} noValidate aria-labelledby="nowa-paczka">
      <h3 id="nowa-paczka">Paczka przelewów dla banku</h3>
      <fieldset className="money-choice">
        <legend>Zwroty w&nbsp;paczce</legend>
        {free.map(({ id, contactName, number, amount, accountEnd }) => (
          <label key={id} className="money-check">
            <input type="checkbox" checked={!left.has(id)} onChange={() => setLeft(toggled(left, id))} />
            <span>
              {contactName}, {number}, konto <span className="num">…{accountEnd}</span>
            </span>
            <b className="num">{pl.sum(amount)}</b>
          </label>
        ))}
      </fieldset>
      <TextField
        id={FIELD}
        label="Z którego konta"
        hint="Konto organizatora. Zapamiętamy je na następny raz."
        required
        inputMode="numeric"
        autoComplete="off"
        error={error}
        touched={touched}
        value={account}
        onChange={setTyped}
      />
      {preparing.isError && (
        <p role="alert" className="error">
          {packageTrouble(preparing.error)}
        </p>
      )}
      <div className="money-acts">
        <button type="submit" className="btn" disabled={preparing.isPending || chosen.length === 0}>
          {preparing.isPending
            ? 'Zapisuję…'
            : `Przygotuj ${pl.counts.transfers(chosen.length)}, ${pl.sum(chosen.reduce((sum, { amount }) => sum + amount, 0))}`}
        </button>
        <button type="button" className="btn text" onClick={() => setOpen(false)}>
          Wróć
        </button>
      </div>
    </form>
  )
}

function Prepared({ eventId }: { eventId: string }): ReactNode {
  return (
    <p role="status">
      Paczka jest gotowa.{' '}
      <Link
        to="/wydarzenia/$eventId/platnosci/$section"
        params={{ eventId, section: 'paczki' }}
        className="link"
      >
        Pobierz plik dla banku
      </Link>
    </p>
  )
}
