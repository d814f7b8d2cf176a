import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { prepareImport } from '#contract/importing.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { guessColumns, guessTogether } from '#domain/importing/guess-columns.ts'
import type { Table } from '#domain/importing/read-csv.ts'
import type { Target } from '#domain/importing/targets.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Trouble } from '../shared/trouble.tsx'
import { ColumnRow } from './column-row.tsx'

interface Props {
  readonly scope: EventScope
  readonly definition: EventDefinition
  readonly table: Table
}

/** Another file is another form. */
export function ColumnForm(props: Props): ReactNode {
  const [known, setKnown] = useState({ table: props.table, key: 0 })
  if (known.table !== props.table) setKnown({ table: props.table, key: known.key + 1 })
  return <Columns key={known.key} {...props} />
}

/** What each column is for: guessed by its heading, changed by a choice. */
function Columns({ scope, definition, table }: Props): ReactNode {
  const [head = [], ...rows] = table
  const [columns, setColumns] = useState<readonly (Target | null)[]>(() => guessColumns(definition, head))
  const [together, setTogether] = useState<number | null>(() => guessTogether(head))
  const [usual, setUsual] = useState({ email: '', phone: '' })
  const [signed, setSigned] = useState(false)
  const [skipDuplicates, setSkip] = useState(true)
  const headings = head.map((heading, index) => ({ heading, index, key: `kolumna-${index}` }))
  const navigate = useNavigate()
  const check = useMutation({
    mutationFn: () =>
      ask(prepareImport, {
        params: scope,
        body: {
          ...{ head: [...head], rows: rows.map((row) => [...row]), columns: [...columns] },
          ...{ together, usual, signed, skipDuplicates },
        },
      }),
    onSuccess: ({ id }) =>
      navigate({
        to: '/wydarzenia/$eventId/zadania/$jobId',
        params: { eventId: scope.eventId, jobId: id },
      }),
  })
  const used = columns.filter((column) => column !== null).length
  return (
    <form
      className="importing-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!check.isPending && used > 0) check.mutate()
      }}
    >
      <h2>Co jest w&nbsp;której kolumnie</h2>
      <p role="status">
        Wierszy: <b className="num">{rows.length}</b>, rozpoznane kolumny:{' '}
        <b className="num">
          {used} z&nbsp;{head.length}
        </b>
        .
      </p>
      <ul className="importing-columns">
        {headings.map(({ heading, index, key }) => (
          <ColumnRow
            key={key}
            definition={definition}
            heading={heading}
            examples={rows.slice(0, 3).map((row) => row[index] ?? '')}
            target={columns[index] ?? null}
            taken={columns.filter((_, other) => other !== index)}
            onChange={(target) => setColumns(columns.with(index, target))}
          />
        ))}
      </ul>
      <div className="field">
        <label htmlFor="razem">Kto razem w&nbsp;jednym zgłoszeniu</label>
        <select
          id="razem"
          className="input"
          value={together ?? ''}
          onChange={({ currentTarget: { value } }) => setTogether(value === '' ? null : Number(value))}
        >
          <option value="">każda osoba osobno</option>
          {headings.map(({ heading, index, key }) => (
            <option key={key} value={index}>
              ta sama wartość w kolumnie: {heading}
            </option>
          ))}
        </select>
      </div>
      <UsualContact usual={usual} onChange={setUsual} />
      {definition.statements.length > 0 && (
        <Tick value={signed} onChange={setSigned}>
          Oświadczenia podpisano na papierze
        </Tick>
      )}
      <Tick value={skipDuplicates} onChange={setSkip}>
        Pomiń osoby, które są w&nbsp;pliku drugi raz albo są już zapisane
      </Tick>
      {check.isError && <Trouble error={check.error} onRetry={check.reset} />}
      <button type="submit" className="btn" disabled={check.isPending || used === 0}>
        {check.isPending ? 'Czytam…' : 'Sprawdź wiersze'}
      </button>
    </form>
  )
}

function Tick(props: { value: boolean; onChange: (value: boolean) => void; children: ReactNode }): ReactNode {
  return (
    <label className="importing-tick">
      <input
        type="checkbox"
        checked={props.value}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
      <span>{props.children}</span>
    </label>
  )
}

interface Usual {
  readonly email: string
  readonly phone: string
}

/** An address and a phone for people of whom the file says none. */
function UsualContact({ usual, onChange }: { usual: Usual; onChange: (usual: Usual) => void }): ReactNode {
  return (
    <div className="importing-usual">
      <div className="field">
        <label htmlFor="zwykly-email">E-mail, gdy w&nbsp;pliku go nie ma</label>
        <input
          id="zwykly-email"
          type="email"
          className="input"
          value={usual.email}
          onChange={({ currentTarget }) => onChange({ ...usual, email: currentTarget.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="zwykly-telefon">Telefon, gdy w&nbsp;pliku go nie ma</label>
        <input
          id="zwykly-telefon"
          type="tel"
          className="input"
          value={usual.phone}
          onChange={({ currentTarget }) => onChange({ ...usual, phone: currentTarget.value })}
        />
      </div>
    </div>
  )
}
