import { type ReactNode, useId, useState } from 'react'
import { bookPayment } from '#contract/office-money.ts'
import type { PaymentWay } from '#domain/payment/ledger-entry.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import { DayInput } from '../../shared/inputs/day-input.tsx'
import { MoneyField } from '../../shared/inputs/money-field.tsx'
import { PAYMENT_WAY_WORDS } from '../../shared/payment-ways.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { ActionForm } from './action-form.tsx'
import type { ActionProps } from './action-props.ts'
import { amountNow, changeToGive } from './sums.ts'
import { useAction } from './use-action.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Warsaw').toString()

/** Money that has come without a gateway: how much, how, and when; of cash also what is given back. */
export function BookPaymentForm({ scope, registration, onDone, onBack }: ActionProps): ReactNode {
  const [key] = useState(() => crypto.randomUUID())
  const [way, setWay] = useState<PaymentWay>('cash')
  const [amount, setAmount] = useState(() => amountNow(registration))
  const [day, setDay] = useState(today)
  const [note, setNote] = useState('')
  const action = useAction(scope, registration, () => {
    const body = { way, amount, day, ...(note.trim() === '' ? {} : { note: note.trim() }) }
    return ask(bookPayment, { params: { ...scope, registrationId: registration.id }, body, key })
  })
  const id = useId()
  const isMore = amount > Math.max(0, registration.balance)
  return (
    <ActionForm
      name="Zaksięguj wpłatę"
      submit={`Zaksięguj ${pl.sum(amount)}`}
      busy={action.isPending}
      error={action.error}
      ready={amount > 0}
      onSubmit={() =>
        action.mutate(undefined, {
          onSuccess: (after) => onDone(receiptWords(registration, after, { amount, way })),
        })
      }
      onBack={onBack}
    >
      <MoneyField label="Kwota" value={amount} onChange={setAmount} />
      <WayChoice value={way} onChange={setWay} />
      {way === 'cash' && <Change amount={amount} />}
      <DayInput label="Dzień wpłaty" value={day} onChange={setDay} />
      <div className="field">
        <label htmlFor={id}>Uwaga (nieobowiązkowo)</label>
        <input
          id={id}
          className="input"
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      {isMore && (
        <p className="sub">
          {registration.balance > 0
            ? `To więcej, niż zostało do zapłaty (${pl.sum(registration.balance)}). Reszta będzie nadpłatą.`
            : 'Wszystko jest już zapłacone. Ta wpłata będzie nadpłatą.'}
        </p>
      )}
    </ActionForm>
  )
}

const WAY_NAMES: readonly (readonly [PaymentWay, string])[] = [
  ['cash', 'Gotówka'],
  ['terminal', 'Terminal'],
  ['transfer', 'Przelew'],
]

function WayChoice({
  value,
  onChange,
}: {
  value: PaymentWay
  onChange: (way: PaymentWay) => void
}): ReactNode {
  const name = useId()
  return (
    <fieldset className="ways">
      <legend>Czym</legend>
      {WAY_NAMES.map(([way, label]) => (
        <label key={way} className="draft-tick">
          <input type="radio" name={name} checked={value === way} onChange={() => onChange(way)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** What is given back of the note that was given; only to reckon, it is stored nowhere. */
function Change({ amount }: { amount: number }): ReactNode {
  const [typed, setGiven] = useState<number | null>(null)
  const given = typed ?? amount
  const back = changeToGive(given, amount)
  return (
    <div className="cash">
      <MoneyField label="Dano (do policzenia reszty)" value={given} onChange={setGiven} />
      <p aria-live="polite">
        {back === null ? 'Za mało' : 'Reszta'} <b className="num">{back === null ? '' : pl.sum(back)}</b>
      </p>
    </div>
  )
}

function receiptWords(
  before: Registration,
  after: Registration,
  { amount, way }: { readonly amount: number; readonly way: PaymentWay },
): string {
  const confirmed = before.state !== 'confirmed' && after.state === 'confirmed'
  const rest =
    after.balance > 0
      ? `Pozostało do zapłaty: ${pl.sum(after.balance)}.`
      : after.balance < 0
        ? `Nadpłata: ${pl.sum(-after.balance)}.`
        : 'Wszystko zapłacone.'
  return [
    `Wpłata zaksięgowana: ${pl.sum(amount)}, ${PAYMENT_WAY_WORDS[way]}.`,
    ...(confirmed ? ['Udział jest potwierdzony, bilety wysyłamy e-mailem.'] : []),
    rest,
  ].join(' ')
}
