import type { ReactNode } from 'react'
import type { Effect } from '#domain/event/draft/prices/effects.ts'
import { rowsOf, withNewRow } from '#domain/event/draft/prices/price-rows.ts'
import type { Adjustment } from '#domain/event/draft/prices/reductions.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { MoneySlot } from '../shared/inputs/slots.tsx'
import { PriceRows } from '../shared/prices/price-rows.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'

/** 'za osobę', 'w zgłoszeniu'. */
export const PerSlot = (props: {
  per: 'person' | 'registration'
  onChange: (per: 'person' | 'registration') => void
}): ReactNode => (
  <Slot
    label="Dla kogo to razem"
    value={props.per}
    options={[
      ['person', 'za osobę'],
      ['registration', 'w\u00a0zgłoszeniu'],
    ]}
    onChange={props.onChange}
  />
)

const CHILD = { fact: 'age', atMost: 15 } as const

type BoundEffect = Extract<Effect, { readonly kind: 'cap' | 'least' }>

/** '600 zł w zgłoszeniu'. */
export function Bound(props: { effect: BoundEffect; onChange: (effect: BoundEffect) => void }): ReactNode {
  const { effect, onChange } = props
  const { amount } = effect
  return (
    <>
      {typeof amount === 'number' ? (
        <>
          <MoneySlot
            label="Kwota"
            amount={amount}
            onChange={(changed) => onChange({ ...effect, amount: changed })}
          />{' '}
        </>
      ) : (
        'kwota poniżej, '
      )}
      <PerSlot per={effect.per} onChange={(per) => onChange({ ...effect, per })} />
    </>
  )
}

/** A bound by rows, each for some people; without rows one amount, which can be divided. */
export function Sum(props: {
  pricing: Pricing
  adjustment: Adjustment
  onChange: (effect: Effect) => void
}): ReactNode {
  const { effect } = props.adjustment
  if (effect.kind !== 'cap' && effect.kind !== 'least') return null
  const rows = rowsOf(effect.amount)
  if (rows === null) return <p className="sub">Kwota jest w&nbsp;tabeli; przeczytasz ją na stronie Zasady.</p>
  if (typeof effect.amount === 'number')
    return (
      <button
        type="button"
        className="btn text"
        onClick={() => props.onChange({ ...effect, amount: [...withNewRow(rows, CHILD)] })}
      >
        Inna granica dla części osób
      </button>
    )
  return (
    <PriceRows
      pricing={props.pricing}
      name={props.adjustment.name}
      of={effect.per}
      rows={rows}
      onChange={(amount) => props.onChange({ ...effect, amount })}
    />
  )
}
