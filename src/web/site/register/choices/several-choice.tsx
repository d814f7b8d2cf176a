import { CheckField } from '#web/ui/field.tsx'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { howMany } from '../order/item-words.ts'
import { ForSomeOnly } from './for-some-only.tsx'
import type { ItemChoiceProps } from './item-choice-props.ts'
import { offersOf } from './offers.ts'

/** Any of several options, each with its own checkbox. */
export function SeveralChoice({ id, label, compiled, scopes, tools, choice, onChange }: ItemChoiceProps) {
  const chosen = Array.isArray(choice) ? choice : []
  const { options, forSomeOnly } = offersOf(compiled, scopes, tools, chosen)
  if (options.length === 0) return <ForSomeOnly some={forSomeOnly} />
  return (
    <ChoiceFrame
      field={{ id, label, hint: howMany(compiled.item), ...tools.shown(id) }}
      appears="with the change"
      after={forSomeOnly && <ForSomeOnly some />}
    >
      {() => (
        <div>
          {options.map((option, index) => (
            <CheckField
              key={option.value}
              id={index === 0 ? id : `${id}-${option.value}`}
              checked={chosen.includes(option.value)}
              disabled={option.disabled !== undefined && !chosen.includes(option.value)}
              onChange={(checked) =>
                onChange(checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
              }
            >
              {option.label}
              <small>{option.disabled ?? option.note}</small>
            </CheckField>
          ))}
        </div>
      )}
    </ChoiceFrame>
  )
}
