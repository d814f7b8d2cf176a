import type { QuoteLine } from '#domain/quote/quote-result.ts'
import type { Expectation } from './sample.ts'

export type ExpectedLine = NonNullable<Expectation['lines']>[number]

/** A sum that expected lines are made of: a line, its list price, or a reduction of it. */
interface Atom {
  readonly person: string | null
  readonly amount: number
  readonly list: number
  /** Pieces; null for a reduction, which has none. */
  readonly quantity: number | null
}

/**
 * Where expected lines and calculated ones differ, person by person. Several lines may be expected as one, one as
 * several, and a price as the full one and its reductions; a line of 0 may be missing. A reduction without a person may
 * belong to any person. Pieces and the price of one are compared if they are given.
 */
export function lineDifferences(expected: readonly ExpectedLine[], got: readonly QuoteLine[]): string[] {
  const wanted = expected.filter(({ amount, list }) => amount !== 0 || (list ?? 0) > 0)
  const lines = got.filter(({ amount, listAmount }) => amount !== 0 || listAmount !== 0)
  if (wanted.some(({ who, amount }) => !isOf(who) && amount < 0)) {
    return agree(wanted, lines) ? [] : [sentence('all', wanted, lines)]
  }
  const people = new Set([...wanted.map(({ who }) => who ?? null), ...lines.map(({ person }) => person)])
  return [...people].flatMap((who) => {
    const mine = wanted.filter((line) => (line.who ?? null) === who)
    const theirs = lines.filter(({ person }) => person === who)
    return agree(mine, theirs) ? [] : [sentence(who ?? 'the registration', mine, theirs)]
  })
}

const isOf = (who: string | null | undefined): who is string => who !== null && who !== undefined

function sentence(whose: string, expected: readonly ExpectedLine[], got: readonly QuoteLine[]): string {
  const wanted = expected.map(({ amount, list, qty }) => sumText(amount, list, qty))
  const found = got.map(({ amount, listAmount, quantity }) => sumText(amount, listAmount, quantity))
  return `lines of ${whose}: expected ${wanted.join(' + ') || 0}, got ${found.join(' + ') || 0}`
}

const sumText = (amount: number, list: number | undefined, pieces: number | undefined) =>
  `${amount}${list === undefined ? '' : ` of ${list}`}${pieces === undefined || pieces === 1 ? '' : ` for ${pieces}`}`

/** Whether the lines agree as they are, or with some of the changed ones split into full price and changes. */
function agree(expected: readonly ExpectedLine[], lines: readonly QuoteLine[]): boolean {
  const whole = lines.map(({ person, amount, listAmount, quantity }) => ({
    ...{ person, amount, list: listAmount, quantity },
  }))
  return covers(expected, whole) || splits(lines).some((atoms) => covers(expected, atoms))
}

/** At most so many ways are tried: later lines are not split. */
const MOST_WAYS = 4096

/** All ways to write the lines, each split or not. */
function splits(lines: readonly QuoteLine[]): Atom[][] {
  return lines.reduce<Atom[][]>(
    (before, line) => {
      const ways = waysOf(line)
      const tried = before.length * ways.length <= MOST_WAYS ? ways : ways.slice(0, 1)
      return before.flatMap((atoms) => tried.map((way) => [...atoms, ...way]))
    },
    [[]],
  )
}

/** A line as it is, and with some or all of its price changes as separate sums. */
function waysOf({ person, amount, listAmount: list, quantity, reasons }: QuoteLine): Atom[][] {
  const steps = reasons.flatMap(({ code, params }) =>
    typeof params.amount === 'number' ? [code === 'raised' ? params.amount : -params.amount] : [],
  )
  const isWhole = steps.reduce((all, each) => all + each, 0) === amount - list
  const changes = isWhole ? steps : [amount - list].filter((each) => each !== 0)
  const split = (apart: readonly number[]): Atom[] => [
    { person, amount: amount - apart.reduce((all, each) => all + each, 0), list, quantity },
    ...apart.map((each) => ({ person, amount: each, list: 0, quantity: null })),
  ]
  const ways = Array.from({ length: 2 ** Math.min(changes.length, 5) }, (_, way) =>
    split(changes.filter((_, index) => Math.floor(way / 2 ** index) % 2 === 1)),
  )
  // All changes together may also be written as one difference from the full price.
  return changes.length > 1 ? [...ways, split([amount - list])] : ways
}

