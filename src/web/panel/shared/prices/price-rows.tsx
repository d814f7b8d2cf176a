import { type ReactNode, useState } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import {
  nextByDay,
  type Price,
  type PriceRow,
  priceOfRows,
  withNewRow,
} from '#domain/event/draft/prices/price-rows.ts'
import { type AskableFact, firstChip } from '#domain/event/draft/questions/askable-facts.ts'
import { chipsOf, partOf } from '#domain/event/draft/questions/who.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { ConditionList } from '../conditions/condition-list.tsx'
import { Icon } from '../icon.tsx'
import { MoneyInput } from '../inputs/money-input.tsx'
import { EachUnit, eachWords } from './each-unit.tsx'
import { OverlapNotice } from './overlap-notice.tsx'
import { RowName } from './row-name.tsx'
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
  const add = () => {
    const when = nextByDay(rows) ?? usualWhen(pricing.facts[of])
    const added = withNewRow(rows, when)
    setOpen(added.findIndex((row) => !rows.includes(row)))
    write(added)
  }
  return (
    <div className="price-rows">
      {rows.length > 2 && <p className="sub">Liczy się pierwszy wiersz, który pasuje.</p>}
      <ol>
        {numbered(rows).map(({ row, index, key }) => (
          <OneRow
            key={key}
            pricing={pricing}
            name={name}
            of={of}
            row={row}
            place={{ index, count: rows.length }}
            isOpen={open === index}
            onOpen={() => setOpen(open === index ? null : index)}
            onChange={(changed) => write(rows.with(index, changed))}
            onRemove={() => {
              setOpen(null)
              write(rows.toSpliced(index, 1))
            }}
            onUp={() => {
              setOpen(null)
              write(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row))
            }}
          />
        ))}
      </ol>
      <OverlapNotice rows={rows} onMend={write} />
      <button data-adds type="button" className="btn text" onClick={add}>
        <Icon name="plus" size={18} />
        Inna cena dla części osób
      </button>
    </div>
  )
}

/** Rows have no ids: each is the one at its place. */
const numbered = (rows: readonly PriceRow[]) => rows.map((row, index) => ({ row, index, key: `${index}` }))

/** By what a price mostly differs: the age, else the day of the week of an entry, else the first that is offered. */
function usualWhen(facts: readonly AskableFact[]): Condition {
  if (facts.some(({ name }) => name === 'age')) return CHILD
  const fact = facts.find(({ name }) => name === 'slotWeekday') ?? facts[0]
  if (fact === undefined) return { fact: 'people', given: true }
  return partOf(firstChip(fact, Temporal.Now.plainDateISO('Europe/Warsaw').toString()))
}

function withWhen({ when: _, ...row }: PriceRow, when: Condition | undefined): PriceRow {
  return when === undefined ? row : { when, ...row }
}

interface RowProps {
  readonly pricing: Pricing
  readonly name: string
  readonly of: 'person' | 'registration'
  readonly row: PriceRow
  readonly place: { readonly index: number; readonly count: number }
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (row: PriceRow) => void
  readonly onRemove: () => void
  readonly onUp: () => void
}

function OneRow(props: RowProps): ReactNode {
  const { pricing, name, of, row, place, isOpen, onOpen, onChange, onRemove, onUp } = props
  const isOnly = place.count === 1
  const sentence = sentenceOf(pricing, row, isOnly)
  return (
    <li className="price-line">
      <span>
        {row.name !== undefined && <b>{row.name} </b>}
        <button type="button" className="word-button" aria-expanded={isOpen} onClick={onOpen}>
          {row.when === undefined ? (isOnly ? 'Każdy' : 'Każdy inny') : pricing.whole(row.when)}
        </button>
        {row.each !== undefined && <span className="sub">{eachWords(pricing, row.each)}</span>}
      </span>
      <MoneyInput
        label={`${name}: ${sentence}`}
        amount={row.amount}
        onChange={(amount) => onChange({ ...row, amount })}
      />
      {!isOnly && (
        <span className="price-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Wyżej: ${sentence}`}
            disabled={place.index === 0 || row.when === undefined}
            onClick={onUp}
          >
            <Icon name="up" size={20} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń cenę: ${sentence}`}
            onClick={onRemove}
          >
            <Icon name="close" size={20} />
          </button>
        </span>
      )}
      {isOpen && (
        <div className="price-who">
          {row.when !== undefined && (
            <ConditionList
              opensAlone
              definition={pricing.definition}
              words={pricing.words}
              facts={pricing.facts[of]}
              when={row.when}
              onChange={(when) => onChange(withWhen(row, when))}
            />
          )}
          <RowName usual={usualName(pricing, row)} row={row} onChange={onChange} />
          <EachUnit pricing={pricing} of={of} row={row} onChange={onChange} />
        </div>
      )}
    </li>
  )
}

const LONGEST_NAME = 120

/** A child where it goes by age, else for whom it is. */
function usualName({ whole }: Pricing, { when }: PriceRow): string {
  if (when === undefined) return 'Pozostali'
  const isByAge = chipsOf(when).every((chip) => 'fact' in chip && chip.fact === 'age')
  return isByAge ? 'Dziecko' : upperFirst(whole(when)).slice(0, LONGEST_NAME)
}

function sentenceOf({ whole }: Pricing, row: PriceRow, isOnly: boolean): string {
  if (row.when === undefined) return isOnly ? 'każdy' : 'każdy inny'
  return row.name ?? whole(row.when)
}
