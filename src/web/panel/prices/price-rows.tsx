import { type ReactNode, useState } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import { type Price, type PriceRow, priceOfRows, withNewRow } from '#domain/event/draft/prices/price-rows.ts'
import { chipsOf, partOf } from '#domain/event/draft/questions/who.ts'
import { listed } from '#i18n/pl/listing.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { Icon } from '../shared/icon.tsx'
import { MoneyInput } from './money-input.tsx'
import type { Pricing } from './use-pricing.ts'

interface Props {
  readonly pricing: Pricing
  /** Whose price it is: 'Udział', 'Autokar: Kielce'. */
  readonly name: string
  readonly of: 'person' | 'registration'
  readonly rows: readonly PriceRow[]
  readonly onChange: (price: Price) => void
}

const CHILD: Condition = { fact: 'age', atMost: 15 }

/** A price as rows, the first that fits counts: for whom, and how much. */
export function PriceRows({ pricing, name, of, rows, onChange }: Props): ReactNode {
  const [open, setOpen] = useState<number | null>(null)
  const write = (changed: readonly PriceRow[]) => onChange(priceOfRows(changed))
  const [fact] = pricing.facts[of]
  const add = () => {
    const when = pricing.facts[of].some((each) => each.name === 'age') ? CHILD : firstOf(fact?.name)
    const added = withNewRow(rows, when)
    setOpen(added.findIndex((row) => !rows.includes(row)))
    write(added)
  }
  return (
    <div className="price-rows">
      <ol>
        {numbered(rows).map(({ row, index, key }) => (
          <li key={key} className="price-line">
            <RowHead
              pricing={pricing}
              row={row}
              isOnly={rows.length === 1}
              isOpen={open === index}
              onOpen={() => setOpen(open === index ? null : index)}
            />
            <MoneyInput
              label={`${name}: ${sentenceOf(pricing, row, rows.length === 1)}`}
              amount={row.amount}
              onChange={(amount) => write(rows.with(index, { ...row, amount }))}
            />
            {rows.length > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Usuń cenę: ${sentenceOf(pricing, row, false)}`}
                onClick={() => {
                  setOpen(null)
                  write(rows.toSpliced(index, 1))
                }}
              >
                <Icon name="close" size={20} />
              </button>
            )}
            {open === index && (
              <div className="price-who">
                <ConditionList
                  definition={pricing.definition}
                  words={pricing.words}
                  facts={pricing.facts[of]}
                  when={row.when}
                  onChange={(when) => write(rows.with(index, withWhen(row, when)))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="btn text" onClick={add}>
        <Icon name="plus" size={18} />
        Inna cena dla części osób
      </button>
    </div>
  )
}

/** Rows have no ids: each is the one at its place. */
const numbered = (rows: readonly PriceRow[]) => rows.map((row, index) => ({ row, index, key: `${index}` }))

const firstOf = (fact = 'people'): Condition => ({ fact, given: true })

function withWhen({ when: _, ...row }: PriceRow, when: Condition | undefined): PriceRow {
  return when === undefined ? row : { when, ...row }
}

function sentenceOf({ words }: Pricing, row: PriceRow, isOnly: boolean): string {
  if (row.when === undefined) return isOnly ? 'każdy' : 'każdy inny'
  return row.name ?? conditionText(words, row.when)
}

const conditionText = (words: Pricing['words'], when: Condition) =>
  listed(
    chipsOf(when).map((chip) => words(partOf(chip))),
    'i',
  )

function RowHead(props: {
  pricing: Pricing
  row: PriceRow
  isOnly: boolean
  isOpen: boolean
  onOpen: () => void
}): ReactNode {
  const { pricing, row } = props
  if (row.when === undefined) return <span>{props.isOnly ? 'Każdy' : 'Każdy inny'}</span>
  const condition = conditionText(pricing.words, row.when)
  return (
    <span>
      {row.name !== undefined && <b>{row.name} </b>}
      <button type="button" className="word-button" aria-expanded={props.isOpen} onClick={props.onOpen}>
        {condition}
      </button>
      {row.each !== undefined && <span className="sub">oraz dopłata za każdą następną jednostkę</span>}
    </span>
  )
}
