import type { ReactNode } from 'react'

const CHOICES = [
  {
    value: 'stays',
    name: 'Miejsca zostają',
    what: 'Zgłoszenie przechodzi na nowy termin. Całą wpłatę można odzyskać aż do dnia wydarzenia.',
  },
  {
    value: 'resigns',
    name: 'Zgłoszenie jest anulowane',
    what: 'Miejsca wracają do puli, a\u00a0cała wpłata wraca do osoby, która płaciła.',
  },
] as const

/** What counts for people who do not answer; no refund is lost either way. */
export function SilenceField(props: {
  value: 'stays' | 'resigns'
  onChange: (value: 'stays' | 'resigns') => void
}): ReactNode {
  return (
    <fieldset className="moving-silence">
      <legend>Jeśli ktoś nie odpowie</legend>
      {CHOICES.map(({ value, name, what }) => (
        <label key={value}>
          <input
            type="radio"
            name="brak-odpowiedzi"
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>
            <b>{name}</b>
            <small>{what}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
