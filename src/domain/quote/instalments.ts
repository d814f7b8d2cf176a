import type { Grosze } from '../values/money.ts'
import { isoMoment } from '../values/time.ts'
import type { CompiledDefinition, CompiledPart } from './compiled.ts'
import { endOf, entryOf, lastOf } from './last-moment.ts'
import type { Scope } from './scope.ts'
import { shortestTerm } from './shortest-term.ts'

/** A person's costs of an item; percentages are taken from them, but not from donations. */
export interface Cost {
  readonly item: string
  readonly isDonation: boolean
  readonly amount: Grosze
}

/** What one person (or the registration, for its own lines) has to pay. */
export interface Owing {
  readonly scope: Scope
  readonly costs: readonly Cost[]
  readonly amount: Grosze
}

/** A part of the plan with the share of each of the people who pay it, in the order of `owing`. */
export interface PartShares {
  readonly part: CompiledPart['part']
  readonly paying: readonly Owing[]
  readonly shares: readonly Grosze[]
}

/** A part of the plan, or the share of it that is due on one day. */
interface Instalment {
  readonly part: PartShares
  /** ISO local date-time, the last moment; null: the day is not known yet. */
  readonly until: string | null
  /** Who pays it then, by position in `owing`. */
  readonly paying: readonly number[]
}

/** A position in the order of the instalments. */
interface Place {
  /** The day, or, where none is known yet, the latest before it; empty: there is none before it either. */
  readonly until: string
  /** Behind a part whose day is not known yet. */
  readonly isOpen: boolean
}

/**
 * The parts of the plan by their days, in the order in which money covers them: the soonest first. No part is due
 * before the previous one that the same people pay: one whose own day comes earlier, as it may for a late registration,
 * is due with that part. A part that has no day yet stays ahead of the later ones and moves no day.
 */
export function instalmentsOf(
  compiled: CompiledDefinition,
  owing: readonly Owing[],
  parts: readonly PartShares[],
  whole: Scope,
): Instalment[] {
  const reached: (Place | undefined)[] = []
  const ahead: { readonly paying: PartShares['paying']; readonly first: Place }[] = []
  const all = parts.flatMap((part) => {
    const isSamePeople = (other: PartShares['paying']) => other.some((each) => part.paying.includes(each))
    const before = ahead.flatMap(({ paying, first }) => (isSamePeople(paying) ? [first] : []))
    const own = [...owing.keys()].flatMap((at) => {
      if ((part.shares[at] ?? 0) <= 0) return []
      const until = deadlineOf(compiled, owing, part, at, whole)
      const place = behind([...before, reached[at] ?? BEGINNING], until)
      reached[at] = place
      return [{ part, at, place, until: until === null ? null : place.until }]
    })
    const [first] = own.map(({ place }) => place).sort(inOrder)
    if (first !== undefined) ahead.push({ paying: part.paying, first })
    const byDay = Map.groupBy(own, ({ place, until }) => `${textOf(place)} ${until}`)
    return [...byDay.values()].flatMap((same) => {
      const [one] = same
      return one === undefined ? [] : [{ ...one, paying: same.map(({ at }) => at) }]
    })
  })
  return all.sort((one, other) => inOrder(one.place, other.place))
}

const BEGINNING: Place = { until: '', isOpen: false }

/** The position of a part with this day of its own, behind all of these. */
const behind = (places: readonly Place[], until: string | null): Place => ({
  until: [...places.map((each) => each.until), until ?? ''].sort().at(-1) ?? '',
  isOpen: until === null || places.some(({ isOpen }) => isOpen),
})

/** Sorts parts behind an unknown day behind all that have one. */
const textOf = ({ until, isOpen }: Place) => `${isOpen ? '~' : ''}${until}`

const inOrder = (one: Place, other: Place) => {
  const [a, b] = [textOf(one), textOf(other)]
  return a === b ? 0 : a < b ? -1 : 1
}

/** The last moment of a part for one of the people who pay it, by the rule of the part alone. */
function deadlineOf(
  compiled: CompiledDefinition,
  owing: readonly Owing[],
  { part, paying }: PartShares,
  at: number,
  whole: Scope,
): string | null {
  const payer = owing[at]
  const isOfAll = payer === undefined || (payer.scope.person === null && payer.scope.line === null)
  const now = whole.context.orderedAt ?? whole.context.now
  const last = lastOf(part.due, {
    get start() {
      return startOf(compiled, isOfAll ? paying : [payer])
    },
    entry: entryOf(compiled, whole),
    registeredAt: now,
  })
  if (last === null) return null
  const until = endOf(last)
  const isPast = Temporal.PlainDateTime.compare(until, now) < 0
  return isoMoment(isPast ? shortestTerm(compiled.definition, now) : until)
}

/** The earliest first day of the people who pay: a deadline before the start is relative to it. */
function startOf({ dates }: CompiledDefinition, paying: readonly Owing[]): Temporal.PlainDate | null {
  const starts = paying.flatMap(({ scope }) => (scope.person === null ? [] : (dates(scope).start ?? [])))
  const [first = null] = starts.sort(Temporal.PlainDate.compare)
  const [payer] = paying
  return first ?? (payer === undefined ? null : dates(payer.scope).start)
}
