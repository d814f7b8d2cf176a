import { type ReactNode, useState } from 'react'
import { MOST_ADDED } from '#contract/invites.ts'
import type { Table } from '#domain/importing/read-csv.ts'
import { type PeopleReading, readPeople } from '#domain/invites/read-people.ts'
import { whyRefused, wrongLines } from '#i18n/pl/invites.ts'
import { pl } from '#i18n/pl.ts'
import { TextArea } from '#web/ui/field.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { TableFileField } from '../shared/inputs/table-file-field.tsx'
import { EarlierPeople } from './earlier-people.tsx'
import { type Added, type InviteList, inviteTrouble, useAdding } from './invites-api.ts'

/** As the server takes at once (contract/invites.ts). */
const MOST_WRONG = 50

/** People by paste, from a file or from another event: all of them stand in one field before they are added. */
export function AddPeople(props: {
  scope: EventScope
  accountId: string
  list: InviteList
  onDone: (words: string) => void
}): ReactNode {
  const { scope, list, onDone } = props
  const [text, setText] = useState('')
  const [result, setResult] = useState<Added | null>(null)
  const adding = useAdding(scope)
  const reading = readPeople(text)
  const { people } = reading
  const put = (lines: readonly string[]) => {
    setResult(null)
    setText((before) => [before.trimEnd(), ...lines].filter((line) => line !== '').join('\n'))
  }
  const add = () =>
    adding.mutate(
      { list: list.id, people: people.map(({ line: _, ...person }) => person) },
      {
        onSuccess: (added) => {
          if (added.refused.length === 0 && reading.wrong.length === 0)
            return onDone(`Dodano: ${pl.counts.people(added.added)}.`)
          setResult(added)
          setText(reading.wrong.map((wrong) => wrong.text).join('\n'))
        },
      },
    )
  return (
    <form
      className="invites-form"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextArea
        id="zaproszeni"
        label="Kogo zaprosić"
        hint="Każda osoba w osobnym wierszu, na przykład: Jan Kowalski, jan@example.org"
        value={text}
        onChange={(typed) => {
          setResult(null)
          setText(typed)
        }}
        error={
          people.length > MOST_ADDED
            ? `Naraz dodasz najwyżej ${MOST_ADDED} osób. Podziel listę na części.`
            : null
        }
        touched
      />
      <details className="invites-more">
        <summary>Wczytaj z&nbsp;pliku</summary>
        <p className="sub">
          XLSX albo CSV. Wystarczy kolumna z&nbsp;adresem, imię i&nbsp;nazwisko rozpoznamy po nagłówkach.
        </p>
        <TableFileField onTable={(table) => table !== null && put(linesOf(table))} />
      </details>
      <details className="invites-more">
        <summary>Weź z&nbsp;innego wydarzenia</summary>
        <EarlierPeople scope={scope} accountId={props.accountId} onPeople={put} />
      </details>
      <Wrong reading={reading} />
      {result !== null && <Result added={result} />}
      {adding.isError && (
        <p role="alert" className="error">
          {inviteTrouble(adding.error)}
        </p>
      )}
      <button
        type="submit"
        className="btn"
        disabled={people.length === 0 || people.length > MOST_ADDED || adding.isPending}
      >
        {adding.isPending
          ? 'Dodaję…'
          : people.length === 0
            ? 'Dodaj'
            : `Dodaj: ${pl.counts.people(people.length)}`}
      </button>
    </form>
  )
}

const linesOf = (table: Table): string[] => table.map((row) => row.join('\t'))

/** The lines that invite nobody, each with the reason. */
function Wrong({ reading: { wrong } }: { reading: PeopleReading }): ReactNode {
  if (wrong.length === 0) return null
  return (
    <div className="invites-wrong" role="status">
      <p>Tych wierszy nie dodamy. Popraw je wyżej albo zostaw.</p>
      <ul>
        {wrong.slice(0, MOST_WRONG).map(({ line, text, why }) => (
          <li key={line}>
            Wiersz {line}: {wrongLines[why]}. <span className="sub">{text}</span>
          </li>
        ))}
      </ul>
      {wrong.length > MOST_WRONG && <p className="sub">I jeszcze {wrong.length - MOST_WRONG}.</p>}
    </div>
  )
}

function Result({ added: { added, refused } }: { added: Added }): ReactNode {
  return (
    <div className="invites-wrong" role="status">
      <p>
        <b>Dodano: {pl.counts.people(added)}.</b>{' '}
        {refused.length > 0 && 'Nie zaprosiliśmy drugi raz tych osób:'}
      </p>
      <ul>
        {refused.slice(0, MOST_WRONG).map(({ email, why }) => (
          <li key={email}>
            {email}: {whyRefused[why]}.
          </li>
        ))}
      </ul>
    </div>
  )
}
