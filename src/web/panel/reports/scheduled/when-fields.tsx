import type { ReactNode } from 'react'
import { WEEKDAYS } from '#i18n/pl/scheduled.ts'
import { pl } from '#i18n/pl.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { When } from './when.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30]
const KINDS: readonly { readonly value: When['kind']; readonly label: string }[] = [
  { value: 'daily', label: 'Codziennie' },
  { value: 'weekly', label: 'Co tydzień' },
  { value: 'before', label: 'Raz, przed rozpoczęciem' },
]

interface Props {
  readonly when: When
  /** Days before an event are counted from its first one. */
  readonly hasStart: boolean
  readonly error: string | undefined
  readonly onChange: (when: When) => void
}

/** When mails go out: how often, on which day, at which hour. */
export function WhenFields({ when, hasStart, error, onChange }: Props): ReactNode {
  const days = [...new Set([...DAYS, when.days])].toSorted((one, other) => one - other)
  return (
    <>
      <SelectField
        id="scheduled-kind"
        label="Jak często"
        error={error}
        touched
        value={when.kind}
        options={KINDS.filter(({ value }) => hasStart || value !== 'before')}
        onChange={(value) =>
          onChange({ ...when, kind: KINDS.find((each) => each.value === value)?.value ?? 'daily' })
        }
      />
      {when.kind === 'weekly' && (
        <SelectField
          id="scheduled-weekday"
          label="Dzień tygodnia"
          value={String(when.weekday)}
          options={WEEKDAYS.map((label, at) => ({ value: String(at + 1), label }))}
          onChange={(value) => onChange({ ...when, weekday: Number(value) })}
        />
      )}
      {when.kind === 'before' && (
        <SelectField
          id="scheduled-days"
          label="Ile dni przed rozpoczęciem"
          value={String(when.days)}
          options={days.map((each) => ({
            value: String(each),
            label: each === 0 ? 'w\u00a0dniu rozpoczęcia' : pl.counts.days(each),
          }))}
          onChange={(value) => onChange({ ...when, days: Number(value) })}
        />
      )}
      <SelectField
        id="scheduled-hour"
        label="Godzina"
        value={String(when.hour)}
        options={HOURS}
        onChange={(value) => onChange({ ...when, hour: Number(value) })}
      />
    </>
  )
}
