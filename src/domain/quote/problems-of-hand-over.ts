import type { RegistrationDraft } from '../registration/draft.ts'
import type { HandOver } from '../registration/hand-over.ts'
import { readChoice } from './choices.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { ProblemCode, QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** The rules on who may register whom use the ages of today. */
const OF_AGE_TODAY: ReadonlySet<ProblemCode> = new Set([
  'guardian_must_register',
  'adult_must_register_personally',
])
/** So do windows, for a choice that replaces what was held. */
const OF_TODAY: ReadonlySet<ProblemCode> = new Set([...OF_AGE_TODAY, 'closed', 'not_open'])

/** The problems found when a place is handed over, and who hands it to whom. */
interface Found {
  readonly handOver: HandOver
  /** By the rules of the day of the agreement. */
  readonly agreed: readonly QuoteProblem[]
  /** By the rules of today. */
  readonly today: readonly QuoteProblem[]
  /** By the rules of today, for the agreed registration: it stays as it is. */
  readonly before: readonly QuoteProblem[]
  /** The registration with the successor. */
  readonly whole: Scope
}

/**
 * The problems that prevent it: by the rules of the agreement, people whom today's rules would not admit, and
 * statements that the successor has not accepted. What others accepted before holds for them alone.
 */
export function problemsOfHandOver(compiled: CompiledDefinition, found: Found): QuoteProblem[] {
  const { handOver, agreed, today, before, whole } = found
  const { ref } = handOver.successor
  const isOwnStatement = ({ code, person }: QuoteProblem) =>
    code === 'statement_missing' && (person === null || person === ref)
  const problems = agreed.filter((problem) => !OF_AGE_TODAY.has(problem.code) && !isOwnStatement(problem))
  const isReported = (problem: QuoteProblem) => problems.some((each) => isSame(each, problem))
  const wasSo = (problem: QuoteProblem) =>
    before.some((each) =>
      isSame({ ...each, person: each.person === handOver.giver ? ref : each.person }, problem),
    )
  return [
    ...problems,
    ...today.filter((problem) => OF_TODAY.has(problem.code) && !isReported(problem) && !wasSo(problem)),
    ...missingStatements(compiled, handOver, whole),
  ]
}

const isSame = (one: QuoteProblem, other: QuoteProblem) =>
  one.code === other.code && one.person === other.person && one.where === other.where

/**
 * Each of the required statements that concern the successor, or everyone. A statement that the registration accepts
 * once stays accepted.
 */
function missingStatements(
  { statements }: CompiledDefinition,
  { successor, statements: accepted }: HandOver,
  whole: Scope,
): QuoteProblem[] {
  const scope = personScopes(whole).find(({ person }) => person?.ref === successor.ref)
  if (scope === undefined) return []
  return statements
    .filter(({ statement: { id, required, when, once }, concerns }) => {
      if (!required || accepted.includes(id)) return false
      if (when === undefined) return true
      return once
        ? concerns(whole) === true && !whole.draft.statements.includes(id)
        : concerns(scope) === true
    })
    .map(({ statement: { id, text, when, once } }) => ({
      code: 'statement_missing',
      person: once && when !== undefined ? null : successor.ref,
      where: id,
      params: { statement: text },
    }))
}

/**
 * Ids of items of which the successor wants more than goes over with the place: that requires a change afterwards, at
 * the price of its day. Required choices may be made, and a donation is free.
 */
export function moreThanGiven(
  { items }: Pick<CompiledDefinition, 'items'>,
  agreed: RegistrationDraft,
  { giver, successor }: Pick<HandOver, 'giver' | 'successor'>,
): string[] {
  const before = agreed.people.find(({ ref }) => ref === giver)?.choices ?? {}
  return items
    .filter(({ item }) => item.per === 'person' && !['always', 'one', 'amount'].includes(item.choose))
    .filter(({ item }) => piecesOf(item, successor.choices) > piecesOf(item, before))
    .map(({ item }) => item.id)
}

const piecesOf = (item: Parameters<typeof readChoice>[0], choices: RegistrationDraft['choices']) =>
  readChoice(item, choices[item.id]).picks.reduce((sum, { quantity }) => sum + quantity, 0)
