import type { Effect } from '../../event/definition/definition.ts'
import type { Grosze } from '../../values/money.ts'

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

/** The view of a line for an effect. */
export interface EffectLine {
  readonly scope: { readonly person: { readonly ref: string } | null }
  readonly quantity: number
  readonly amount: Grosze
  readonly listAmount: Grosze
}

/** `null` is a line that an adjustment leaves alone; its amount afterwards is 0. */
export type Lines = readonly (EffectLine | null)[]

/** What an effect may ask besides the lines. */
export interface EffectFacts {
  /** The number fact that the effect names; 0 while it is not known. */
  readonly number: () => number
  /** The sum that the effect states, for the line at a position; null where it states none. */
  readonly sumFor: (position: number) => Grosze | null
}

/** How one effect changes lines. A reduction never takes a line below zero, and 'to' never makes it dearer. */
export interface PriceEffect {
  /** The amount of each line afterwards. */
  readonly apply: (lines: Lines, facts: EffectFacts) => Grosze[]
  /** Whether the change of a line follows from that line alone. */
  readonly isOfLine: boolean
  /** Whether several lines are changed as one sum. */
  readonly isOfSum: boolean
  /** Whether it may make something dearer. */
  readonly raises: boolean
  /** Whether it takes nothing off a line, whatever other adjustments do. */
  readonly isIdle: (line: Pick<EffectLine, 'quantity' | 'amount'>) => boolean
}

const NEVER_IDLE = () => false

/** An effect on each line by itself. */
export const onEachLine = (
  after: (line: EffectLine) => Grosze,
  { raises = false, isIdle = NEVER_IDLE }: Partial<Pick<PriceEffect, 'raises' | 'isIdle'>> = {},
): PriceEffect => ({
  apply: (lines) => lines.map((line) => (line === null ? 0 : after(line))),
  isOfLine: true,
  isOfSum: false,
  raises,
  isIdle,
})

/** An effect on the lines of a person, or of the registration, together. */
export const onSums = (apply: PriceEffect['apply'], raises = false): PriceEffect => ({
  apply,
  isOfLine: false,
  isOfSum: true,
  raises,
  isIdle: NEVER_IDLE,
})

/** Changes the amounts of each person's lines, or of all, as one sum; `first` is the position of their first line. */
export function perUnit(
  lines: Lines,
  per: 'person' | 'registration',
  change: (amounts: readonly Grosze[], first: number) => readonly Grosze[],
): Grosze[] {
  const after = lines.map(() => 0)
  const concerned = [...lines.keys()].filter((index) => lines[index] !== null)
  const units = Map.groupBy(concerned, (index) => unitOf(lines[index], per))
  for (const indexes of units.values()) {
    const amounts = change(
      indexes.map((index) => lines[index]?.amount ?? 0),
      indexes[0] ?? 0,
    )
    for (const [position, index] of indexes.entries()) after[index] = amounts[position] ?? 0
  }
  return after
}

/** The person whose lines are changed together; null for those of the registration, and for all. */
export const unitOf = (line: EffectLine | null | undefined, per: 'person' | 'registration'): string | null =>
  per === 'person' ? (line?.scope.person?.ref ?? null) : null
