import type { TriedDraft, TriedLine } from '#domain/quote/try-draft.ts'
import { pl } from './pl.ts'

/** Why a registration would be different by a draft, a sentence each. */
export const trialReasons = ({ lines, problems }: Pick<TriedDraft, 'lines' | 'problems'>): string[] => [
  ...new Set([...problems.map(pl.problem), ...lines.map(lineReason)]),
]

function lineReason({ name, before, after }: TriedLine): string {
  if (before === null) return `${name}: teraz nie ma, kosztowałoby ${pl.sum(after ?? 0)}`
  if (after === null) return `${name}: teraz ${pl.sum(before)}, nie byłoby tego`
  return `${name}: teraz ${pl.sum(before)}, kosztowałoby ${pl.sum(after)}`
}
