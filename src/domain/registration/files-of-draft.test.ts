import { expect, test } from 'vitest'
import { personDraftSchema, registrationDraftSchema } from './draft.ts'
import { filesOfDraft, withFiles } from './files-of-draft.ts'

const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1, type: 'application/pdf' })
const person = (ref: string, answers: object) =>
  personDraftSchema.parse({ ref, firstName: ref, lastName: 'Lis', birthDate: null, answers })
const draft = registrationDraftSchema.parse({
  people: [
    person('a', { paper: [file('1'), file('2')], duty: ['kitchen'], city: 'Borów' }),
    person('b', { address: { street: 'Polna 5', postcode: '30-001', town: 'Borów' }, paper: null }),
  ],
  registeredBy: 'a',
  answers: { photo: [file('3')] },
})

test('files are found in every answer, with whose it is; ids of options and addresses are none', () => {
  expect(filesOfDraft(draft)).toEqual([
    { id: '3', person: null, question: 'photo' },
    { id: '1', person: 'a', question: 'paper' },
    { id: '2', person: 'a', question: 'paper' },
  ])
})

test('references are replaced in their places, and everything else stays', () => {
  expect(withFiles(draft, (_, sent) => sent)).toEqual(draft)
  const renamed = withFiles(draft, ({ person: of, question }, sent) => ({
    ...sent,
    name: `${of} ${question}`,
  }))
  expect(renamed.people[0]?.answers).toEqual({
    paper: [
      { ...file('1'), name: 'a paper' },
      { ...file('2'), name: 'a paper' },
    ],
    ...{ duty: ['kitchen'], city: 'Borów' },
  })
  expect(renamed.answers).toEqual({ photo: [{ ...file('3'), name: 'null photo' }] })
})
