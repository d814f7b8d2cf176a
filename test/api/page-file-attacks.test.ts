import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalCode } from '#contract/errors.ts'
import { uploadPageFile } from '#contract/page-files.ts'
import { UPLOAD_LIMITS } from '#server/base/upload-limits.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { emptyPng, pdf } from '#test/support/files.ts'
import { asOwner } from '#test/support/owner.ts'
import { sendPageFile } from '#test/support/page-files.ts'
import { uniquePicture } from '#test/support/pictures.ts'
import { uploadRaw } from '#test/support/raw-upload.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { zip } from '#test/support/zip.ts'

/** What is sent instead of a document that a page could offer. */

const MB = 1024 * 1024
const KINDS = 'Tego rodzaju pliku nie przyjmujemy. Wybierz PDF, DOCX, ODT, JPG lub PNG.'
const DAMAGED = 'Tego pliku nie da się odczytać: jest pusty, ucięty albo uszkodzony. Wybierz inny.'
const PIXELS =
  'To zdjęcie ma za dużo pikseli: można najwyżej 64\u00a0mln. Zmniejsz je i\u00a0wgraj jeszcze raz.'
const LARGE = 'Ten plik jest za duży. Wybierz plik do 10\u00a0MB.'
const DOCX = { '[Content_Types].xml': '', 'word/document.xml': '' }
let site: TestSite
let staff: Client

beforeAll(async () => {
  const uploadLimits = { ...UPLOAD_LIMITS, idle: 1_000, total: 2_500 }
  site = await startTestSite({ settings: { uploadLimits, runs: { web: true, worker: false } } })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const stored = () => readdir(`${site.server.config.dataDir}/files`, { recursive: true }).catch(() => [])
const countRows = async () => (await asOwner(site.server.databaseUrl, 'SELECT FROM page_file')).length
const send = (content: Buffer, name = 'regulamin.pdf', type = 'application/pdf') =>
  sendPageFile(staff, { accountId: site.account, content, name, type })

async function expectRefused(code: RefusalCode, sentence: string, ask: () => ReturnType<typeof send>) {
  const before = [await countRows(), (await stored()).length]
  const problem = problemOf(code, await ask())
  expect(problem.problems?.[0]?.message ?? problem.title).toBe(sentence)
  expect([await countRows(), (await stored()).length]).toEqual(before)
}

describe('what is no document is refused in words, whatever it is called', () => {
  test.each([
    [
      'a script in SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'mapa.svg',
    ],
    ['HTML called PDF', Buffer.from('<html><script>alert(1)</script></html>'), 'regulamin.pdf'],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<script>1</script>'), pdf()]), 'regulamin.pdf'],
    ['a program', Buffer.from('MZ\x90\x00'), 'regulamin.pdf'],
    ['an archive', zip({ 'a.txt': 'a' }), 'regulamin.docx'],
    ['a document with macros', zip({ ...DOCX, 'word/vbaProject.bin': 'x' }), 'karta.docx'],
    ['a web page of an archive', zip({ 'index.html': '<script>1</script>' }), 'program.odt'],
    ['a WebP, which few programs open', Buffer.from('RIFF\x00\x00\x00\x00WEBP'), 'mapa.webp'],
  ])('%s', async (_, content, name) => {
    await expectRefused('file_kind', KINDS, () => send(content, name))
  })

  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a PDF that is cut off', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a PDF with a page behind its end', async () => Buffer.concat([pdf(), Buffer.alloc(2_000, '<script>')])],
    ['a picture that is cut off', async () => (await uniquePicture(400, 300)).subarray(0, 600)],
    [
      'the beginning of a JPEG before random bytes',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]),
    ],
  ])('%s', async (_, content) => {
    const bytes = await content()
    await expectRefused('file_damaged', DAMAGED, () => send(bytes))
  })

  test('a picture of 50,000 × 50,000 pixels in a few bytes, before it is decoded', async () => {
    const before = process.memoryUsage().rss
    await expectRefused('picture_too_large', PIXELS, () => send(emptyPng(50_000, 50_000), 'mapa.png'))
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB)
  })
})

