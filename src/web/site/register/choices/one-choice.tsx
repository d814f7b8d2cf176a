import { RadioField, SelectField } from '#web/ui/field.tsx'
import { isRide, NONE } from '../order/item-words.ts'
import { ForSomeOnly } from './for-some-only.tsx'
import type { ItemChoiceProps } from './item-choice-props.ts'
import { noneOf, offersOf } from './offers.ts'

/** From this number of options on, a drop-down list is quicker than options in view. */
const IN_VIEW = 7

/** One option, or an explicit none. */
export function OneChoice({
  id,
  label,
  compiled,
  scopes,
  tools,
  choice,
  onChange,
  compact,
}: ItemChoiceProps) {
  const { item } = compiled
  const silent = isRide(item) || item.choose === 'one' ? null : NONE
  const chosen = typeof choice === 'string' ? choice : null
  const { options, forSomeOnly } = offersOf(compiled, scopes, tools, [choice].flat().map(String))
  const field = {
    id,
    label,
    value: chosen ?? silent,
    options: [...noneOf(item), ...options],
    onChange,
    ...tools.shown(id),
  }
  if (options.length === 0) return <ForSomeOnly some={forSomeOnly} />
  return (
    <>
      {compact || options.length > IN_VIEW ? <SelectField {...field} /> : <RadioField {...field} />}
      {forSomeOnly && <ForSomeOnly some />}
    </>
  )
}
