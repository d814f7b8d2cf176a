import { afterAll, beforeAll, expect, test } from 'vitest'
import { deletePanelFile, getFile } from '#contract/files.ts'
import { problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { askingFor, newDraft, pdf, upload, uploadInto } from '#test/support/files.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The whole product with a store that speaks S3 in the place of the folder. */

let store: Awaited<ReturnType<typeof startS3Server>>
let site: TestSite

beforeAll(async () => {
  store = await startS3Server()
  site = await startTestSite({
    definition: askingFor(await kielceDefinition()),
    settings: { fileStorage: store.settings },
  })
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await store?.[Symbol.asyncDispose]()
})

test('a file is uploaded to the store, downloaded from it and removed from it', async () => {
  const { id: registrationId, token } = await register(site)
  const of = { slug: site.slug, content: pdf('stored'), registrationId }
  const fileId = await uploadInto(site.server.databaseUrl, site.visitor, of)
  expect([...store.objects.values()].map((content) => content.equals(pdf('stored')))).toEqual([true])
  const answer = await site.visitor.ask(getFile, { params: { token, fileId } })
  expect(answer.bytes.equals(pdf('stored'))).toBe(true)
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId, fileId }
  await staff.ask(deletePanelFile, { params })
  await runJobs(site.server.databaseUrl, 'delete-stored-file')
  expect(store.objects.size).toBe(0)
})

test('while the store is down an upload is refused for a moment and leaves nothing; a download too', async () => {
  const { id: registrationId, token } = await register(site)
  const fileId = await uploadInto(site.server.databaseUrl, site.visitor, { slug: site.slug, registrationId })
  const rows = () => asOwner(site.server.databaseUrl, 'SELECT file_id FROM file')
  const before = await rows()
  store.next.push(503)
  problemOf('busy', await upload(site.visitor, { slug: site.slug, draft: newDraft() }))
  expect(await rows()).toEqual(before)
  // The job that removes what may have been stored asks the store too.
  await runJobs(site.server.databaseUrl, 'delete-stored-file')
  store.next.push(500)
  problemOf('busy', await site.visitor.ask(getFile, { params: { token, fileId } }))
  expect((await site.visitor.ask(getFile, { params: { token, fileId } })).status).toBe(200)
})

test('bytes that could not be deleted are deleted later', async () => {
  const { id: registrationId } = await register(site)
  await uploadInto(site.server.databaseUrl, site.visitor, { slug: site.slug, registrationId })
  const size = store.objects.size
  store.next.push(503)
  await asOwner(site.server.databaseUrl, 'DELETE FROM file WHERE registration_id = $1', [registrationId])
  await expect.poll(() => store.objects.size, { timeout: 20_000 }).toBe(size - 1)
})
