import type { EventDefinition } from '../event/definition/definition.ts'
import type { PersonDraft } from '../registration/draft.ts'
import { ageOn } from '../values/time.ts'
import { workingDaysUntil } from '../values/working-days.ts'
import { birthInView, birthIsRequired, sexIsRequired, sexOf } from './birth.ts'
import type { Fact } from './fact.ts'
import { datesOf } from './own-dates.ts'
import { type Known, personScopes, type ReadFact, type Scope } from './scope.ts'

/** Facts of one person: age, birth year, sex, type, group, and whether this person registers. */
export function factsOfPerson(definition: EventDefinition): Fact[] {
  const { types, groups } = definition
  const dates = datesOf(definition)
  const untilStart = (
    scope: Scope,
    count: (today: Temporal.PlainDate, start: Temporal.PlainDate) => number,
  ) => {
    const isWhole = scope.person === null && scope.draft.people.length > 0
    const starts = (isWhole ? personScopes(scope) : [scope]).flatMap((each) => dates(each).start ?? [])
    const [first] = starts.sort(Temporal.PlainDate.compare)
    return first === undefined ? null : count(scope.context.now.toPlainDate(), first)
  }
  return [
    {
      name: 'age',
      type: 'number',
      of: 'person',
      read: ofBirth(definition, (birth, scope) =>
        ageOn(birth, dates(scope).ageDay ?? scope.context.now.toPlainDate()),
      ),
    },
    {
      name: 'ageNow',
      type: 'number',
      of: 'person',
      read: ofBirth(definition, (birth, scope) => ageOn(birth, scope.context.now.toPlainDate())),
    },
    {
      name: 'birthYear',
      type: 'number',
      of: 'person',
      read: ofBirth(definition, (birth) => birth.year),
    },
    {
      name: 'birthDate',
      type: 'day',
      of: 'person',
      read: ofBirth(definition, (birth) => birth.toString()),
    },
    {
      name: 'sex',
      type: 'text',
      of: 'person',
      values: [
        { value: 'FEMALE', name: 'kobieta' },
        { value: 'MALE', name: 'mężczyzna' },
      ],
      read: ofPerson((person) => sexOf(person, definition) ?? missing(sexIsRequired(definition))),
    },
    {
      name: 'type',
      type: 'text',
      of: 'person',
      values: types.map(({ id, name }) => ({ value: id, name })),
      read: ofPerson((person) => oneOf(types, person.type)),
    },
    {
      name: 'group',
      type: 'text',
      of: 'person',
      values: groups.map(({ id, name }) => ({ value: id, name })),
      read: ofPerson((person) => oneOf(groups, person.group)),
    },
    {
      name: 'isRegistrant',
      type: 'yes-no',
      of: 'person',
      read: ofPerson((person, scope) => person.ref === scope.draft.registeredBy),
    },
    {
      name: 'daysToStart',
      type: 'number',
      of: 'registration',
      read: (scope) => untilStart(scope, (today, start) => today.until(start).days),
    },
    {
      name: 'workingDaysToStart',
      type: 'number',
      of: 'registration',
      read: (scope) => untilStart(scope, workingDaysUntil),
    },
  ]
}

/** `ageOn.<day>`: full years on a stated day. */
export const ageOnDay = (definition: EventDefinition, day: Temporal.PlainDate): Fact => ({
  name: `ageOn.${day}`,
  type: 'number',
  of: 'person',
  read: ofBirth(definition, (birth) => ageOn(birth, day)),
})

const ofPerson =
  (read: (person: PersonDraft, scope: Scope) => Known): ReadFact =>
  (scope) =>
    scope.person === null ? null : read(scope.person, scope)

const ofBirth = (
  definition: EventDefinition,
  read: (birth: Temporal.PlainDate, scope: Scope) => Known,
): ReadFact =>
  ofPerson((_, scope) => {
    const birth = birthInView(scope, definition)
    return birth === null ? missing(birthIsRequired(definition)) : read(birth, scope)
  })

/** An absent value is unknown while it is still required, and definitely absent when it is not. */
const missing = (required: boolean): Known => (required ? undefined : null)

/** The id when the definition has it; an unknown or missing one is undefined while there are several to choose from. */
const oneOf = (known: readonly { id: string }[], id: string | null): Known =>
  known.some((each) => each.id === id) ? id : missing(known.length > 0)
