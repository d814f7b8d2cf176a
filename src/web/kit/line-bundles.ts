import type { PricedLine } from './priced-line.ts'

/** A line, or several of one item that are shown together. */
export interface BundledLine extends PricedLine {
  /** Names of the options of a bundle: 'piątek, sobota, niedziela'. */
  readonly options?: string
}

/** From this number of options of one item on they are shown together: days, stages, meals. Two terms stay separate. */
const TOGETHER = 3

/** A person who takes many options of one item has one line for them, in the position of the first. */
export function bundled(lines: readonly PricedLine[]): BundledLine[] {
  const bundles = new Map<string, PricedLine[]>()
  for (const line of lines) {
    if (line.option === null || line.quantity !== 1) continue
    const key = keyOf(line)
    bundles.set(key, [...(bundles.get(key) ?? []), line])
  }
  return lines.flatMap((line) => {
    const bundle = bundles.get(keyOf(line)) ?? []
    if (bundle.length < TOGETHER || !bundle.includes(line)) return [line]
    return bundle[0] === line ? [asOne(line, bundle)] : []
  })
}

const keyOf = ({ person, item, onSite = false }: PricedLine) => [person, item, onSite].join('|')

function asOne(first: PricedLine, bundle: readonly PricedLine[]): BundledLine {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  return {
    ...first,
    option: bundle.map(({ option }) => option).join(' '),
    optionName: null,
    options: bundle.map(({ optionName }) => optionName).join(', '),
    amount: sum(bundle.map(({ amount }) => amount)),
    listAmount: sum(bundle.map(({ listAmount }) => listAmount)),
    reasons: reasonsOf(bundle),
  }
}

/** Each reason once; the amounts that one rule takes off several lines are added up. */
function reasonsOf(bundle: readonly PricedLine[]): PricedLine['reasons'] {
  const reasons = new Map<string, PricedLine['reasons'][number]>()
  for (const { code, params } of bundle.flatMap(({ reasons }) => reasons)) {
    const { amount, ...rest } = params
    const key = JSON.stringify([code, rest])
    const before = reasons.get(key)?.params.amount
    const summed = amount === undefined ? {} : { amount: Number(before ?? 0) + Number(amount) }
    reasons.set(key, { code, params: { ...rest, ...summed } })
  }
  return [...reasons.values()]
}
