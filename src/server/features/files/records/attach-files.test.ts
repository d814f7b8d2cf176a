import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFile, uploadFile } from '#contract/files.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { askingFor, newDraft, pdf, upload } from '#test/support/files.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { attachFiles } from './attach-files.ts'
import { listReadableFiles } from './list-readable-files.ts'

let site: TestSite
let db: Database
let made: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: askingFor(await kielceDefinition()) })
  db = openDatabase(site.server.databaseUrl)
  made = await register(site)
})
afterAll(async () => {
  await db?.close()
  await site?.[Symbol.asyncDispose]()
})

async function bring(
  draft: string,
  text: string = crypto.randomUUID(),
  visitor = site.visitor,
  slug = site.slug,
) {
  return outputOf(
    uploadFile,
    await upload(visitor, { slug, draft, name: `${text.slice(0, 5)}.pdf`, content: pdf(text) }),
  )
}

interface Wanted {
  readonly draft?: string | null
  readonly registration?: string
  readonly event?: string
  readonly keptUntil?: Temporal.Instant
}

/** Attaches them as the answers of one person to one question. */
const attach = (ids: readonly string[], { draft = null, ...wanted }: Wanted = {}) =>
  db.tenant(site.account, (tx) =>
    attachFiles(tx, site, {
      ...{ eventId: wanted.event ?? site.event, registrationId: wanted.registration ?? made.id, draft },
      files: ids.map((id) => ({ id, person: 'a', question: 'paper' })),
      keptUntil: wanted.keptUntil ?? null,
    }),
  )

const codeOf = (attached: Promise<unknown>) =>
  attached.then(
    () => 'attached',
    (error) => (error instanceof Refusal ? error.code : error),
  )

const filesOf = async (registrationId: string) =>
  (
    await db.tenant(site.account, (tx) => listReadableFiles(tx, { registrationId, seenBy: 'registrant' }))
  ).map(({ id }) => id)

test('files become part of the registration: typed by their content, readable by the link, kept as long as said', async () => {
  const { id: registration, token } = await register(site)
  const draft = newDraft()
  const [first, second] = [await bring(draft), await bring(draft)]
  const keptUntil = Temporal.Instant.from('2031-09-01T00:00:00Z')
  const attached = await attach([first.id, second.id], { draft, registration, keptUntil })
  expect([...attached.values()]).toEqual([first, second])
  const rows = await asOwner(
    site.server.databaseUrl,
    `SELECT state, person, question, kept_until = '2031-09-01T00:00:00Z' AS kept FROM file WHERE registration_id = $1`,
    [registration],
  )
  const row = { state: 'attached', person: 'a', question: 'paper', kept: true }
  expect(rows).toEqual([row, row])
  expect(await filesOf(registration)).toEqual([first.id, second.id])
  expect((await site.visitor.ask(getFile, { params: { token, fileId: first.id } })).status).toBe(200)
})

test('the answers of a change name what stays and what is new; what they no longer name is removed', async () => {
  const { id: registration, token } = await register(site)
  const [draft, later] = [newDraft(), newDraft()]
  const [stays, leaves] = [await bring(draft), await bring(draft)]
  await attach([stays.id, leaves.id], { draft, registration })
  const comes = await bring(later)
  await attach([stays.id, comes.id], { draft: later, registration })
  expect(await filesOf(registration)).toEqual([stays.id, comes.id])
  await runJobs(site.server.databaseUrl, 'delete-stored-file')
  problemOf('not_found', await site.visitor.ask(getFile, { params: { token, fileId: leaves.id } }))
  // Without a form of its own: the same answers again.
  expect(await codeOf(attach([stays.id, comes.id], { registration }))).toBe('attached')
  expect(await codeOf(attach([], { registration }))).toBe('attached')
  expect(await filesOf(registration)).toEqual([])
})

test('a file is of the form that uploaded it, of its event, and of one registration', async () => {
  const other = await register(site)
  const draft = newDraft()
  const { id } = await bring(draft)
  expect(await codeOf(attach([id], { draft: newDraft() }))).toBe('file_gone')
  expect(await codeOf(attach([id]))).toBe('file_gone')
  const definition = askingFor(await kielceDefinition())
  const event = await seedEvent(site.server.databaseUrl, site.account, { slug: 'inne', definition })
  expect(await codeOf(attach([id], { draft, event }))).toBe('file_gone')
  await attach([id], { draft, registration: other.id })
  expect(await codeOf(attach([id], { draft }))).toBe('file_gone')
  expect(await filesOf(other.id)).toEqual([id])
})

test('one file that cannot be attached leaves everything as it was', async () => {
  const { id: registration } = await register(site)
  const draft = newDraft()
  const [had, next] = [await bring(draft), await bring(draft)]
  await attach([had.id], { draft, registration })
  const missing = '01a1fc46-0000-7000-8000-000000000000'
  expect(await codeOf(attach([next.id, missing], { draft, registration }))).toBe('file_gone')
  expect(await filesOf(registration)).toEqual([had.id])
  expect(await codeOf(attach([had.id, next.id], { draft, registration }))).toBe('attached')
})

test('a file of another account is attached by nobody else, though the secret and the id are known', async () => {
  const { account, host } = await seedAccount(site.server.databaseUrl, { subdomain: 'obcy' })
  const definition = askingFor(await kielceDefinition())
  await seedEvent(site.server.databaseUrl, account, { slug: 'rajd', definition })
  const visitor = new Client(site.server.port, host)
  await visitor.open()
  const draft = newDraft()
  const { id } = await bring(draft, 'foreign', visitor, 'rajd')
  expect(await codeOf(attach([id], { draft }))).toBe('file_gone')
  const rows = await asOwner(site.server.databaseUrl, 'SELECT state FROM file WHERE file_id = $1', [id])
  expect(rows).toEqual([{ state: 'uploaded' }])
})

test('of registrations that attach one file at once, one has it', async () => {
  const registrations = await Promise.all([1, 2, 3, 4, 5, 6].map(() => register(site)))
  const draft = newDraft()
  const { id } = await bring(draft)
  const codes = await Promise.all(
    registrations.map(({ id: registration }) => codeOf(attach([id], { draft, registration }))),
  )
  expect(codes.toSorted()).toEqual(['attached', ...Array(5).fill('file_gone')])
  const owners = await Promise.all(registrations.map((each) => filesOf(each.id)))
  expect(owners.flat()).toEqual([id])
})

test('a file that is taken out while it is attached is either attached or gone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id: registration } = await register(site)
    const draft = newDraft()
    const { id } = await bring(draft)
    const [code] = await Promise.all([
      codeOf(attach([id], { draft, registration })),
      site.visitor.call(`/v1/site/drafts/${draft}/files/${id}`, { method: 'DELETE' }),
    ])
    expect(await filesOf(registration)).toEqual(code === 'attached' ? [id] : [])
  }
})
