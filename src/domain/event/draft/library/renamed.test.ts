import { expect, test } from 'vitest'
import type { Condition } from '../../definition/condition.ts'
import { inWordsOfHere, type Renaming } from './renamed.ts'

const RENAMING: Renaming = new Map([['diet', { id: 'food', options: new Map([['none', 'usual']]) }]])
const DIET: Condition = { fact: 'answer.diet', is: 'none' }
const UNKNOWN: Condition = { fact: 'answer.shirt', is: 'L' }

test.each<[string, Condition, Condition | null]>([
  ['of a question that is asked here', DIET, { fact: 'answer.food', is: 'usual' }],
  ['of anything but questions', { fact: 'age', atMost: 9 }, { fact: 'age', atMost: 9 }],
  ['of a question that is not asked here', UNKNOWN, null],
  ['of an answer that is not offered here', { fact: 'answer.diet', is: 'vegan' }, null],
  [
    'all of which are known',
    { all: [DIET, DIET] },
    {
      all: [
        { fact: 'answer.food', is: 'usual' },
        { fact: 'answer.food', is: 'usual' },
      ],
    },
  ],
  ['one of which is unknown', { all: [DIET, UNKNOWN] }, null],
  ['any of which is unknown', { any: [UNKNOWN, DIET] }, null],
  ['that denies a known one', { not: DIET }, { not: { fact: 'answer.food', is: 'usual' } }],
  ['that denies an unknown one', { not: UNKNOWN }, null],
])('a condition %s is said in the words of here, or not at all', (_, condition, here) => {
  expect(inWordsOfHere(condition, RENAMING)).toEqual(here)
})
