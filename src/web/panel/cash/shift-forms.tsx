import { type ReactNode, useId, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { TextField } from '#web/ui/field.tsx'
import type { CashDocument, CashShift } from '../shared/cash/cash-api.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { MoneyField } from '../shared/inputs/money-field.tsx'
import { useCarryCash, useCloseShift, useOpenShift, useReversal } from './cash-actions.ts'
import { CashForm } from './cash-form.tsx'

interface ShiftForm {
  readonly scope: EventScope
  readonly shift: CashShift
  readonly onDone: () => void
}

const isShort = (text: string) => [...text.trim()].length < 3

/** Opens a shift at a desk. */
export function OpenForm(props: { scope: EventScope; desk: string; onDone: (() => void) | null }): ReactNode {
  const id = useId()
  const [desk, setDesk] = useState(props.desk)
  const [start, setStart] = useState(0)
  const [touched, setTouched] = useState(false)
  const action = useOpenShift(props.scope)
  const error = desk.trim() === '' ? 'Nazwij stanowisko.' : null
  return (
    <CashForm
      name="Otwórz zmianę"
      submit="Otwórz zmianę"
      action={action}
      onBack={props.onDone}
      onSubmit={() => {
        setTouched(true)
        if (error === null) action.mutate({ desk: desk.trim(), start }, { onSuccess: () => props.onDone?.() })
      }}
    >
      <TextField
        id={id}
        label="Stanowisko"
        required
        maxLength={40}
        error={error}
        touched={touched}
        value={desk}
        onChange={setDesk}
      />
      <MoneyField label={'W\u00a0kasie na początku'} value={start} onChange={setStart} />
    </CashForm>
  )
}

/** Corrects what was in the drawer at the beginning. */
export function StartForm({ scope, shift, onDone }: ShiftForm): ReactNode {
  const [start, setStart] = useState(shift.start)
  const action = useOpenShift(scope)
  return (
    <CashForm
      name="Popraw gotówkę na początku"
      submit="Zapisz"
      action={action}
      onBack={onDone}
      onSubmit={() => action.mutate({ desk: shift.desk, start }, { onSuccess: onDone })}
    >
      <MoneyField label={'W\u00a0kasie na początku'} value={start} onChange={setStart} />
    </CashForm>
  )
}

/** Counts the drawer and closes the shift; a difference needs a reason. */
export function CloseForm({ scope, shift, onDone }: ShiftForm): ReactNode {
  const id = useId()
  const [counted, setCounted] = useState(0)
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const action = useCloseShift(scope, shift.id)
  const { expected } = shift
  const difference = counted - expected
  const error = difference !== 0 && isShort(reason) ? 'Napisz, skąd jest różnica.' : null
  const body = { counted, expected, ...(difference === 0 ? {} : { reason: reason.trim() }) }
  return (
    <CashForm
      name="Policz i zamknij zmianę"
      submit="Zamknij zmianę"
      action={action}
      onBack={onDone}
      onSubmit={() => {
        setTouched(true)
        if (error === null) action.mutate(body, { onSuccess: onDone })
      }}
    >
      <MoneyField label={'Policzono w\u00a0kasie'} value={counted} onChange={setCounted} />
      <p aria-live="polite" className={difference === 0 ? 'cash-agrees' : 'cash-differs'}>
        {difference === 0
          ? 'Zgadza się co do grosza.'
          : `${difference < 0 ? 'Brakuje' : 'Za dużo o'} ${pl.sum(Math.abs(difference))}.`}
      </p>
      {difference !== 0 && (
        <TextField
          id={id}
          label="Skąd różnica"
          required
          maxLength={200}
          error={error}
          touched={touched}
          value={reason}
          onChange={setReason}
        />
      )}
    </CashForm>
  )
}

/** Takes cash to the bank. */
export function CarryForm({ scope, shift, onDone }: ShiftForm): ReactNode {
  const [amount, setAmount] = useState(Math.max(shift.expected, 0))
  const action = useCarryCash(scope, shift.id)
  return (
    <CashForm
      name="Wypłać do banku"
      submit={`Wypłać ${pl.sum(amount)}`}
      action={action}
      onBack={onDone}
      onSubmit={() => action.mutate({ amount, reason: 'Wpłata do banku' }, { onSuccess: onDone })}
    >
      <MoneyField label="Ile" value={amount} onChange={setAmount} />
      <p>Powstanie KW. Tę kwotę wpłać na konto organizatora.</p>
    </CashForm>
  )
}

/** Takes a pay-out to the bank back. */
export function ReversalForm(props: {
  scope: EventScope
  document: CashDocument
  onDone: () => void
}): ReactNode {
  const { scope, document, onDone } = props
  const id = useId()
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const action = useReversal(scope, document.id)
  const error = isShort(reason) ? 'Podaj powód.' : null
  return (
    <CashForm
      name={`Wycofaj ${document.name}`}
      submit={`Wycofaj ${document.name}`}
      action={action}
      onBack={onDone}
      onSubmit={() => {
        setTouched(true)
        if (error === null) action.mutate({ reason: reason.trim() }, { onSuccess: onDone })
      }}
    >
      <TextField
        id={id}
        label="Powód"
        required
        maxLength={200}
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
    </CashForm>
  )
}
