/** On which days and at which hours people come in. */
export interface EntryHours {
  /** Monday is 1. */
  readonly weekdays: readonly number[]
  readonly first: Temporal.PlainTime
  readonly last: Temporal.PlainTime
  readonly everyMinutes: number
}

const time = (text: string) => Temporal.PlainTime.from(text)

const USUAL: EntryHours = {
  weekdays: [2, 3, 4, 5, 6, 7],
  first: time('09:00'),
  last: time('15:30'),
  everyMinutes: 30,
}
/** By their first letters, in the order of the week; Friday is also 'pt'. */
const WEEKDAYS = ['pon', 'wt', 'śr', 'czw', 'p', 'sob', 'nie']
const WEEKDAY = /(?<!\p{L})(pon|wt|śr|czw|pi[ąa]?t|pt|sob|nie(?=dz))\p{L}*\.?/giu
const HOUR = /(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)/g
const EVERY = /co\s*(?:(\d{1,4})\s*min|(pół godziny)|(kwadrans)|(godzin))/iu

/** 'wtorek–niedziela, 9:00–15:30, co 30 minut'; what is not said, or cannot be, is as usual. */
export function hoursOf(typed: string): EntryHours {
  const [first, last = first] = Array.from(typed.matchAll(HOUR), ([, hour, minute]) =>
    Temporal.PlainTime.from({ hour: Number(hour), minute: Number(minute) }),
  )
  const isForward = first !== undefined && last !== undefined && Temporal.PlainTime.compare(first, last) <= 0
  return {
    weekdays: weekdaysIn(typed),
    ...(isForward ? { first, last } : { first: USUAL.first, last: USUAL.last }),
    everyMinutes: minutesIn(typed),
  }
}

/** 'wtorek–niedziela' are six days, 'sobota i niedziela' two. */
function weekdaysIn(typed: string): readonly number[] {
  if (/codziennie/iu.test(typed)) return [1, 2, 3, 4, 5, 6, 7]
  const named = Array.from(typed.matchAll(WEEKDAY), (match) => ({
    day: WEEKDAYS.findIndex((start) => match[0].toLocaleLowerCase('pl').startsWith(start)) + 1,
    from: match.index,
    to: match.index + match[0].length,
  }))
  const days = named.flatMap(({ day, from }, index) => {
    const before = named[index - 1]
    const isRange = before !== undefined && /^\s*(?:–|—|-|do)\s*$/iu.test(typed.slice(before.to, from))
    return isRange ? daysBetween(before.day, day) : [day]
  })
  return days.length === 0 ? USUAL.weekdays : [...new Set(days)].sort((a, b) => a - b)
}

/** From one day to another, over the end of the week where it is earlier. */
const daysBetween = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, n) => ((from - 1 + n) % 7) + 1)

function minutesIn(typed: string): number {
  const [found, minutes, half, quarter] = EVERY.exec(typed) ?? []
  if (found === undefined) return USUAL.everyMinutes
  if (minutes !== undefined) return Math.min(1440, Math.max(5, Number(minutes)))
  if (half !== undefined) return 30
  return quarter === undefined ? 60 : 15
}
