import { expect, test } from 'vitest'
import { chaos } from '../../tools/chaos/chaos.ts'

/** `npm run chaos` in small, so that the harness itself keeps working and keeps finding faults. */
const SMALL = { people: 300, kills: 4 }
const TIMEOUT = 300_000

const NOTHING = {
  oversold: [],
  'acknowledged and lost': [],
  'sold and never acknowledged': [],
  doubled: [],
  'refused though free': [],
  'otherwise wrong': [],
}

test('after two kills each of server and database, answers and stored rows agree', {
  timeout: TIMEOUT,
}, async () => {
  expect(await chaos({ ...SMALL, synchronousCommit: 'on' })).toEqual({
    places: 150,
    // Every fifth person has two answers, and they are the same.
    created: expect.any(Number),
    refused: expect.any(Number),
    killed: { server: 2, database: 2 },
    seconds: expect.any(Number),
    faults: NOTHING,
  })
})

test('without waiting for the disk, the harness finds registrations that were acknowledged and lost', {
  timeout: TIMEOUT,
}, async () => {
  const { faults } = await chaos({ ...SMALL, synchronousCommit: 'off' })
  expect(faults['acknowledged and lost']).not.toEqual([])
  expect(faults['acknowledged and lost'][0]).toMatch(/^an acknowledged registration exists: /)
})
