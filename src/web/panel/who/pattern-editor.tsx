import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import type { PersonNumber } from '#domain/event/draft/who/asked.ts'
import { exampleOf, type PatternPart, partsOf, patternOf } from '#domain/event/draft/who/number-pattern.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { LineInput } from '../shared/inputs/line-input.tsx'
import { AddButton, RemoveButton } from './section.tsx'

interface Props {
  readonly document: DefinitionDocument
  readonly number: PersonNumber
  readonly onChange: (pattern: string) => void
}

/** The longest pattern that is kept. */
const LONGEST = 40
const DIGITS = [1, 2, 3, 4, 5, 6].map((digits) => [String(digits), '1'.padStart(digits, '0')] as const)

/** The pattern of a number as pieces in a row, and below it a number as people will see it. */
export function PatternEditor({ document, number, onChange }: Props): ReactNode {
  const parts = partsOf(number.pattern)
  const write = (changed: readonly PatternPart[]) => {
    const pattern = patternOf(changed)
    if (pattern.length <= LONGEST) onChange(pattern)
  }
  const example = exampleOf(parts, {
    group: document.groups[0]?.id ?? 'grupa',
    type: document.types[0]?.id ?? 'rodzaj',
    number: number.from,
  })
  const isAlone = parts.filter(({ kind }) => kind === 'number').length === 1
  return (
    <div className="who-pattern">
      <span className="sub">Z czego składa się numer:</span>
      <ul>
        {placed(parts).map(({ part, index, key }) => (
          <li key={key} className="who-piece">
            <Piece part={part} onChange={(changed) => write(parts.with(index, changed))} />
            {(part.kind !== 'number' || !isAlone) && (
              <RemoveButton
                label={`Usuń z numeru: ${NAMES[part.kind]}`}
                onClick={() => write(parts.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="who-adds">
        {document.groups.length > 0 && (
          <AddButton onClick={() => write([{ kind: 'group' }, { kind: 'text', text: '-' }, ...parts])}>
            Grupa na początku
          </AddButton>
        )}
        {document.types.length > 0 && (
          <AddButton onClick={() => write([{ kind: 'type' }, { kind: 'text', text: '-' }, ...parts])}>
            Rodzaj udziału na początku
          </AddButton>
        )}
        <AddButton onClick={() => write([{ kind: 'text', text: 'A' }, ...parts])}>
          Tekst na początku
        </AddButton>
        <AddButton onClick={() => write([...parts, { kind: 'text', text: '/1' }])}>Tekst na końcu</AddButton>
      </div>
      <p>
        Przykład: <b>{example}</b>
      </p>
    </div>
  )
}

const NAMES: Readonly<Record<PatternPart['kind'], string>> = {
  number: 'kolejny numer',
  group: 'grupa',
  type: 'rodzaj udziału',
  text: 'tekst',
}

/** Pieces have no ids: each is the one at its place. */
const placed = (parts: readonly PatternPart[]) =>
  parts.map((part, index) => ({ part, index, key: `${index}-${part.kind}` }))

function Piece(props: { part: PatternPart; onChange: (part: PatternPart) => void }): ReactNode {
  const { part, onChange } = props
  if (part.kind === 'number')
    return (
      <Slot
        label="Kolejny numer, z ilu cyfr"
        value={String(part.digits)}
        options={DIGITS}
        onChange={(digits) => onChange({ kind: 'number', digits: Number(digits) })}
      />
    )
  if (part.kind === 'text')
    return (
      <LineInput
        label="Tekst w numerze"
        value={part.text}
        most={20}
        onChange={(text) => onChange({ kind: 'text', text: text.replace(/[{}]/g, '') || part.text })}
      />
    )
  return <span>{NAMES[part.kind]}</span>
}
