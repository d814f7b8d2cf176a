import { type ReactNode, useState } from 'react'
import { movedBy } from '#domain/event/draft/prices/change-items.ts'
import { placesOf } from '#domain/event/draft/who/parts.ts'
import {
  ageInCell,
  COLUMNS,
  type Column,
  withCell,
  withPasted,
} from '#domain/event/draft/who/pasted-parts.ts'
import { usesOf } from '#domain/event/draft/who/uses-of.ts'
import { type PartList, withoutPart } from '#domain/event/draft/who/without-part.ts'
import { pastedRows } from '#domain/values/pasted-rows.ts'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { Icon } from '../shared/icon.tsx'
import { GridCell } from './grid-cell.tsx'
import { NewPart } from './new-part.tsx'
import { RemovePart } from './remove-part.tsx'
import { COLUMN_NAMES } from './who-words.ts'

interface Props {
  readonly rules: DraftRules
  readonly list: PartList
  /** What one of them is called: 'Grupa', 'Rodzaj udziału'. */
  readonly noun: string
  /** What else is set of one of them, by its place in the list. */
  readonly details: (index: number) => ReactNode
}

/** Groups or kinds as a grid, into which a list from a spreadsheet can be pasted. */
export function PartsGrid({ rules, list, noun, details }: Props): ReactNode {
  const [open, setOpen] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const { document, change } = rules
  const parts = document[list]
  const paste = (row: number, column: Column, text: string) =>
    change((now) => withPasted(now, list, { row, column }, pastedRows(text)))
  const remove = (id: string) => {
    setAsked(null)
    change((now) => withoutPart(now, list, id))
  }
  return (
    <div className={`who-grid ${list}`}>
      {parts.length > 0 && (
        <div className="who-grid-head" aria-hidden="true">
          {COLUMNS[list].map((column) => (
            <span key={column}>{COLUMN_NAMES[column]}</span>
          ))}
        </div>
      )}
      <ul>
        {parts.map((part, index) => (
          <li key={part.id}>
            <div className="who-grid-row">
              {COLUMNS[list].map((column) => (
                <GridCell
                  key={column}
                  label={`${COLUMN_NAMES[column]}: ${part.name}`}
                  column={column}
                  value={cellOf(part, column)}
                  onChange={(text) => change((now) => withCell(now, list, index, column, text))}
                  onPaste={(text) => paste(index, column, text)}
                />
              ))}
              <span className="who-tools">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Więcej: ${part.name}`}
                  aria-expanded={open === part.id}
                  onClick={() => setOpen(open === part.id ? null : part.id)}
                >
                  <Icon name="pen" size={20} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Wyżej: ${part.name}`}
                  disabled={index === 0}
                  onClick={() => change((now) => ({ ...now, [list]: movedBy(now[list], part.id, -1) }))}
                >
                  <Icon name="up" size={20} />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Usuń: ${part.name}`}
                  onClick={() => {
                    if (usesOf(document, list, part.id).length === 0) remove(part.id)
                    else setAsked(part.id)
                  }}
                >
                  <Icon name="close" size={20} />
                </button>
              </span>
            </div>
            {asked === part.id && (
              <RemovePart
                name={part.name}
                uses={usesOf(document, list, part.id)}
                onRemove={() => remove(part.id)}
                onStay={() => setAsked(null)}
              />
            )}
            <ProblemLines id={`${list}-${part.id}`} problems={rules.problemsAt(`${list}.${index}`)} />
            {open === part.id && <div className="who-details">{details(index)}</div>}
          </li>
        ))}
      </ul>
      <NewPart list={list} noun={noun} onPaste={(text) => paste(parts.length, 'name', text)} />
    </div>
  )
}

type Part = DraftRules['document']['groups'][number] | DraftRules['document']['types'][number]

/** The text of a cell; null where it is said in a way that the grid cannot show. */
function cellOf(part: Part, column: Column): string | null {
  switch (column) {
    case 'name':
      return part.name
    case 'leader':
      return 'leader' in part ? (part.leader ?? '') : ''
    case 'note':
      return part.note ?? ''
    case 'from':
    case 'to':
      return String(ageInCell(part.ages, column) ?? '')
    case 'places': {
      const places = placesOf(part)
      return places === 'other' ? null : String(places ?? '')
    }
  }
}
