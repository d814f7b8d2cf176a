import { pl } from '#i18n/pl.ts'
import type { DividedLimit } from '../shared/limits/live-limits.ts'

type Counted = Pick<DividedLimit, 'capacity' | 'taken' | 'waiting' | 'over' | 'held' | 'offered' | 'aside'>

/** Units that people have registered for. */
export const registered = ({ taken, held, offered, aside }: Counted): number =>
  Math.max(0, taken - held - offered - aside)

/** What is free; null where nothing limits. */
const freeOf = ({ capacity, taken }: Counted): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken)

/** '742 z 900, wolne 158': the number beside the bar. */
export function numberWords(limit: Counted): string {
  const free = freeOf(limit)
  const taken = limit.capacity === null ? `${limit.taken}` : `${limit.taken} z\u00a0${limit.capacity}`
  if (free === null) return `zajęte ${taken}, bez limitu`
  return free === 0 ? `zajęte ${taken}, brak wolnych` : `zajęte ${taken}, wolne ${free}`
}

/** How what is taken is divided, in words; only what there is. */
export function divisionWords(limit: Counted): string {
  const { held, offered, aside, over, waiting } = limit
  const parts = [
    held > 0 && `w\u00a0trakcie wypełniania ${held}`,
    offered > 0 && `zaproponowane ${offered}`,
    aside > 0 && `wydzielone ${aside}`,
    over > 0 && `ponad limit ${over}`,
    waiting > 0 && `na liście rezerwowej ${waiting}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `w\u00a0tym: ${parts.join(', ')}`.replace(/^w\u00a0tym: (?=ponad|na)/, '')
}

const TITLES: readonly (readonly [DividedLimit['subject'], string])[] = [
  ['event', 'Wydarzenie'],
  ['group', 'Grupy'],
  ['type', 'Kto'],
  ['item', 'Dodatki, noclegi i\u00a0przejazdy'],
  ['shared', 'Wspólne limity'],
]

export interface LimitGroup {
  readonly title: string
  readonly limits: readonly DividedLimit[]
}

/** The limits by what they are of, without hours, which have a calendar; limits of one person are counted by no bar. */
export const limitGroups = (limits: readonly DividedLimit[]): LimitGroup[] =>
  TITLES.map(([subject, title]) => ({
    title,
    limits: limits.filter((limit) => limit.subject === subject && limit.name !== null),
  })).filter((group) => group.limits.length > 0)

/** 'Wolnych jest 158 miejsc z 900.': the limit of the event in a sentence; else of all that are full. */
export function summaryOf(limits: readonly DividedLimit[]): string {
  const whole = limits.find(({ subject, capacity }) => subject === 'event' && capacity !== null)
  const full = limits.filter((limit) => limit.name !== null && freeOf(limit) === 0)
  const fullWords = full.length === 0 ? '' : ` Pełne: ${full.map(({ name }) => name).join(', ')}.`
  if (whole === undefined) return `Tak wyglądają miejsca teraz.${fullWords}`
  const free = freeOf(whole) ?? 0
  return free === 0
    ? `Nie ma już wolnych miejsc: zajęte ${whole.taken} z\u00a0${whole.capacity}.`
    : `${upper(pl.counts.placesLeft(free))} z\u00a0${whole.capacity}.${fullWords}`
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
