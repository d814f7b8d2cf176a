import { formatDay } from '../../values/time.ts'
import type { EventDays } from './event-days.ts'

/** What the placeholders of a text stand for. */
export interface Placeholders {
  readonly days: EventDays
  /** By name, '{cel}' is `cel`; unknown and empty ones are treated alike. A value of 'od−30' replaces that day. */
  readonly values: Readonly<Record<string, string>>
}

/** Sentences are told by a full stop before a capital: 'art. 38' is none. */
const SENTENCES = /(?<=[.!?]) (?=[\p{Lu}„{])/u
const PLACEHOLDER = /\{([^}]+)\}/g
const DAY = /^(od|do)(?:([−+])(\d+))?$/
/** Ways of reaching somebody, listed after others: each can be missing by itself. */
const REACH = /, (?:NIP )?\{(adres|telefon|e-mail|nip)\}/g

/**
 * A text with its placeholders filled: '{od}' and '{do}' are the first and the last day, '{od−21}' and '{do+2}' days
 * before and after them. A sentence with an empty one is left out; of a list of ways to reach somebody, the empty one
 * alone. Spaces that do not break are added where the text is shown.
 */
export const fill = (text: string, placeholders: Placeholders): string =>
  daysOnce(text, placeholders.days)
    .split(SENTENCES)
    .map((sentence) => sentence.replace(REACH, (part, name) => (placeholders.values[name] ? part : '')))
    .map((sentence) => filled(sentence, placeholders))
    .filter((sentence) => sentence !== null)
    .join(' ')

/** An event of one day does not go from a day to the same day. */
const daysOnce = (text: string, { start, end }: EventDays): string =>
  start !== null && end !== null && start.equals(end) ? text.replaceAll('{od} – {do}', '{od}') : text

/** Several texts, without those of which nothing is left. */
export const fillAll = (texts: readonly string[], placeholders: Placeholders): string[] =>
  texts.map((text) => fill(text, placeholders)).filter((text) => text !== '')

function filled(sentence: string, { days, values }: Placeholders): string | null {
  let isWhole = true
  const text = sentence.replace(PLACEHOLDER, (placeholder, name: string, at: number) => {
    const day = values[name] === undefined ? dayNamed(name, days) : null
    const value =
      day === null ? (values[name] ?? '') : dayWithin(sentence.slice(at + placeholder.length), day)
    if (value === '') isWhole = false
    return value
  })
  return isWhole ? text : null
}

/** The day that 'od−21' names. */
function dayNamed(name: string, { start, end }: EventDays): Temporal.PlainDate | null {
  const [, from, sign, days = 0] = DAY.exec(name) ?? []
  const first = from === 'od' ? start : from === 'do' ? end : null
  return first?.add({ days: sign === '−' ? -Number(days) : Number(days) }) ?? null
}

/** 'do 15 lipca 2026, środa, oddajemy': the weekday stands between commas where the sentence goes on. */
const dayWithin = (rest: string, day: Temporal.PlainDate): string =>
  /^ \p{Ll}/u.test(rest) ? `${formatDay(day)},` : formatDay(day)
