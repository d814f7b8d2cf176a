import type { Window } from '../event/definition.ts'
import { isoMoment } from '../time.ts'
import type { CompiledDefinition } from './compile.ts'
import type { QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** Whether registration is open for everybody of the draft, and for so many people. */
export function problemsOfAccess(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  return [...problemsOfWindows(compiled, whole), ...problemsOfNumbers(compiled, whole)]
}

type Shut = Pick<QuoteProblem, 'code' | 'params'> | null

/** The same answer for all is told once, for the registration; else for each person it concerns. */
function problemsOfWindows(compiled: CompiledDefinition, whole: Scope): QuoteProblem[] {
  if (compiled.windows.length === 0) return []
  const verdicts = personScopes(whole.draft, whole.context).map((scope) => ({
    person: scope.person?.ref ?? null,
    shut: shutFor(compiled, scope),
  }))
  const [first] = verdicts
  const same = verdicts.every(({ shut }) => shut?.code === first?.shut?.code)
  const told = same && first !== undefined ? [{ person: null, shut: first.shut }] : verdicts
  return told.flatMap(({ person, shut }) => (shut === null ? [] : [{ ...shut, person, where: null }]))
}

/** Null when some window that concerns this person is open; a coming one makes it 'not yet'. */
function shutFor({ windows }: CompiledDefinition, scope: Scope): Shut {
  const now = isoMoment(scope.context.now)
  const mine = windows.filter(({ concerns }) => concerns(scope) !== false).map(({ window }) => window)
  if (mine.some((window) => isOpen(window, now))) return null
  const coming = mine.flatMap(({ opens }) => (opens !== null && opens > now ? [opens] : [])).sort()
  if (coming[0] !== undefined) return { code: 'not_open', params: { opens: coming[0] } }
  const last = mine
    .flatMap(({ closes }) => closes ?? [])
    .sort()
    .at(-1)
  return { code: 'closed', params: last === undefined ? {} : { closes: last } }
}

const isOpen = ({ opens, closes }: Window, now: string) =>
  (opens === null || opens <= now) && (closes === null || now <= closes)

function problemsOfNumbers({ definition }: CompiledDefinition, { draft }: Scope): QuoteProblem[] {
  const { min, max } = definition.peoplePerRegistration
  const people = draft.people.length
  if (people < min)
    return [{ code: 'group_too_small', person: null, where: 'people', params: { people, min } }]
  if (people > max) {
    return [{ code: 'limit_per_registrant', person: null, where: 'people', params: { people, max } }]
  }
  return []
}
