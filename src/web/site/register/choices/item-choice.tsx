import { tie } from '#i18n/text/typography.ts'
import { CheckField } from '#web/ui/field.tsx'
import { withTax } from '../../shared/price-words.ts'
import { priceOf } from '../order/item-words.ts'
import { AmountChoice } from './amount-choice.tsx'
import { fullWords, leftFor, priceFor } from './availability.ts'
import type { ItemChoiceProps } from './item-choice-props.ts'
import { scarceWords } from './offers.ts'
import { OneChoice } from './one-choice.tsx'
import { QuantityChoice } from './quantity-choice.tsx'
import { SeveralChoice } from './several-choice.tsx'
import { StripChoice } from './strip-choice.tsx'

/** The control that fits the item's way of choosing. Nothing is ever preselected. */
export function ItemChoice(props: ItemChoiceProps) {
  const { choose, options } = props.compiled.item
  if (choose === 'amount') return <AmountChoice {...props} />
  if (choose === 'quantity') return <QuantityChoice {...props} />
  if (options.length === 0) return <Yes {...props} />
  if (choose === 'span') return <StripChoice {...props} />
  if (choose !== 'any') return <OneChoice {...props} />
  return options.every(({ day }) => day !== undefined) ? (
    <StripChoice {...props} />
  ) : (
    <SeveralChoice {...props} />
  )
}

function Yes({ id, label, compiled, scopes, tools, choice, onChange, compact }: ItemChoiceProps) {
  const { item, claims, price } = compiled
  const left = leftFor(claims, scopes, tools.free)
  const full = fullWords(claims, scopes, tools)
  if (full.gone !== undefined && choice !== true)
    return <p className="muted">{compact ? `${label}: brak` : 'Brak'} miejsc.</p>
  const known = priceFor(price, scopes, item)
  if (known === null && choice !== true) return null
  const words = known === null || known === 'unknown' ? priceOf(item, null) : withTax(known, item)
  return (
    <CheckField id={id} checked={choice === true} onChange={onChange} {...tools.shown(id)}>
      {tie(compact ? label : item.name)}
      <small>{[words, full.note ?? scarceWords(left)].filter(Boolean).join(', ')}</small>
    </CheckField>
  )
}
