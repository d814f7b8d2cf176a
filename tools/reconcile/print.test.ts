import { expect, test } from 'vitest'
import { reconciledLines } from './print.ts'

const checked = { events: 1, pools: 2, registrations: 30, payments: 20, asked: 6 }
const host = 'borowska.zapisano.localhost'

test('an account whose books agree is one line', () => {
  expect(reconciledLines({ host, checked, differences: [] })).toEqual([
    'borowska.zapisano.localhost: everything agrees (events 1, pools 2, registrations 30, payments 20, asked 6)',
  ])
})

test('each difference is printed under its rule, with its subject and its rows', () => {
  const nothing = { eventId: null, event: null, registration: null, pool: null, payment: null, rows: [] }
  const differences = [
    {
      ...{ ...nothing, rule: 'a pool counts what is claimed of it', event: 'piesza', pool: 'event' },
      sides: { taken: 4, claimed: 3 },
      rows: [{ holder: 'ZG-4F7K', units: 3 }],
    },
    { ...nothing, rule: 'the gateway answers', sides: { 'not asked about': 14 } },
  ]
  expect(reconciledLines({ host, checked, differences }).slice(1)).toEqual([
    '  broken: a pool counts what is claimed of it',
    '    - event piesza, event: 4 taken, 3 claimed',
    '        holder ZG-4F7K, units 3',
    '  broken: the gateway answers',
    '    - 14 not asked about',
  ])
})
