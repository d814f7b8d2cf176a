import { expect, test } from 'vitest'
import { definitionOf } from '../event/definition/definition.fixture.ts'
import { isPublicReduction } from './is-public-reduction.ts'

const definition = definitionOf({
  schemaVersion: 3,
  title: 'Rajd',
  kind: 'other',
  dates: { start: '2027-08-05', end: '2027-08-06' },
  facts: [
    {
      ...{ id: 'step', name: 'Etap' },
      kind: 'class',
      of: 'registration',
      values: [{ id: 'early', name: 'wcześnie', when: { fact: 'day', atMost: '2027-05-31' } }],
    },
    {
      ...{ id: 'young', name: 'Młodzi' },
      kind: 'class',
      values: [{ id: 'yes', name: 'młodzi', when: { fact: 'age', atMost: 25 } }],
    },
  ],
  items: [
    { id: 'fee', name: 'Udział', category: 'participation', per: 'person', choose: 'always', price: 10000 },
  ],
})
const early = { fact: 'day', atMost: '2027-05-31' }
const rank = { order: 'typed', of: 'person', from: 3 } as const

test.each([
  ['until a day', { when: early }, true],
  ['until a day, for children', { when: { all: [early, { fact: 'age', atMost: 12 }] } }, true],
  ['by a step of time of its own', { when: { fact: 'own.step', is: 'early' } }, true],
  ['by the day of payment', { when: { fact: 'paymentDay', atMost: '2027-05-31' } }, true],
  ['for everybody', {}, true],
  ['for the first week, whoever chooses it', { when: { fact: 'option', is: 'i' } }, true],
  [
    'for holders of a card in the first week',
    {
      when: {
        all: [
          { fact: 'answer.card', is: true },
          { fact: 'option', is: 'i' },
        ],
      },
    },
    false,
  ],
  ['for the young', { when: { fact: 'own.young', is: 'yes' } }, false],
  ['for a code', { when: { fact: 'code', is: 'RODZINA' } }, false],
  ['an answer that is called day', { when: { fact: 'answer.stay', is: 'day' } }, false],
  ['for the third child, also until a day', { when: early, rank }, false],
])('%s', (_, rule, is) => expect(isPublicReduction(rule, definition)).toBe(is))
