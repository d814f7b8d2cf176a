import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { registrationDraftSchema } from '#domain/registration/draft.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { openDraft, sealDraft } from './sealed-draft.ts'

const question = { of: 'person' as const, required: false, options: [] }
const definition = {
  questions: [
    { ...question, id: 'pesel', type: 'pesel' as const, label: 'PESEL' },
    { ...question, id: 'diet', type: 'text' as const, label: 'Dieta' },
  ],
}
const draft = registrationDraftSchema.parse({
  people: [
    {
      ...{ ref: 'ewa', firstName: 'Ewa', lastName: 'Mazur', birthDate: null },
      answers: { pesel: '44051401359', diet: 'bez mięsa' },
    },
  ],
  registeredBy: 'ewa',
})
const keeper = { secrets: createSecrets('key'), account: randomUUID() }
const holder = randomUUID()

test('a draft sealed for one registration opens for no other, nor in another account', () => {
  const sealed = sealDraft(keeper, { holder, definition, draft })
  expect(JSON.stringify(sealed)).not.toContain('44051401359')
  expect(sealed.people[0]?.answers.diet).toBe('bez mięsa')
  expect(openDraft(keeper, { holder, definition, draft: sealed })).toEqual(draft)
  const strange = { holder: randomUUID(), definition, draft: sealed }
  expect(() => openDraft(keeper, strange)).toThrow()
  const elsewhere = { ...keeper, account: randomUUID() }
  expect(() => openDraft(elsewhere, { holder, definition, draft: sealed })).toThrow()
})
