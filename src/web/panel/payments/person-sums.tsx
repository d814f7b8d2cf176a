import { type ReactNode, useState } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import {
  type Price,
  type PriceRow,
  priceOfRows,
  rowsOf,
  withNewRow,
} from '#domain/event/draft/prices/price-rows.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { Icon } from '../shared/icon.tsx'
import { MoneyField } from '../shared/inputs/money-field.tsx'
import { placed } from '../shared/inputs/placed.ts'
import type { Payments } from './use-payments.ts'
import { sentenceOf, withWhen } from './who-word.tsx'

interface Props {
  readonly payments: Payments
  readonly price: Price
  readonly onChange: (price: Price) => void
}

const CHILD: Condition = { fact: 'age', atMost: 6 }

/** What each person pays in advance: one sum, or rows of which the first that fits counts. */
export function PersonSums({ payments, price, onChange }: Props): ReactNode {
  const [open, setOpen] = useState<number | null>(null)
  const rows = rowsOf(price)
  if (rows === null) return <p>Ta kwota jest w tabeli. Przeczytasz ją na stronie Zasady.</p>
  const write = (changed: readonly PriceRow[]) => onChange(priceOfRows(changed))
  const add = () => {
    const added = withNewRow(rows, first)
    setOpen(added.findIndex((row) => !rows.includes(row)))
    write(added)
  }
  const [fact] = payments.facts.person
  const first = payments.facts.person.some(({ name }) => name === 'age')
    ? CHILD
    : { fact: fact?.name ?? 'people', given: true }
  return (
    <>
      {placed(rows).map(({ part: row, index, key }) => (
        <SumRow
          key={key}
          payments={payments}
          row={row}
          isOnly={rows.length === 1}
          isOpen={open === index}
          onOpen={() => setOpen(open === index ? null : index)}
          onChange={(changed) => write(rows.with(index, changed))}
          onRemove={() => {
            setOpen(null)
            write(rows.toSpliced(index, 1))
          }}
        />
      ))}
      <button data-adds type="button" className="btn text" onClick={add}>
        <Icon name="plus" size={18} />
        Inna kwota dla części osób
      </button>
    </>
  )
}

interface RowProps {
  readonly payments: Payments
  readonly row: PriceRow
  readonly isOnly: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (row: PriceRow) => void
  readonly onRemove: () => void
}

function SumRow({ payments, row, isOnly, isOpen, onOpen, onChange, onRemove }: RowProps): ReactNode {
  const { definition, words, facts } = payments
  const who =
    row.when === undefined ? (isOnly ? 'Za osobę' : 'Za każdą inną osobę') : sentenceOf(words, row.when)
  return (
    <div className="sum-row">
      <MoneyField label={who} value={row.amount} onChange={(amount) => onChange({ ...row, amount })} />
      {row.when !== undefined && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={onOpen}>
          Dla kogo<span className="sr">: {who}</span>
        </button>
      )}
      {!isOnly && (
        <button type="button" className="icon-button" aria-label={`Usuń kwotę: ${who}`} onClick={onRemove}>
          <Icon name="close" size={20} />
        </button>
      )}
      {isOpen && (
        <ConditionList
          opensAlone
          {...{ definition, words, facts: facts.person, when: row.when }}
          onChange={(when) => onChange(withWhen(row, when))}
        />
      )}
    </div>
  )
}
