import type { Grosze } from '#domain/money.ts'
import type { DraftChange } from '#domain/registration/changes.ts'
import { changeParts } from '#i18n/pl/changes.ts'
import { tie } from '#i18n/typography.ts'
import type { PricedLine } from '#web/kit/priced-line.ts'

/** One thing that a change changes, with what it makes the price more or less by. */
export interface ChangeRow {
  readonly what: string
  readonly from: string | null
  readonly to: string | null
  /** With sign; null while it is not known. */
  readonly difference: Grosze | null
}

interface Priced {
  readonly before: readonly PricedLine[]
  /** Null while it is being reckoned. */
  readonly after: readonly PricedLine[] | null
  readonly nameOf: (ref: string) => string
}

/**
 * What is changed, in words, each with its difference; then what becomes dearer or cheaper though nobody has changed
 * it, as a reduction of others. The differences add up to that of the total; what is paid on the spot is outside.
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

/** By how much each thing of each person has become dearer or cheaper. */
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

/** The differences that a change brings about by itself; they are told with it, and no more. */
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
