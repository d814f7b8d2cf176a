import { expect, test } from 'vitest'
import { careOf, soonInGroups } from '#test/support/care.ts'
import { signIn } from '#test/support/client.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { holdChanged, standing } from './hold.ts'
import { weaken } from './weaken.ts'

/** Somebody is assigned while a required check of theirs is being withdrawn: the answer, and how the assignment stands. */
async function assignBesideWithdrawal(site: TestSite) {
  const url = site.server.databaseUrl
  const care = careOf(site, await signIn(site.server.port, 'danuta-wrona'))
  const id = await care.add('Wilga')
  await care.clear(id)
  // The withdrawal has locked the person and deleted the check, and is not committed yet.
  await using withdrawal = await holdChanged(
    url,
    `SELECT FROM staff_person WHERE staff_person_id = '${id}' FOR UPDATE;
     DELETE FROM staff_check WHERE staff_person_id = '${id}' AND kind = 'criminal_record'`,
  )
  const assigned = care.assign(id, 'bobry')
  await standing(url, 1)
  await withdrawal.letGo()
  const { status } = await assigned
  const carers = (await care.staff()).groups.flatMap((group) => group.carers)
  return { status, carers: carers.map(({ standing: stands }) => stands) }
}

test('who is assigned while a required check is withdrawn is refused', async () => {
  await using site = await startTestSite({ definition: soonInGroups() })
  expect(await assignBesideWithdrawal(site)).toEqual({ status: 409, carers: [] })
})

test('without the lock of a person they would be assigned by the check that is gone', async () => {
  await using site = await startTestSite({ definition: soonInGroups() })
  await weaken(site.server.databaseUrl, 'lock_staff_person', / FOR UPDATE/)
  expect(await assignBesideWithdrawal(site)).toEqual({ status: 204, carers: ['blocked'] })
})
