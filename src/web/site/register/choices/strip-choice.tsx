import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import { DayStrip } from '#web/kit/day-strip.tsx'
import type { Option } from '#web/ui/field.tsx'
import { howMany } from '../order/item-words.ts'
import { ForSomeOnly } from './for-some-only.tsx'
import type { ItemChoiceProps } from './item-choice-props.ts'
import { offersOf } from './offers.ts'

/** Days or stages on a strip: a range by its first and last, or each by itself. */
export function StripChoice({ id, label, compiled, scopes, tools, choice, onChange }: ItemChoiceProps) {
  const { item } = compiled
  const stretch = item.choose === 'span'
  const chosen = typeof choice === 'string' && choice !== '' ? [choice] : Array.isArray(choice) ? choice : []
  const { options, forSomeOnly } = offersOf(compiled, scopes, tools, chosen)
  if (options.length === 0) return <ForSomeOnly some={forSomeOnly} />
  const hint = [stretch ? 'Dotknij pierwszego i ostatniego.' : undefined, howMany(item)]
  return (
    <>
      <DayStrip
        id={id}
        label={label}
        hint={tie(hint.filter(Boolean).join(' ')) || undefined}
        {...tools.shown(id)}
        days={options}
        chosen={chosen}
        stretch={stretch}
        summary={summaryOf(options, chosen, {
          stretch,
          areDays: item.category !== 'lodging' && item.options.every(({ day }) => day !== undefined),
        })}
        onChange={onChange}
      />
      {forSomeOnly && <ForSomeOnly some />}
    </>
  )
}

/** 'Od: piątek, do: niedziela. Razem 3 dni.', 'Wybrano: piątek, niedziela.' */
function summaryOf(
  options: readonly Option[],
  chosen: readonly string[],
  { stretch, areDays }: { readonly stretch: boolean; readonly areDays: boolean },
): string {
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined) return 'Nic nie jest wybrane.'
  if (!stretch || names.length === 1) return tie(`Wybrano: ${names.join(', ')}.`)
  const count = areDays ? pl.counts.days(names.length) : String(names.length)
  return tie(`Od: ${first}, do: ${last}. Razem ${count}.`)
}
