import type { ReactNode } from 'react'
import { type Ages, agesWith } from '#domain/event/draft/who/parts.ts'
import { withPartFields } from '#domain/event/draft/with-fields.ts'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'

interface Props {
  /** Whose ages they are, for who hears the page: 'Biała'; of the event none. */
  readonly of?: string
  readonly ages: Ages | undefined
  readonly onChange: (ages: Ages | undefined) => void
}

const OLDEST = 120
const FIRST_YEAR = 1900
const LAST_YEAR = 2999

/** Ages and years of birth as a sentence, and what people read who do not fit. */
export function AgesForm({ of, ages, onChange }: Props): ReactNode {
  const name = (label: string) => (of === undefined ? label : `${label}: ${of}`)
  const born = ages?.born ?? {}
  const number = (label: string, value: number | undefined, write: (now: number | undefined) => void) => (
    <OptionalNumber
      label={name(label)}
      value={value ?? null}
      least={label.startsWith('Wiek') ? 0 : FIRST_YEAR}
      most={label.startsWith('Wiek') ? OLDEST : LAST_YEAR}
      placeholder="–"
      onChange={(now) => write(now ?? undefined)}
    />
  )
  const ofAge = (field: 'from' | 'to') => (now: number | undefined) =>
    onChange(agesWith(ages, { [field]: now }))
  const ofBirth = (field: 'from' | 'to') => (now: number | undefined) =>
    onChange(agesWith(ages, { born: withPartFields<NonNullable<Ages['born']>>(born, { [field]: now }) }))
  return (
    <>
      <p className="who-say">
        Wiek od {number('Wiek od', ages?.from, ofAge('from'))} do {number('Wiek do', ages?.to, ofAge('to'))}{' '}
        lat. Rocznik od {number('Rocznik od', born.from, ofBirth('from'))} do{' '}
        {number('Rocznik do', born.to, ofBirth('to'))}.
      </p>
      {ages !== undefined && (
        <div className="field">
          <span className="who-label">Co przeczyta osoba w&nbsp;innym wieku</span>
          <LineInput
            mayBeEmpty
            label={name('Co przeczyta osoba w innym wieku')}
            value={ages.message ?? ''}
            most={300}
            placeholder="Puste: powiemy, od ilu do ilu lat"
            onChange={(message) => onChange(agesWith(ages, { message: message || undefined }))}
          />
        </div>
      )}
    </>
  )
}
