import type { ReactElement, ReactNode } from 'react'
import { type Effect, type EffectKind, effectOfKind } from '#domain/event/draft/prices/effects.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { MoneySlot, NumberSlot, OptionalNumberSlot } from '../shared/inputs/slots.tsx'
import { countedFacts } from '../shared/prices/each-unit.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { Bound, PerSlot, Sum } from './bound-effect.tsx'
import type { Editing } from './editing.ts'
import { Percent, PercentOff } from './percent-effect.tsx'
import { Rounding } from './rounding.tsx'

const KIND_WORDS: Readonly<Record<EffectKind, string>> = {
  'percent-off': 'taniej o procent',
  off: 'taniej o kwotę',
  to: 'cena wynosi',
  plus: 'drożej o kwotę',
  'percent-plus': 'drożej o procent',
  cap: 'razem najwyżej',
  least: 'razem co najmniej',
  floor: 'po zniżkach co najmniej (kwota)',
  'floor-percent': 'po zniżkach co najmniej (procent)',
  'most-off': 'wszystkie zniżki razem najwyżej',
  'free-for-each': 'jedna bezpłatnie na każde',
}
const KINDS = (Object.keys(KIND_WORDS) as EffectKind[]).map((kind) => [kind, KIND_WORDS[kind]] as const)

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
      {(effect.kind === 'percent-off' || effect.kind === 'percent-plus') && (
        <Rounding
          label="Zaokrąglanie ceny"
          round={effect.round}
          onChange={(round) => {
            const { round: _, ...rest } = effect
            set(round === undefined ? rest : { ...rest, round })
          }}
        />
      )}
    </div>
  )
}

interface Props {
  readonly pricing: Pricing
  readonly effect: Effect
  readonly onChange: (effect: Effect) => void
}

/** Its result is no `ReactNode`, so that the compiler finds an effect without fields. */
function HowMuch(props: Props): ReactElement {
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
          {effect.kind !== 'to' && ' za każdą osobę lub sztukę'}
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
          <Percent
            percent={effect.percent}
            most={effect.kind === 'percent-plus' ? 1000 : 100}
            onChange={(percent) => onChange({ ...effect, percent })}
          />
          {effect.kind === 'floor-percent' && ' ceny z\u00a0cennika'}
        </>
      )
    case 'percent-off':
      return <PercentOff effect={effect} onChange={onChange} />
    case 'free-for-each':
      return <FreeForEach {...props} effect={effect} />
  }
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
