import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editDraft, getDraft } from '#contract/drafts.ts'
import {
  deletePicture,
  listPictures,
  type PictureView,
  updatePicture,
  uploadPicture,
} from '#contract/pictures.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { sendPicture, uniquePicture } from '#test/support/pictures.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const accountId = () => site.account
const bring = async (content: Buffer, more: { name?: string; purpose?: 'page' | 'logo' } = {}) =>
  outputOf(uploadPicture, await sendPicture(staff, { accountId: accountId(), content, ...more }))
const list = async () =>
  outputOf(listPictures, await staff.ask(listPictures, { params: { accountId: accountId() } }))
const stored = async () =>
  (await readdir(`${site.server.config.dataDir}/files`, { recursive: true }).catch(() => [])).filter(
    (each) => each.length > 60,
  )
const fetchFile = (picture: PictureView, file: string, who = site.visitor) =>
  who.call(`${picture.address}/${file}`)

test('a photograph is kept in the widths that pages need, in AVIF, WebP and JPEG, without what it told of its place', async () => {
  const content = await sharp(await uniquePicture(2_400, 1_800))
    .withExif({ IFD0: { ImageDescription: 'ul. Polna 1' }, IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
    .toBuffer()
  expect(content.includes('ul. Polna 1')).toBe(true)
  const picture = await bring(content, { name: '../../Most w Lipowej.JPG' })
  expect(picture).toMatchObject({
    ...{ purpose: 'page', name: 'Most w Lipowej.jpg', width: 1_600, height: 1_200, plain: '1080.jpg' },
    ...{ widths: [360, 720, 1_080, 1_600], alt: '', focal: { x: 50, y: 50 } },
  })
  expect(picture.address).toMatch(new RegExp(`^/v1/pictures/${accountId()}/[0-9a-f]{32}$`))
  for (const [file, type, width] of [
    ...picture.widths.map((each) => [`${each}.avif`, 'image/avif', each] as const),
    ...picture.widths.map((each) => [`${each}.webp`, 'image/webp', each] as const),
    ['1080.jpg', 'image/jpeg', 1_080] as const,
  ]) {
    const answer = await fetchFile(picture, file)
    expect(answer.headers, file).toMatchObject({
      ...{ 'content-type': type, 'x-content-type-options': 'nosniff' },
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
    expect(answer.bytes.includes('Polna'), file).toBe(false)
    // The product reads no AVIF.
    if (type === 'image/avif') expect(answer.bytes.subarray(4, 12).toString()).toBe('ftypavif')
    else {
      const seen = await sharp(answer.bytes).metadata()
      expect(seen, file).toMatchObject({ format: type.slice(6), width, height: width * 0.75 })
      expect([seen.exif, seen.icc]).toEqual([undefined, undefined])
    }
  }
})

test('a picture that lies on its side stands upright, and a small one is not enlarged', async () => {
  const content = await sharp(await uniquePicture(300, 200))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const picture = await bring(content)
  expect(picture).toMatchObject({ width: 200, height: 300, widths: [200], plain: '200.jpg' })
})

test('a logo keeps what is transparent', async () => {
  const content = await sharp({
    create: { width: 900, height: 300, channels: 4, background: { r: 30, g: 60, b: 90, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const logo = await bring(content, { purpose: 'logo', name: 'znak.png' })
  expect(logo).toMatchObject({ width: 480, height: 160, widths: [120, 240, 480], plain: '240.png' })
  for (const file of ['240.png', '480.webp']) {
    const { data } = await sharp((await fetchFile(logo, file)).bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3], file).toBe(0)
  }
})

test('the same content again is the same picture, also at once', async () => {
  const content = await uniquePicture(50, 50)
  const [one, other] = await Promise.all([bring(content), bring(content)])
  const [third, logo] = [await bring(content), await bring(content, { purpose: 'logo' })]
  expect([other.id, third.id]).toEqual([one.id, one.id])
  expect(logo.id).not.toBe(one.id)
  const { pictures } = await list()
  expect(pictures.filter(({ id }) => id === one.id)).toHaveLength(1)
})

test('it is served on the sites of its account and on the panel, and nowhere else', async () => {
  const picture = await bring(await uniquePicture())
  const port = site.server.port
  const other = await seedAccount(site.server.databaseUrl, { subdomain: `inna-${randomUUID().slice(0, 6)}` })
  expect((await fetchFile(picture, '40.avif')).status).toBe(200)
  expect((await fetchFile(picture, '40.avif', new Client(port, 'panel.zapisano.localhost'))).status).toBe(200)
  for (const host of [other.host, 'nikt.zapisano.localhost', 'zapisano.localhost'])
    expect((await fetchFile(picture, '40.avif', new Client(port, host))).status, host).toBe(404)
  const elsewhere = { ...picture, address: picture.address.replace(accountId(), other.account) }
  expect((await fetchFile(elsewhere, '40.avif', new Client(port, other.host))).status).toBe(404)
  for (const file of ['41.avif', '40.png', '40.svg', '040.avif', '40', '../40.avif', '40.avif%00'])
    expect((await fetchFile(picture, file)).status, file).toBe(404)
})

test('it is described, its focal point is moved, and the journal tells who did', async () => {
  const { id: pictureId } = await bring(await uniquePicture(), { name: 'ognisko.jpg' })
  const change = (body: object) =>
    staff.ask(updatePicture, { params: { accountId: accountId(), pictureId }, body })
  const described = outputOf(updatePicture, await change({ alt: '  Ognisko w Starym Młynie ' }))
  expect(described).toMatchObject({ alt: 'Ognisko w Starym Młynie', focal: { x: 50, y: 50 } })
  const moved = outputOf(updatePicture, await change({ focal: { x: 0, y: 100 } }))
  expect(moved).toMatchObject({ alt: 'Ognisko w Starym Młynie', focal: { x: 0, y: 100 } })
  outputOf(updatePicture, await change({}))
  for (const focal of [
    { x: 101, y: 0 },
    { x: -1, y: 0 },
    { x: 1.5, y: 0 },
  ])
    problemOf('invalid_input', await change({ focal }))
  problemOf('invalid_input', await change({ alt: 'x'.repeat(301) }))
  const entries = await asOwner<{ action: string; details: object }>(
    site.server.databaseUrl,
    `SELECT action, details FROM audit_entry WHERE details ->> 'picture' = $1 ORDER BY audit_entry_id`,
    [pictureId],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    ...['picture.uploaded', 'picture.described', 'picture.described'],
  ])
})

test('it is removed with its bytes, unless a page names it', async () => {
  const before = await stored()
  const picture = await bring(await uniquePicture(), { name: 'okładka.jpg' })
  expect(await stored()).toHaveLength(before.length + 3)
  const remove = (who = staff, account = accountId()) =>
    who.ask(deletePicture, { params: { accountId: account, pictureId: picture.id } })

  const scope = { accountId: accountId(), eventId: site.event }
  const { definition } = outputOf(getDraft, await staff.ask(getDraft, { params: scope }))
  const { title } = definition
  const named = `Obraz ${picture.id}`
  const edits = [{ path: ['title'], before: title, after: named }]
  outputOf(editDraft, await staff.ask(editDraft, { params: scope, body: { edits } }))
  const refused = problemOf('picture_in_use', await remove())
  expect(refused.problems?.[0]?.message).toContain(`„${named}”`)
  const back = [{ path: ['title'], before: named, after: title }]
  outputOf(editDraft, await staff.ask(editDraft, { params: scope, body: { edits: back } }))

  const other = await seedAccount(site.server.databaseUrl, {
    ...{ subdomain: `druga-${randomUUID().slice(0, 6)}`, members: { 'rafal-zawada': 'owner' } },
  })
  const stranger = await signIn(site.server.port, 'rafal-zawada')
  problemOf('not_found', await remove(stranger))
  expect((await remove(stranger, other.account)).status).toBe(204)
  expect((await fetchFile(picture, '40.avif')).status).toBe(200)

  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(204)
  expect((await fetchFile(picture, '40.avif')).status).toBe(404)
  await runJobs(site.server.databaseUrl)
  expect(await stored()).toEqual(before)
})

test('when the account is full, what is there stays and nothing is added', async () => {
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO picture (account_id, picture_id, purpose, source_sha256, content_hash, name, width, height, widths, plain, uploaded_by)
     SELECT $1, gen_random_uuid(), 'page', decode(md5(n::text), 'hex'), md5(n::text), 'x', 1, 1, '{1}', '1.jpg', 'x'
       FROM generate_series(1, 300) AS n`,
    [accountId()],
  )
  const before = await stored()
  problemOf(
    'too_many_pictures',
    await sendPicture(staff, { accountId: accountId(), content: await uniquePicture() }),
  )
  expect(await stored()).toEqual(before)
  await asOwner(site.server.databaseUrl, `DELETE FROM picture WHERE uploaded_by = 'x'`)
})
