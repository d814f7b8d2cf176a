import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvent, editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import { deletePageFile, listPageFiles, type PageFileView, uploadPageFile } from '#contract/page-files.ts'
import { exportDefinition } from '#domain/event/check/definition-file.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { pdf } from '#test/support/files.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { sendPageFile } from '#test/support/page-files.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** Files for download from the upload to the visitor, and what becomes of them when events are copied and moved. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const bring = async (content = pdf(randomUUID()), name = 'regulamin.pdf'): Promise<PageFileView> =>
  outputOf(uploadPageFile, await sendPageFile(staff, { accountId: site.account, content, name }))
const list = async () =>
  outputOf(listPageFiles, await staff.ask(listPageFiles, { params: { accountId: site.account } }))
const remove = (pageFileId: string, who = staff, accountId = site.account) =>
  who.ask(deletePageFile, { params: { accountId, pageFileId } })
const stored = async () =>
  (await readdir(`${site.server.config.dataDir}/files`, { recursive: true }).catch(() => [])).filter(
    (each) => each.length > 60,
  )

async function putBlocks(eventId: string, blocks: readonly object[]): Promise<void> {
  const scope = { ...params(), eventId }
  const { definition } = outputOf(getDraft, await staff.ask(getDraft, { params: scope }))
  const before = definition.page.blocks
  const edit = { path: ['page', 'blocks'], ...(before === undefined ? {} : { before }), after: blocks }
  outputOf(editDraft, await staff.ask(editDraft, { params: scope, body: { edits: [edit] } }))
}

async function publish(eventId: string): Promise<void> {
  const scope = { ...params(), eventId }
  const { revision } = outputOf(getDraft, await staff.ask(getDraft, { params: scope }))
  outputOf(publishDraft, await staff.ask(publishDraft, { params: scope, body: { revision } }))
}

const offering = (...files: readonly { file: string; title: string }[]) => ({
  ...{ id: 'files', kind: 'files', hidden: false },
  files: files.map((each, index) => ({ id: `plik-${index}`, ...each })),
})

