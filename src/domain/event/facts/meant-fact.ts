import { closestName } from '../definition/closest-name.ts'

/** The fact that may have been meant by one that does not exist: 'own.sibling' for 'sibling'. */
export function meantFact(name: string, known: Iterable<string>): string | null {
  const all = [...known]
  return (
    all.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    all.find((each) => each.endsWith(`.${name}`)) ??
    nearest(name, all)
  )
}

/** The typing error is in one part of the name: 'answers.diet', 'answer.dyet'. */
function nearest(name: string, all: readonly string[]): string | null {
  const [kind, rest] = partsOf(name)
  const ofKind = all.map((each) => ({ each, parts: partsOf(each) }))
  const byRest = ofKind.filter(({ parts }) => parts[0] === kind)
  const byKind = ofKind.filter(({ parts }) => parts[1] === rest)
  const pick = (part: string, known: typeof ofKind, at: 0 | 1) => {
    const meant = closestName(
      part,
      known.map(({ parts }) => parts[at]),
    )
    return known.find(({ parts }) => meant !== null && parts[at] === meant)?.each ?? null
  }
  return pick(rest, byRest, 1) ?? pick(kind, byKind, 0)
}

/** 'answer.diet' as 'answer' and 'diet'; the second part is empty for a name without a dot. */
function partsOf(name: string): readonly [kind: string, rest: string] {
  const dot = name.indexOf('.')
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
}
