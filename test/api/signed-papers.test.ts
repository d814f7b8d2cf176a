import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { getPaper, removePaper, uploadPaper } from '#contract/papers.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pdf, picture } from '#test/support/files.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Scans of papers that were signed for a registration: attached, looked at, removed. */

let site: TestSite
let staff: Staff

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 50 }) })
  staff = await staffOf(site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const paramsOf = ({ id }: Registered) => ({
  accountId: site.account,
  eventId: site.event,
  registrationId: id,
})
const attach = (
  made: Registered,
  {
    content = pdf(randomUUID()),
    name = 'formularz.pdf',
    client = staff.client,
  }: { content?: Buffer; name?: string; client?: Client } = {},
) =>
  client.ask(uploadPaper, {
    ...{ params: paramsOf(made), query: { name }, body: content },
    headers: { 'content-type': 'application/octet-stream' },
  })
const read = (made: Registered, paperId: string, client: Client = staff.client) =>
  client.ask(getPaper, { params: { ...paramsOf(made), paperId } })
const ofPanel = async (made: Registered, client: Client = staff.client) =>
  outputOf(getPanelRegistration, await client.ask(getPanelRegistration, { params: paramsOf(made) }))
const actionsOf = async (made: Registered) => (await ofPanel(made)).history.map(({ action }) => action)
const rowsOf = ({ id }: Registered) =>
  asOwner<{ key: string }>(
    site.server.databaseUrl,
    'SELECT storage_key AS key FROM signed_paper WHERE registration_id = $1',
    [id],
  )

describe('a scan', () => {
  test('is attached, shown to the staff alone, and each look at it is in the journal', async () => {
    const made = await register(site, orderOf('ewa'))
    const content = pdf('Podpisany')
    const paper = outputOf(uploadPaper, await attach(made, { content, name: 'Mazur <b>.pdf' }))
    expect(paper).toMatchObject({ type: 'application/pdf', by: 'Danuta Wrona' })
    expect((await ofPanel(made)).papers).toEqual([paper])
    const answer = await read(made, paper.id)
    expect(answer).toMatchObject({ status: 200 })
    expect(String(answer.headers['content-disposition'])).toMatch(/^attachment/)
    expect(await actionsOf(made)).toEqual(expect.arrayContaining(['paper.attached', 'paper.read']))
    const seen = await look(site, made)
    expect(seen.files).toEqual([])
    expect(JSON.stringify(seen)).not.toContain(paper.id)
  })

  test('from a camera is encoded again: upright, without the place where it was taken', async () => {
    const made = await register(site, orderOf('ewa'))
    const content = await sharp(await picture(60, 40))
      .withExif({ IFD0: { Copyright: 'Tajne miejsce' } })
      .jpeg()
      .toBuffer()
    expect(content.includes('Tajne miejsce')).toBe(true)
    const paper = outputOf(uploadPaper, await attach(made, { content, name: 'IMG_1' }))
    expect(paper).toMatchObject({ type: 'image/jpeg', name: 'IMG_1.jpg' })
    const { bytes } = await read(made, paper.id)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
    expect(bytes.includes('Tajne miejsce')).toBe(false)
  })

  test('of another kind, damaged, empty or too large is refused, and nothing of it is kept', async () => {
    const made = await register(site, orderOf('ewa'))
    problemOf('file_kind', await attach(made, { content: Buffer.from('<html>') }))
    problemOf('file_kind', await attach(made, { content: await picture(4, 4, 'webp') }))
    problemOf('file_damaged', await attach(made, { content: Buffer.from('%PDF-1.7\nkoniec') }))
    problemOf('file_too_large', await attach(made, { content: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }))
    expect(await rowsOf(made)).toEqual([])
  })

  test('is one of five at most, also when many come at once, and the same content is one', async () => {
    const made = await register(site, orderOf('ewa'))
    const answers = await Promise.all(Array.from({ length: 7 }, () => attach(made)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    for (const refused of answers.filter(({ status }) => status !== 201)) problemOf('too_many_files', refused)
    expect(await rowsOf(made)).toHaveLength(5)
    const other = await register(site, orderOf('ewa'))
    const content = pdf('Ten sam')
    const twice = await Promise.all([attach(other, { content }), attach(other, { content })])
    const [one, same] = twice.map((answer) => outputOf(uploadPaper, answer))
    expect(one?.id).toBe(same?.id)
    expect(await rowsOf(other)).toHaveLength(1)
  })

  test('is removed for good with a reason; the journal keeps the reason, and the bytes go', async () => {
    const made = await register(site, orderOf('ewa'))
    const { id } = outputOf(uploadPaper, await attach(made))
    const params = { ...paramsOf(made), paperId: id }
    problemOf('invalid_input', await staff.client.ask(removePaper, { params, body: { reason: '' } }))
    const body = { reason: 'Zły formularz' }
    for (let times = 0; times < 2; times += 1)
      expect(await staff.client.ask(removePaper, { params, body })).toMatchObject({ status: 204 })
    await runJobs(site.server.databaseUrl, 'delete-stored-file')
    problemOf('not_found', await read(made, id))
    const { history, papers } = await ofPanel(made)
    expect(papers).toEqual([])
    expect(history.filter(({ action }) => action === 'paper.removed')).toMatchObject([
      { details: { reason: 'Zły formularz' } },
    ])
  })

  test('of one registration is not reached through another one', async () => {
    const [made, other] = [await register(site, orderOf('ewa')), await register(site, orderOf('jan'))]
    const { id } = outputOf(uploadPaper, await attach(made))
    problemOf('not_found', await read(other, id))
    const params = { ...paramsOf(other), paperId: id }
    await staff.client.ask(removePaper, { params, body: { reason: 'Próba' } })
    expect(await rowsOf(made)).toHaveLength(1)
  })
})

// Who may attach, open and remove them is asked of every role in test/tenancy.
test('a member who may only read registrations sees no scans', async () => {
  const made = await register(site, orderOf('ewa'))
  const { id } = outputOf(uploadPaper, await attach(made))
  const setRole = (role: string) =>
    asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1 WHERE account_id = $2', [
      role,
      site.account,
    ])
  await setRole('read_only')
  expect((await ofPanel(made)).papers).toEqual([])
  await setRole('registrations')
  expect((await ofPanel(made)).papers).toMatchObject([{ id }])
})
