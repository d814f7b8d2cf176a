import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { ageDayOf } from '#domain/quote/birth.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { fillRequired } from '#domain/quote/fill-required.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'
import { dayText, NO_DAY } from '#web/kit/day-text.ts'
import { allProblems } from './all-problems.ts'
import { askedOfEach, isItemAlike } from './order/asked-alike.ts'
import { isRide, NONE } from './order/item-words.ts'
import { draftOf, emptyOrder, NOBODY, type Order, type PersonEntry } from './order/order.ts'

interface Relative {
  readonly firstName: string
  readonly lastName: string
  readonly sex: NonNullable<PersonDraft['sex']>
  /** Age in full years on the relevant day. */
  readonly age: number
}

const ANNA: Relative = { firstName: 'Anna', lastName: 'Jaworska', sex: 'FEMALE', age: 41 }
const MAREK: Relative = { firstName: 'Marek', lastName: 'Jaworski', sex: 'MALE', age: 43 }
const ZOSIA: Relative = { firstName: 'Zosia', lastName: 'Jaworska', sex: 'FEMALE', age: 12 }
const STAS: Relative = { firstName: 'Staś', lastName: 'Jaworski', sex: 'MALE', age: 9 }

/** Variants in which Anna, the registrant, may come: everyone, the children alone, the parents, herself alone. */
const FAMILY = [ANNA, MAREK, ZOSIA, STAS]
const CHILDREN = [ZOSIA, STAS]
const PARENTS = [ANNA, MAREK]
const ALONE = [ANNA]

const CONTACT = { firstName: '', lastName: '', email: 'anna.jaworska@example.org', phone: '+48 600 000 123' }

/**
 * An order of a fictional family that this event accepts, complete but for the statements: consent is for a
 * person to give. Nothing that costs money is chosen unless required. The key of the order stays.
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

/** Where the age is not asked, children would look wrong; they go to a camp without their parents. */
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
    // Not an ordinary birthday: some months before the relevant day.
    birth:
      ask.birthDate === 'no'
        ? NO_DAY
        : dayText(ageDay.subtract({ years: age, days: 90 + 40 * index }).toString()),
    sex: ask.sex === 'no' ? null : sex,
  })

/** What the event requires; rides are declined. */
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
    apart: [
      ...askedOfEach(definition),
      ...['group', ...definition.items.filter(isItemAlike).map(({ id }) => id)].filter((what) =>
        differs(people, what),
      ),
    ],
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
