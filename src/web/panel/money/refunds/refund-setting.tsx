import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'
import { TextField } from '#web/ui/field.tsx'
import { settingsQuery, useSettings } from './refunds-api.ts'

/** The amount above which refunds wait for the staff; owners may set it. */
export function RefundSetting({ accountId, maySet }: { accountId: string; maySet: boolean }): ReactNode {
  const settings = useQuery(settingsQuery(accountId))
  const [editing, setEditing] = useState(false)
  if (settings.data === undefined) return null
  const { confirmAbove } = settings.data
  return (
    <section aria-labelledby="zwroty-prog" className="refund-setting">
      <h2 id="zwroty-prog">Zatwierdzanie</h2>
      {editing ? (
        <Form accountId={accountId} confirmAbove={confirmAbove} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p>
            {confirmAbove === 0
              ? 'Każdy obiecany zwrot czeka na zatwierdzenie.'
              : `Zwroty do ${pl.sum(confirmAbove)} wychodzą same, większe czekają na zatwierdzenie.`}{' '}
            Dotyczy wszystkich wydarzeń organizatora.
          </p>
          {maySet && (
            <button type="button" className="btn quiet" onClick={() => setEditing(true)}>
              Zmień kwotę
            </button>
          )}
        </>
      )}
    </section>
  )
}

function Form(props: { accountId: string; confirmAbove: number; onDone: () => void }): ReactNode {
  const { accountId, confirmAbove, onDone } = props
  const [typed, setTyped] = useState(() => formatMoney(confirmAbove).replace(/\s*zł$/, ''))
  const [touched, setTouched] = useState(false)
  const save = useSettings(accountId)
  const amount = parseMoney(typed)
  const error = amount === null || amount < 0 ? 'Podaj kwotę w\u00a0złotych, na przykład 500.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (amount === null || error !== null) return document.getElementById('prog-zwrotow')?.focus()
    save.mutate(amount, { onSuccess: onDone })
  }
  return (
    <form className="refund-stop" onSubmit={submit} noValidate>
      <TextField
        id="prog-zwrotow"
        label="Zatwierdzaj zwroty większe niż (zł)"
        hint="Przy 0 czeka każdy zwrot."
        required
        inputMode="decimal"
        error={error}
        touched={touched}
        value={typed}
        onChange={setTyped}
      />
      <div className="refund-acts">
        <button type="submit" className="btn" disabled={save.isPending}>
          Zapisz
        </button>
        <button type="button" className="btn text" disabled={save.isPending} onClick={onDone}>
          Wróć
        </button>
      </div>
      <p role="status">
        {save.isError ? 'Nie udało się zapisać. Spróbuj ponownie.' : save.isPending ? 'Zapisuję…' : ''}
      </p>
    </form>
  )
}
