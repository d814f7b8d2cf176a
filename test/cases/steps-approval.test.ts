import { describe, expect, test } from 'vitest'
import { clock, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'

const differencesOf = onRealDatabase()

describe('approval', () => {
  const approvals = [{ id: 'all', name: 'Kadra', when: { fact: 'isRegistrant', is: true }, payment: 'after' }]
  const asked = { definition: { ...definition, approvals } }
  const decide = (what: string, at: string, expect: object) => ({ at, do: what, expect })

  test('is given, and then it is paid', async () => {
    const then = [
      decide('approve', '2024-05-02T09:00:00', { state: 'awaits payment', to_pay: 20000 }),
      pay('2024-05-03T09:00:00', 20000, { state: 'confirmed' }),
      decide('refuse', '2024-05-03T10:00:00', { result: 'rejected', problems: ['not_changeable'] }),
    ]
    expect(await differencesOf(sample(['ola'], then), asked)).toEqual([])
  })

  test('is refused: three days are left to change it, then it ends', async () => {
    const then = [
      decide('refuse', '2024-05-02T09:00:00', { state: 'awaits approval' }),
      clock('2024-05-05T09:00:00', { state: 'awaits approval' }),
      clock('2024-05-05T09:00:01', { state: 'cancelled', released: { boats: 1 } }),
    ]
    expect(await differencesOf(sample(['ola'], then), asked)).toEqual([])
  })
})
