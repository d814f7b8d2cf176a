import { type EventDays, lengthOf } from '../kit/event-days.ts'
import { clip, linesOf, withIds } from '../kit/names.ts'
import { readTypedDays } from '../kit/read-days.ts'

/** A place where people set out. */
export interface Start {
  readonly id: string
  readonly name: string
  /** On which day of the way: 1 is the first. */
  readonly nth: number
  /** Whether only the last day is left from there. */
  readonly isLast: boolean
}

const ORDINALS = ['drug', 'trzeci', 'czwart', 'piąt', 'szóst', 'siódm', 'ósm', 'dziewiąt', 'dziesiąt']

/**
 * The places of starting, from where the way begins and where others join it ('Wierzbno, drugi dzień'); none where
 * nobody joins. A day that is not said is the second; one after the last is the last.
 */
export function startsOf(first: string, joining: string, days: EventDays): Start[] {
  const origin = { name: clip(first, 80) || 'Początek drogi', nth: 1, isLast: false }
  const others = linesOf(joining)
    .map((line) => startIn(line, days))
    .filter(({ name }) => name.toLocaleLowerCase('pl') !== origin.name.toLocaleLowerCase('pl'))
  const named = [...new Map(others.map((start) => [start.name.toLocaleLowerCase('pl'), start])).values()]
  return named.length === 0 ? [] : withIds([origin, ...named])
}

function startIn(line: string, days: EventDays): Omit<Start, 'id'> {
  const at = line.lastIndexOf(',')
  const typedDay = at < 1 ? '' : line.slice(at + 1)
  const length = lengthOf(days)
  const isLast = /ostatni/iu.test(typedDay)
  const nth = isLast ? Math.max(2, length) : (nthIn(typedDay, days) ?? 2)
  const known = length === 0 ? nth : Math.min(nth, length)
  return {
    name: at < 1 ? line : line.slice(0, at).trim(),
    nth: known,
    isLast: isLast || (length > 1 && known === length),
  }
}

/** 'trzeci dzień', '3. dzień' and the date of it are 3; a day outside the way is none. */
function nthIn(text: string, { start, end }: EventDays): number | null {
  const date = start === null ? null : readTypedDays(text, start)
  if (start !== null && date !== null && end !== null)
    return Temporal.PlainDate.compare(date.start, start) < 0 ? null : start.until(date.start).days + 1
  const ordinal = ORDINALS.findIndex((word) => text.toLocaleLowerCase('pl').includes(word))
  if (ordinal >= 0) return ordinal + 2
  const [, number] = /(\d{1,2})\.?\s*(?:dnia|dzień)|dzień\s+(\d{1,2})/iu.exec(text)?.filter(Boolean) ?? []
  return number === undefined || Number(number) < 1 ? null : Number(number)
}
