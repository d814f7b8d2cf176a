import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { lengthError, nameError, phoneError } from '#web/kit/field-rules.ts'
import { problemsIn } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { ConfirmedDelete } from './confirmed-delete.tsx'
import {
  fullName,
  type PersonBody,
  type StaffPerson,
  staffTrouble,
  usePersonDeleted,
  usePersonSaved,
} from './staff-api.ts'

const FIELDS = ['firstName', 'lastName', 'role', 'phone'] as const
const LABELS: Readonly<Record<keyof PersonBody, string>> = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  role: 'Funkcja',
  phone: 'Telefon',
}
const HINTS: Partial<Record<keyof PersonBody, string>> = {
  role: 'Na przykład wychowawczyni, kierownik, ratownik.',
}
const ERRORS: Readonly<Record<keyof PersonBody, (value: string) => string | null>> = {
  firstName: nameError,
  lastName: nameError,
  role: (value) => lengthError(value, { min: 1, max: 80 }),
  phone: phoneError,
}
const MOST: Readonly<Record<keyof PersonBody, number>> = { firstName: 60, lastName: 60, role: 80, phone: 30 }

interface Props {
  readonly scope: EventScope
  /** Null: somebody new. */
  readonly person: StaffPerson | null
  readonly onDone: (words: string) => void
}

/** Who somebody of the staff is. What was typed stays until it is saved. */
export function PersonForm({ scope, person, onDone }: Props): ReactNode {
  const [id] = useState(() => person?.id ?? crypto.randomUUID())
  const [body, setBody] = useState<PersonBody>({
    ...{ firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' },
    ...{ role: person?.role ?? '', phone: person?.phone ?? '' },
  })
  const [touched, setTouched] = useState(false)
  const save = usePersonSaved(scope)
  const problems = problemsIn(save.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    const wrong = FIELDS.find((field) => ERRORS[field](body[field]) !== null)
    if (wrong !== undefined) return document.getElementById(`kadra-${wrong}`)?.focus()
    save.mutate({ personId: id, body }, { onSuccess: () => onDone(`${fullName(body)}: zapisane.`) })
  }
  return (
    <form className="staff-form" onSubmit={submit} noValidate>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          id={`kadra-${field}`}
          label={LABELS[field]}
          hint={HINTS[field]}
          required
          type={field === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          maxLength={MOST[field]}
          error={ERRORS[field](body[field]) ?? problems.find((each) => each.field === field)?.message ?? null}
          touched={touched}
          value={body[field]}
          onChange={(value) => {
            save.reset()
            setBody({ ...body, [field]: value })
          }}
        />
      ))}
      <div className="staff-acts">
        <button type="submit" className="btn" disabled={save.isPending}>
          Zapisz
        </button>
        <span role="status">
          {save.isPending && 'Zapisuję…'}
          {save.isError && staffTrouble(save.error)}
        </span>
      </div>
      {person !== null && <Remove scope={scope} person={person} onDone={onDone} />}
    </form>
  )
}

function Remove({ scope, person, onDone }: Props & { readonly person: StaffPerson }): ReactNode {
  const remove = usePersonDeleted(scope)
  return (
    <ConfirmedDelete
      label={`Usuń z\u00a0kadry: ${fullName(person)}`}
      question="Usunąć tę osobę z&nbsp;kadry? Znikną też jej sprawdzenia i&nbsp;opieka we wszystkich wydarzeniach. Wpisy w&nbsp;dzienniku zostaną."
      isBusy={remove.isPending}
      trouble={remove.isError ? staffTrouble(remove.error) : null}
      onDelete={() =>
        remove.mutate(person.id, {
          onSuccess: () => onDone(`${fullName(person)}: osoba usunięta z\u00a0kadry.`),
        })
      }
    />
  )
}
