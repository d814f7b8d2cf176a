import fc from 'fast-check'
import type { Json } from './arbitraries.ts'

const BIRTH_DATES = ['1950-05-05', '1990-01-01', '2009-08-05', '2009-08-06', '2016-03-03', '2021-12-31']

const person = fc.record({
  birthDate: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...BIRTH_DATES) }, fc.constant(null)),
  type: fc.constantFrom('adult', 'adult', 'child'),
  group: fc.constantFrom('red', 'blue'),
  answers: fc.record({ student: fc.boolean() }),
  choices: fc.record({
    room: fc.oneof({ weight: 14, arbitrary: fc.constantFrom('bath', 'plain') }, fc.constant('')),
    days: fc.oneof(
      { weight: 14, arbitrary: fc.constantFrom(['fri'], ['fri', 'sat'], ['sat', 'sun']) },
      fc.constant(['fri', 'sun']),
    ),
    coach: fc.oneof({ weight: 14, arbitrary: fc.constantFrom('', '', 'near', 'far') }, fc.constant('moon')),
    mug: fc.nat(4),
    gift: fc.constantFrom(0, 500),
  }),
})

/** Drafts for random events (event.ts), made so that most have no problem; none of the people is the registrant. */
export const randomDrafts = (most = 5): fc.Arbitrary<Json> =>
  fc.record({
    people: fc
      .array(person, { minLength: 1, maxLength: most })
      .map((people) =>
        people.map((each, i) => ({ ...each, ref: `p${i}`, firstName: 'Anna', lastName: 'Kowalska' })),
      ),
    registeredBy: fc.constant(null),
    registrantRole: fc.constant('guardian'),
    plan: fc.constantFrom(null, 'whole', 'parts'),
    answers: fc.record({ cars: fc.nat(3) }),
    statements: fc.constantFrom(['s0'], ['s0'], ['s0'], []),
  })
