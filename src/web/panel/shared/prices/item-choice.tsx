import type { ReactNode } from 'react'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'

interface Props {
  readonly legend: string
  readonly items: readonly Pick<Item, 'id' | 'name'>[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[] & [string, ...string[]]) => void
}

/** Some of the things that can be had, at least one; in the order of the document. */
export function ItemChoice({ legend, items, chosen, onChange }: Props): ReactNode {
  const toggle = (id: string) => {
    const [first, ...rest] = items
      .map((item) => item.id)
      .filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each)))
    if (first !== undefined) onChange([first, ...rest])
  }
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="options">
        {items.map(({ id, name }) => (
          <label key={id} className="option">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={chosen.length === 1 && chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
