import type { ReactNode } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { PriceRow } from '#domain/event/draft/prices/price-rows.ts'
import { factsOf } from '#domain/quote/facts.ts'
import { formatMoney } from '#domain/values/money.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { Slot } from '../conditions/slot.tsx'
import { MoneySlot, OptionalNumberSlot } from '../inputs/slots.tsx'
import type { Pricing } from './use-pricing.ts'

type Each = NonNullable<PriceRow['each']>

/** '20 zł razy liczba osób ponad 4'. */
export function eachWords({ definition }: Pricing, { amount, of, above, atMost }: Each): string {
  const bounds = [
    above > 0 ? ` ponad ${above}` : '',
    atMost === undefined ? '' : `, najwyżej ${atMost}`,
  ].join('')
  return `oraz ${formatMoney(amount)} razy ${factWords(definition)(of).name}${bounds}`
}

/** Facts that are counted: people, pieces and days, and the organiser's own numbers. */
export function countedFacts(definition: EventDefinition, of: 'person' | 'registration'): string[] {
  const facts = factsOf(definition)
  const names = [
    ...['people', 'adults', 'minors'],
    ...definition.items.flatMap(({ id, choose }) =>
      choose === 'any' || choose === 'span' || choose === 'quantity' ? [`number.${id}`, `total.${id}`] : [],
    ),
    ...definition.facts.flatMap(({ id, kind }) => (kind === 'class' ? [] : [`own.${id}`])),
  ]
  return names.filter((name) => {
    const fact = facts.get(name)
    return fact?.type === 'number' && (fact.of === 'registration' || of === 'person')
  })
}

interface Props {
  readonly pricing: Pricing
  readonly of: 'person' | 'registration'
  readonly row: PriceRow
  readonly onChange: (row: PriceRow) => void
}

/** What is added for each unit of a number: for each person above four. */
export function EachUnit({ pricing, of, row, onChange }: Props): ReactNode {
  const { each, ...plain } = row
  const counted = countedFacts(pricing.definition, of)
  const words = factWords(pricing.definition)
  if (each === undefined)
    return (
      <button
        type="button"
        className="btn text"
        onClick={() => onChange({ ...row, each: { amount: 2_000, of: 'people', above: 0 } })}
      >
        Dodaj kwotę za każdą sztukę lub osobę
      </button>
    )
  const write = (part: Partial<Each>) => onChange({ ...row, each: { ...each, ...part } })
  const { atMost: _, ...unbounded } = each
  const names = counted.includes(each.of) ? counted : [each.of, ...counted]
  return (
    <p className="sentence">
      oraz{' '}
      <MoneySlot
        label="Kwota za każdą sztukę lub osobę"
        amount={each.amount}
        onChange={(amount) => write({ amount })}
      />{' '}
      razy{' '}
      <Slot
        label="Co liczymy"
        value={each.of}
        options={names.map((name) => [name, words(name).name] as const)}
        onChange={(fact) => write({ of: fact })}
      />{' '}
      ponad{' '}
      <OptionalNumberSlot
        label="Ponad ile"
        value={each.above === 0 ? undefined : each.above}
        least={0}
        most={100_000}
        none="0"
        onChange={(above) => write({ above: above ?? 0 })}
      />
      , najwyżej{' '}
      <OptionalNumberSlot
        label="Najwyżej ile liczymy"
        value={each.atMost}
        most={100_000}
        none="bez granicy"
        onChange={(atMost) =>
          onChange({ ...row, each: atMost === undefined ? unbounded : { ...each, atMost } })
        }
      />
      .{' '}
      <button type="button" className="link" onClick={() => onChange(plain)}>
        Usuń tę kwotę
      </button>
    </p>
  )
}
