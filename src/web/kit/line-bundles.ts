import type { PricedLine } from './priced-line.ts'

/** A line, or several of one thing that are told together. */
export interface BundledLine extends PricedLine {
  /** Names of the options of a bundle: 'piątek, sobota, niedziela'. */
  readonly options?: string
}

/** So many options of one thing are told together: days, stages, meals. Two terms are still told apart. */
const TOGETHER = 3

/** Who takes many options of one thing has one line for them; it stands where the first of them stood. */
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

/** Each reason once; what the same rule takes off several lines is summed. */
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
