import type { RegistrationDraft } from '../registration/draft.ts'
import type { HandOver } from '../registration/hand-over.ts'
import { readChoice } from './choices.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { ProblemCode, QuoteProblem } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/** Who may register whom is judged by the ages of today. */
const OF_AGE_TODAY: ReadonlySet<ProblemCode> = new Set([
  'guardian_must_register',
  'adult_must_register_personally',
])
/** So are windows, of what is taken instead of what was held. */
const OF_TODAY: ReadonlySet<ProblemCode> = new Set([...OF_AGE_TODAY, 'closed', 'not_open'])

/** What was found for a place that is handed over, and who hands it to whom. */
interface Found {
  readonly handOver: HandOver
  /** By the day of the agreement. */
  readonly agreed: readonly QuoteProblem[]
  /** By today. */
  readonly today: readonly QuoteProblem[]
  /** By today, of what was agreed: it stays as it is. */
  readonly before: readonly QuoteProblem[]
  /** The registration with the successor. */
  readonly whole: Scope
}

/**
 * What speaks against it: by the rules of the agreement, of whom today's rules would not let in, and statements that the
 * successor has not accepted. What others accepted before holds for them alone.
 */
export function problemsOfHandOver(compiled: CompiledDefinition, found: Found): QuoteProblem[] {
  const { handOver, agreed, today, before, whole } = found
  const { ref } = handOver.successor
  const isOwnStatement = ({ code, person }: QuoteProblem) =>
    code === 'statement_missing' && (person === null || person === ref)
  const told = agreed.filter((problem) => !OF_AGE_TODAY.has(problem.code) && !isOwnStatement(problem))
  const isTold = (problem: QuoteProblem) => told.some((each) => isSame(each, problem))
  const wasSo = (problem: QuoteProblem) =>
    before.some((each) =>
      isSame({ ...each, person: each.person === handOver.giver ? ref : each.person }, problem),
    )
  return [
    ...told,
    ...today.filter((problem) => OF_TODAY.has(problem.code) && !isTold(problem) && !wasSo(problem)),
    ...missingStatements(compiled, handOver, whole),
  ]
}

const isSame = (one: QuoteProblem, other: QuoteProblem) =>
  one.code === other.code && one.person === other.person && one.where === other.where

/**
 * Each of the required statements that concern the successor, or everybody. What the registration accepts once stays
 * accepted.
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
 * Ids of things of which the successor wants more than goes over with the place: that is for a change afterwards, at
 * the price of its day. What has to be chosen may be chosen, and a donation is free.
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
