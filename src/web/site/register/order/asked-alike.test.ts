import { expect, test } from 'vitest'
import { compiled, item } from '#domain/quote/quote.fixture.ts'
import walk from '../../../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import choir from '../../../../../db/demo/cantabile-warsztaty.json' with { type: 'json' }
import retreat from '../../../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import { askedOfEach, questionsAlike } from './asked-alike.ts'

const { definition } = compiled({
  items: [
    item({ id: 'fee' }),
    item({ id: 'bed', category: 'lodging', choose: 'optional' }),
    item({ id: 'coach', category: 'transport', choose: 'optional' }),
    item({ id: 'lunch', category: 'meal', choose: 'optional' }),
    item({ id: 'shirt', category: 'merchandise', choose: 'optional' }),
    item({ id: 'workshop', category: 'other', choose: 'optional' }),
    item({ id: 'parking', category: 'other', per: 'registration', choose: 'optional' }),
  ],
})

test('a size and a workshop are asked per person; lodging, meals, rides and terms once for all', () => {
  expect(askedOfEach(definition)).toEqual(['shirt', 'workshop'])
})

test.each([
  ['the retreat', retreat, ['diet']],
  ['the walking pilgrimage', walk, ['lodging']],
  ['the choir: how long somebody has sung is their own', choir, []],
])('questions asked once for all: %s', (_, { definition }, expected) => {
  const event = compiled(definition as Parameters<typeof compiled>[0])
  expect(questionsAlike(event.definition)).toEqual(expected)
})
