import type { EventDefinition } from '#domain/event/definition.ts'
import { ageDayOf } from '#domain/quote/birth.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { fillRequired } from '#domain/quote/fill-required.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'
import { dayText, NO_DAY } from '#web/kit/day-text.ts'
import { allProblems } from './all-problems.ts'
import { isRide, NONE } from './item-words.ts'
import { draftOf, emptyOrder, NOBODY, type Order, type PersonEntry } from './order.ts'

interface Relative {
  readonly firstName: string
  readonly lastName: string
  readonly sex: NonNullable<PersonDraft['sex']>
  /** Full years on the day that counts. */
  readonly age: number
}

const ANNA: Relative = { firstName: 'Anna', lastName: 'Jaworska', sex: 'FEMALE', age: 41 }
const MAREK: Relative = { firstName: 'Marek', lastName: 'Jaworski', sex: 'MALE', age: 43 }
const ZOSIA: Relative = { firstName: 'Zosia', lastName: 'Jaworska', sex: 'FEMALE', age: 12 }
const STAS: Relative = { firstName: 'Staś', lastName: 'Jaworski', sex: 'MALE', age: 9 }

/** How Anna, who registers, may come: everybody, the children without their parents, the parents, alone. */
const FAMILY = [ANNA, MAREK, ZOSIA, STAS]
const CHILDREN = [ZOSIA, STAS]
const PARENTS = [ANNA, MAREK]
const ALONE = [ANNA]

const CONTACT = { firstName: '', lastName: '', email: 'anna.jaworska@example.org', phone: '+48 600 000 123' }

/**
 * An order of a made-up family that this event takes, complete but for the statements: consent is for a
 * person to give. Nothing that costs is chosen unless it must be. The key of the order stays.
 */
export function exampleOrder(order: Order, compiled: CompiledDefinition, context: QuoteContext): Order {
  const orders = familiesFor(compiled.definition).map((family) =>
    fill(begin(order.key, family, compiled, context), compiled, context),
  )
  const missing = orders.map((each) => missingIn(each, compiled, context))
  return orders[missing.indexOf(Math.min(...missing))] ?? order
}

/** Whether the order was filled in with the example. */
export const isExample = ({ contact }: Order): boolean => contact.email === CONTACT.email

/** Where nobody asks for an age, children would stand out; to a camp they go without their parents. */
function familiesFor({ ask, kind }: EventDefinition): (readonly Relative[])[] {
  if (ask.birthDate === 'no') return [PARENTS, ALONE]
  return kind === 'camp' ? [CHILDREN, PARENTS, ALONE] : [FAMILY, CHILDREN, PARENTS, ALONE]
}

function begin(
  key: string,
  family: readonly Relative[],
  { definition }: CompiledDefinition,
  context: QuoteContext,
): Order {
  const entry = entryOf(definition, ageDayOf(definition)(context.now))
  const people = family.map(entry)
  const comes = family.includes(ANNA)
  return {
    ...emptyOrder(key),
    people,
    registrant: comes ? (people[0]?.ref ?? null) : null,
    aside: comes ? null : entry(ANNA, people.length),
    editing: null,
    contact: CONTACT,
    next: people.length + 2,
  }
}

const entryOf =
  ({ ask }: EventDefinition, ageDay: Temporal.PlainDate) =>
  ({ firstName, lastName, sex, age }: Relative, index: number): PersonEntry => ({
    ...NOBODY,
    ref: `o${index + 1}`,
    kind: age < 18 ? 'child' : 'adult',
    firstName,
    lastName,
    // Not a birthday like another: some months before the day that counts.
    birth:
      ask.birthDate === 'no'
        ? NO_DAY
        : dayText(ageDay.subtract({ years: age, days: 90 + 40 * index }).toString()),
    sex: ask.sex === 'no' ? null : sex,
  })

/** What the event requires, and of each ride that nobody takes it. */
function fill(order: Order, compiled: CompiledDefinition, context: QuoteContext): Order {
  const { definition } = compiled
  const filled = fillRequired(compiled, draftOf(order, definition), context)
  const noRide = Object.fromEntries(definition.items.filter(isRide).map(({ id }) => [id, NONE]))
  const people = order.people.map((entry, index) => {
    const { type = null, group = null, answers = {}, choices = {} } = filled.people[index] ?? {}
    return { ...entry, type, group, answers, choices: { ...noRide, ...choices } }
  })
  return {
    ...order,
    people,
    answers: filled.answers,
    choices: filled.choices,
    apart: ['group', ...definition.items.map(({ id }) => id)].filter((what) => differs(people, what)),
  }
}

/** Whether people have chosen differently, so that the form must show each. */
function differs(people: readonly PersonEntry[], what: string): boolean {
  const chosen = people.map(({ group, choices }) => JSON.stringify(what === 'group' ? group : choices[what]))
  return new Set(chosen).size > 1
}

function missingIn(order: Order, compiled: CompiledDefinition, context: QuoteContext): number {
  const draft = draftOf(order, compiled.definition)
  const priced = quote(compiled, draft, context)
  return allProblems(order, { compiled, draft, context, quote: priced }).filter(
    ({ step }) => step !== 'podsumowanie',
  ).length
}
