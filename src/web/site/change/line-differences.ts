import type { DraftChange } from '#domain/registration/changes.ts'
import type { Grosze } from '#domain/values/money.ts'
import { changeParts } from '#i18n/pl/changes.ts'
import { tie } from '#i18n/text/typography.ts'
import type { PricedLine } from '#web/kit/priced-line.ts'

/** One changed item, with its difference to the price. */
export interface ChangeRow {
  readonly what: string
  readonly from: string | null
  readonly to: string | null
  /** With sign; null while it is unknown. */
  readonly difference: Grosze | null
}

interface Priced {
  readonly before: readonly PricedLine[]
  /** Null while it is being calculated. */
  readonly after: readonly PricedLine[] | null
  readonly nameOf: (ref: string) => string
}

/**
 * What is changed, in words, each with its difference; then what becomes dearer or cheaper indirectly, such as
 * a reduction for others. The differences add up to that of the total, without amounts paid on the spot.
 */
export function changeRows(changes: readonly DraftChange[], priced: Priced): ChangeRow[] {
  const left = priced.after === null ? null : differencesOf(priced, priced.after)
  const rows = changes.map((change) => ({
    ...changeParts(change),
    difference: left === null ? null : takeOut(left, change),
  }))
  const rest = (left ?? []).map(({ who, thing, amount }) => ({
    ...{ what: tie(who === null ? thing : `${who}, ${thing}`), from: null, to: null },
    difference: amount,
  }))
  return [...rows, ...rest].map((row) => ({ ...row, what: capital(row.what) }))
}

interface Difference {
  readonly who: string | null
  readonly thing: string
  readonly amount: Grosze
}

/** By how much each item of each person has become dearer or cheaper. */
function differencesOf({ before, nameOf }: Priced, after: readonly PricedLine[]): Difference[] {
  const all = [
    ...before.map((line) => ({ ...line, amount: -line.amount })),
    ...after.map((line) => ({ ...line, amount: line.amount })),
  ].filter(({ onSite }) => onSite !== true)
  return [...Map.groupBy(all, ({ person, item }) => JSON.stringify([person, item])).values()].flatMap(
    (lines) => {
      const [first] = lines
      const amount = lines.reduce((sum, line) => sum + line.amount, 0)
      if (first === undefined || amount === 0) return []
      return [{ who: first.person === null ? null : nameOf(first.person), thing: first.itemName, amount }]
    },
  )
}

/** Differences caused by a change itself; they are shown with it, and not repeated. */
function takeOut(left: Difference[], change: DraftChange): Grosze | null {
  const isOfIt = ({ who, thing }: Difference) => {
    if (change.kind === 'joined' || change.kind === 'left') return who === change.person
    return change.kind === 'choice' && who === change.person && thing === change.name
  }
  const own = left.filter(isOfIt)
  for (const each of own) left.splice(left.indexOf(each), 1)
  return own.reduce((sum, { amount }) => sum + amount, 0)
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
