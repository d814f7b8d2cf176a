import { type ReactNode, useMemo } from 'react'
import type { DefinitionDocument, EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { warningsOf } from '#domain/event/lint/warnings.ts'
import type { TextPart, TextRow, TextSection, TextTable } from '#i18n/pl/definition/definition-text.ts'
import { definitionWords } from '#i18n/pl/definition/definition-words.ts'
import { panelSentence } from '#i18n/pl/definition-problems/panel-sentence.ts'
import { placeWords } from '#i18n/pl/place-words.ts'
import { Icon } from '../shared/icon.tsx'

/** All sections of a definition, with a list of them next to it; `children` come last. */
export function RulesText(props: { document: DefinitionDocument; children: ReactNode }): ReactNode {
  const { document } = props
  const definition = useMemo(() => expandDefinition(document), [document])
  const sections = useMemo(() => definitionWords(definition), [definition])
  const warnings = useMemo(() => warningsOf(document), [document])
  const heads = [...sections, { id: 'wersje', title: 'Wersje' }]
  return (
    <div className="rules">
      <nav className="rules-nav" aria-label="Na tej stronie">
        <ul>
          {(warnings.length > 0 ? [WARNINGS, ...heads] : heads).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="rules-text">
        {warnings.length > 0 && <Warnings definition={definition} warnings={warnings} />}
        {sections.map((section) => (
          <RulesSection key={section.id} section={section} />
        ))}
        {props.children}
      </div>
    </div>
  )
}

const WARNINGS = { id: 'uwagi', title: 'Do sprawdzenia' }

/** A warning: possibly intended, possibly a mistake; the rules work nevertheless. */
function Warnings(props: { definition: EventDefinition; warnings: readonly DefinitionProblem[] }): ReactNode {
  return (
    <section id={WARNINGS.id} aria-labelledby={`${WARNINGS.id}-h`}>
      <h2 id={`${WARNINGS.id}-h`}>{WARNINGS.title}</h2>
      <p className="rules-note">Te zasady działają. Sprawdź tylko, czy tak ma być.</p>
      <ul className="rules-warnings">
        {props.warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>
            <Icon name="alert" />
            <span className="rules-value">
              {panelSentence(warning)}
              <span className="rules-detail">{placeWords(props.definition, warning.path)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RulesSection({ section: { id, title, parts } }: { section: TextSection }): ReactNode {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{title}</h2>
      {parts.map((part) => (
        <RulesPart key={`${part.title} ${part.rows[0]?.of}`} part={part} />
      ))}
    </section>
  )
}

function RulesPart({ part: { title, notes, rows, table } }: { part: TextPart }): ReactNode {
  return (
    <div className="rules-part">
      {title !== null && <h3>{title}</h3>}
      {notes.map((note) => (
        <p key={note} className="rules-note">
          {note}
        </p>
      ))}
      {table !== null && <PriceTable table={table} />}
      {rows.length > 0 && (
        <ul className="rules-rows">
          {rows.map((row) => (
            <RulesRow key={JSON.stringify(row)} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whole sentences in bold are hard to read. */
const LONG = 60

function RulesRow({ row: { name, value, notes } }: { row: TextRow }): ReactNode {
  return (
    <li data-wide={value === ''}>
      <span className="rules-name">{name}</span>
      {(value !== '' || notes.length > 0) && (
        <span className="rules-value">
          {value !== '' && (value.length > LONG ? <span>{value}</span> : <b>{value}</b>)}
          {notes.map((note) => (
            <span key={note} className="rules-detail">
              {note}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}

/** On a phone each row is a separate small list: 'Dziecko 120 zł'. */
function PriceTable({ table: { corner, columns, rows } }: { table: TextTable }): ReactNode {
  return (
    <table className="rules-table">
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, index) => (
              <td key={column} className="num" data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
