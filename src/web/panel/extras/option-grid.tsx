import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { isTable } from '#domain/event/definition/price-table.ts'
import { withOptions } from '#domain/event/draft/extras/change-extra.ts'
import {
  type OptionColumn,
  optionsWithPasted,
  pastedOptions,
} from '#domain/event/draft/extras/pasted-options.ts'
import { usesOfOption } from '#domain/event/draft/extras/remove-extra.ts'
import { withNewOption } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { placeWords } from '#i18n/pl/place-words.ts'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { COLUMN_WORDS, EXAMPLE_OPTIONS } from './extra-words.ts'
import { OptionRow } from './option-row.tsx'

/** What people might choose, by what the thing is. */
const EXAMPLES: Readonly<Partial<Record<Item['category'], string>>> = {
  transport: 'Przystanek pod kościołem',
  lodging: 'Pokój 2-osobowy',
  meal: 'Obiad bez mięsa',
}

/** More do not fit beside each other. */
const MOST_COLUMNS = 3

/** The columns of an option, in the order in which a list is pasted: days where options have them, a price where it is not in a table. */
function columnsOf({ options, price, category }: Item): readonly OptionColumn[] {
  const isInTable = isTable(price) && price.by.includes('option')
  return [
    'name',
    ...(options.some(({ dates }) => dates !== undefined) ? (['start', 'end'] as const) : []),
    ...(options.some(({ day }) => day !== undefined) ? (['day'] as const) : []),
    ...(isInTable ? [] : (['price'] as const)),
    'places',
    ...(category === 'merchandise' ? [] : (['note'] as const)),
  ]
}

/** Of what one chooses, as a grid: stops with prices and places, sizes, rooms, days. A list can be pasted. */
export function OptionGrid({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { change } = pricing
  const [name, setName] = useState('')
  const [kept, setKept] = useState<string | null>(null)
  const columns = columnsOf(item)
  const shown = columns.filter((column) => column !== 'note')
  const isNarrow = useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false })
  const areCards = isNarrow || shown.length > MOST_COLUMNS
  const paste = (text: string) => {
    change((document) =>
      withOptions(document, item.id, (options) => {
        const taken = options.map(({ id }) => id)
        const isAsked = taken.some((id) => usesOfOption(document, item.id, id).length > 0)
        const pasted = pastedOptions(text, columns, taken)
        return optionsWithPasted(options, pasted, isAsked ? [] : EXAMPLE_OPTIONS)
      }),
    )
    setName('')
  }
  const remove = (id: string, called: string) => {
    const uses = usesOfOption(pricing.document, item.id, id).map((path) =>
      placeWords(pricing.definition, path),
    )
    setKept(uses.length === 0 ? null : `„${called}” stoi jeszcze w: ${uses.join('; ')}. Zmień to najpierw.`)
    if (uses.length === 0)
      change((document) =>
        withOptions(document, item.id, (options) => options.filter((each) => each.id !== id)),
      )
  }
  return (
    <div className="option-grid">
      {item.options.length > 0 && (
        <div className={areCards ? 'option-scroll option-cards' : 'option-scroll'}>
          <table>
            <caption className="sr">{`Do wyboru: ${item.name}`}</caption>
            <thead>
              <tr>
                {shown.map((column) => (
                  <th key={column} scope="col">
                    {COLUMN_WORDS[column]}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr">Kolejność i&nbsp;usuwanie</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {item.options.map((option) => (
                <OptionRow
                  key={option.id}
                  pricing={pricing}
                  item={item}
                  option={option}
                  columns={shown}
                  hasNote={columns.includes('note')}
                  onRemove={() => remove(option.id, option.name)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {kept !== null && (
        <p className="error" role="alert">
          {kept}
        </p>
      )}
      <form
        className="price-new"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          change((document) =>
            withOptions(
              document,
              item.id,
              () => withNewOption(optioned(document, item), name.trim()).options,
            ),
          )
          setName('')
        }}
      >
        <input
          className="input"
          aria-label={`Nowa opcja: ${item.name}`}
          placeholder={
            item.options.length === 0
              ? `Do wyboru, na przykład: ${EXAMPLES[item.category] ?? 'M'}`
              : 'Następna'
          }
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!/[\n\t;]/.test(text.trim())) return
            event.preventDefault()
            paste(text)
          }}
        />
        <button type="submit" className="btn quiet" disabled={name.trim() === ''}>
          Dodaj
        </button>
      </form>
      <p className="sub">
        {`Możesz wkleić listę z\u00a0arkusza, każdą pozycję w\u00a0osobnym wierszu: ${columns.map((column) => COLUMN_WORDS[column].toLocaleLowerCase('pl')).join(', ')}.`}
      </p>
    </div>
  )
}

const optioned = (document: Pricing['document'], { id }: Item): Item => {
  const found = document.items.find((each) => each.id === id)
  if (found === undefined) throw new Error('The item is in the document.')
  return found
}
