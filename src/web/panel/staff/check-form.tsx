import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { CHECK_KINDS } from '#domain/staff/check-standing.ts'
import { readDay } from '#domain/values/time.ts'
import { checkKinds, laterThanToday } from '#i18n/pl/staff.ts'
import { problemsIn } from '#web/lib/ask.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { TypedDayField } from '../shared/inputs/typed-day-field.tsx'
import {
  type CheckBody,
  fullName,
  type StaffCheck,
  type StaffPerson,
  staffTrouble,
  todayInPoland,
  useCheckSaved,
} from './staff-api.ts'

interface Props {
  readonly scope: EventScope
  readonly person: StaffPerson
  /** The mistaken one; null: a new one. */
  readonly check: StaffCheck | null
  readonly onDone: (words: string) => void
}

const KINDS = CHECK_KINDS.map((kind) => ({ value: kind, label: checkKinds[kind] }))
const MOST_OF_NOTE = 300

/** What was checked about somebody, when, and until when it is valid. Who has checked is who saves it. */
export function CheckForm({ scope, person, check, onDone }: Props): ReactNode {
  const [checkId] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState<CheckBody>(() => bodyOf(person, check))
  const [touched, setTouched] = useState(false)
  const save = useCheckSaved(scope)
  const errors = errorsOf(body)
  const errorAt = (field: keyof CheckBody) =>
    errors[field] ?? problemsIn(save.error).find((each) => each.field === field)?.message ?? null
  const change = (part: Partial<CheckBody>) => {
    save.reset()
    setBody({ ...body, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    const [wrong] = Object.keys(errors)
    if (wrong !== undefined) return document.getElementById(`sprawdzenie-${wrong}`)?.focus()
    save.mutate(
      { personId: person.id, checkId, corrected: check?.id ?? null, body },
      { onSuccess: () => onDone(`${fullName(person)}: sprawdzenie zapisane.`) },
    )
  }
  return (
    <form className="staff-form" onSubmit={submit} noValidate>
      <SelectField
        id="sprawdzenie-kind"
        label="Co sprawdzono"
        required
        value={body.kind}
        options={KINDS}
        onChange={(chosen) => {
          const kind = CHECK_KINDS.find((each) => each === chosen)
          if (kind !== undefined) change({ kind, name: kind === 'other' ? body.name : '' })
        }}
      />
      {body.kind === 'other' && (
        <TextField
          id="sprawdzenie-name"
          label="Nazwa"
          required
          maxLength={80}
          error={errorAt('name')}
          touched={touched}
          value={body.name}
          onChange={(name) => change({ name })}
        />
      )}
      <TypedDayField
        id="sprawdzenie-checkedOn"
        label="Dzień sprawdzenia"
        required
        error={errorAt('checkedOn')}
        touched={touched}
        value={body.checkedOn}
        onChange={(checkedOn) => change({ checkedOn })}
      />
      <TypedDayField
        id="sprawdzenie-validUntil"
        label="Ważne do"
        hint="Ostatni dzień, w&nbsp;którym to uznajesz. Puste: bezterminowo."
        error={errorAt('validUntil')}
        touched={touched}
        value={body.validUntil ?? ''}
        onChange={(day) => change({ validUntil: day === '' ? null : day })}
      />
      <TextArea
        id="sprawdzenie-note"
        label="Uwagi"
        hint="Bez numerów, treści i&nbsp;kopii zaświadczenia."
        error={errorAt('note')}
        touched={touched}
        value={body.note}
        onChange={(note) => change({ note })}
      />
      <p className="staff-hint">
        Zapisz tylko wtedy, gdy niczego nie znaleziono. Jako osoba, która sprawdziła, zostaniesz zapisana lub
        zapisany z&nbsp;imienia i&nbsp;nazwiska.
      </p>
      <div className="staff-acts">
        <button type="submit" className="btn" disabled={save.isPending}>
          Zapisz
        </button>
        <span role="status">
          {save.isPending && 'Zapisuję…'}
          {save.isError && staffTrouble(save.error)}
        </span>
      </div>
    </form>
  )
}

function bodyOf({ lacks }: StaffPerson, check: StaffCheck | null): CheckBody {
  if (check === null)
    return {
      ...{ kind: lacks[0]?.kind ?? 'sexual_offences', name: '', note: '' },
      ...{ checkedOn: todayInPoland().toString(), validUntil: null },
    }
  const { kind, name, checkedOn, validUntil, note } = check
  return { kind, name, checkedOn, validUntil, note }
}

function errorsOf({ kind, name, checkedOn, validUntil, note }: CheckBody) {
  const errors: Partial<Record<keyof CheckBody, string>> = {}
  const day = readDay(checkedOn)
  if (kind === 'other' && name.trim() === '') errors.name = 'Napisz, co sprawdzono.'
  if (day === null) errors.checkedOn = 'Podaj dzień.'
  else if (Temporal.PlainDate.compare(day, todayInPoland()) > 0) errors.checkedOn = laterThanToday
  if (validUntil !== null && validUntil < checkedOn)
    errors.validUntil = 'Ten dzień jest przed dniem sprawdzenia.'
  if (note.length > MOST_OF_NOTE) errors.note = `Skróć do ${MOST_OF_NOTE} znaków.`
  return errors
}
