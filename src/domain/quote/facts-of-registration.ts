import { isSlot } from '../capacity/slots.ts'
import type { EventDefinition, Item } from '../event/definition/definition.ts'
import type { ListedCodes } from '../event/facts/listed-codes.ts'
import { ageOn, isoMoment, readMoment } from '../values/time.ts'
import { birthDateOf, birthInView, birthIsRequired } from './birth.ts'
import { readChoice } from './choices.ts'
import type { Fact } from './fact.ts'
import { datesOf } from './own-dates.ts'
import { type Known, once, personScopes, type ReadFact, type Scope } from './scope.ts'

/** Facts of the registration as a whole: who registers, how many, when, for which hour, through what. */
export function factsOfRegistration(definition: EventDefinition, codes: ListedCodes): Fact[] {
  const known = [...whoRegisters(definition), ...howMany(definition), ...when(), ...whichSlot(definition)]
  return [...known, ...how(), inviteOfCode(definition, codes), listOfCode(definition, codes)]
}

function whoRegisters(definition: EventDefinition): Fact[] {
  return [
    {
      name: 'role',
      type: 'text',
      of: 'registration',
      values: [
        { value: 'participant', name: 'uczestnik' },
        { value: 'guardian', name: 'rodzic lub opiekun prawny' },
        { value: 'staff', name: 'biuro wydarzenia' },
        { value: 'other', name: 'inna osoba' },
      ],
      read: ({ draft }) => draft.registrantRole,
    },
    {
      name: 'registrantIsAdult',
      type: 'yes-no',
      of: 'registration',
      read: (scope) => registrantIsAdult(scope, definition),
    },
  ]
}

/** A registrant who does not take part is an adult; a participant has the age on the day of registration. */
function registrantIsAdult({ draft, context }: Scope, definition: EventDefinition): Known {
  if (draft.registrantRole !== 'participant') return true
  const person = draft.people.find(({ ref }) => ref === draft.registeredBy)
  if (person === undefined) return false
  const birth = birthDateOf(person, definition)
  if (birth === null) return birthIsRequired(definition) ? undefined : null
  return ageOn(birth, context.now.toPlainDate()) >= 18
}

function howMany(definition: EventDefinition): Fact[] {
  const number = (name: string, read: ReadFact): Fact => ({
    name,
    type: 'number',
    of: 'registration',
    read,
  })
  const dates = datesOf(definition)
  const ageOf = (person: Scope): number | undefined => {
    const birth = birthInView(person, definition)
    return birth === null ? undefined : ageOn(birth, dates(person).ageDay ?? person.context.now.toPlainDate())
  }
  /** People by their ages; not known while any of these is unknown. */
  const ofAge = (fits: (age: number) => boolean) => (scope: Scope) =>
    once(scope, fits, () => {
      const known = personScopes(scope).map(ageOf)
      return known.includes(undefined)
        ? undefined
        : known.filter((age) => age !== undefined && fits(age)).length
    })
  const adults = ofAge((age) => age >= 18)
  const minors = ofAge((age) => age < 18)
  return [
    number('people', (scope) => numberOfPeople(definition, scope)),
    number('adults', adults),
    number('minors', minors),
    number('minorsPerAdult', (scope) => {
      const [young, grown] = [minors(scope), adults(scope)]
      if (young === undefined || grown === undefined) return undefined
      return grown === 0 ? young * Number.MAX_SAFE_INTEGER : young / grown
    }),
    ...definition.types.map(({ id }) =>
      number(`peopleOfType.${id}`, ({ draft }) =>
        draft.people.reduce((sum, { type }) => sum + Number(type === id), 0),
      ),
    ),
    ...definition.groups.map(({ id }) =>
      number(`peopleInGroup.${id}`, ({ draft }) =>
        draft.people.reduce((sum, { group }) => sum + Number(group === id), 0),
      ),
    ),
  ]
}

/** How many take part: the people of the draft, or by headcount the pieces of participation. */
export function numberOfPeople(definition: EventDefinition, { draft }: Scope): number {
  if (definition.attendance === 'people') return draft.people.length
  return headItems(definition)
    .flatMap((item) =>
      readChoice(item, draft.choices[item.id]).picks.map(({ quantity }) => quantity * (item.heads ?? 1)),
    )
    .reduce((sum, heads) => sum + heads, 0)
}

