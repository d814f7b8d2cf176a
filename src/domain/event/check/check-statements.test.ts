import { expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'

test('a statement that is asked once asks only facts of the registration', () => {
  const statement = (fact: string, once: boolean) =>
    problemsOf({
      statements: [
        { id: 's', version: 1, text: 'Standardy.', required: true, when: { fact, atMost: 17 }, once },
      ],
    })
  expect(statement('age', true)).toEqual([
    'statements.0.when: „wiek w dniu wydarzenia” dotyczy osoby, a ta zasada całego zgłoszenia.',
  ])
  expect(statement('age', false)).toEqual([])
  expect(statement('minors', true)).toEqual([])
})

test('a statement without a condition is asked once anyway', () => {
  const statement = (part: Record<string, unknown>) =>
    warningsIn({ statements: [{ id: 's', version: 1, text: 'Zasady.', required: true, ...part }] })
  expect(statement({ once: true })).toEqual([
    'statements.0.once: To niczego nie zmienia: oświadczenie bez warunku i tak przyjmuje się raz.',
  ])
  expect(statement({})).toEqual([])
  expect(statement({ once: true, when: { fact: 'people', atLeast: 2 } })).toEqual([])
})
