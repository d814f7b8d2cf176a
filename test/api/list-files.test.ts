import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deleteListFile, getListFile, listListFiles, startListFile } from '#contract/list-files.ts'
import { exportList } from '#contract/lists.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { deleteStoredFileJob } from '#server/features/files/delete-stored-file.job.ts'
import { announceListFile } from '#server/features/list-files/announce-list-file.ts'
import { makeListFile } from '#server/features/list-files/make-list-file.ts'
import { purgeListFiles } from '#server/features/list-files/purge-list-files.ts'
import { refreshWholeLists } from '#server/features/registrations/lists/refresh-whole-lists.ts'
import { createFolderStorage } from '#server/gateways/storage/folder.ts'
import type { FileStorage } from '#server/gateways/storage/port.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** Long lists that a job makes files: whole, once, for the member who asked, and for a day. */

vi.setConfig({ testTimeout: 120_000 })

/** Three pages, the last of them not full. */
const PEOPLE = 2_100
const asked = { format: 'csv', columns: 'group,paid,total,time' } as const

let site: TestSite
let owner: Client
let storage: FileStorage

beforeAll(async () => {
  // Without a worker: each test decides when parts are made.
  site = await startTestSite({ settings: { runs: { web: true, worker: false } } })
  await fillEvent(site.server.databaseUrl, site, PEOPLE)
  await asTenant(site, refreshWholeLists)
  owner = await signIn(site.server.port, 'danuta-wrona')
  storage = createFolderStorage(join(site.server.config.dataDir, 'files'))
}, 300_000)
afterAll(() => site[Symbol.asyncDispose]())

const run = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>(site.server.databaseUrl, statement, values)
const event = () => ({ accountId: site.account, eventId: site.event })
const people = () => ({ ...event(), list: 'people' as const })

async function begin(body: Parameters<typeof startListFile.body.parse>[0] = asked, client = owner) {
  const parsed = startListFile.body.parse(body)
  return outputOf(startListFile, await client.ask(startListFile, { params: people(), body: parsed })).id
}
const work = (id: string, put: FileStorage['put'] = storage.put) =>
  asTenant(site, (ctx) => makeListFile(withStorage(ctx, put), id))
const withStorage = (ctx: TenantCtx, put: FileStorage['put']): TenantCtx => ({
  ...ctx,
  gateways: { ...ctx.gateways, storage: { ...storage, put } },
})
const read = async (client = owner, eventId = site.event) =>
  outputOf(listListFiles, await client.ask(listListFiles, { params: { ...event(), eventId } })).files
const download = (listFileId: string, client = owner) =>
  client.ask(getListFile, { params: { ...event(), listFileId } })
const remove = (listFileId: string, client = owner) =>
  client.ask(deleteListFile, { params: { ...event(), listFileId } })
const direct = async (format: 'csv' | 'xlsx' = 'csv') =>
  owner.ask(exportList, { params: people(), query: { ...asked, format } })

test('a file that a job has made is, byte for byte, the one that is downloaded at once', async () => {
  const id = await begin()
  expect(await read()).toMatchObject([{ id, rows: PEOPLE, written: 0, done: false, format: 'csv' }])
  expect(await run("SELECT details FROM audit_entry WHERE action = 'list.exported'")).toMatchObject([
    { details: { name: 'Uczestnicy', format: 'csv' } },
  ])
  problemOf('not_found', await download(id))
  await work(id)
  expect(await read()).toMatchObject([{ id, rows: PEOPLE, written: PEOPLE, done: true }])
  const answer = await download(id)
  expect(answer.status).toBe(200)
  expect(String(answer.headers['content-disposition'])).toContain('.csv')
  expect(answer.text).toBe((await direct()).text)
  expect(answer.text.split('\r\n')).toHaveLength(PEOPLE + 2)
  await remove(id)
})

test('the rows of a list that another reader is making right are not counted, and the file has all of them', async () => {
  const other = new pg.Client(site.server.databaseUrl)
  await other.connect()
  let id: string
  try {
    await other.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`lists of ${site.account}`])
    await run('UPDATE registration SET contact_phone = reverse(contact_phone) WHERE event_id = $1', [
      site.event,
    ])
    id = await begin()
    expect(await read()).toMatchObject([{ id, rows: null }])
  } finally {
    await other.end()
  }
  await work(id)
  expect(await read()).toMatchObject([{ id, rows: null, written: PEOPLE, done: true }])
  await remove(id)
})

test('a run that is broken off is gone on with, and what it has left is removed', async () => {
  const id = await begin()
  let parts = 0
  const breaking: FileStorage['put'] = async (key, content) => {
    parts += 1
    await storage.put(key, content)
    if (parts === 2) throw new Error('the worker was killed')
  }
  await expect(work(id, breaking)).rejects.toThrow('killed')
  expect(await read()).toMatchObject([{ id, written: 1_000, done: false }])
  await work(id)
  expect(await read()).toMatchObject([{ id, written: PEOPLE, done: true }])
  expect((await download(id)).text).toBe((await direct()).text)
  const left = await run('SELECT FROM list_file_part WHERE position IS NULL')
  expect(left).toHaveLength(0)
  const jobs = await run("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'delete-stored-file'")
  expect(jobs.length).toBeGreaterThan(0)
  await remove(id)
})

