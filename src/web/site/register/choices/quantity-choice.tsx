import { isHead } from '#domain/event/facts/chosen-extras.ts'
import * as words from '#i18n/pl/site/register/extras.ts'
import { Stepper } from '#web/kit/stepper.tsx'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { freeWords, withTax } from '../../shared/price-words.ts'
import { howMany, priceOf } from '../order/item-words.ts'
import { leftFor, priceFor } from './availability.ts'
import type { ItemChoiceProps } from './item-choice-props.ts'
import { offersOf, scarceWords } from './offers.ts'

/** The largest number that can be typed at all. */
const MOST = 999

/** A number of pieces, or of each option. */
export function QuantityChoice(props: ItemChoiceProps) {
  return props.compiled.item.options.length === 0 ? <OfItem {...props} /> : <OfOptions {...props} />
}

function OfItem({ id, label, compiled, scopes, tools, choice, onChange }: ItemChoiceProps) {
  const { item, claims, price } = compiled
  const left = leftFor(claims, scopes, tools.free)
  const known = priceFor(price, scopes, item)
  const shown = known === null || known === 'unknown' ? priceOf(item, null) : withTax(known, item)
  const priceOfOne = isHead(item, tools.compiled.definition) ? words.pricePerPerson : words.pricePerPiece
  const notes = [
    shown === freeWords(item) ? shown : priceOfOne(shown),
    item.min === undefined ? undefined : words.noneOrLeast(item.min),
    item.max === undefined ? undefined : words.most(item.max),
    scarceWords(left),
  ]
  return (
    <Stepper
      id={id}
      about={item.name}
      label={label}
      note={notes.filter(Boolean).join(', ')}
      gone={left === 0 ? words.full : undefined}
      value={typeof choice === 'number' ? choice : 0}
      most={Math.min(item.max ?? MOST, left ?? MOST)}
      onChange={onChange}
      {...tools.shown(id)}
    />
  )
}

function OfOptions({ id, label, compiled, scopes, tools, choice, onChange }: ItemChoiceProps) {
  const { item } = compiled
  const pieces = typeof choice === 'object' && !Array.isArray(choice) ? choice : {}
  const all = Object.values(pieces).reduce((sum, each) => sum + each, 0)
  const { options } = offersOf(compiled, scopes, tools, Object.keys(pieces))
  return (
    <ChoiceFrame field={{ id, label, hint: howMany(item), ...tools.shown(id) }}>
      {() => (
        <div>
          {options.map((option, index) => {
            const value = pieces[option.value] ?? 0
            return (
              <Stepper
                key={option.value}
                id={index === 0 ? id : `${id}-${option.value}`}
                about={item.name}
                label={option.label}
                note={option.note}
                gone={option.disabled}
                value={value}
                most={item.max === undefined ? MOST : value + Math.max(0, item.max - all)}
                onChange={(count) => onChange({ ...pieces, [option.value]: count })}
              />
            )
          })}
        </div>
      )}
    </ChoiceFrame>
  )
}
