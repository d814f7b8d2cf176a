import { expect, test } from 'vitest'
import { bestOfSentences } from './adjustments.ts'
import { everything } from './everything.fixture.ts'

test('of which reductions only the best one counts is said once for each choice', () => {
  expect(bestOfSentences(everything)).toEqual([
    'Z\u00a0kilku liczy się jedna, najkorzystniejsza: „Niżej” i „Mniej”, osobno u\u00a0każdej osoby.',
  ])
  expect(bestOfSentences({ ...everything, adjustments: [] })).toEqual([])
})
