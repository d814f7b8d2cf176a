import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { changePerson, type Order, touch } from './order.ts'

/** What a link to the form carries. */
export interface Filled {
  readonly code: string | null
  readonly group: string | null
  readonly type: string | null
}

/** The order with the code of a link, and with its group and type where the event has them and none was chosen. */
export function withFilled(
  order: Order,
  { code, group, type }: Filled,
  { groups, types }: Pick<EventDefinition, 'groups' | 'types'>,
): Order {
  const known = (all: readonly { readonly id: string }[], id: string | null) =>
    all.some((each) => each.id === id) ? id : null
  const chosen = { group: known(groups, group), type: known(types, type) }
  return {
    // A refusal of the code is shown at once: nobody is going to type it.
    ...(code === null ? order : touch({ ...order, code }, ['kod'])),
    people: order.people.map((person) => ({
      ...person,
      group: person.group ?? chosen.group,
      type: person.type ?? chosen.type,
    })),
  }
}

interface Invited {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The order with the name and address of who is invited; what was typed already stays. */
export function withInvited(order: Order, { firstName, lastName, email }: Invited): Order {
  const contact = { ...order.contact, email: order.contact.email || email }
  const me = order.people.find(({ ref }) => ref === order.registrant)
  if (me === undefined) {
    const isNamed = contact.firstName + contact.lastName !== ''
    return { ...order, contact: isNamed ? contact : { ...contact, firstName, lastName } }
  }
  const filled = { ...order, contact }
  return me.firstName + me.lastName === '' ? changePerson(filled, me.ref, { firstName, lastName }) : filled
}
