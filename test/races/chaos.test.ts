import { expect, test } from 'vitest'
import { chaos } from '../../scripts/chaos/chaos.ts'

/** `npm run chaos` in small, so that the harness itself keeps working and keeps seeing. */
const SMALL = { people: 300, kills: 4 }
const TIMEOUT = 300_000

const NOTHING = {
  oversold: [],
  'acknowledged and lost': [],
  'sold and never told': [],
  doubled: [],
  'refused though free': [],
  'otherwise wrong': [],
}

test('server and database are killed twice each: what was said and what is there agree', {
  timeout: TIMEOUT,
}, async () => {
  expect(await chaos({ ...SMALL, synchronousCommit: 'on' })).toEqual({
    places: 150,
    // Every fifth has two answers, and they are the same.
    created: expect.any(Number),
    refused: expect.any(Number),
    killed: { server: 2, database: 2 },
    seconds: expect.any(Number),
    faults: NOTHING,
  })
})

test('it is not blind: when nobody waits for the disk, it finds what was told and lost', {
  timeout: TIMEOUT,
}, async () => {
  const { faults } = await chaos({ ...SMALL, synchronousCommit: 'off' })
  expect(faults['acknowledged and lost']).not.toEqual([])
  expect(faults['acknowledged and lost'][0]).toMatch(/^what was told is there: /)
})