describe('what is a document and something else is only ever saved', () => {
  test('a PDF with a page in it, under the name of a page', async () => {
    const content = pdf(`<script>alert(1)</script> ${randomUUID()}`)
    const made = outputOf(uploadPageFile, await send(content, 'index.html', 'text/html'))
    expect(made).toMatchObject({ name: 'index.html.pdf', kind: 'pdf' })
    const { headers } = await site.visitor.call(made.address)
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
      'content-security-policy': "sandbox; default-src 'none'",
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="index\.html\.pdf"/)
  })

  test('an archive that unpacks to gigabytes is not unpacked here', async () => {
    const before = process.memoryUsage().rss
    const content = zip({ ...DOCX, 'word/media/a.xml': randomUUID() }, 0xfffffff0)
    expect(outputOf(uploadPageFile, await send(content, 'karta.docx')).kind).toBe('docx')
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MB)
  })

  test('a picture is made anew, without what it told and what was behind it', async () => {
    const told = await sharp(await uniquePicture())
      .withExif({ IFD0: { ImageDescription: 'ul. Polna 1' } })
      .toBuffer()
    const content = Buffer.concat([told, Buffer.from('<script>alert(1)</script>')])
    const made = outputOf(uploadPageFile, await send(content, 'mapa.jpg', 'image/jpeg'))
    const { bytes, headers } = await site.visitor.call(made.address)
    expect(headers['content-disposition']).toMatch(/^attachment;/)
    expect(bytes.length).toBe(made.size)
    for (const part of ['<script', 'Polna']) expect(bytes.includes(part), part).toBe(false)
  })

  test.each([
    '../../x.pdf',
    '..\\..\\x.pdf',
    '/etc/passwd',
    'a\u202efdp.exe',
    '<img src=x>.pdf',
    '.',
    'a"; b\r\nc',
  ])('the name %j leads nowhere', async (name) => {
    const made = outputOf(uploadPageFile, await send(pdf(randomUUID()), name))
    expect(made.name).toMatch(/^[\w=; ]+(\.\w+)*\.pdf$/)
    const { headers } = await site.visitor.call(made.address)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[^"\\/]+"; filename\*=UTF-8''[\w.%-]+$/,
    )
    expect((await stored()).filter((each) => !/^[0-9a-f]{2}(\/[0-9a-f]{64})?$/.test(each))).toEqual([])
  })
})

describe('how much comes is limited while it comes', () => {
  const path = () => `/v1/accounts/${site.account}/page-files?name=a.pdf`
  const host = 'panel.zapisano.localhost'

  test('fifty megabytes that are announced are refused before any is sent', async () => {
    const answer = await uploadRaw(staff, {
      ...{ host, path: path(), headers: { 'content-length': String(50 * MB) } },
      write: () => new Promise(() => undefined),
    })
    const problem = JSON.parse(answer.text)
    expect([answer.status, answer.sent, problem.problems[0].message]).toEqual([413, 0, LARGE])
  })

  test('fifty megabytes without a length end where the limit is reached', async () => {
    const before = [await countRows(), (await stored()).length]
    const chunk = Buffer.alloc(256 * 1024, 'x')
    let sent = 0
    const outcome = await uploadRaw(staff, {
      ...{ host, path: path(), headers: {} },
      write: async (sendChunk) => {
        for (; sent < 50 * MB; sent += chunk.length) await sendChunk(chunk)
      },
    }).then(
      ({ status }) => status,
      () => 'ended',
    )
    expect([413, 'ended']).toContain(outcome)
    expect(sent).toBeLessThan(40 * MB)
    expect([await countRows(), (await stored()).length]).toEqual(before)
  })
})
