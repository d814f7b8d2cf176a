import * as words from '#i18n/pl/site/register/steps.ts'
import type { ChoiceTools } from './order/form-tools.ts'
import { setApart } from './order/order.ts'

/** 'Wszyscy tak samo' or 'Każdy inaczej'; not shown for a single person. */
export function ApartSwitch({ what, tools, id }: { what: string; tools: ChoiceTools; id: string }) {
  const { order, change } = tools
  if (order.people.length < 2) return null
  const apart = order.apart.includes(what)
  const choices = [
    { apart: false, label: words.allAlike },
    { apart: true, label: words.eachApart },
  ]
  return (
    <fieldset className="switch" id={id}>
      <legend className="sr">{words.forWhom}</legend>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.apart === apart}
          onClick={() => change((before) => setApart(before, what, choice.apart))}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
