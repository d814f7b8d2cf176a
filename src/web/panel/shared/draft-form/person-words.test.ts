import { expect, test } from 'vitest'
import { definitionSchema } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import { newDraft } from './draft-editing.ts'
import { personWords } from './person-words.ts'

const item = {
  legalKind: 'participation',
  per: 'person',
  category: 'transport',
  choose: 'optional',
  price: 1,
}
const compiled = compileDefinition(
  expandDefinition(
    definitionSchema.parse({
      ...{ schemaVersion: 3, title: 'Pielgrzymka', kind: 'other' },
      plans: [
        {
          id: 'whole',
          name: 'Całość',
          parts: [{ name: 'Całość', amount: 'rest', due: { on: '2031-05-05' } }],
        },
      ],
      dates: { start: '2031-06-05', end: '2031-06-07' },
      groups: [{ id: 'silver', name: 'Srebrna' }],
      items: [
        { ...item, id: 'back', name: 'Powrót', options: [{ id: 'b', name: 'Borów' }] },
        { ...item, id: 'coach', name: 'Autokar' },
      ],
    }),
  ),
)
const [person] = newDraft({ attendance: 'people' }).people
const today = Temporal.PlainDate.from('2026-11-26')

test('a person is described by age, group and choices', () => {
  if (person === undefined) throw new Error('No person')
  const chosen = { back: 'b', coach: true }
  const words = personWords(
    compiled,
    { ...person, birthDate: '1955-11-27', group: 'silver', choices: chosen },
    today,
  )
  expect(words).toBe('70\u00a0lat, Srebrna, Powrót: Borów, Autokar')
})

test('what is unknown is left out, and so is an option that no longer exists', () => {
  if (person === undefined) throw new Error('No person')
  expect(personWords(compiled, { ...person, choices: { back: 'gone' } }, today)).toBe('')
})
