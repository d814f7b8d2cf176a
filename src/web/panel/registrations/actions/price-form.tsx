import { type ReactNode, useState } from 'react'
import { correctPrice } from '#contract/office-money.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import { MoneyField } from '../../shared/inputs/money-field.tsx'
import { ActionForm, TellTick } from './action-form.tsx'
import type { ActionProps } from './action-props.ts'
import { owedOf } from './sums.ts'
import { useAction } from './use-action.ts'

const SHORTEST = 3

/** What this registration owes by a decision: a personal price, or a correction, with its reason. */
export function PriceForm({ scope, registration, onDone, onBack }: ActionProps): ReactNode {
  const [key] = useState(() => crypto.randomUUID())
  const seen = owedOf(registration)
  const [owed, setOwed] = useState(seen)
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const [tell, setTell] = useState(true)
  const action = useAction(scope, registration, () =>
    ask(correctPrice, {
      params: { ...scope, registrationId: registration.id },
      body: { owed, seen, reason: reason.trim(), tell },
      key,
    }),
  )
  const error = [...reason.trim()].length < SHORTEST ? 'Podaj powód.' : null
  const send = () => {
    setTouched(true)
    if (error === null)
      action.mutate(undefined, {
        onSuccess: (after) => onDone(`Kwota zmieniona: ${pl.sum(owedOf(after))}.`),
      })
  }
  return (
    <ActionForm
      name="Zmień kwotę"
      submit="Zapisz kwotę"
      busy={action.isPending}
      error={action.error}
      ready={owed !== seen}
      onSubmit={send}
      onBack={onBack}
    >
      <MoneyField label="Do zapłaty razem" value={owed} onChange={setOwed} />
      <p aria-live="polite" className="sub">
        {owed === seen
          ? `Teraz: ${pl.sum(seen)}.`
          : `Teraz: ${pl.sum(seen)}. Różnica: ${signed(owed - seen)}.`}
        {registration.balance < seen && owed < seen - registration.balance
          ? ` Zwrot: ${pl.sum(seen - registration.balance - owed)}.`
          : ''}
      </p>
      <TextField
        id={`kwota-powod-${registration.id}`}
        label="Powód"
        hint="Przeczyta go osoba, która się zapisała. Zostaje w rozliczeniu."
        required
        maxLength={200}
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <TellTick value={tell} onChange={setTell} />
    </ActionForm>
  )
}

const signed = (amount: number) => (amount > 0 ? `+${pl.sum(amount)}` : pl.sum(amount))