test('a document is served as it was uploaded, to be saved under its own name and kept for ever', async () => {
  const content = pdf('Regulamin rajdu')
  const file = await bring(content, 'C:\\Moje\\Regulamin rajdu – 2027.PDF')
  expect(file).toMatchObject({ name: 'Regulamin rajdu – 2027.pdf', kind: 'pdf', size: content.length })
  expect(file.address).toMatch(new RegExp(`^/v1/page-files/${site.account}/[0-9a-f]{32}$`))
  for (const who of [site.visitor, new Client(site.server.port, 'panel.zapisano.localhost')]) {
    const answer = await who.call(file.address)
    expect(answer.bytes.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="Regulamin rajdu _ 2027.pdf"; filename*=UTF-8''Regulamin%20rajdu%20%E2%80%93%202027.pdf`,
    })
  }
})

test('the same content again is the same file, also at once and under another name', async () => {
  const content = pdf(randomUUID())
  const [one, other] = await Promise.all([bring(content), bring(content)])
  const third = await bring(content, 'kopia.pdf')
  expect([other, third]).toEqual([one, one])
  expect((await list()).files.filter(({ id }) => id === one.id)).toHaveLength(1)
})

test('it is on the sites of its account and on the panel, and nowhere else', async () => {
  const file = await bring()
  const { port } = site.server
  const other = await seedAccount(site.server.databaseUrl, { subdomain: `inna-${randomUUID().slice(0, 6)}` })
  for (const host of [other.host, 'nikt.zapisano.localhost', 'zapisano.localhost'])
    expect((await new Client(port, host).call(file.address)).status, host).toBe(404)
  const elsewhere = file.address.replace(site.account, other.account)
  expect((await new Client(port, other.host).call(elsewhere)).status).toBe(404)
  for (const path of [
    `${file.address}0`,
    file.address.slice(0, -1),
    `${file.address}/x`,
    `${file.address}%00`,
  ])
    expect((await site.visitor.call(path)).status, path).toBe(404)
})

test('a page offers its files with kind and size; hidden blocks and unknown files reach nobody', async () => {
  const [file, secret] = [await bring(), await bring()]
  const unknown = '0198c0de-0000-7000-8000-000000000001'
  await putBlocks(site.event, [
    offering({ file: file.id, title: 'Regulamin rajdu' }, { file: unknown, title: 'Zaginiony program' }),
    { ...offering({ file: secret.id, title: 'Lista płac' }), id: 'secret', hidden: true },
  ])
  await publish(site.event)
  const read = async () => String((await site.visitor.call(`/${site.slug}`)).text)
  await expect.poll(read, { timeout: 20_000 }).toContain(`href="${file.address}"`)
  const page = await read()
  expect(page).toContain('PDF, 1\u00a0kB')
  expect(page).not.toMatch(/Zaginiony|Lista płac/)
  expect(page).not.toContain(secret.address)
})

test('it is removed with its bytes, unless a draft or a published page names it; a copy of the event keeps it', async () => {
  const before = await stored()
  const file = await bring()
  await putBlocks(site.event, [offering({ file: file.id, title: 'Program' })])
  await publish(site.event)
  const copied = await staff.ask(createEvent, {
    params: { accountId: site.account },
    body: { from: 'copy', eventId: site.event, title: 'Rajd za rok', weeks: 52 },
  })
  const copy = outputOf(createEvent, copied)
  const { definition } = outputOf(
    getDraft,
    await staff.ask(getDraft, { params: { ...params(), eventId: copy.id } }),
  )
  expect(definition.page.blocks).toMatchObject([{ kind: 'files', files: [{ file: file.id }] }])

  // Off the draft, still on the site.
  await putBlocks(site.event, [])
  problemOf('page_file_in_use', await remove(file.id))
  await publish(site.event)
  const refused = problemOf('page_file_in_use', await remove(file.id))
  expect(refused.problems?.[0]?.message).toBe(
    'Ten plik jest na stronie „Rajd za rok”. Najpierw go z\u00a0niej zdejmij.',
  )
  await putBlocks(copy.id, [])

  const other = await seedAccount(site.server.databaseUrl, {
    ...{ subdomain: `druga-${randomUUID().slice(0, 6)}`, members: { 'rafal-zawada': 'owner' } },
  })
  const stranger = await signIn(site.server.port, 'rafal-zawada')
  problemOf('not_found', await remove(file.id, stranger))
  expect((await remove(file.id, stranger, other.account)).status).toBe(204)
  expect((await site.visitor.call(file.address)).status).toBe(200)

  expect((await remove(file.id)).status).toBe(204)
  expect((await remove(file.id)).status).toBe(204)
  expect((await site.visitor.call(file.address)).status).toBe(404)
  await runJobs(site.server.databaseUrl)
  expect(await stored()).toEqual(before)
  const entries = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    `SELECT action FROM audit_entry WHERE details ->> 'pageFile' = $1 ORDER BY audit_entry_id`,
    [file.id],
  )
  expect(entries.map(({ action }) => action)).toEqual(['page_file.uploaded', 'page_file.deleted'])
})

test('an event that goes to another account as a file names files that are not there', async () => {
  const file = await bring()
  await putBlocks(site.event, [offering({ file: file.id, title: 'Mapa trasy' })])
  const { definition } = outputOf(getDraft, await staff.ask(getDraft, { params: params() }))
  const other = await seedAccount(site.server.databaseUrl, {
    ...{ subdomain: `trzecia-${randomUUID().slice(0, 6)}`, members: { 'rafal-zawada': 'owner' } },
  })
  const stranger = await signIn(site.server.port, 'rafal-zawada')
  const made = outputOf(
    createEvent,
    await stranger.ask(createEvent, {
      params: { accountId: other.account },
      body: { from: 'file', definition: exportDefinition(definition) },
    }),
  )
  const scope = { accountId: other.account, eventId: made.id }
  const { definition: arrived } = outputOf(getDraft, await stranger.ask(getDraft, { params: scope }))
  expect(arrived.page.blocks).toEqual(definition.page.blocks)
  const known = await stranger.ask(listPageFiles, { params: { accountId: other.account } })
  expect(outputOf(listPageFiles, known).files).toEqual([])
})

test('when the account is full, what is there stays and nothing is added', async () => {
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO page_file (account_id, page_file_id, source_sha256, content_hash, name, kind, size, storage_key, uploaded_by)
     SELECT $1, gen_random_uuid(), decode(md5(n::text), 'hex'), md5(n::text), 'x.pdf', 'pdf', 1,
            md5(n::text) || md5(n::text), 'x'
       FROM generate_series(1, 200) AS n`,
    [site.account],
  )
  const before = await stored()
  problemOf('too_many_page_files', await sendPageFile(staff, { accountId: site.account }))
  expect(await stored()).toEqual(before)
  await asOwner(site.server.databaseUrl, `DELETE FROM page_file WHERE uploaded_by = 'x'`)
})
