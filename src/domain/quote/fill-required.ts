import type { Item, Question } from '../event/definition/definition.ts'
import { readAnswer } from '../form/answer.ts'
import type { Choice, PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { ageOn } from '../values/time.ts'
import { birthDateOf } from './birth.ts'
import { readChoice } from './choices.ts'
import type { CompiledDefinition } from './compiled.ts'
import { exampleAnswers } from './example-answers.ts'
import { isFor } from './gate.ts'
import { quote } from './quote.ts'
import type { QuoteContext } from './quote-result.ts'
import { personScopes, wholeScope } from './scope.ts'

/** The order in which equally good candidates are tried. */
type Preference = <T>(candidates: readonly T[]) => readonly T[]

/**
 * Fills in the required parts of a draft that are missing: type, group, required choices and answers, each time the
 * first candidate that the rules and the free places allow. A minor takes the last type that fits, everyone else the
 * first: price lists begin with the full price. Optional parts are left out, and so are statements: consent is for a
 * person to give.
 */
export function fillRequired(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
  prefer: Preference = (candidates) => candidates,
): RegistrationDraft {
  const steps = [
    ...draft.people.flatMap(({ ref }) => [typeStep(ref), groupStep(ref)]),
    ...compiled.items.flatMap(({ item }) => whoHas(item.per, draft).map((ref) => itemStep(item, ref))),
    ...compiled.questions.flatMap(({ question }) =>
      whoHas(question.of, draft).map((ref) => questionStep(question, ref)),
    ),
  ]
  const search = { compiled, context, prefer }
  return steps.reduce((filled, step) => bestOf(step(filled, search), filled, search), draft)
}

interface Search {
  readonly compiled: CompiledDefinition
  readonly context: QuoteContext
  readonly prefer: Preference
}

/** The candidates for a draft; none when there is nothing to fill in. */
type Step = (draft: RegistrationDraft, search: Search) => RegistrationDraft[]

/** The `ref` of each person, or null for the registration as a whole. */
const whoHas = (per: 'person' | 'registration', { people }: RegistrationDraft): (string | null)[] =>
  per === 'person' ? people.map(({ ref }) => ref) : [null]

const typeStep =
  (ref: string): Step =>
  (draft, { compiled: { definition }, context, prefer }) => {
    const person = draft.people.find((each) => each.ref === ref)
    if (person === undefined || person.type !== null) return []
    const birth = birthDateOf(person, definition)
    const minor = birth !== null && ageOn(birth, context.now.toPlainDate()) < 18
    const types = birth === null ? prefer(definition.types) : definition.types
    return (minor ? types.toReversed() : types).map(({ id }) => withPerson(draft, ref, { type: id }))
  }

const groupStep =
  (ref: string): Step =>
  (draft, { compiled: { definition }, prefer }) =>
    draft.people.some((each) => each.ref === ref && each.group === null)
      ? prefer(definition.groups).map(({ id }) => withPerson(draft, ref, { group: id }))
      : []

const itemStep =
  (item: Item, ref: string | null): Step =>
  (draft, { compiled, context, prefer }) => {
    const gate = compiled.items.find((each) => each.item === item)?.gate
    const filledIn = partOf(draft, ref)
    if (gate === undefined || isFor(gate, scopeOf(draft, context, ref)) !== true) return []
    if (readChoice(item, filledIn.choices[item.id]).problem !== 'field_missing') return []
    return choicesOf(item, prefer).map((choice) =>
      withPart(draft, ref, { choices: { ...filledIn.choices, [item.id]: choice } }),
    )
  }

function choicesOf(item: Item, prefer: Preference): readonly Choice[] {
  const least = item.min ?? 1
  if (item.choose === 'amount') return [item.amounts?.suggested[0] ?? item.amounts?.from ?? 100]
  if (item.choose === 'quantity' && item.options.length === 0) return [least]
  if (item.options.length === 0) return [true]
  const ids = prefer(item.options).map(({ id }) => id)
  if (item.choose === 'quantity') return ids.map((id) => ({ [id]: least }))
  return least > 1 ? [ids.slice(0, least)] : ids
}

const questionStep =
  (question: Question, ref: string | null): Step =>
  (draft, { compiled, context, prefer }) => {
    const asked = compiled.questions.find((each) => each.question === question)?.asked
    const filledIn = partOf(draft, ref)
    if (!question.required || asked?.(scopeOf(draft, context, ref)) !== true) return []
    if (readAnswer(question, filledIn.answers[question.id]).state !== 'empty') return []
    return prefer(exampleAnswers(question, context.now.toPlainDate())).map((answer) =>
      withPart(draft, ref, { answers: { ...filledIn.answers, [question.id]: answer } }),
    )
  }

/** The first candidate that makes nothing worse; else the least bad one, else the previous value. */
function bestOf(
  candidates: readonly RegistrationDraft[],
  before: RegistrationDraft,
  search: Search,
): RegistrationDraft {
  if (candidates.length === 0) return before
  const most = faultsOf(before, search)
  const [first = before, ...others] = candidates
  return (
    candidates.find((candidate) => faultsOf(candidate, search) <= most) ??
    others.reduce((best, each) => (faultsOf(each, search) < faultsOf(best, search) ? each : best), first)
  )
}

/** How many problems a draft has, except missing values. */
function faultsOf(draft: RegistrationDraft, { compiled, context }: Search): number {
  return quote(compiled, draft, context).problems.filter(
    ({ code }) => code !== 'field_missing' && code !== 'statement_missing',
  ).length
}

function scopeOf(draft: RegistrationDraft, context: QuoteContext, ref: string | null) {
  const whole = wholeScope(draft, context)
  return personScopes(whole).find(({ person }) => person?.ref === ref) ?? whole
}

type FilledIn = Pick<RegistrationDraft, 'answers' | 'choices'>

const partOf = (draft: RegistrationDraft, ref: string | null): FilledIn =>
  draft.people.find((person) => person.ref === ref) ?? draft

const withPart = (
  draft: RegistrationDraft,
  ref: string | null,
  part: Partial<FilledIn>,
): RegistrationDraft => (ref === null ? { ...draft, ...part } : withPerson(draft, ref, part))

const withPerson = (
  draft: RegistrationDraft,
  ref: string,
  change: Partial<PersonDraft>,
): RegistrationDraft => ({
  ...draft,
  people: draft.people.map((person) => (person.ref === ref ? { ...person, ...change } : person)),
})
