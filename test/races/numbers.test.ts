import { expect, test } from 'vitest'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite } from '#test/support/site.ts'
import { hold, standing } from './hold.ts'
import { weaken } from './weaken.ts'

/** As many registrations as a worker numbers at once. */
const AT_ONCE = 4

const definition = {
  ...outing({ fee: 0, event: 50 }),
  numbers: [{ id: 'start', name: 'Numer', pattern: '{n}' }],
}

/** Registrations that are given their numbers at the same moment; returns the numbers, in order. */
async function numbersGivenAtOnce(weakened?: (url: string) => Promise<void>): Promise<number[]> {
  await using site = await startTestSite({ definition })
  const { databaseUrl: url } = site.server
  const free = { ...orderOf('ewa', 'jan'), expectedTotal: 0 }
  await register(site, free)
  await runJobs(url, 'send-tickets')
  await weakened?.(url)
  await using counter = await hold(url, 'SELECT FROM number_counter')
  for (let made = 0; made < AT_ONCE; made += 1) await register(site, free)
  await standing(url, AT_ONCE, '%take_numbers%')
  await counter.letGo()
  await runJobs(url, 'send-tickets')
  const rows = await asOwner<{ n: number }>(url, "SELECT (numbers->>'start')::integer AS n FROM participant")
  return rows.map(({ n }) => n).sort((one, other) => one - other)
}

test('numbers that are given at once differ and leave no gap', async () => {
  expect(await numbersGivenAtOnce()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a missing guard is detected: the lock of the counter (take_numbers)', async () => {
  const numbers = await numbersGivenAtOnce((url) => weaken(url, 'take_numbers', /FOR UPDATE/))
  expect(new Set(numbers).size).toBeLessThan(numbers.length)
})
