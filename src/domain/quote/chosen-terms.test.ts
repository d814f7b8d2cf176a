import { expect, test } from 'vitest'
import { chosenTerms } from './chosen-terms.ts'
import { compiled, draft, item } from './quote.fixture.ts'

const TERMS = [
  { id: 'i', name: 'Turnus I', dates: { start: '2026-07-05', end: '2026-07-15' } },
  { id: 'ii', name: 'Turnus II', dates: { start: '2026-08-05' } },
  { id: 'book', name: 'Śpiewnik' },
]
const { definition } = compiled({
  items: [
    item({ id: 'own', choose: 'any', options: TERMS }),
    item({ id: 'all', per: 'registration', choose: 'one', options: TERMS }),
  ],
})
const chosen = (...people: Record<string, unknown>[]) =>
  chosenTerms(definition, draft(people)).map(({ name, start, end }) => `${name} ${start} ${end}`)

test('terms that people choose are told once, in the order of the definition; what has no days is none', () => {
  const both = { choices: { own: ['book', 'ii', 'i'] } }
  expect(chosen(both, { choices: { own: ['ii'] } }, {})).toEqual([
    'Turnus I 2026-07-05 2026-07-15',
    'Turnus II 2026-08-05 null',
  ])
  expect(chosen({ choices: { own: ['book'] } }, {})).toEqual([])
})

test('a term of the whole registration', () => {
  expect(chosenTerms(definition, { ...draft([{}]), choices: { all: 'ii' } })).toEqual([
    { name: 'Turnus II', start: '2026-08-05', end: null },
  ])
})
