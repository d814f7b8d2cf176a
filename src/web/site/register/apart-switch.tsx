import type { ChoiceTools } from './form-tools.ts'
import { setApart } from './order.ts'

/** 'Wszyscy tak samo' or each person apart; not asked of one person alone. */
export function ApartSwitch({ what, tools, id }: { what: string; tools: ChoiceTools; id: string }) {
  const { order, change } = tools
  if (order.people.length < 2) return null
  const apart = order.apart.includes(what)
  const choices = [
    { apart: false, label: 'Wszyscy tak samo' },
    { apart: true, label: 'Zmień dla osoby' },
  ]
  return (
    <fieldset className="switch" id={id}>
      <legend className="sr">Dla kogo</legend>
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
