import type { ProblemValues } from '#domain/event/definition/problem.ts'
import type { ValueRange } from '#domain/event/problems/values.ts'
import { factLabel } from '../../fact-label.ts'
import { dayText } from '../../spans.ts'

/** 'Przedziały wieku 0–6 i 4–10 lat nakładają się.' */
export function overlapText({ fact, earlier, later }: ProblemValues['ranges_overlap']): string {
  const [a, b] = [rangeText(earlier), rangeText(later)]
  if (fact.fact === 'age') return `Przedziały wieku ${a} i\u00a0${b}\u00a0lat nakładają się.`
  if (fact.fact === 'birthYear') return `Przedziały roczników ${a} i\u00a0${b} nakładają się.`
  return `Przedziały nakładają się (${factLabel(fact)}): ${a} i\u00a0${b}.`
}

function rangeText({ from, to }: ValueRange): string {
  if (typeof from === 'number') return typeof to === 'number' ? `${from}–${to}` : `od ${from}`
  if (from === null) return `do ${boundText(to)}`
  return to === null ? `od ${boundText(from)}` : `${boundText(from)} – ${boundText(to)}`
}

const boundText = (bound: number | string | null) =>
  typeof bound === 'string' ? dayText(bound) : String(bound)
