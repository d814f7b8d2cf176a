import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deletePanelFile, deleteUpload, getFile, getPanelFile, uploadFile } from '#contract/files.ts'
import { createFolderStorage } from '#server/gateways/storage/folder.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { askingFor, newDraft, pdf, picture, upload, uploadInto } from '#test/support/files.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let made: Registered
let staff: Client

beforeAll(async () => {
  site = await startTestSite({ definition: askingFor(await kielceDefinition()) })
  made = await register(site)
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(site.server.databaseUrl, statement, values)
const send = (name: string, content: Buffer, draft = newDraft()) =>
  upload(site.visitor, { slug: site.slug, draft, name, content })
const attach = (name: string, content: Buffer, registrationId = made.id, person: string | null = null) =>
  uploadInto(site.server.databaseUrl, site.visitor, {
    slug: site.slug,
    name,
    content,
    registrationId,
    person,
  })
const byLink = (fileId: string, token = made.token, headers = {}) =>
  site.visitor.ask(getFile, { params: { token, fileId }, headers })
const ofPanel = (fileId: string, registrationId = made.id) => ({
  params: { accountId: site.account, eventId: site.event, registrationId, fileId },
})
const storage = () => createFolderStorage(`${site.server.config.dataDir}/files`)

describe('an upload', () => {
  test('is answered by what an answer contains; its name is kept, its kind found, its key shown to nobody', async () => {
    const answer = await send('zgoda rodziców.pdf', pdf('zgoda'))
    const reference = outputOf(uploadFile, answer)
    expect(answer.status).toBe(201)
    expect(reference).toEqual({
      ...{ id: expect.any(String), name: 'zgoda rodziców.pdf' },
      ...{ size: pdf('zgoda').length, type: 'application/pdf' },
    })
    const [row] = await run<{ key: string; state: string; by: string; hours: number }>(
      `SELECT storage_key AS key, state, uploaded_by AS by,
              round(extract(epoch FROM kept_until - uploaded_at) / 3600)::integer AS hours FROM file WHERE file_id = $1`,
      [reference.id],
    )
    expect(row).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      state: 'uploaded',
      by: 'registrant',
      hours: 24,
    })
    expect(answer.text).not.toContain(row?.key)
    const stored = await storage().get(row?.key ?? '')
    expect(stored && (await buffer(stored.content)).equals(pdf('zgoda'))).toBe(true)
  })

  test('of the same content in one form is one file; in another form it is another', async () => {
    const draft = newDraft()
    const idOf = async (in_: string) => outputOf(uploadFile, await send('a.pdf', pdf('same'), in_)).id
    const first = await idOf(draft)
    expect(await idOf(draft)).toBe(first)
    expect(await idOf(newDraft())).not.toBe(first)
  })

  test('of a picture is made anew: upright, without place and device, not larger than 4000 pixels', async () => {
    const content = await sharp({ create: { width: 4400, height: 300, channels: 3, background: '#abc' } })
      .withExif({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitude: '50/1 3/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(content).metadata()).orientation).toBe(6)
    expect(content.includes('Aparat')).toBe(true)
    const id = await attach('IMG_1.JPG', content)
    const { bytes, headers } = await byLink(id)
    const seen = await sharp(bytes).metadata()
    expect(seen).toMatchObject({ format: 'jpeg', width: 273, height: 4000 })
    expect([seen.exif, seen.orientation, seen.xmp, seen.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('Aparat')).toBe(false)
    expect(headers['content-length']).toBe(String(bytes.length))
  })

  test.each(['png', 'jpeg'] as const)(
    'of a small picture as %s keeps its size and format',
    async (format) => {
      const id = await attach(`a.${format}`, await picture(40, 30, format))
      expect(await sharp((await byLink(id)).bytes).metadata()).toMatchObject({
        format,
        width: 40,
        height: 30,
      })
    },
  )

  test('that its form takes out is gone, with its bytes; another form, or who guesses, takes nothing out', async () => {
    const draft = newDraft()
    const { id: fileId } = outputOf(uploadFile, await send('a.pdf', pdf('taken out'), draft))
    const keys = () =>
      run<{ key: string }>('SELECT storage_key AS key FROM file WHERE file_id = $1', [fileId])
    const [row] = await keys()
    await site.visitor.ask(deleteUpload, { params: { draft: newDraft(), fileId } })
    expect(await keys()).toHaveLength(1)
    expect((await site.visitor.ask(deleteUpload, { params: { draft, fileId } })).status).toBe(204)
    expect(await keys()).toEqual([])
    await runJobs(site.server.databaseUrl, 'delete-stored-file')
    expect(await storage().get(row?.key ?? '')).toBeNull()
  })
})

describe('a download', () => {
  test('is an attachment that no browser shows, guesses at, runs or keeps', async () => {
    const id = await attach('Zgoda "ojca" ąę.pdf', pdf('headers'))
    for (const answer of [await byLink(id), await staff.ask(getPanelFile, ofPanel(id))]) {
      expect(answer.status).toBe(200)
      expect(answer.bytes.equals(pdf('headers'))).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Zgoda ojca ae.pdf"; filename*=UTF-8''Zgoda%20ojca%20%C4%85%C4%99.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
    }
  })

  test('of a part is the whole: no range is served', async () => {
    const id = await attach('a.pdf', pdf('range'))
    for (const range of ['bytes=0-3', 'bytes=5-', 'bytes=0-0,2-3', 'bytes=999999-']) {
      const answer = await byLink(id, made.token, { range })
      expect([answer.status, answer.headers['accept-ranges'], answer.bytes.length]).toEqual([
        200,
        'none',
        pdf('range').length,
      ])
    }
  })

  test('by the link of another registration, of a form not sent, or by a wrong id is not found', async () => {
    const other = await register(site)
    const id = await attach('a.pdf', pdf('of the first'))
    const unsent = outputOf(uploadFile, await send('b.pdf', pdf('unsent'))).id
    problemOf('not_found', await byLink(id, other.token))
    problemOf('not_found', await byLink(unsent))
    problemOf('not_found', await byLink('01a1fc46-0000-7000-8000-000000000000'))
    problemOf('not_found', await byLink('..%2f..%2fsecret.key'))
    problemOf('not_found', await staff.ask(getPanelFile, ofPanel(id, other.id)))
    problemOf('not_found', await staff.ask(getPanelFile, ofPanel(unsent)))
  })

  test('of the paper of somebody who took a place over is for that person and the staff, not the registrant', async () => {
    const { id: registrationId, token } = await register(site)
    const [person] = await run<{ ref: string }>(
      'SELECT ref FROM participant WHERE registration_id = $1 LIMIT 1',
      [registrationId],
    )
    const id = await attach('a.pdf', pdf('of a successor'), registrationId, person?.ref ?? '')
    expect((await byLink(id, token)).status).toBe(200)
    await run(
      `WITH made AS (INSERT INTO place_transfer (account_id, place_transfer_id, registration_id, giver, successor, state,
           body_sealed, request_hash, email, token_hash, link_sealed, expires_at)
         SELECT account_id, gen_random_uuid(), registration_id, 'x', ref, 'concluded', '', '', '', '\\x09', '', now()
           FROM participant WHERE registration_id = $1 AND ref = $2 RETURNING *)
       UPDATE participant p SET place_transfer_id = made.place_transfer_id FROM made
        WHERE p.registration_id = $1 AND p.ref = $2`,
      [registrationId, person?.ref],
    )
    problemOf('not_found', await byLink(id, token))
    expect((await staff.ask(getPanelFile, ofPanel(id, registrationId))).status).toBe(200)
  })

  test('by the staff is recorded, without the name of the file', async () => {
    const id = await attach('Jan Kowalski badania.pdf', pdf('health'))
    await staff.ask(getPanelFile, ofPanel(id))
    await byLink(id)
    const entries = await run(
      `SELECT actor, registration_id AS registration, details->>'file' AS file, details::text LIKE '%Kowalski%' AS named
         FROM audit_entry WHERE action = 'file.read' AND details->>'file' = $1`,
      [id],
    )
    expect(entries).toEqual([{ actor: 'Danuta Wrona', registration: made.id, file: id, named: false }])
  })

  test('of a file whose bytes are gone is not found', async () => {
    const id = await attach('a.pdf', pdf('lost'))
    const [row] = await run<{ key: string }>('SELECT storage_key AS key FROM file WHERE file_id = $1', [id])
    await storage().delete(row?.key ?? '')
    problemOf('not_found', await byLink(id))
  })
})

test('a file that the staff remove is gone for all, with its bytes; removing it twice is no error', async () => {
  const id = await attach('a.pdf', pdf('checked'))
  const [row] = await run<{ key: string }>('SELECT storage_key AS key FROM file WHERE file_id = $1', [id])
  for (const _ of [1, 2]) expect((await staff.ask(deletePanelFile, ofPanel(id))).status).toBe(204)
  problemOf('not_found', await byLink(id))
  await runJobs(site.server.databaseUrl, 'delete-stored-file')
  expect(await storage().get(row?.key ?? '')).toBeNull()
  expect(
    await run("SELECT FROM audit_entry WHERE action = 'file.deleted' AND details->>'file' = $1", [id]),
  ).toHaveLength(1)
})

test('what is attached to nothing for a day is removed with its bytes, and so is what may be kept no longer', async () => {
  const unsent = outputOf(uploadFile, await send('a.pdf', pdf('old'))).id
  const fresh = outputOf(uploadFile, await send('a.pdf', pdf('fresh'))).id
  const [over, kept] = [await attach('a.pdf', pdf('over')), await attach('a.pdf', pdf('kept'))]
  const rows = await run<{ id: string; key: string }>('SELECT file_id AS id, storage_key AS key FROM file')
  const keyOf = (id: string) => rows.find((row) => row.id === id)?.key ?? ''
  await run(`UPDATE file SET kept_until = kept_until - interval '24 hours 1 second' WHERE file_id = $1`, [
    unsent,
  ])
  await run(`UPDATE file SET kept_until = kept_until - interval '23 hours' WHERE file_id = $1`, [fresh])
  await run(`UPDATE file SET kept_until = now() - interval '1 second' WHERE file_id = $1`, [over])
  await run(`UPDATE file SET kept_until = now() + interval '1 minute' WHERE file_id = $1`, [kept])
  await runSweep(site.server.databaseUrl)
  const left = (await run<{ id: string }>('SELECT file_id AS id FROM file')).map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining([fresh, kept]))
  expect([left.includes(unsent), left.includes(over)]).toEqual([false, false])
  for (const id of [unsent, over]) expect(await storage().get(keyOf(id))).toBeNull()
  for (const id of [fresh, kept]) (await storage().get(keyOf(id)))?.content.destroy()
})

test('a row that is put back after its deletion, as in the demo, keeps its bytes', async () => {
  const id = await attach('a.pdf', pdf('restored'))
  await run(
    'WITH gone AS (DELETE FROM file WHERE file_id = $1 RETURNING *) INSERT INTO file SELECT * FROM gone',
    [id],
  )
  await runJobs(site.server.databaseUrl, 'delete-stored-file')
  expect((await byLink(id)).status).toBe(200)
})
