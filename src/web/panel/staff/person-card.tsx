import type { ReactNode } from 'react'
import { CHECK_KINDS, REQUIRED_KINDS } from '#domain/staff/check-standing.ts'
import { formatDateSeenOn, readDay } from '#domain/values/time.ts'
import { lackWords, shortCheckKinds, standingWords } from '#i18n/pl/staff.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { IconName } from '../shared/icon.tsx'
import { Tag, type Tone } from '../shared/tag.tsx'
import { ConfirmedDelete } from './confirmed-delete.tsx'
import {
  fullName,
  type StaffCheck,
  type StaffEdit,
  type StaffPerson,
  staffTrouble,
  useCheckDeleted,
} from './staff-api.ts'

interface Props {
  readonly person: StaffPerson
  readonly scope: EventScope
  readonly today: Temporal.PlainDate
  readonly onEdit: (edit: StaffEdit) => void
  readonly onDone: (words: string) => void
}

/** Somebody of the staff: whether they may have care of minors, and each check with who made it. */
export function PersonCard({ person, scope, today, onEdit, onDone }: Props): ReactNode {
  const name = fullName(person)
  const heading = `osoba-${person.id}`
  const tooEarly = person.lacks.filter(({ until }) => until !== null)
  const checks = person.checks.toSorted(
    (one, other) => CHECK_KINDS.indexOf(one.kind) - CHECK_KINDS.indexOf(other.kind),
  )
  const missing = REQUIRED_KINDS.filter((kind) => person.checks.every((check) => check.kind !== kind))
  return (
    <article className="staff-person" aria-labelledby={heading}>
      <header>
        <div>
          <h3 id={heading}>{name}</h3>
          <p>
            {person.role}, <a href={`tel:${person.phone}`}>{person.phone}</a>
          </p>
        </div>
        <Tag
          tone={person.lacks.length === 0 ? 'ok' : 'bad'}
          icon={person.lacks.length === 0 ? 'check' : 'alert'}
        >
          {person.lacks.length === 0 ? 'może być opiekunem' : 'nie może być opiekunem'}
        </Tag>
      </header>
      {tooEarly.length > 0 && (
        <ul className="staff-lacks">
          {tooEarly.map(({ kind, until }) => (
            <li key={kind}>{lackWords({ kind, until: readDay(until ?? '') }, today)}</li>
          ))}
        </ul>
      )}
      <ul className="staff-checks">
        {missing.map((kind) => (
          <li key={kind}>
            <b>{shortCheckKinds[kind]}</b>
            <Tag {...LOOKS.missing}>brak</Tag>
          </li>
        ))}
        {checks.map((check) => (
          <Check key={check.id} {...{ person, check, scope, today, onEdit, onDone }} />
        ))}
      </ul>
      <div className="staff-acts">
        <button
          type="button"
          className="btn quiet"
          aria-label={`Dodaj sprawdzenie: ${name}`}
          onClick={() => onEdit({ what: 'check', person, check: null })}
        >
          Dodaj sprawdzenie
        </button>
        <button
          type="button"
          className="link"
          aria-label={`Zmień dane: ${name}`}
          onClick={() => onEdit({ what: 'person', person })}
        >
          Zmień dane
        </button>
      </div>
    </article>
  )
}

const LOOKS: Readonly<Record<StaffCheck['standing'], { readonly tone: Tone; readonly icon: IconName }>> = {
  missing: { tone: 'bad', icon: 'cross' },
  expired: { tone: 'bad', icon: 'alert' },
  expiring: { tone: 'warn', icon: 'hourglass' },
  valid: { tone: 'ok', icon: 'check' },
}

function Check({
  person,
  check,
  scope,
  today,
  onEdit,
  onDone,
}: Props & { readonly check: StaffCheck }): ReactNode {
  const remove = useCheckDeleted(scope)
  const kind = check.name || shortCheckKinds[check.kind]
  const day = (text: string | null) => readDay(text ?? '')
  const checkedOn = day(check.checkedOn)
  const label = `${kind}, ${fullName(person)}`
  const until = day(check.validUntil)
  const words = standingWords({ ...check, validUntil: until }, today)
  return (
    <li>
      <b>{kind}</b>
      {check.isCurrent ? (
        <Tag {...LOOKS[check.standing]}>{words}</Tag>
      ) : (
        <Tag tone="plain" icon="clock">
          zastąpione nowszym
        </Tag>
      )}
      <span className="staff-by">
        {check.checkedBy}, {checkedOn !== null && formatDateSeenOn(checkedOn, today)}
        {check.standing !== 'valid' && until !== null && `, ważne do ${formatDateSeenOn(until, today)}`}
        {check.note !== '' && `. ${check.note}`}
      </span>
      <span className="staff-acts">
        <button
          type="button"
          className="link"
          aria-label={`Popraw: ${label}`}
          onClick={() => onEdit({ what: 'check', person, check })}
        >
          Popraw
        </button>
        <ConfirmedDelete
          label={`Usuń: ${label}`}
          question="Usunąć to sprawdzenie? Jeśli jest wymagane, opieka tej osoby zostanie zablokowana."
          isBusy={remove.isPending}
          trouble={remove.isError ? staffTrouble(remove.error) : null}
          onDelete={() =>
            remove.mutate(
              { personId: person.id, checkId: check.id },
              { onSuccess: () => onDone(`${label}: sprawdzenie usunięte.`) },
            )
          }
        />
      </span>
    </li>
  )
}
