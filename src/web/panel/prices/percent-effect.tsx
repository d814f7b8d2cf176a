import type { ReactNode } from 'react'
import type { Effect } from '#domain/event/draft/prices/effects.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { MoneySlot, NumberSlot } from '../shared/inputs/slots.tsx'

/** '10%'. */
export const Percent = (props: {
  percent: number
  most?: number
  onChange: (percent: number) => void
}): ReactNode => (
  <>
    <NumberSlot
      label="Ile procent"
      value={props.percent}
      least={0}
      most={props.most ?? 100}
      isDecimal
      onChange={props.onChange}
    />
    %
  </>
)

type PercentOffEffect = Extract<Effect, { readonly kind: 'percent-off' }>
const MOST_OFF = 5_000

/** '10% tego, co zostało, najwyżej 50 zł na osobę'. */
export function PercentOff(props: {
  effect: PercentOffEffect
  onChange: (effect: PercentOffEffect) => void
}): ReactNode {
  const { effect, onChange } = props
  const { most, ...unbounded } = effect
  return (
    <>
      <Percent percent={effect.percent} onChange={(percent) => onChange({ ...effect, percent })} />{' '}
      <Slot
        label="Procent czego"
        value={effect.of}
        options={[
          ['left', 'tego, co zostało'],
          ['list', 'ceny z\u00a0cennika'],
        ]}
        onChange={(of) => onChange({ ...effect, of })}
      />
      {most === undefined ? (
        <button
          type="button"
          className="link"
          onClick={() => onChange({ ...effect, most: { amount: MOST_OFF, per: 'person' } })}
        >
          , bez górnej granicy
        </button>
      ) : (
        <>
          , najwyżej{' '}
          <MoneySlot
            label="Najwyżej ile zniżki"
            amount={most.amount}
            onChange={(amount) => onChange({ ...effect, most: { ...most, amount } })}
          />{' '}
          <Slot
            label="Na kogo ta granica"
            value={most.per}
            options={[
              ['piece', 'na sztukę'],
              ['person', 'na osobę'],
              ['registration', 'na zgłoszenie'],
            ]}
            onChange={(per) => onChange({ ...effect, most: { ...most, per } })}
          />{' '}
          <button type="button" className="link" onClick={() => onChange(unbounded)}>
            bez granicy
          </button>
        </>
      )}
    </>
  )
}
