import type { EventDefinition } from '#domain/event/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { mergeChanges } from '#domain/registration/merge-changes.ts'
import { ageOn, isoMoment, readDay, readMoment } from '#domain/time.ts'
import { dayText, NO_DAY } from '#web/kit/day-text.ts'
import { isRide, NONE } from '../register/item-words.ts'
import { draftOf, emptyOrder, NOBODY, type Order, type PersonEntry } from '../register/order.ts'

/** By what rules, and when, a draft is made into the pieces of the form. */
export interface Seen {
  readonly definition: EventDefinition
  /** Tells who is called a child. */
  readonly today: Temporal.PlainDate
}

/** What was agreed, as the pieces of the form hold it: who has said nothing of a ride goes without. */
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
    apart: apartOf(people),
    ...{ answers, choices, plan, carers, statements },
    slot: moment === null ? slot : isoMoment(moment),
    code: code ?? '',
    next: nextOf(agreed),
  }
}

/** Things that not all have alike, so that they are shown of each. */
function apartOf(people: readonly Pick<PersonEntry, 'group' | 'choices'>[]): string[] {
  const items = [...new Set(people.flatMap(({ choices }) => Object.keys(choices)))]
  const differ = (of: (person: (typeof people)[number]) => unknown) =>
    new Set(people.map((person) => JSON.stringify(of(person)))).size > 1
  return [
    ...(differ(({ group }) => group) ? ['group'] : []),
    ...items.filter((item) => differ(({ choices }) => choices[item])),
  ]
}

/** Shows of each what not all have alike by now: of all together it would look as if nothing were chosen. */
const shownApart = (order: Order) => ({ apart: [...new Set([...order.apart, ...apartOf(order.people)])] })

/** Somebody who has resigned does not. */
export function bringBack(order: Order, person: PersonEntry): Order {
  const whole = { ...order, people: [...order.people, person] }
  return { ...whole, ...shownApart(whole) }
}

/**
 * As it is shown while people may only leave: who has not left stands as agreed. Who looks after whom may be said anew
 * once somebody has; whatever else is typed stays, unseen, for when it may be changed again.
 */
export function leavingOnly(order: Order, agreed: RegistrationDraft, seen: Seen): Order {
  const shown = orderOf(agreed, seen)
  const people = shown.people.filter(({ ref }) => order.people.some((person) => person.ref === ref))
  if (people.length === shown.people.length) return shown
  const { carers, statements, touched } = order
  return { ...shown, people, carers, statements, touched }
}

/** A number for a ref that nobody bears. */
const nextOf = ({ people }: RegistrationDraft): number =>
  Math.max(people.length, ...people.map(({ ref }) => Number(/^o(\d+)$/.exec(ref)?.[1] ?? 0))) + 1

/** What is typed, over what was agreed: what nobody has touched is sent back to the letter, seen or not. */
export function changedDraft(
  order: Order,
  agreed: RegistrationDraft,
  definition: EventDefinition,
): RegistrationDraft {
  // Who is called a child is only a word on the page.
  const asShown = orderOf(agreed, { definition, today: Temporal.PlainDate.from('2000-01-01') })
  return mergeChanges({
    mine: draftOf(order, definition),
    base: draftOf(asShown, definition),
    now: agreed,
  })
}

/** What was typed, moved to how the registration stands by now; also what is half typed stays. */
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
    editing: order.editing,
    touched: order.touched,
    next: Math.max(order.next, moved.next),
  }
}