/** Items whose pieces are the people; none where people are named. */
export const headItems = ({ attendance, items }: EventDefinition): Item[] =>
  attendance === 'people'
    ? []
    : items.filter(({ category, per }) => category === 'participation' && per === 'registration')

function when(): Fact[] {
  const paid = ({ context }: Scope) => context.facts.paidAt ?? context.now
  const firstPaid = (scope: Scope) => scope.context.facts.firstPaidAt ?? paid(scope)
  return [
    {
      name: 'moment',
      type: 'moment',
      of: 'registration',
      read: ({ context }) => isoMoment(context.now),
    },
    {
      name: 'day',
      type: 'day',
      of: 'registration',
      read: ({ context }) => context.now.toPlainDate().toString(),
    },
    {
      name: 'paymentDay',
      type: 'day',
      of: 'registration',
      read: (scope) => paid(scope).toPlainDate().toString(),
    },
    {
      name: 'firstPaymentDay',
      type: 'day',
      of: 'registration',
      read: (scope) => firstPaid(scope).toPlainDate().toString(),
    },
    {
      name: 'daysToPayment',
      type: 'number',
      of: 'registration',
      read: (scope) => scope.context.now.toPlainDate().until(paid(scope).toPlainDate()).days,
    },
  ]
}

function whichSlot(definition: EventDefinition): Fact[] {
  const ofSlot =
    (read: (slot: Temporal.PlainDateTime, now: Temporal.PlainDateTime) => Known): ReadFact =>
    ({ draft, context }) => {
      if (definition.slots === null) return null
      const slot = draft.slot === null ? null : readMoment(draft.slot)
      return slot !== null && isSlot(definition.slots, slot) ? read(slot, context.now) : undefined
    }
  return [
    {
      name: 'slotDay',
      type: 'day',
      of: 'registration',
      read: ofSlot((slot) => slot.toPlainDate().toString()),
    },
    {
      name: 'slotWeekday',
      type: 'number',
      of: 'registration',
      read: ofSlot((slot) => slot.dayOfWeek),
    },
    {
      name: 'slotTime',
      type: 'time',
      of: 'registration',
      read: ofSlot((slot) => slot.toPlainTime().toString({ smallestUnit: 'minute' })),
    },
    {
      name: 'daysToSlot',
      type: 'number',
      of: 'registration',
      read: ofSlot((slot, now) => now.toPlainDate().until(slot.toPlainDate()).days),
    },
    {
      name: 'hoursToSlot',
      type: 'number',
      of: 'registration',
      // By local clock time, as people count: from 9:30 to 12:00 there are two.
      read: ofSlot((slot, now) => Math.floor(now.until(slot).total({ unit: 'hours' }))),
    },
  ]
}

function how(): Fact[] {
  return [
    {
      name: 'channel',
      type: 'text',
      of: 'registration',
      values: [
        { value: 'online', name: 'przez internet' },
        { value: 'office', name: 'w biurze' },
      ],
      read: ({ context }) => context.facts.channel,
    },
    {
      name: 'code',
      type: 'text',
      of: 'registration',
      read: ({ draft }) => draft.code?.trim() || null,
    },
    {
      name: 'plan',
      type: 'text',
      of: 'registration',
      read: ({ draft }) => draft.plan,
    },
  ]
}

/** `invite`: the list of invitations from which the code of the registration is. */
function inviteOfCode({ pools }: EventDefinition, codes: ListedCodes): Fact {
  const lists = pools.filter(({ issued }) => issued === 'people')
  return {
    name: 'invite',
    type: 'text',
    of: 'registration',
    ...(lists.length > 0 ? { values: lists.map(({ id, name }) => ({ value: id, name })) } : {}),
    read: ({ draft, context }) => {
      if (context.facts.invite !== undefined) return context.facts.invite
      const limit = codes.find(draft.code)?.limit
      return lists.find(({ id }) => id === limit)?.id ?? null
    },
  }
}

/** `codeList`: the list that contains the code of the registration. */
const listOfCode = ({ pools }: EventDefinition, codes: ListedCodes): Fact => ({
  name: 'codeList',
  type: 'text',
  of: 'registration',
  values: pools.flatMap(({ id, name, per }) => (per === 'code' ? [{ value: id, name }] : [])),
  read: ({ draft }) => codes.find(draft.code)?.limit ?? null,
})
