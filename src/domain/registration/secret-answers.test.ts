import { expect, test } from 'vitest'
import { registrationDraftSchema } from './draft.ts'
import { HIDDEN, hideSecrets, keepHidden, turnSecrets } from './secret-answers.ts'

const question = { of: 'person' as const, required: false, options: [] }
const definition = {
  questions: [
    { ...question, id: 'pesel', type: 'pesel' as const, label: 'PESEL' },
    { ...question, id: 'diet', type: 'text' as const, label: 'Dieta' },
    {
      ...question,
      of: 'registration' as const,
      id: 'payer',
      type: 'pesel' as const,
      label: 'PESEL płatnika',
    },
  ],
}
const person = { firstName: 'Ewa', lastName: 'Mazur', birthDate: null }
const draft = registrationDraftSchema.parse({
  people: [
    { ...person, ref: 'ewa', answers: { pesel: '44051401359', diet: 'bez mięsa' } },
    { ...person, ref: 'jan', answers: { pesel: '', diet: '' } },
  ],
  registeredBy: null,
  answers: { payer: '02070803628' },
})

test('only given answers to secret questions are replaced, of people and of the whole registration', () => {
  const turned = turnSecrets(definition, draft, (answer) => `<${answer}>`)
  expect(turned.people.map(({ answers }) => answers)).toEqual([
    { pesel: '<44051401359>', diet: 'bez mięsa' },
    { pesel: '', diet: '' },
  ])
  expect(turned.answers).toEqual({ payer: '<02070803628>' })
})

test('a shown draft reveals nothing of a PESEL, not even a digit', () => {
  const shown = hideSecrets(definition, draft)
  expect(shown.people[0]?.answers).toEqual({ pesel: '•••••••••••', diet: 'bez mięsa' })
  expect(JSON.stringify(shown)).not.toMatch(/[0-9]/)
})

test('a hidden value that comes back keeps its content; a retyped value counts', () => {
  const shown = hideSecrets(definition, draft)
  expect(keepHidden(shown, draft)).toEqual(draft)
  const [ewa, ...rest] = shown.people
  const typed = {
    ...shown,
    people: [{ ...ewa, ...person, ref: 'ewa', answers: { pesel: '92051401354' } }, ...rest],
  }
  expect(keepHidden(registrationDraftSchema.parse(typed), draft).people[0]?.answers).toEqual({
    pesel: '92051401354',
  })
})

test('a person who was not there before has nothing to keep: the dots stay and are not a PESEL', () => {
  const stranger = registrationDraftSchema.parse({
    people: [{ ...person, ref: 'iga', answers: { pesel: HIDDEN } }],
    registeredBy: null,
  })
  expect(keepHidden(stranger, draft)).toEqual(stranger)
})
