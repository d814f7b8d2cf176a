import { isCompulsory } from '#domain/quote/choices.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { isFor } from '#domain/quote/gate.ts'
import type { QuoteContext, QuoteProblem } from '#domain/quote/quote-result.ts'
import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { formWords } from '#i18n/pl/form.ts'
import * as words from '#i18n/pl/site/register/missing.ts'
import { pl } from '#i18n/pl.ts'
import { headsOf } from '../shared/headcount.ts'
import { mayBeFor } from './choices/availability.ts'
import { ADD } from './order/form-tools.ts'
import { isRide, NONE } from './order/item-words.ts'
import { isApart, type Order } from './order/order.ts'
import { personName } from './order/person-name.ts'
import { type FormProblem, formProblems, lackOf, type ProblemSource } from './order/problems.ts'
import type { FormStep } from './order/steps.ts'

interface OrderInput {
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly quote: ProblemSource
}

const STEPS: readonly FormStep[] = ['osoby', 'dodatki', 'dane', 'podsumowanie']

/**
 * Everything that is missing or wrong, in the order of the page: the fields of people and items, and what
 * belongs to the whole: the hour, the number of people, the code, the carers, the payment method.
 */
export function allProblems(order: Order, input: OrderInput): FormProblem[] {
  const { compiled, quote } = input
  const own = quote.problems.flatMap((problem) => placed(problem, order, compiled) ?? [])
  const others = quote.problems.filter((problem) => placed(problem, order, compiled) === null)
  const all = [
    ...formProblems(withRidesDecided(order, input), compiled, { ...quote, problems: others }),
    ...own,
  ]
  const terms = missingTerms(order, input)
  const heads = new Set(headsOf(compiled).map(({ item }) => `${item.id}-wszyscy`))
  const moved = [...all, ...terms].map((problem) =>
    heads.has(problem.field ?? '') ? { ...problem, step: STEPS[0] ?? problem.step } : problem,
  )
  return STEPS.flatMap((step) => moved.filter((problem) => problem.step === step))
}

/** A ride that is not for a person counts as declined. */
function withRidesDecided(order: Order, { compiled, draft, context }: OrderInput): Order {
  const scopes = personScopes(wholeScope(draft, context))
  const closed = (ref: string) =>
    compiled.items.filter(
      ({ item, gate }) =>
        isRide(item) && scopes.some((scope) => scope.person?.ref === ref && !mayBeFor(gate, scope, compiled)),
    )
  const people = order.people.map((person) => {
    const none = Object.fromEntries(closed(person.ref).map(({ item }) => [item.id, NONE]))
    return { ...person, choices: { ...none, ...person.choices } }
  })
  return { ...order, people }
}

/**
 * A term is also required of a person who is too young today and old enough when one of them begins: the engine leaves
 * out what is not for a person as of now, and a registration without a term would be pointless.
 */
function missingTerms(order: Order, { compiled, draft, context }: OrderInput): FormProblem[] {
  const scopes = personScopes(wholeScope(draft, context))
  return compiled.items.flatMap(({ item, gate }) => {
    const must = item.per === 'person' && isCompulsory(item)
    const silent = scopes.filter(
      (scope) =>
        scope.person?.choices[item.id] === undefined &&
        isFor(gate, scope) === false &&
        mayBeFor(gate, scope, compiled),
    )
    const [first] = silent.flatMap(({ person }) => order.people.find(({ ref }) => ref === person?.ref) ?? [])
    if (!must || first === undefined) return []
    const apart = isApart(order, item.id)
    const field = apart ? `${item.id}-${first.ref}` : `${item.id}-wszyscy`
    const message = formWords['BROWSER_OS.FORM.REQUIRED_FIELD']
    const label = words.ofPerson(personName(first, order), item.name)
    return [{ step: 'dodatki' as const, field, person: null, label, message }]
  })
}

/** Where a problem of the whole order belongs on the page; null for those of people and items. */
function placed(problem: QuoteProblem, order: Order, compiled: CompiledDefinition): FormProblem | null {
  const { where, code } = problem
  const of = (step: FormStep, field: string | null, label: string, message = pl.problem(problem)) => ({
    step,
    field,
    person: null,
    label,
    message,
    ...lackOf(problem),
  })
  if (where === 'slot' || where?.startsWith('slot:') || problem.params.at !== undefined) {
    const missing = code === 'field_missing' && problem.params.message === undefined
    return of('osoby', 'godzina', words.entry, missing ? words.chooseEntry : undefined)
  }
  if (where === 'code') return of('osoby', 'kod', words.code)
  if (where === 'people') return of('osoby', fieldOfNumbers(compiled), pl.problem(problem))
  if (where === 'plan') return of('podsumowanie', 'plan', words.plan)
  return where === 'carer' ? problemOfCarer(problem, order) : null
}

/** Where people are added, or counted. */
function fieldOfNumbers(compiled: CompiledDefinition): string {
  const [first] = headsOf(compiled)
  return first === undefined ? ADD : `${first.item.id}-wszyscy`
}

/** At the field of the dependant, also when the carer has too many. */
function problemOfCarer({ person, code, params }: QuoteProblem, order: Order): FormProblem | null {
  const tooMany = code === 'limit_per_person'
  const wardOf = Object.entries(order.carers).findLast(([, carer]) => carer === person)?.[0]
  const ward = order.people.find(({ ref }) => ref === (tooMany ? wardOf : person))
  if (ward === undefined) return null
  const message = {
    field_missing: words.chooseCarer,
    no_such_option: words.carerGone,
    limit_per_person: words.carerHasEnough(String(params.most)),
  }
  return {
    step: 'dane',
    field: `opiekun-${ward.ref}`,
    person: null,
    label: words.ofPerson(personName(ward, order), words.carer),
    message: new Map(Object.entries(message)).get(code) ?? words.noCarer,
  }
}