/** Whether the sums can be grouped into the expected lines; zero sums may be left over. */
function covers(expected: readonly ExpectedLine[], atoms: readonly Atom[]): boolean {
  const [first, ...others] = expected
  if (first === undefined) return atoms.every(({ amount }) => amount === 0)
  const mine = atoms.filter(
    (atom) => atom.person === (first.who ?? null) || (!isOf(first.who) && first.amount < 0),
  )
  for (const group of groupsOf(mine, first)) {
    const left = atoms.filter((atom) => !group.includes(atom))
    if (covers(others, left)) return true
  }
  return mine.some((atom) =>
    partsOf(atom, expected).some((parts) =>
      covers(
        expected.filter((line) => !parts.includes(line)),
        atoms.filter((each) => each !== atom),
      ),
    ),
  )
}

/** Groups of expected lines, the first one included, that match one sum: list price and pieces too if all give them. */
function partsOf(atom: Atom, [first, ...others]: readonly ExpectedLine[]): ExpectedLine[][] {
  if (first === undefined || atom.quantity === null || first.amount <= 0) return []
  const same = others.filter(({ who, amount }) => (who ?? null) === (first.who ?? null) && amount > 0)
  const groups: ExpectedLine[][] = [[first]]
  for (const line of same)
    if (groups.length <= MOST_WAYS) groups.push(...groups.map((group) => [...group, line]))
  const add = (of: readonly (number | undefined)[]) =>
    of.includes(undefined) ? null : of.reduce<number>((all, each) => all + (each ?? 0), 0)
  return groups.filter((group) => {
    const [list, pieces] = [add(group.map((each) => each.list)), add(group.map((each) => each.qty))]
    return (
      group.length > 1 &&
      add(group.map(({ amount }) => amount)) === atom.amount &&
      (list === null || list === atom.list) &&
      (pieces === null || pieces === atom.quantity)
    )
  })
}

/** Groups that add up to an expected line, the list price too if it is given; single ones first. */
function* groupsOf(
  atoms: readonly Atom[],
  { amount, list, qty, unit_amount: each }: ExpectedLine,
): Generator<readonly Atom[]> {
  const same = atoms.filter((atom) => Math.sign(atom.amount) === Math.sign(amount) || atom.amount === 0)
  const fits = (group: readonly Atom[]) =>
    sum(group, 'amount') === amount &&
    (list === undefined || sum(group, 'list') === list) &&
    hasPieces(group, qty ?? (each === undefined || each === 0 ? undefined : amount / each))
  const exact = same.filter((atom) => fits([atom]))
  for (const atom of exact) yield [atom]
  for (const group of growing(same, [], Math.abs(amount))) if (group.length > 1 && fits(group)) yield group
}

function* growing(atoms: readonly Atom[], group: readonly Atom[], most: number): Generator<readonly Atom[]> {
  yield group
  for (const [index, atom] of atoms.entries()) {
    const larger = [...group, atom]
    if (Math.abs(sum(larger, 'amount')) <= most) yield* growing(atoms.slice(index + 1), larger, most)
  }
}

/** Whether the number of pieces matches, if any are counted. */
function hasPieces(group: readonly Atom[], pieces: number | undefined): boolean {
  const counted = group.flatMap(({ quantity }) => quantity ?? [])
  return pieces === undefined || counted.length === 0 || counted.reduce((all, one) => all + one, 0) === pieces
}

const sum = (group: readonly Atom[], of: 'amount' | 'list') => group.reduce((all, atom) => all + atom[of], 0)
