import type { ReactNode } from 'react'
import { type CardField, type CardSource, MOST_SOURCES } from '#domain/camp-card/camp-card.ts'
import { settingLabels } from '#i18n/pl/camp-card.ts'
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
  const name = settingLabels[field]
  const add = (chosen: string) => {
    const added = others.find(({ source }) => source === chosen)
    if (added !== undefined) onChange([...sources, added.source])
  }
  return (
    <div className="camp-cards-field">
      <b>{name}</b>
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
      {sources.length < MOST_SOURCES && others.length > 0 && (
        <span className="select">
          <select
            className="input"
            aria-label={`Dodaj pytanie: ${name}`}
            value={NOTHING}
            onChange={({ target }) => add(target.value)}
          >
            <option value={NOTHING}>
              {sources.length === 0 ? 'Pusta linia do uzupełnienia odręcznie' : 'Dodaj kolejne'}
            </option>
            {others.map(({ source, label }) => (
              <option key={source} value={source}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  )
}
