import { expect, test } from 'vitest'
import walk from '../../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import choir from '../../../../db/demo/cantabile-warsztaty.json' with { type: 'json' }
import retreat from '../../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import conference from '../../../../db/demo/pamiec-konferencja.json' with { type: 'json' }
import pottery from '../../../../db/demo/podlipa-ceramika.json' with { type: 'json' }
import run from '../../../../db/demo/trzymosty-bieg.json' with { type: 'json' }
import { compiled } from '../../quote/quote.fixture.ts'
import { expectsChildren } from './expects-children.ts'

const expects = (part: unknown) =>
  expectsChildren(compiled(part as Parameters<typeof compiled>[0]).definition)

test.each([
  ['a walking pilgrimage', walk, true],
  ['a retreat', retreat, true],
  ['a run with an age for each distance', run, true],
  ['a pottery with a price for children', pottery, true],
  ['a choir whose singers under 18 are registered by a guardian', choir, true],
  ['a conference that asks nobody for an age', conference, false],
])('%s: %s', (_, { definition }, expected) => {
  expect(expects(definition)).toBe(expected)
})

test('adults alone, and counted heads, are not families', () => {
  expect(expects({ kind: 'retreat', ages: { from: 18 } })).toBe(false)
  expect(expects({ kind: 'pilgrimage', ask: { birthDate: 'no', sex: 'no' } })).toBe(false)
  const heads = { category: 'participation', legalKind: 'participation', per: 'registration' }
  const items = [{ id: 'heads', name: 'Bilet', choose: 'quantity', ...heads }]
  const ask = { birthDate: 'no', sex: 'no' }
  expect(expects({ kind: 'camp', attendance: 'headcount', ask, items })).toBe(false)
})

test('an event of another kind expects children only by a rule; a rule for people of 65 is not one', () => {
  const price = (atLeast: number) => ({
    items: [
      {
        ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
        ...{ per: 'person', choose: 'always' },
        price: [{ when: { fact: 'age', atLeast }, amount: 100 }, { amount: 200 }],
      },
    ],
  })
  expect(expects({})).toBe(false)
  expect(expects(price(18))).toBe(true)
  expect(expects(price(65))).toBe(false)
})
