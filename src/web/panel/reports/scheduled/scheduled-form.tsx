import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { EventScope } from '../../shared/event-versions.ts'
import {
  readersOf,
  type ScheduledReport,
  type ScheduledReports,
  saveScheduled,
  scheduledQuery,
  troubleOf,
} from './scheduled-api.ts'
import { rhythmOf, whenOf } from './when.ts'
import { WhenFields } from './when-fields.tsx'

interface Props {
  readonly scope: EventScope
  readonly known: ScheduledReports
  /** Null: a new one. */
  readonly report: ScheduledReport | null
  readonly onSaved: () => void
}

/** What is mailed about, when, and to whom. A new one has its id from the start: sent twice, it is one. */
export function ScheduledForm({ scope, known, report, onSaved }: Props): ReactNode {
  const client = useQueryClient()
  const [id] = useState(() => report?.id ?? crypto.randomUUID())
  const [subject, setSubject] = useState(report?.subject ?? null)
  const [when, setWhen] = useState(() => whenOf(report?.rhythm))
  const [readers, setReaders] = useState<readonly string[]>(() => readersOf(report, known.members))
  const [isSent, setSent] = useState(false)
  const save = useMutation({
    mutationFn: (chosen: string) =>
      saveScheduled(scope, id, {
        ...{ subject: chosen, rhythm: rhythmOf(when), readers: [...readers] },
        paused: report?.paused ?? false,
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: scheduledQuery(scope).queryKey })
      onSaved()
    },
  })
  const { fields, whole } = troubleOf(save.error)
  const missing = isSent && subject === null ? 'Wybierz, o\u00a0czym ma być wiadomość.' : undefined
  const nobody = isSent && readers.length === 0 ? 'Zaznacz co najmniej jedną osobę.' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (subject !== null && readers.length > 0 && !save.isPending) save.mutate(subject)
  }
  return (
    <form className="scheduled-form" onSubmit={submit} noValidate>
      <SelectField
        id="scheduled-subject"
        label="Lista albo raport"
        hint={'Własny widok listy pojawi się tu, gdy zapiszesz go dla całego zespołu.'}
        error={missing ?? fields.get('subject')}
        touched
        value={subject}
        options={known.subjects.map((each) => ({ value: each.subject, label: each.name }))}
        onChange={setSubject}
      />
      <WhenFields when={when} hasStart={known.hasStart} error={fields.get('rhythm')} onChange={setWhen} />
      <Readers
        members={known.members}
        chosen={readers}
        error={nobody ?? fields.get('readers')}
        onChange={setReaders}
      />
      {whole !== null && <p role="alert">{whole}</p>}
      <button type="submit" className="btn" disabled={save.isPending}>
        {save.isPending ? 'Zapisuję…' : 'Zapisz'}
      </button>
    </form>
  )
}

interface ReadersProps {
  readonly members: ScheduledReports['members']
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** Members of the team by name: their mails go to the addresses of their logins. */
function Readers({ members, chosen, error, onChange }: ReadersProps): ReactNode {
  return (
    <fieldset aria-describedby={error === undefined ? 'scheduled-readers-hint' : 'scheduled-readers-error'}>
      <legend>Do kogo</legend>
      <p id="scheduled-readers-hint">
        Wiadomość idzie na&nbsp;adres, którym ta&nbsp;osoba loguje się do&nbsp;panelu. Nie ma w&nbsp;niej
        danych uczestników.
      </p>
      {members.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          {tie(name)}
        </label>
      ))}
      {error !== undefined && (
        <p id="scheduled-readers-error" role="alert" className="error">
          {tie(error)}
        </p>
      )}
    </fieldset>
  )
}
