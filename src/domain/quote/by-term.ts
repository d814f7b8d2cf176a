import type { CompiledDefinition } from './compiled.ts'
import { planOf } from './plan-of.ts'
import type { Scope } from './scope.ts'

/** The lines of one person (or the registration), with the term they belong to in view. */
interface Own<L> {
  readonly scope: Scope
  readonly lines: readonly L[]
}

interface Line {
  readonly scope: Scope
}

/**
 * What a person pays for, separately for each term where the payment plan requires it: lines by the first day of their
 * own option, the earliest first. Lines of no term go with the first.
 */
export function byTerm<L extends Line>(
  compiled: CompiledDefinition,
  whole: Scope,
  { scope, lines }: Own<L>,
): Own<L>[] {
  if (planOf(compiled, whole)?.plan.per !== 'term' || lines.length === 0) return [{ scope, lines }]
  const terms = Map.groupBy(lines, (line) => termOf(compiled, line))
  const { '': ofNone = [], ...dated } = Object.fromEntries(terms)
  const [first = ofNone, ...others] = Object.keys(dated)
    .sort()
    .map((day) => dated[day] ?? [])
  const all = first === ofNone ? [ofNone] : [[...first, ...ofNone], ...others]
  return all.map((own) => ({ scope: { ...scope, line: own[0]?.scope.line ?? null }, lines: own }))
}

/** The first day of the term of a line; empty for none. */
function termOf({ definition, dates }: CompiledDefinition, { scope }: Line): string {
  const { item, option } = scope.line ?? {}
  const known = definition.items.find(({ id }) => id === item)?.options.find(({ id }) => id === option)
  return known?.dates === undefined ? '' : (dates(scope).start?.toString() ?? '')
}
