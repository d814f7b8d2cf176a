import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const parts = ['a', 'b'].map((id) => ({ id, name: id }))
const questions = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: `q${index}`, of: 'person', type: 'text', label: 'Pytanie', required: false, options: [] },
})).map((question) => ({ ...question, of: 'person' as const, type: 'text' as const }))

test('a problem is shown at its question or its section, each sentence once', () => {
  const { ofQuestion, ofSection, ofAll } = problemsOf({ questions, sections: parts }, [
    { path: 'questions.1', message: 'Dodaj odpowiedzi.' },
    { path: 'questions.1.when', message: 'Za wcześnie.' },
    { path: 'questions.1.when', message: 'Za wcześnie.' },
    { path: 'questions.11.when', message: 'Nie ma pytania.' },
    { path: 'sections.1.when', message: 'Nie ma pozycji.' },
    { path: 'items.1', message: 'Nie tutaj.' },
    { path: 'ask.birthDate', message: 'Data urodzenia musi być wymagana.' },
  ])
  expect(ofQuestion('q1')).toEqual(['Dodaj odpowiedzi.', 'Za wcześnie.'])
  expect(ofQuestion('q11')).toEqual(['Nie ma pytania.'])
  expect(ofSection('b')).toEqual(['Nie ma pozycji.'])
  expect(ofAll).toEqual(['Data urodzenia musi być wymagana.'])
  expect([...ofQuestion('q2'), ...ofSection('a'), ...ofQuestion('unknown')]).toEqual([])
})
