import { expect, test } from 'vitest'
import { childOrder, dayCamp, documentsOf, withdrawConsent } from '#test/support/documents.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { holdRegistrations, standing } from './hold.ts'
import { weaken } from './weaken.ts'

/** Two of the staff decide about one document at the same moment; the answer to each, and the final state. */
async function bothDecide(site: TestSite) {
  const url = site.server.databaseUrl
  const office = documentsOf(site, (await staffOf(site)).client)
  const made = await register(site, await childOrder(site, 'Wójcik'))
  const files = (await office.queue()).documents.flatMap((each) => each.files.map(({ id }) => id))
  await using registration = await holdRegistrations(url, made.id)
  const decisions = [
    office.decide(made.id, { files }),
    office.decide(made.id, { files, state: 'rejected', reason: 'Brak podpisu' }),
  ]
  await standing(url, 2)
  await registration.letGo()
  const statuses = (await Promise.all(decisions)).map(({ status }) => status).sort()
  const rows = await asOwner(url, 'SELECT state FROM document_decision')
  return { statuses, rows: rows.length }
}

test('two who decide at once: one decision stands, and the other member is told', async () => {
  await using site = await startTestSite({ definition: dayCamp() })
  expect(await bothDecide(site)).toEqual({ statuses: [204, 409], rows: 1 })
})

test('without the locks of a registration both decisions would be written', async () => {
  await using site = await startTestSite({ definition: dayCamp() })
  await weaken(site.server.databaseUrl, 'lock_registration', / FOR NO KEY UPDATE/)
  await weaken(site.server.databaseUrl, 'lock_tickets', /\s+ORDER BY[^;]*FOR UPDATE[^;\n]*/)
  expect(await bothDecide(site)).toEqual({ statuses: [204, 204], rows: 2 })
})

/** A parent withdraws a consent, and before that is written the office checks it; the answer to each, and the final state. */
async function checkedWhileWithdrawn(site: TestSite) {
  const url = site.server.databaseUrl
  const office = documentsOf(site, (await staffOf(site)).client)
  const made = await register(site, await childOrder(site, 'Krupa'))
  const files = (await office.queue()).documents.flatMap((each) => each.files.map(({ id }) => id))
  await using registration = await holdRegistrations(url, made.id)
  const withdrawal = withdrawConsent(site, made)
  await standing(url, 1)
  const decision = office.decide(made.id, { files })
  await standing(url, 2)
  await registration.letGo()
  const answers = { parent: (await withdrawal).status, office: (await decision).status }
  const [document] = (await look(site, made)).documents
  return { ...answers, state: document?.state }
}

test('a consent that is withdrawn while the office checks it is withdrawn, and the office is refused', async () => {
  await using site = await startTestSite({ definition: dayCamp() })
  expect(await checkedWhileWithdrawn(site)).toEqual({ parent: 200, office: 409, state: 'withdrawn' })
})

test('without the locks of a registration a withdrawn consent could stand as checked', async () => {
  await using site = await startTestSite({ definition: dayCamp() })
  await weaken(site.server.databaseUrl, 'lock_registration', / FOR NO KEY UPDATE/)
  await weaken(site.server.databaseUrl, 'lock_tickets', /\s+ORDER BY[^;]*FOR UPDATE[^;\n]*/)
  expect(await checkedWhileWithdrawn(site)).toMatchObject({ parent: 200, office: 204, state: 'checked' })
})
