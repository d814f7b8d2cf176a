import type { Condition } from '../event/definition/condition.ts'
import type { Ages, Window } from '../event/definition/definition.ts'
import { isoMoment, readMoment } from '../values/time.ts'
import { compileCondition } from './evaluate.ts'
import { lastOpen, nextOpening } from './next-opening.ts'
import type { QuoteProblem } from './quote-result.ts'
import type { Known, ReadFact, Scope, Test } from './scope.ts'

/** Who may have something and when, compiled for evaluation: for a group, a type, an item, an option, the event. */
export interface CompiledGate {
  readonly concerns: Test
  readonly ages: Ages | null
  readonly age: ReadFact
  readonly birthYear: ReadFact
  readonly windows: readonly CompiledWindow[]
}

export interface CompiledWindow {
  readonly window: Window
  readonly concerns: Test
}

export interface Gate {
  readonly when?: Condition | undefined
  readonly ages?: Ages | undefined
  readonly windows: readonly Window[]
}

/** Compiles a gate for evaluation; `factOf` finds the facts that it asks. */
export function compileGate(
  { when, ages, windows }: Gate,
  factOf: (name: string) => ReadFact | null,
): CompiledGate {
  return {
    concerns: compileCondition(when, factOf),
    ages: ages ?? null,
    age: factOf('age') ?? (() => null),
    birthYear: factOf('birthYear') ?? (() => null),
    windows: windows.map((window) => ({ window, concerns: compileCondition(window.when, factOf) })),
  }
}

/** Why a person may not pass; null when nothing prevents it. */
export type GateRefusal = Pick<QuoteProblem, 'code' | 'params'> | null

/** Whether something is refused for its time alone: later, or earlier, it would be available. */
export const isOfTime = ({ code }: Pick<QuoteProblem, 'code'>): boolean =>
  code === 'not_open' || code === 'closed'

/** A gate that admits no one of the registration is closed by other choices, not by the person. */
export const registrationWideParams = ({ person }: Scope): QuoteProblem['params'] =>
  person === null ? { ofAll: 1 } : {}

/**
 * Evaluates one gate: its condition, its ages, its windows. Unknown values keep no one out. Choices that are held
 * already need no open window.
 */
export function gateRefusal(gate: CompiledGate, scope: Scope, isHeld: boolean): GateRefusal {
  if (gate.concerns(scope) === false) return { code: 'not_eligible', params: registrationWideParams(scope) }
  return shutByAge(gate, scope) ?? (isHeld ? null : shutByTime(gate.windows, scope))
}

/** Whether something is in view at all: its condition may hold and the age fits, regardless of the time. */
export function isFor(gate: CompiledGate, scope: Scope): boolean | undefined {
  const concerns = gate.concerns(scope)
  if (concerns !== true || gate.ages === null) return concerns
  if (gate.age(scope) === undefined) return undefined
  return shutByAge(gate, scope) === null
}

/** Whether the age and the year of birth of a person are within those of a gate; an unknown age keeps no one out. */
export function shutByAge({ ages, age, birthYear }: CompiledGate, scope: Scope): GateRefusal {
  const years = ages === null || scope.person === null ? null : age(scope)
  if (ages === null || typeof years !== 'number') return null
  const { from, to, born } = ages
  if (from !== undefined && years < from) return inOwnWords(ages, { code: 'too_young', params: { from } })
  if (to !== undefined && years > to) return inOwnWords(ages, { code: 'too_old', params: { to } })
  return born === undefined ? null : inOwnWords(ages, shutByBirthYear(born, birthYear(scope)))
}

/** The organiser's own sentence is shown instead of the one that follows from the bounds. */
const inOwnWords = ({ message }: Ages, refusal: GateRefusal): GateRefusal =>
  refusal === null || message === undefined ? refusal : { ...refusal, params: { ...refusal.params, message } }

function shutByBirthYear({ from, to }: NonNullable<Ages['born']>, year: Known): GateRefusal {
  if (typeof year !== 'number') return null
  const params = {
    ...(from === undefined ? {} : { bornFrom: from }),
    ...(to === undefined ? {} : { bornTo: to }),
  }
  if (to !== undefined && year > to) return { code: 'too_young', params }
  return from !== undefined && year < from ? { code: 'too_old', params } : null
}

/**
 * Null when some window that concerns this person is open, or there is none. While one opens later, that moment is
 * reported (`opens`): 'not open' before the first opening and between two windows, 'closed' outside the hours of a
 * window that runs: registration has begun, and is closed for the night (case kolonie-sowa-2026, F3). After the last
 * one it is 'closed', with the last moment at which any was open (`closes`).
 */
export function shutByTime(windows: readonly CompiledWindow[], scope: Scope): GateRefusal {
  if (windows.length === 0) return null
  const now = scope.context.openAt ?? scope.context.now
  const mine = windows.filter(({ concerns }) => concerns(scope) !== false).map(({ window }) => window)
  const [opens] = mine.flatMap((window) => nextOpening(window, now) ?? []).sort()
  if (opens !== undefined) {
    if (opens <= isoMoment(now)) return null
    return { code: isBetweenHours(mine, now) ? 'closed' : 'not_open', params: { opens } }
  }
  const closes = mine
    .flatMap((window) => lastOpen(window) ?? [])
    .sort()
    .at(-1)
  return { code: 'closed', params: closes === undefined ? {} : { closes } }
}

/** Whether some window runs by its days, and one has been open before. */
function isBetweenHours(windows: readonly Window[], now: Temporal.PlainDateTime): boolean {
  const moment = isoMoment(now)
  const runs = ({ opens, closes }: Window) =>
    (opens === null || opens <= moment) && (closes === null || moment <= closes)
  const hasOpened = ({ opens, ...window }: Window) => {
    const from = opens === null ? null : readMoment(opens)
    return from === null || (nextOpening({ opens, ...window }, from) ?? moment) < moment
  }
  return windows.some(runs) && windows.some(hasOpened)
}
