import type { QuoteLine } from '#domain/quote/quote-result.ts'
import type { Expectation } from './case-file.ts'

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

/** Whether the lines agree as they are, or with some of the reduced ones told as full price and reduction. */
function agree(expected: readonly ExpectedLine[], lines: readonly QuoteLine[]): boolean {
  const whole = lines.map(({ person, amount, listAmount }) => ({ person, amount, list: listAmount }))
  if (!expected.some(({ amount }) => amount < 0)) return covers(expected, whole)
  return splits(whole).some((atoms) => covers(expected, atoms))
}

/** The lines with all of the reduced ones split, or with all but some of the first ten. */
function splits(lines: readonly Atom[]): Atom[][] {
  const reduced = lines.filter(({ amount, list }) => amount < list)
  const ways = 2 ** Math.min(reduced.length, 10)
  return Array.from({ length: ways }, (_, way) =>
    lines.flatMap((line) => {
      const index = reduced.indexOf(line)
      if (index < 0 || Math.floor(way / 2 ** index) % 2 === 1) return [line]
      const { person, amount, list } = line
      return [
        { person, amount: list, list },
        { person, amount: amount - list, list: 0 },
      ]
    }),
  )
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
