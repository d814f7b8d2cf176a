import type { Condition } from '../event/condition.ts'
import type { Ages, Window } from '../event/definition.ts'
import { isoMoment } from '../time.ts'
import { compileCondition } from './evaluate.ts'
import { nextOpening } from './next-opening.ts'
import type { QuoteProblem } from './quote-result.ts'
import type { Known, ReadFact, Scope, Test } from './scope.ts'

/** Who may have something and when, made ready for judging: of a group, a type, an item, an option, the event. */
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

/** Makes a gate ready for judging; `factOf` finds the facts that it asks. */
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

/** Why somebody may not pass; null for nothing against it. */
export type Shut = Pick<QuoteProblem, 'code' | 'params'> | null

/** Whether something is refused for the time alone: later, or earlier, it could be had. */
export const isOfTime = ({ code }: Pick<QuoteProblem, 'code'>): boolean =>
  code === 'not_open' || code === 'closed'

/** What is not for anybody of the registration is shut by what else is chosen, not by who somebody is. */
export const forNobody = ({ person }: Scope): QuoteProblem['params'] => (person === null ? { ofAll: 1 } : {})

/**
 * Judges one gate: its condition, its ages, its windows. What is not known yet keeps nobody out. For what is held
 * already the time need not be now.
 */
export function shutAt(gate: CompiledGate, scope: Scope, isHeld: boolean): Shut {
  if (gate.concerns(scope) === false) return { code: 'not_eligible', params: forNobody(scope) }
  return shutByAge(gate, scope) ?? (isHeld ? null : shutByTime(gate.windows, scope))
}

/** Whether something is in view at all: its condition may hold and the age fits, whatever the time. */
export function isFor(gate: CompiledGate, scope: Scope): boolean | undefined {
  const concerns = gate.concerns(scope)
  if (concerns !== true || gate.ages === null) return concerns
  if (gate.age(scope) === undefined) return undefined
  return shutByAge(gate, scope) === null
}

/** Whether the years of somebody, and of birth, are within those of a gate; an unknown age keeps nobody out. */
export function shutByAge({ ages, age, birthYear }: CompiledGate, scope: Scope): Shut {
  const years = ages === null || scope.person === null ? null : age(scope)
  if (ages === null || typeof years !== 'number') return null
  if (ages.from !== undefined && years < ages.from) return { code: 'too_young', params: { from: ages.from } }
  if (ages.to !== undefined && years > ages.to) return { code: 'too_old', params: { to: ages.to } }
  return ages.born === undefined ? null : shutByBirthYear(ages.born, birthYear(scope))
}

function shutByBirthYear({ from, to }: NonNullable<Ages['born']>, year: Known): Shut {
  if (typeof year !== 'number') return null
  const params = {
    ...(from === undefined ? {} : { bornFrom: from }),
    ...(to === undefined ? {} : { bornTo: to }),
  }
  if (to !== undefined && year > to) return { code: 'too_young', params }
  return from !== undefined && year < from ? { code: 'too_old', params } : null
}

/**
 * Null when some window that concerns this person is open, or there is none. 'Not open' before a window has begun,
 * 'closed' after its end and outside its hours, with the next opening if there is one.
 */
export function shutByTime(windows: readonly CompiledWindow[], scope: Scope): Shut {
  if (windows.length === 0) return null
  const now = scope.context.openAt ?? scope.context.now
  const moment = isoMoment(now)
  const mine = windows.filter(({ concerns }) => concerns(scope) !== false).map(({ window }) => window)
  const openings = mine.flatMap((window) => nextOpening(window, now) ?? []).sort()
  const [opens] = openings
  if (opens !== undefined && opens <= moment) return null
  const isBetweenHours = mine.some((window) => hasBegun(window, moment) && nextOpening(window, now) !== null)
  if (opens !== undefined) return { code: isBetweenHours ? 'closed' : 'not_open', params: { opens } }
  const closed = mine.flatMap(({ closes }) => (closes !== null && closes <= moment ? [closes] : [])).sort()
  const last = closed.at(-1)
  return { code: 'closed', params: last === undefined ? {} : { closes: last } }
}

const hasBegun = ({ opens }: Window, moment: string) => opens === null || opens <= moment
