import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMoney } from '#domain/values/money.ts'
import { RadioField, TextField } from '#web/ui/field.tsx'
import { gatewayName } from '../shared/gateway-names.ts'
import {
  type CollectionScope,
  collectionTrouble,
  type DonationItem,
  useRefunding,
} from './collections-api.ts'

/** Gives a whole donation back, with the way and the reason. */
export function RefundForm(props: {
  scope: CollectionScope
  donation: DonationItem
  onDone: (words: string) => void
}): ReactNode {
  const { scope, donation, onDone } = props
  const [way, setWay] = useState<string | null>(donation.givesBack ? 'gateway' : 'hand')
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const refunding = useRefunding(scope)
  const error = reason.trim().length < 3 ? 'Wpisz powód zwrotu.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    if (error !== null) return document.getElementById('powod-zwrotu')?.focus()
    refunding.mutate(
      { donationId: donation.id, byHand: way === 'hand', reason: reason.trim() },
      {
        onSuccess: ({ state }) =>
          onDone(state === 'succeeded' ? 'Zwrot zapisany.' : 'Zwrot wysłany do bramki.'),
      },
    )
  }
  return (
    <form className="collection-form" onSubmit={submit} noValidate>
      <p>
        Wróci cała darowizna: <b>{formatMoney(donation.received)}</b>.
      </p>
      <RadioField
        {...{ id: 'droga-zwrotu', label: 'Jak', value: way, onChange: setWay }}
        options={[
          ...(donation.givesBack
            ? [{ value: 'gateway', label: `Tą samą drogą: ${gatewayName(donation.gateway)}` }]
            : []),
          { value: 'hand', label: 'Pieniądze już wróciły', note: 'Przelewem z\u00a0banku albo gotówką' },
        ]}
      />
      <TextField
        {...{ id: 'powod-zwrotu', label: 'Powód', required: true, autoComplete: 'off', maxLength: 200 }}
        {...{ value: reason, onChange: setReason, error, touched }}
      />
      {refunding.isError && (
        <p role="alert" className="error">
          {collectionTrouble(refunding.error)}
        </p>
      )}
      <button type="submit" className="btn" disabled={refunding.isPending}>
        {refunding.isPending ? 'Zwracam…' : `Zwróć ${formatMoney(donation.received)}`}
      </button>
    </form>
  )
}
