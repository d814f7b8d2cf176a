import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { mergeChanges } from '#domain/registration/merge-changes.ts'
import { ageOn, isoMoment, readDay, readMoment } from '#domain/values/time.ts'
import { dayText, NO_DAY } from '#web/kit/day-text.ts'
import { apartKey, askedOfEach } from '../register/order/asked-alike.ts'
import { isRide, NONE } from '../register/order/item-words.ts'
import { draftOf, emptyOrder, NOBODY, type Order, type PersonEntry } from '../register/order/order.ts'

/** The rules and the moment by which a draft is converted into the state of the form. */
export interface Seen {
  readonly definition: EventDefinition
  /** Identifies the people labelled as children. */
  readonly today: Temporal.PlainDate
}

/** What was agreed, as the state of the form; a person without an answer about a ride goes without one. */
export function orderOf(agreed: RegistrationDraft, { definition, today }: Seen): Order {
  const { people, registeredBy, answers, choices, slot, code, plan, carers, statements } = agreed
  const moment = readMoment(slot ?? '')
  const none = Object.fromEntries(definition.items.filter(isRide).map(({ id }) => [id, NONE]))
  return {
    ...emptyOrder(''),
    people: people.map(({ birthDate, ...person }) => {
      const birth = readDay(birthDate ?? '')
      return {
        ...NOBODY,
        ...person,
        choices: { ...none, ...person.choices },
        kind: birth !== null && ageOn(birth, today) < 18 ? ('child' as const) : ('adult' as const),
        birth: birthDate === null ? NO_DAY : dayText(birthDate),
      }
    }),
    registrant: registeredBy,
    editing: null,
    apart: [...new Set([...apartOf(people), ...askedOfEach(definition)])],
    ...{ answers, choices, plan, carers, statements },
    slot: moment === null ? slot : isoMoment(moment),
    code: code ?? '',
    next: nextOf(agreed),
  }
}

/** Items that people do not have alike, so they are shown per person. */
function apartOf(people: readonly Pick<PersonEntry, 'group' | 'choices' | 'answers'>[]): string[] {
  const questions = [...new Set(people.flatMap(({ answers }) => Object.keys(answers)))]
  const items = [...new Set(people.flatMap(({ choices }) => Object.keys(choices)))]
  const differ = (of: (person: (typeof people)[number]) => unknown) =>
    new Set(people.map((person) => JSON.stringify(of(person)))).size > 1
  return [
    ...(differ(({ group }) => group) ? ['group'] : []),
    ...items.filter((item) => differ(({ choices }) => choices[item])),
    ...questions.filter((question) => differ(({ answers }) => answers[question])).map(apartKey),
  ]
}

/** Shows per person what people no longer have alike; shown for all together it would look like no choice. */
const shownApart = (order: Order) => ({ apart: [...new Set([...order.apart, ...apartOf(order.people)])] })

/** A change of one person's part, after which the others do not have it alike any more. */
export const changedForOne =
  (make: (order: Order) => Order) =>
  (before: Order): Order => {
    const after = make(before)
    return { ...after, ...shownApart(after) }
  }

/** People who have resigned are not counted. */
export function bringBack(order: Order, person: PersonEntry): Order {
  const whole = { ...order, people: [...order.people, person] }
  return { ...whole, ...shownApart(whole) }
}

/**
 * What is shown while people may only leave: people who stay are shown as agreed. Carers may be assigned again once
 * somebody has left; other typed values are kept but hidden until they may be changed again.
 */
export function leavingOnly(order: Order, agreed: RegistrationDraft, seen: Seen): Order {
  const shown = orderOf(agreed, seen)
  const people = shown.people.filter(({ ref }) => order.people.some((person) => person.ref === ref))
  if (people.length === shown.people.length) return shown
  const { carers, statements, touched } = order
  return { ...shown, people, carers, statements, touched }
}

/** A number for a ref that no person has. */
const nextOf = ({ people }: RegistrationDraft): number =>
  Math.max(people.length, ...people.map(({ ref }) => Number(/^o(\d+)$/.exec(ref)?.[1] ?? 0))) + 1

/** What is typed, over what was agreed: untouched values are sent back unchanged, visible or not. */
export function changedDraft(
  order: Order,
  agreed: RegistrationDraft,
  definition: EventDefinition,
): RegistrationDraft {
  // The label 'child' exists only on the page.
  const asShown = orderOf(agreed, { definition, today: Temporal.PlainDate.from('2000-01-01') })
  return mergeChanges({
    mine: draftOf(order, definition),
    base: draftOf(asShown, definition),
    now: agreed,
  })
}

/** What was typed, moved onto the current registration; half-typed values are kept too. */
export function movedTo(
  order: Order,
  versions: { readonly before: RegistrationDraft; readonly now: RegistrationDraft },
  seen: Seen,
): Order {
  const { before, now } = versions
  const mine = changedDraft(order, before, seen.definition)
  const moved = orderOf(mergeChanges({ mine, base: before, now }), seen)
  const typed = new Map(order.people.map((person) => [person.ref, person]))
  return {
    ...moved,
    people: moved.people.map((person) => {
      const { birth, kind } = typed.get(person.ref) ?? person
      return { ...person, kind, birth: person.birth === NO_DAY ? birth : person.birth }
    }),
    ...shownApart({ ...moved, apart: [...order.apart, ...moved.apart] }),
    ...(order.uploads === undefined ? {} : { uploads: order.uploads }),
    editing: order.editing,
    touched: order.touched,
    next: Math.max(order.next, moved.next),
  }
}