test('several runs at once write each row once', async () => {
  const id = await begin()
  await Promise.all([work(id), work(id), work(id)])
  // Those that came too late have ended; the next one does what is left.
  await work(id)
  expect(await read()).toMatchObject([{ id, written: PEOPLE, done: true }])
  expect((await download(id)).text).toBe((await direct()).text)
  await remove(id)
})

/** What the worker does with the jobs that are there for it. */
async function deleteBytes(): Promise<void> {
  const jobs = await run<{ payload: unknown }>(
    `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = 'delete-stored-file' RETURNING j.payload`,
  )
  for (const { payload } of jobs)
    await asTenant(site, (ctx) => deleteStoredFileJob(withStorage(ctx, storage.put), payload))
}
async function isStored(key: string): Promise<boolean> {
  const stored = await storage.get(key)
  stored?.content.destroy()
  return stored !== null
}

test.each(['before', 'after'])(
  'a file that is stopped is gone, with the bytes of a part that is stored %s its removal',
  async (stored) => {
    const id = await begin()
    const keys: string[] = []
    await work(id, async (key, content) => {
      keys.push(key)
      await remove(id)
      if (stored === 'after') await deleteBytes()
      await storage.put(key, content)
    })
    const [key = ''] = keys
    expect(keys).toHaveLength(1)
    expect(await read()).toEqual([])
    expect(await run('SELECT FROM list_file_part WHERE storage_key = $1', [key])).toHaveLength(0)
    expect(await isStored(key)).toBe(true)
    await deleteBytes()
    expect(await isStored(key)).toBe(false)
  },
)

test('nobody else of the team gets it, and who has asked only with the rights that are left', async () => {
  const reader = await signIn(site.server.port, 'ewa-sowa')
  await run(
    `INSERT INTO membership (account_id, user_id, role)
     SELECT $1, user_id, 'read_only' FROM app_user WHERE subject = 'ewa-sowa'`,
    [site.account],
  )
  const id = await begin(asked, reader)
  await work(id)
  expect((await download(id, reader)).status).toBe(200)
  expect(await read(reader)).toMatchObject([{ id }])
  const other = await seedEvent(site.server.databaseUrl, site.account, { slug: 'inne', definition: outing() })
  expect(await read(reader, other)).toEqual([])
  expect(await read()).toEqual([])
  problemOf('not_found', await download(id))
  problemOf('not_found', await remove(id))
  await run("UPDATE membership SET role = 'check_in' WHERE account_id = $1 AND role = 'read_only'", [
    site.account,
  ])
  problemOf('forbidden', await download(id, reader))
  // One that is being made ends for want of rights.
  await run('UPDATE list_file SET ended_at = NULL WHERE list_file_id = $1', [id])
  await work(id)
  expect(await run('SELECT FROM list_file WHERE list_file_id = $1', [id])).toHaveLength(0)
})

test('at most five files are kept, however many are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      owner.ask(startListFile, { params: people(), body: startListFile.body.parse(asked) }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status !== 201)
  for (const answer of refused) expect(problemOf('invalid_input', answer).problems?.[0]?.field).toBe('format')
  for (const { id } of await read()) await remove(id)
})

test('after a day it is not found, and the sweep removes it', async () => {
  const id = await begin()
  await work(id)
  await run("UPDATE list_file SET kept_until = now() - interval '1 minute' WHERE list_file_id = $1", [id])
  problemOf('not_found', await download(id))
  await asTenant(site, (ctx) => purgeListFiles(ctx, 100))
  expect(await run('SELECT FROM list_file')).toHaveLength(0)
  expect(await run('SELECT FROM list_file_part')).toHaveLength(0)
})

test('the mail has the way to the file and no data of people', async () => {
  const id = await begin({ ...asked, format: 'xlsx' })
  const mails: { to: string; subject: string; text: string; html: string }[] = []
  const tell = () =>
    asTenant(site, (ctx) =>
      announceListFile(
        { ...ctx, gateways: { ...ctx.gateways, mail: { send: async (mail) => void mails.push(mail) } } },
        id,
      ),
    )
  await tell()
  expect(mails).toEqual([])
  await work(id)
  const announced = await run("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'announce-list-file'")
  expect(announced.length).toBeGreaterThan(0)
  await tell()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toMatch(/^Plik gotowy: uczestnicy, /)
  expect(mail?.text).toContain(`/wydarzenia/${site.event}/pliki-list`)
  expect(mail?.text).not.toMatch(/Kowal|Wiśniew|Zieliń/)
  await remove(id)
})
