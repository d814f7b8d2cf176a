import type { Checked, Difference } from '#contract/reconciliation.ts'
import { differenceText, plain } from '#domain/audit/difference-text.ts'

interface Reconciled {
  readonly host: string
  readonly checked: Checked
  readonly differences: readonly Difference[]
}

/** What was found in one account, as lines for a terminal: the verdict, then each difference with its rows. */
export function reconciledLines({ host, checked, differences }: Reconciled): string[] {
  const verdict = differences.length === 0 ? 'everything agrees' : `differences: ${differences.length}`
  const rules = Map.groupBy(differences, ({ rule }) => rule)
  return [`${host}: ${verdict} (${fieldsText(checked)})`, ...[...rules].flatMap(ruleLines)]
}

/** 'holder ZG-4F7K, units 3'. */
const fieldsText = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${plain(value)}`)
    .join(', ')

function ruleLines([rule, differences]: readonly [string, readonly Difference[]]): string[] {
  return [`  broken: ${rule}`, ...differences.flatMap(differenceLines)]
}

function differenceLines(difference: Difference): string[] {
  const where = difference.event === null ? '' : `event ${difference.event}, `
  const rows = difference.rows.map((row) => `        ${fieldsText(row)}`)
  return [`    - ${where}${differenceText(difference)}`, ...rows]
}
