import { type ReactNode, useId } from 'react'
import { movedBy } from '#domain/event/draft/prices/change-items.ts'
import {
  type AskedOf,
  askedOf,
  askedOfOthers,
  type Statement,
  withoutStatement,
  withStatement,
} from '#domain/event/draft/statements/statements.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { WhoList } from '../shared/conditions/who-list.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { Icon } from '../shared/icon.tsx'
import { LongText } from '../shared/inputs/long-text.tsx'
import { DocumentEditor } from './document-editor.tsx'

interface Props {
  readonly rules: DraftRules
  readonly statement: Statement
  readonly index: number
  /** Whether a button has just added it, to be written. */
  readonly isNew: boolean
  readonly published: readonly Statement[]
}

const OF: readonly (readonly [AskedOf, string])[] = [
  ['registration', 'raz w\u00a0zgłoszeniu'],
  ['registration-if', 'raz w\u00a0zgłoszeniu, jeśli…'],
  ['minor', 'rodzica, o\u00a0każdą osobę do 17\u00a0lat'],
  ['person', 'o\u00a0każdą osobę, która spełnia warunek'],
]

/** One statement: its text, whether it must be accepted, of whom it is asked, and the document that it names. */
export function StatementCard({ rules, statement, index, isNew, published }: Props): ReactNode {
  const id = useId()
  const { change } = rules
  const before = published.find((each) => each.id === statement.id)
  const write = (fields: Parameters<typeof withStatement>[2]) =>
    change((now) => withStatement(now, statement.id, fields, before))
  const of = askedOf(statement)
  const name = `Oświadczenie ${index + 1}`
  return (
    <section className="statement" aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        <span className="statement-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Wyżej: ${name}`}
            disabled={index === 0}
            onClick={() =>
              change((now) => ({ ...now, statements: movedBy(now.statements, statement.id, -1) }))
            }
          >
            <Icon name="up" size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń: ${name}`}
            onClick={() => change((now) => withoutStatement(now, statement.id))}
          >
            <Icon name="close" size={20} />
          </button>
        </span>
      </header>
      <LongText
        label="Treść przy polu do zaznaczenia"
        value={statement.text}
        most={2000}
        rows={2}
        isNew={isNew}
        onChange={(text) => write({ text })}
      />
      <p className="statement-say">
        Zaznaczenie jest{' '}
        <Slot
          label={`Czy wymagane: ${name}`}
          value={statement.required ? 'tak' : 'nie'}
          options={[
            ['tak', 'wymagane'],
            ['nie', 'dobrowolne'],
          ]}
          onChange={(is) => write({ required: is === 'tak' })}
        />
        . Pytamy{' '}
        <Slot
          label={`Kogo pytamy: ${name}`}
          value={of}
          options={OF}
          onChange={(to) => write(askedOfOthers(rules.document, to))}
        />
        .
      </p>
      {(of === 'person' || of === 'registration-if') && (
        <WhoList
          rules={rules}
          of={of === 'person' ? 'person' : 'registration'}
          title="Tylko gdy:"
          nobody=""
          when={statement.when}
          onChange={(when) =>
            write(when === undefined ? askedOfOthers(rules.document, 'registration') : { when })
          }
        />
      )}
      <DocumentEditor
        name={name}
        document={statement.document}
        version={statement.version}
        onChange={(document) => write({ document })}
      />
      <p className="sub">{versionText(statement, before)}</p>
      <ProblemLines id={`${id}-blad`} problems={rules.problemsAt(`statements.${index}`)} />
    </section>
  )
}

/** Who has agreed has agreed to one text: a changed one gets the next number. */
function versionText({ version }: Statement, before: Statement | undefined): string {
  if (before === undefined) return `Wersja ${version}.`
  return version === before.version
    ? `Wersja ${version}, taka jak na stronie.`
    : `Wersja ${version} po publikacji. Kto zapisał się wcześniej, zgodził się na wersję ${before.version}.`
}
