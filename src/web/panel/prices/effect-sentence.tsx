import type { ReactNode } from 'react'
import { type Effect, type EffectKind, effectOfKind } from '#domain/event/draft/prices/effects.ts'
import { rowsOf } from '#domain/event/draft/prices/price-rows.ts'
import type { Adjustment } from '#domain/event/draft/prices/reductions.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { MoneySlot, NumberSlot, OptionalNumberSlot } from '../shared/inputs/slots.tsx'
import { countedFacts } from '../shared/prices/each-unit.tsx'
import { PriceRows } from '../shared/prices/price-rows.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import type { Editing } from './editing.ts'

const KINDS: readonly (readonly [EffectKind, string])[] = [
  ['percent-off', 'taniej o procent'],
  ['off', 'taniej o kwotę'],
  ['to', 'cena wynosi'],
  ['plus', 'drożej o kwotę'],
  ['percent-plus', 'drożej o procent'],
  ['cap', 'razem najwyżej'],
  ['least', 'razem co najmniej'],
  ['floor', 'po zniżkach co najmniej (kwota)'],
  ['floor-percent', 'po zniżkach co najmniej (procent)'],
  ['most-off', 'wszystkie zniżki razem najwyżej'],
  ['free-for-each', 'jedna bezpłatnie na każde'],
]

/** What an adjustment does to the price: '[taniej o procent] [10]% [tego, co zostało]'. */
export function EffectSentence({ pricing, adjustment, write }: Editing): ReactNode {
  const { effect } = adjustment
  const set = (changed: Effect) => write((now) => ({ ...now, effect: changed }))
  return (
    <div>
      <p className="sentence">
        <Slot
          label="Co robi ta zasada"
          value={effect.kind}
          options={KINDS}
          onChange={(kind) => set(effectOfKind(kind, effect))}
        />{' '}
        <HowMuch pricing={pricing} effect={effect} onChange={set} />.
      </p>
      <Sum pricing={pricing} adjustment={adjustment} onChange={set} />
    </div>
  )
}

interface Props {
  readonly pricing: Pricing
  readonly effect: Effect
  readonly onChange: (effect: Effect) => void
}

function HowMuch(props: Props): ReactNode {
  const { effect, onChange } = props
  switch (effect.kind) {
    case 'to':
    case 'plus':
    case 'floor':
      return (
        <>
          <MoneySlot
            label="Kwota"
            amount={effect.amount}
            onChange={(amount) => onChange({ ...effect, amount })}
          />
          {effect.kind !== 'to' && ' za każdą sztukę'}
        </>
      )
    case 'off':
      return (
        <>
          <MoneySlot
            label="Kwota"
            amount={effect.amount}
            onChange={(amount) => onChange({ ...effect, amount })}
          />{' '}
          <Slot
            label="Od czego"
            value={effect.per}
            options={[
              ['piece', 'za sztukę'],
              ['person', 'od sumy osoby'],
              ['registration', 'od sumy zgłoszenia'],
            ]}
            onChange={(per) => onChange({ ...effect, per })}
          />
        </>
      )
    case 'most-off':
      return (
        <>
          <MoneySlot
            label="Kwota"
            amount={effect.amount}
            onChange={(amount) => onChange({ ...effect, amount })}
          />{' '}
          <PerSlot per={effect.per} onChange={(per) => onChange({ ...effect, per })} />
        </>
      )
    case 'cap':
    case 'least':
      return <Bound effect={effect} onChange={onChange} />
    case 'percent-plus':
    case 'floor-percent':
      return (
        <>
          <Percent percent={effect.percent} onChange={(percent) => onChange({ ...effect, percent })} />
          {effect.kind === 'floor-percent' && ' ceny z\u00a0cennika'}
        </>
      )
    case 'percent-off':
      return <PercentOff effect={effect} onChange={onChange} />
    case 'free-for-each':
      return <FreeForEach {...props} effect={effect} />
  }
}

const Percent = (props: { percent: number; onChange: (percent: number) => void }): ReactNode => (
  <>
    <NumberSlot
      label="Ile procent"
      value={props.percent}
      least={0}
      most={100}
      isDecimal
      onChange={props.onChange}
    />
    %
  </>
)

const PerSlot = (props: {
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

type BoundEffect = Extract<Effect, { readonly kind: 'cap' | 'least' }>

function Bound({ effect, onChange }: { effect: BoundEffect; onChange: Props['onChange'] }): ReactNode {
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
function Sum(props: { pricing: Pricing; adjustment: Adjustment; onChange: Props['onChange'] }): ReactNode {
  const { effect } = props.adjustment
  if (effect.kind !== 'cap' && effect.kind !== 'least') return null
  const rows = rowsOf(effect.amount)
  if (typeof effect.amount === 'number' || rows === null)
    return rows === null ? (
      <p className="sub">Kwota jest w&nbsp;tabeli; przeczytasz ją na stronie Zasady.</p>
    ) : null
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

type PercentOffEffect = Extract<Effect, { readonly kind: 'percent-off' }>
const MOST_OFF = 5_000

function PercentOff({
  effect,
  onChange,
}: {
  effect: PercentOffEffect
  onChange: Props['onChange']
}): ReactNode {
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

type FreeEffect = Extract<Effect, { readonly kind: 'free-for-each' }>

function FreeForEach({ pricing, effect, onChange }: Props & { effect: FreeEffect }): ReactNode {
  const counted = countedFacts(pricing.definition, 'registration')
  const words = factWords(pricing.definition)
  const { atMost: _, ...unbounded } = effect
  const names = counted.includes(effect.of) ? counted : [effect.of, ...counted]
  return (
    <>
      <NumberSlot
        label="Na każde ile"
        value={effect.each}
        most={1000}
        onChange={(each) => onChange({ ...effect, each })}
      />{' '}
      (
      <Slot
        label="Co liczymy"
        value={effect.of}
        options={names.map((name) => [name, words(name).name] as const)}
        onChange={(of) => onChange({ ...effect, of })}
      />
      ), najwyżej{' '}
      <OptionalNumberSlot
        label="Najwyżej ile bezpłatnych"
        value={effect.atMost}
        most={1000}
        none="bez granicy"
        onChange={(atMost) => onChange(atMost === undefined ? unbounded : { ...effect, atMost })}
      />
    </>
  )
}
