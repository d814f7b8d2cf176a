import type { Grosze } from '../../values/money.ts'
import { type EffectOf, type Lines, onSums, type PriceEffect } from './price-effect.ts'

/** One piece free for each so many units of a number. */
export const freeForEach = ({ each, atMost }: EffectOf<'free-for-each'>): PriceEffect =>
  onSums((lines, { number }) => {
    const pieces = Math.floor(number() / each)
    return withFreePieces(lines, Math.min(pieces, atMost ?? pieces))
  })

/** A number of pieces cost nothing, the cheapest first; of equals those of the earlier line. Free pieces are skipped. */
function withFreePieces(lines: Lines, pieces: number): Grosze[] {
  const after = lines.map((line) => line?.amount ?? 0)
  const cheapest = lines
    .flatMap((line, index) =>
      line === null || line.amount === 0 ? [] : [{ line, index, each: line.amount / line.quantity }],
    )
    .sort((a, b) => a.each - b.each || a.index - b.index)
  let left = pieces
  for (const { line, index } of cheapest) {
    const free = Math.min(left, line.quantity)
    left -= free
    after[index] = line.amount - Math.round((line.amount * free) / line.quantity)
  }
  return after
}
