import type { Condition } from '#domain/lists/conditions.ts'
import { type KeyRange, nameRanges } from '#domain/lists/name-ranges.ts'
import { keysOfSearch, SURNAME } from '#domain/lists/words.ts'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import type { Near, Wanted } from './listed.queries.ts'

interface Asked extends Pick<Wanted, 'sort' | 'born'> {
  readonly conditions: readonly Condition[]
  readonly search: string
  readonly marksOf: (keys: readonly (readonly string[])[]) => string | null
}

/** Where in the order matches stand, as far as the order itself says so; null when they may be anywhere. */
export function nearOf({ sort, born, conditions, search, marksOf }: Asked): Near | null {
  if (sort === 'age') return born === null ? null : { ranges: [daysOf(born)], apart: null }
  if (sort === 'time') {
    const ranges = rangesOfDays(conditions.find(({ key }) => key === 'day')?.values ?? [])
    return ranges.length === 0 ? null : { ranges, apart: null }
  }
  const keys = keysOfSearch(search)
  const words = keys.flatMap((either) => either.flatMap(surnameOf))
  // An address and a sign alone are no beginning of a surname.
  if (words.length === 0 || words.length < keys.length) return null
  const others = keys.map((either) => either.filter((key) => surnameOf(key).length === 0))
  return { ranges: apartFromEachOther(words.flatMap(nameRanges)), apart: marksOf(others) }
}

const surnameOf = (key: string) => (key.startsWith(SURNAME) ? [key.slice(SURNAME.length)] : [])

const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): KeyRange => ({
  from,
  to: Temporal.PlainDate.from(to).add({ days: 1 }).toString(),
})

const OF_OUR_TIME = /^(?:19|20)\d\d-\d\d-\d\d$/

/** None when one of the values is no day of the last or this century. */
function rangesOfDays(values: readonly string[]): KeyRange[] {
  const days = [...new Set(values)].sort().map((value) => (OF_OUR_TIME.test(value) ? readDay(value) : null))
  const known = days.filter((day) => day !== null)
  if (known.length < days.length) return []
  return known.map((day) => ({ from: startOf(day), to: startOf(day.add({ days: 1 })) }))
}

const startOf = (day: Temporal.PlainDate) => deadlineOf(`${day.toString()}T00:00`).toString()

/** In their order, without those within another: of two beginnings one is the beginning of the other, or they do not meet. */
function apartFromEachOther(ranges: readonly KeyRange[]): KeyRange[] {
  const inOrder = ranges.toSorted((one, other) =>
    Buffer.compare(Buffer.from(one.from), Buffer.from(other.from)),
  )
  return inOrder.filter(
    ({ from }, at) => !inOrder.some((other, before) => before < at && from.startsWith(other.from)),
  )
}
