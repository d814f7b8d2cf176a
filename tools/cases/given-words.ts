import { quantity } from './values.ts'

/** The words with which samples state how much of a pool is taken. */

/** Units that are taken, or that are left; `of` so many. */
export interface Fill {
  readonly taken?: number
  readonly left?: number
  readonly of?: number
}

const TAKEN = 'taken|sold|used|registered|occupied|booked|reserved'
const LEFT = 'left|free|available|remaining|left_after'
const isTakenWord = new RegExp(`^(${TAKEN})$`)
const isLeftWord = new RegExp(`^(${LEFT})$`)
const ending = new RegExp(`[ _-](${TAKEN}|${LEFT}|full)$`)

/** Whether a key is not a name but a side: its contents are taken, left or full. */
export const isSide = (key: string): boolean =>
  isTakenWord.test(key) || isLeftWord.test(key) || key === 'full'

/** 'boats_taken' → ['boats', 'taken']; a name alone has no side. */
export function sideAndName(key: string): [string, string | null] {
  const side = ending.exec(key)?.[1]
  return side === undefined ? [key, null] : [key.slice(0, -side.length - 1), side]
}

const WORDS: Readonly<Record<string, number>> = { no: 0, none: 0, nothing: 0, one: 1, two: 2, three: 3 }
const FULL = new RegExp(`^(?:is |are )?(?:full|sold out|all gone|(?:all )?(?:is |are )?(?:${TAKEN}))$`)
const ALL_OF = new RegExp(`^all (\\d+)(?: \\w+)?(?: are)? (?:${TAKEN})$`)
const SOME = new RegExp(`^(\\w+)(?: of (\\d+))?(?: \\w+)?(?: is| are)? (${TAKEN}|${LEFT})$`)

/** What a number or a word means; null when it means nothing. A number without a side counts taken units. */
export function fillOf(side: string | null, value: unknown): Fill | null {
  const number = quantity.safeParse(value)
  if (number.success) return side === 'full' || number.data < 0 ? null : fill(side ?? 'taken', number.data)
  if (typeof value === 'boolean') return side === 'full' || isTaken(side) ? (value ? { left: 0 } : {}) : null
  return typeof value === 'string' && side === null ? fillOfSentence(value.toLowerCase().trim()) : null
}

const isTaken = (side: string | null) => side !== null && isTakenWord.test(side)
const fill = (side: string, units: number): Fill => (isTaken(side) ? { taken: units } : { left: units })

/** 'full', 'all 8 taken', '3 of 8 taken', 'one place left', 'empty'. */
function fillOfSentence(sentence: string): Fill | null {
  if (FULL.test(sentence)) return { left: 0 }
  if (sentence === 'empty' || sentence === 'free') return { taken: 0 }
  const [, all] = ALL_OF.exec(sentence) ?? []
  if (all !== undefined) return { left: 0, of: Number(all) }
  const [, some, of, side] = SOME.exec(sentence) ?? []
  const units = some === undefined ? undefined : /^\d+$/.test(some) ? Number(some) : WORDS[some]
  if (units === undefined || side === undefined) return null
  return { ...fill(side, units), ...(of === undefined ? {} : { of: Number(of) }) }
}
