import type { QuoteLine } from '#domain/quote/quote-result.ts'
import type { Expectation } from './sample.ts'

export type ExpectedLine = NonNullable<Expectation['lines']>[number]

/** A sum that expected lines are made of: a line, or its list price, or what was taken off it. */
interface Atom {
  readonly person: string | null
  readonly amount: number
  readonly list: number
}

/**
 * Where expected lines and reckoned ones differ, person by person. A line may come split, or be expected split (a
 * full price and what is taken off); a line of 0 may be missing. What is taken off and names nobody may be of anybody.
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
  const said = expected.map(({ amount, list }) => (list === undefined ? amount : `${amount} of ${list}`))
  const told = got.map(({ amount, listAmount }) => `${amount} of ${listAmount}`)
  return `lines of ${whose}: expected ${said.join(' + ') || 0}, got ${told.join(' + ') || 0}`
}

/** Whether the lines agree as they are, or with some of the changed ones told as full price and what changes it. */
function agree(expected: readonly ExpectedLine[], lines: readonly QuoteLine[]): boolean {
  const whole = lines.map(({ person, amount, listAmount }) => ({ person, amount, list: listAmount }))
  return covers(expected, whole) || splits(lines).some((atoms) => covers(expected, atoms))
}

/** So many ways are tried at most: the lines that come after are taken as they are. */
const MOST_WAYS = 4096

/** All ways in which lines can be told, each split or not. */
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

/** A line as it is, and with some or all of what changes its price told apart. */
function waysOf({ person, amount, listAmount: list, reasons }: QuoteLine): Atom[][] {
  const said = reasons.flatMap(({ code, params }) =>
    typeof params.amount === 'number' ? [code === 'raised' ? params.amount : -params.amount] : [],
  )
  const isWhole = said.reduce((all, each) => all + each, 0) === amount - list
  const changes = isWhole ? said : [amount - list].filter((each) => each !== 0)
  const told = (apart: readonly number[]): Atom[] => [
    { person, amount: amount - apart.reduce((all, each) => all + each, 0), list },
    ...apart.map((each) => ({ person, amount: each, list: 0 })),
  ]
  const ways = Array.from({ length: 2 ** Math.min(changes.length, 5) }, (_, way) =>
    told(changes.filter((_, index) => Math.floor(way / 2 ** index) % 2 === 1)),
  )
  // Reductions that another raises again are one change for whoever tells the full price and what is off it.
  return changes.length > 1 ? [...ways, told([amount - list])] : ways
}

/** Whether the sums fall into groups that are the expected lines; sums of nothing may be left over. */
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
  return false
}

/** Groups that add up to an expected line, the list price too where it is given; single ones first. */
function* groupsOf(atoms: readonly Atom[], { amount, list }: ExpectedLine): Generator<readonly Atom[]> {
  const same = atoms.filter((atom) => Math.sign(atom.amount) === Math.sign(amount) || atom.amount === 0)
  const fits = (group: readonly Atom[]) =>
    sum(group, 'amount') === amount && (list === undefined || sum(group, 'list') === list)
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

const sum = (group: readonly Atom[], of: 'amount' | 'list') => group.reduce((all, atom) => all + atom[of], 0)
