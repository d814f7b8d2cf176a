import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cheaperOrder, cheaperSecond, explanationsOf } from '#test/support/explanations.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { holdChanged, standing } from './hold.ts'
import { allJobsDone } from './jobs.ts'
import { weaken } from './weaken.ts'

/** 'Wyślij' is clicked twice: both requests arrive before either has written; what each is told, and what goes out. */
async function clickTwice(site: TestSite) {
  const url = site.server.databaseUrl
  const office = explanationsOf(site, (await staffOf(site)).client)
  const made = await register(site, cheaperOrder('ewa'))
  const { mark } = await office.of(made, 'total')
  const key = randomUUID()
  // The mail about the registration has gone: its job would wait too, and be counted.
  await allJobsDone(url)
  await using messages = await holdChanged(url, 'LOCK TABLE message IN SHARE MODE')
  const clicks = [office.send(made, 'total', { key, mark }), office.send(made, 'total', { key, mark })]
  await standing(url, 2)
  await messages.letGo()
  const statuses = (await Promise.all(clicks)).map(({ status }) => status).sort()
  const rows = await asOwner(url, "SELECT 1 FROM message WHERE kind = 'explanation'")
  return { statuses, letters: rows.length }
}

test('two clicks send one letter, and both are told that it is on its way', async () => {
  await using site = await startTestSite({ definition: cheaperSecond() })
  expect(await clickTwice(site)).toEqual({ statuses: [201, 201], letters: 1 })
})

test('without the lock of the registration and the index of keys two letters would go out', async () => {
  await using site = await startTestSite({ definition: cheaperSecond() })
  const url = site.server.databaseUrl
  await weaken(url, 'lock_registration', / FOR NO KEY UPDATE/)
  await asOwner(url, 'DROP INDEX message_by_key')
  expect(await clickTwice(site)).toEqual({ statuses: [201, 201], letters: 2 })
})
