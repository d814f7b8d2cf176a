import type { CompiledDefinition } from '../quote/compiled.ts'
import { personScopes, type Scope } from '../quote/scope.ts'

/** The first day of a registration, from which days before the start are counted: the earliest of all its people. */
export function firstDayOf(compiled: CompiledDefinition, whole: Scope): Temporal.PlainDate | null {
  const starts = personScopes(whole).flatMap((each) => compiled.dates(each).start ?? [])
  return starts.sort(Temporal.PlainDate.compare)[0] ?? compiled.dates(whole).start
}
