import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { isFor } from '#domain/quote/gate.ts'
import type { QuoteContext, QuoteProblem } from '#domain/quote/quote-result.ts'
import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { formWords } from '#i18n/pl/form.ts'
import { pl } from '#i18n/pl.ts'
import { mayBeFor } from './choices/standing.ts'
import { ADD } from './form-tools.ts'
import { headsOf } from './headcount.ts'
import { isRide, NONE } from './item-words.ts'
import type { Order } from './order.ts'
import { personName } from './person-name.ts'
import { type FormProblem, formProblems, lackOf, type Told } from './problems.ts'
import type { FormStep } from './steps.ts'

interface Judged {
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly quote: Told
}

const STEPS: readonly FormStep[] = ['osoby', 'dodatki', 'dane', 'podsumowanie']

/**
 * Everything that is missing or wrong, in the order of the page: what is asked of people and things, and what
 * belongs to the whole: the hour, the number of people, the code, the carers, the way of paying.
 */
export function allProblems(order: Order, judged: Judged): FormProblem[] {
  const { compiled, quote } = judged
  const own = quote.problems.flatMap((problem) => placed(problem, order, compiled) ?? [])
  const others = quote.problems.filter((problem) => placed(problem, order, compiled) === null)
  const all = [...formProblems(saidRides(order, judged), compiled, { ...quote, problems: others }), ...own]
  const terms = unsaidTerms(order, judged)
  const heads = new Set(headsOf(compiled).map(({ item }) => `${item.id}-wszyscy`))
  const moved = [...all, ...terms].map((problem) =>
    heads.has(problem.field ?? '') ? { ...problem, step: STEPS[0] ?? problem.step } : problem,
  )
  return STEPS.flatMap((step) => moved.filter((problem) => problem.step === step))
}

/** Nobody is asked about a ride that is not for them. */
function saidRides(order: Order, { compiled, draft, context }: Judged): Order {
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
 * A term must be chosen also by who is too young today and old enough when one of them begins: the engine leaves out
 * what is not for somebody as of now, and nobody should register for nothing.
 */
function unsaidTerms(order: Order, { compiled, draft, context }: Judged): FormProblem[] {
  const scopes = personScopes(wholeScope(draft, context))
  return compiled.items.flatMap(({ item, gate }) => {
    const must = item.per === 'person' && (item.choose === 'one' || (item.min ?? 0) > 0)
    const silent = scopes.filter(
      (scope) =>
        scope.person?.choices[item.id] === undefined &&
        isFor(gate, scope) === false &&
        mayBeFor(gate, scope, compiled),
    )
    const [first] = silent.flatMap(({ person }) => order.people.find(({ ref }) => ref === person?.ref) ?? [])
    if (!must || first === undefined) return []
    const apart = order.apart.includes(item.id) && order.people.length > 1
    const field = apart ? `${item.id}-${first.ref}` : `${item.id}-wszyscy`
    const message = formWords['BROWSER_OS.FORM.REQUIRED_FIELD']
    const label = `${personName(first, order)}: ${item.name}`
    return [{ step: 'dodatki' as const, field, person: null, label, message }]
  })
}

/** Where a problem of the whole belongs on the page; null for those of people and things. */
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
    return of('osoby', 'godzina', 'Godzina wejścia', missing ? 'Wybierz dzień i\u00a0godzinę.' : undefined)
  }
  if (where === 'code') return of('osoby', 'kod', 'Hasło lub kod')
  if (where === 'people') return of('osoby', fieldOfNumbers(compiled), pl.problem(problem))
  if (where === 'plan') return of('podsumowanie', 'plan', 'Sposób płatności')
  return where === 'carer' ? problemOfCarer(problem, order) : null
}

/** Where people are added, or counted. */
function fieldOfNumbers(compiled: CompiledDefinition): string {
  const [first] = headsOf(compiled)
  return first === undefined ? ADD : `${first.item.id}-wszyscy`
}

/** At the field of who is looked after, also when it is the carer who has too many. */
function problemOfCarer({ person, code, params }: QuoteProblem, order: Order): FormProblem | null {
  const tooMany = code === 'limit_per_person'
  const wardOf = Object.entries(order.carers).findLast(([, carer]) => carer === person)?.[0]
  const ward = order.people.find(({ ref }) => ref === (tooMany ? wardOf : person))
  if (ward === undefined) return null
  const message = {
    field_missing: 'Wybierz opiekuna.',
    no_such_option: 'Tej osoby nie ma już w\u00a0zgłoszeniu. Wybierz inną.',
    limit_per_person: `Jedna osoba może mieć pod opieką najwyżej: ${params.most}. Wybierz inną.`,
  }
  return {
    step: 'dane',
    field: `opiekun-${ward.ref}`,
    person: null,
    label: `${personName(ward, order)}: opiekun`,
    message: new Map(Object.entries(message)).get(code) ?? 'Ta osoba nie może być opiekunem. Wybierz inną.',
  }
}
