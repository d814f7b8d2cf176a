import { describe, expect, test } from 'vitest'
import { compileDefinition } from '../quote/compile.ts'
import { compiled, item, quoteOf, told } from '../quote/quote.fixture.ts'
import { publicView } from './public-view.ts'

const secret = { fact: 'code', is: 'Kostka' }
const { definition } = compiled({
  windows: [{ closes: '2026-06-01T00:00:00' }, { name: 'Dla zaproszonych', when: secret }],
  types: [{ id: 'guest', name: 'Gość', when: { not: secret } }],
  groups: [{ id: 'red', name: 'Czerwona', claims: [{ pool: 'seats', when: secret }, { pool: 'seats' }] }],
  questions: [{ id: 'q', of: 'person', type: 'text', label: 'Od kogo zaproszenie', when: secret }],
  items: [
    item({ price: [{ when: secret, amount: 5000 }, { amount: 10000 }] }),
    item({ id: 'gift', choose: 'optional', when: secret }),
    item({
      id: 'coach',
      choose: 'optional',
      options: [
        { id: 'far', name: 'Daleko', price: [{ when: { all: [secret] }, amount: 0 }, { amount: 6000 }] },
      ],
    }),
  ],
  adjustments: [
    { id: 'half', name: 'Kod', items: ['fee'], when: { any: [secret] }, effect: { percentOff: 50 } },
  ],
  pools: [{ id: 'seats', name: 'Miejsca', capacity: 9, refusal: 'event_full' }],
  requirements: [
    {
      id: 'password',
      of: 'registration',
      must: secret,
      code: 'invite_only',
      where: 'code',
      message: 'Hasło.',
    },
  ],
  statements: [{ id: 's', version: 1, text: 'Zaproszenie.', required: true, when: secret }],
  plans: [
    {
      id: 'whole',
      name: 'Płatność',
      parts: [
        { name: 'Zaliczka', when: secret, amount: { fixed: 1000 }, due: { on: '2026-07-01' } },
        {
          name: 'Rata',
          amount: { perPerson: [{ when: secret, amount: 1 }, { amount: 2 }] },
          due: { on: '2026-07-02' },
        },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ],
    },
  ],
  claims: [{ pool: 'seats', when: secret }],
})

describe('what the browser may see', () => {
  const view = publicView(definition)

  test('holds no password, wherever a rule names one', () => {
    expect(JSON.stringify(definition).match(/Kostka/g)).toHaveLength(13)
    expect(JSON.stringify(view)).not.toContain('Kostka')
  })

  test('says that there is a field for it', () => {
    expect(view.asksCode).toBe(true)
    expect(publicView(compiled({ items: [item()] }).definition).asksCode).toBe(false)
  })

  test('quotes without it: nothing more is refused, the full price stands', () => {
    const result = quoteOf(compileDefinition(view), [
      { type: 'guest', group: 'red', choices: { coach: 'far' } },
    ])
    expect(told(result)).toEqual([])
    expect(result.total).toBe(16000)
  })
})

test('an event without codes is seen whole', () => {
  const { definition: open } = compiled({ items: [item({ price: 100 })], groups: [{ id: 'a', name: 'A' }] })
  expect(publicView(open)).toEqual({ ...open, asksCode: false })
})
