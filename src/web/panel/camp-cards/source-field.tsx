import type { ReactNode } from 'react'
import { type CardField, type CardSource, MOST_SOURCES } from '#domain/camp-card/camp-card.ts'
import { fieldLabels } from '#i18n/pl/camp-card.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { CampCards } from './camp-cards-api.ts'

interface Props {
  readonly field: CardField
  readonly sources: readonly CardSource[]
  readonly questions: CampCards['questions']
  readonly onChange: (sources: CardSource[]) => void
}

const OF_CONTACT: readonly { readonly source: CardSource; readonly label: string }[] = [
  { source: 'contact.name', label: 'Osoba, która zgłasza' },
  { source: 'contact.phone', label: 'Telefon osoby, która zgłasza' },
]
/** Chosen while nothing is added. */
const NOTHING = ''

/** What fills in one field of the card: none leaves an empty line, several stand one after another. */
export function SourceField({ field, sources, questions, onChange }: Props): ReactNode {
  const offered = [...questions, ...OF_CONTACT]
  const labelOf = (source: CardSource) =>
    offered.find((each) => each.source === source)?.label ?? 'Pytanie, którego już nie ma'
  const others = offered.filter(({ source }) => !sources.includes(source))
  const name = fieldLabels[field]
  return (
    <div className="camp-cards-field">
      {sources.length > 0 && (
        <ul aria-label={name}>
          {sources.map((source) => (
            <li key={source}>
              <span>{labelOf(source)}</span>
              <button
                type="button"
                className="link"
                aria-label={`Usuń: ${labelOf(source)}`}
                onClick={() => onChange(sources.filter((each) => each !== source))}
              >
                Usuń
              </button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        id={`karta-${field}`}
        label={name}
        disabled={sources.length >= MOST_SOURCES || others.length === 0}
        value={NOTHING}
        options={[
          { value: NOTHING, label: sources.length === 0 ? 'Pusta linia' : 'Dodaj kolejne' },
          ...others.map(({ source, label }) => ({ value: source, label })),
        ]}
        onChange={(chosen) => {
          const added = others.find(({ source }) => source === chosen)
          if (added !== undefined) onChange([...sources, added.source])
        }}
      />
    </div>
  )
}
