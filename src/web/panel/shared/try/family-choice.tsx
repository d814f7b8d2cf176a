import type { ReactNode } from 'react'
import { EXAMPLE_FAMILY } from '#domain/event/draft/prices/example-family.ts'
import { ActSelect } from '../inputs/act-select.tsx'
import { placed } from '../inputs/placed.ts'
import type { Families } from './use-families.ts'

const NEW = 'nowa'
const MOST_FAMILIES = 12

/** Which of the families that were saved on this device is tried. */
export function FamilyChoice({ families }: { families: Families }): ReactNode {
  const { all, place, family, choose, add, remove } = families
  return (
    <p className="sentence">
      <ActSelect
        label="Wypróbowana rodzina"
        act="Wybierz"
        value={String(place)}
        onChoose={(value) => {
          if (value === NEW) add({ ...family, name: nextName(all.map(({ name }) => name)) })
          else choose(Number(value))
        }}
      >
        {placed(all).map(({ part, key }) => (
          <option key={key} value={key}>
            {part.name}
          </option>
        ))}
        {all.length < MOST_FAMILIES && <option value={NEW}>+ zapisz jako nową</option>}
      </ActSelect>{' '}
      {all.length > 1 && (
        <button type="button" className="link" onClick={remove}>
          usuń<span className="sr">{`: ${family.name}`}</span>
        </button>
      )}
    </p>
  )
}

function nextName(taken: readonly string[]): string {
  const numbers = Array.from({ length: MOST_FAMILIES }, (_, n) => `${EXAMPLE_FAMILY.name} ${n + 2}`)
  return numbers.find((name) => !taken.includes(name)) ?? EXAMPLE_FAMILY.name
}
