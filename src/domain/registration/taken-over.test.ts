import { expect, test } from 'vitest'
import { registrationDraftSchema } from './draft.ts'
import { hideTakenOver, keepTakenOver } from './taken-over.ts'

const person = (ref: string, more = {}) => ({
  ...{ ref, firstName: ref, lastName: 'Mazur', birthDate: '1990-01-01', sex: 'FEMALE' as const },
  ...{ answers: { diet: 'bez orzechów' }, choices: { coach: true }, ...more },
})
const draft = (...refs: readonly string[]) =>
  registrationDraftSchema.parse({
    people: refs.map((ref) => person(ref)),
    registeredBy: 'ewa',
    carers: { ola: 'ewa', jan: 'ewa' },
  })
const NAME = { firstName: 'Nowa', lastName: 'osoba' }

test('only the choices of the place are visible of a person who has taken it over', () => {
  const { people } = hideTakenOver(draft('ewa', 'ola'), ['ola'], NAME)
  expect(people[0]).toEqual(draft('ewa').people[0])
  expect(people[1]).toEqual({
    ...{ ref: 'ola', ...NAME, birthDate: null, sex: null, type: null, group: null },
    ...{ answers: {}, choices: { coach: true } },
  })
})

test('a person who has taken a place over stays as agreed, whether changed, left out or sent back hidden', () => {
  const agreed = draft('ewa', 'ola', 'jan')
  const ola = agreed.people[1]
  const sent = [draft('ewa', 'jan'), hideTakenOver(agreed, ['ola'], NAME)]
  for (const back of sent)
    expect(keepTakenOver(back, agreed, ['ola']).people.find(({ ref }) => ref === 'ola')).toEqual(ola)
  const alone = keepTakenOver({ ...draft('ewa'), carers: { ola: 'jan', jan: 'jan' } }, agreed, ['ola'])
  expect(alone.carers).toEqual({ ola: 'ewa', jan: 'jan' })
})
