import { type Condition, readAges, TAG } from '#domain/lists/conditions.ts'
import { formatDate, readDay } from '#domain/values/time.ts'
import type { ListFilter } from './list-api.ts'
import { isTakingPart } from './list-search.ts'

const MOST_NAMED = 3

/** A condition as people would say it: 'grupa: zielona', 'wiek 0–12', 'mają miejsce'. */
export function conditionWords(condition: Condition, filter: ListFilter | undefined): string {
  if (isTakingPart(condition)) return 'mają miejsce'
  // A tag that nobody has any more is no filter, but an address or a saved view may still name it.
  if (condition.key === TAG) return `etykieta: ${orOf(condition.values)}`
  const label = lowered(filter?.label ?? condition.key)
  if (condition.key === 'age') return agesWords(condition.values)
  if (condition.key === 'day') return daysWords(condition.values)
  const names = condition.values.map(
    (value) => filter?.options.find((each) => each.value === value)?.label ?? value,
  )
  return `${label}: ${orOf(names.map(lowered))}`
}

/** 'zielona lub żółta', of many the first ones. */
function orOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(' lub ')
  return names.length > MOST_NAMED ? `${shown} i\u00a0inne` : shown
}

/** 'zapis 2 maja', of the one day that can be chosen. */
function daysWords(values: readonly string[]): string {
  const day = readDay(values[0] ?? '')
  return day === null ? 'dzień zapisu' : `zapis ${formatDate(day)}`
}

function agesWords(values: readonly string[]): string {
  const ages = readAges(values[0] ?? '')
  if (ages === null) return 'wiek'
  const { from, to } = ages
  if (to === null) return `wiek od ${from} lat`
  return from === null ? `wiek do ${to} lat` : `wiek ${from}–${to}`
}

/** Within a sentence, unless it is an abbreviation: 'Zielona' is 'zielona', 'VIP' stays. */
const lowered = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
