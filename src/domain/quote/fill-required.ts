import type { Item, Question } from '../event/definition.ts'
import { readAnswer } from '../form/answer.ts'
import type { Answer, Choice, PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import { ageOn } from '../time.ts'
import { birthDateOf } from './birth.ts'
import { readChoice } from './choices.ts'
import type { CompiledDefinition } from './compiled.ts'
import { isFor } from './gate.ts'
import { quote } from './quote.ts'
import type { QuoteContext } from './quote-result.ts'
import { personScopes, wholeScope } from './scope.ts'

/** In which order equally good candidates are tried. */
type Preference = <T>(candidates: readonly T[]) => readonly T[]

/**
 * Fills in what an event requires of a draft and the draft does not say: type, group, required choices and
 * answers, each time the first candidate against which neither the rules nor the free places speak. A minor
 * takes the last type that fits, everybody else the first: price lists begin with the full price. What may
 * be left out is left out, and so are statements: consent is for a person to give.
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
  const world = { compiled, context, prefer }
  return steps.reduce((filled, step) => bestOf(step(filled, world), filled, world), draft)
}

interface World {
  readonly compiled: CompiledDefinition
  readonly context: QuoteContext
  readonly prefer: Preference
}

/** What a draft could become; nothing when there is nothing to fill in. */
type Step = (draft: RegistrationDraft, world: World) => RegistrationDraft[]

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
    return answersOf(question, prefer, context).map((answer) =>
      withPart(draft, ref, { answers: { ...filledIn.answers, [question.id]: answer } }),
    )
  }

/** Made-up answers. A PESEL is never made up: it could be somebody's. */
function answersOf(question: Question, prefer: Preference, { now }: QuoteContext): readonly Answer[] {
  switch (question.type) {
    case 'select':
    case 'radio':
      return prefer(question.options).map(({ id }) => id)
    case 'checkboxes':
      return prefer(question.options).map(({ id }) => [id])
    case 'checkbox':
      return [true]
    case 'number':
      return [1]
    case 'date':
      return [now.toPlainDate().toString()]
    case 'phone':
    case 'otherPhone':
      return ['+48 600 000 199']
    case 'email':
      return ['przyklad@example.org']
    case 'pesel':
      return []
    case 'text':
    case 'textarea':
      return ['Borów']
  }
}

/** The first candidate that makes nothing worse; else the least bad one, else what was there. */
function bestOf(
  candidates: readonly RegistrationDraft[],
  before: RegistrationDraft,
  world: World,
): RegistrationDraft {
  if (candidates.length === 0) return before
  const most = faultsOf(before, world)
  const [first = before, ...others] = candidates
  return (
    candidates.find((candidate) => faultsOf(candidate, world) <= most) ??
    others.reduce((best, each) => (faultsOf(each, world) < faultsOf(best, world) ? each : best), first)
  )
}

/** How many problems a draft has, but for what is only not filled in yet. */
function faultsOf(draft: RegistrationDraft, { compiled, context }: World): number {
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
