import { describe, expect, test } from 'vitest'
import { compiled, item, quoteOf } from './quote.fixture.ts'

const insurance = item({
  ...{ id: 'insurance', choose: 'optional', price: 0 },
  share: { percent: 3.5, of: ['fee', 'room'] },
})
const room = item({ id: 'room', choose: 'optional', price: 20000 })
const fee = item({ price: [{ when: { fact: 'age', atMost: 12 }, amount: 50010 }, { amount: 100000 }] })
const early = {
  id: 'early',
  name: 'Wcześnie',
  items: ['fee'],
  effect: { kind: 'percent-off' as const, percent: 10 },
}
const CHILD = { birthDate: '2018-01-01' }
const insured = { choices: { insurance: true, room: true } }

describe('a share of the price of other items', () => {
  const event = compiled({ items: [fee, room, insurance], adjustments: [early] })
  const amountsOf = (...people: Record<string, unknown>[]) =>
    quoteOf(event, people).lines.map(({ item: id, amount, reasons }) => [id, amount, reasons.at(-1)?.code])

  test('is taken of what is left after reductions, to the grosz, for each person separately', () => {
    expect(amountsOf(insured, { ...CHILD, choices: { insurance: true } })).toEqual([
      ['fee', 90000, 'adjusted'],
      ['room', 20000, 'fixed'],
      ['insurance', 3850, 'share'],
      ['fee', 45009, 'adjusted'],
      // 1575.315
      ['insurance', 1575, 'share'],
    ])
    expect(quoteOf(event, [insured]).total).toBe(113850)
  })

  test('is a part of the price for every rule that asks for it', () => {
    const dear = compiled({
      items: [fee, room, insurance],
      requirements: [
        {
          ...{ id: 'dear', of: 'registration', code: 'not_eligible', message: 'Za drogo.' },
          must: { fact: 'price', atMost: 124199 },
        },
      ],
    })
    expect(quoteOf(dear, [insured]).problems.map(({ code }) => code)).toEqual(['not_eligible'])
    expect(quoteOf(dear, [{ choices: { room: true } }]).problems).toEqual([])
  })

  test('of the registration is taken of what all pay, and may be rounded', () => {
    const whole = item({
      ...{ id: 'service', per: 'registration', choose: 'always', price: 500 },
      share: { percent: 1.5, of: ['fee', 'room'], round: { to: 100, direction: 'up' } },
    })
    const { lines } = quoteOf(compiled({ items: [fee, room, whole] }), [insured, CHILD].map(withoutInsurance))
    // 1.5% of 1000 + 200 + 500.10 is 25.5015, and 5 zł on top of it.
    expect(lines.at(-1)).toMatchObject({ item: 'service', amount: 3100, listAmount: 3100 })
  })
})

const withoutInsurance = ({ choices, ...person }: Record<string, unknown>) => ({
  ...person,
  ...(choices === undefined ? {} : { choices: { room: true } }),
})
