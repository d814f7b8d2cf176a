import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalCode } from '#contract/errors.ts'
import { uploadPicture } from '#contract/pictures.ts'
import { UPLOAD_LIMITS } from '#server/base/upload-limits.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { emptyPng, pdf, picture } from '#test/support/files.ts'
import { asOwner } from '#test/support/owner.ts'
import { sendPicture, uniquePicture } from '#test/support/pictures.ts'
import { uploadRaw } from '#test/support/raw-upload.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** What strangers, and broken programs, send instead of photographs. */

const MB = 1024 * 1024
const KINDS = 'Tego rodzaju pliku nie przyjmujemy. Wybierz JPG, PNG lub WebP.'
const DAMAGED = 'Tego pliku nie da się odczytać: jest pusty, ucięty albo uszkodzony. Wybierz inny.'
const PIXELS =
  'To zdjęcie ma za dużo pikseli: można najwyżej 64\u00a0mln. Zmniejsz je i\u00a0wgraj jeszcze raz.'
const LARGE = 'Ten plik jest za duży. Wybierz plik do 15\u00a0MB.'
let site: TestSite
let staff: Client

beforeAll(async () => {
  const uploadLimits = { ...UPLOAD_LIMITS, idle: 1_000, total: 2_500 }
  site = await startTestSite({ settings: { uploadLimits, runs: { web: true, worker: false } } })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const stored = () => readdir(`${site.server.config.dataDir}/files`, { recursive: true }).catch(() => [])
const countRows = async () => (await asOwner(site.server.databaseUrl, 'SELECT FROM picture')).length
const send = (content: Buffer, name = 'zdjęcie.jpg', type = 'image/jpeg') =>
  sendPicture(staff, { accountId: site.account, content, name, type })

async function expectRefused(code: RefusalCode, sentence: string, ask: () => ReturnType<typeof send>) {
  const before = [await countRows(), (await stored()).length]
  const problem = problemOf(code, await ask())
  expect(problem.problems?.[0]?.message ?? problem.title).toBe(sentence)
  expect([await countRows(), (await stored()).length]).toEqual(before)
}

const svg = (content: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

describe('what is no photograph is refused, whatever it is called', () => {
  test.each([
    ['a script in SVG', svg('<script>alert(document.cookie)</script>'), 'rysunek.svg', 'image/svg+xml'],
    ['SVG that reads a file', svg('<image href="file:///etc/passwd"/>'), 'rysunek.png', 'image/png'],
    ['HTML called PNG', Buffer.from('<html><script>alert(1)</script></html>'), 'obraz.png', 'image/png'],
    ['a program', Buffer.from('#!/bin/sh\necho\n'), 'zdjęcie.jpg', 'image/jpeg'],
    ['a moving GIF', Buffer.from('GIF89a'), 'ruch.gif', 'image/gif'],
    ['a document', pdf(), 'zdjęcie.jpg', 'image/jpeg'],
    ['an archive', Buffer.from('PK\x03\x04 zip'), 'zdjęcia.zip', 'application/zip'],
  ])('%s', async (_, content, name, type) => {
    await expectRefused('file_kind', KINDS, () => send(content, name, type))
  })

  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['a photograph that is cut off', async () => (await uniquePicture(400, 300)).subarray(0, 600)],
    ['a PNG that is cut off', async () => (await picture(400, 300, 'png')).subarray(0, 200)],
    [
      'random bytes after the beginning of a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]),
    ],
    [
      'the beginning of a PNG before a page',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>1</script>', 'latin1'),
    ],
    [
      'the beginning of a WebP before SVG',
      async () => Buffer.concat([Buffer.from('RIFF\x00\x00\x00\x00WEBP'), svg('')]),
    ],
  ])('%s', async (_, content) => {
    const bytes = await content()
    await expectRefused('file_damaged', DAMAGED, () => send(bytes))
  })

  test.each([
    ['50,000 × 50,000 pixels in a few bytes', () => Promise.resolve(emptyPng(50_000, 50_000))],
    ['72 million pixels of one colour', () => picture(9_000, 8_000, 'png')],
  ])('%s, before they are decoded', async (_, content) => {
    const bytes = await content()
    expect(bytes.length).toBeLessThan(MB)
    const before = process.memoryUsage().rss
    await expectRefused('picture_too_large', PIXELS, () => send(bytes))
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB)
  })
})

describe('what is one and something else', () => {
  test('a photograph that is a page, an archive and a program as well is a photograph alone afterwards', async () => {
    const commented = await sharp(await uniquePicture())
      .withExif({ IFD0: { ImageDescription: '<?php evil(); ?>' } })
      .toBuffer()
    const content = Buffer.concat([
      commented,
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
      randomBytes(200),
    ])
    const made = outputOf(uploadPicture, await send(content, 'obraz.html', 'text/html'))
    expect(made.name).toBe('obraz.html.jpg')
    for (const file of ['40.avif', '40.webp', '40.jpg']) {
      const answer = await site.visitor.call(`${made.address}/${file}`)
      expect(answer.headers['content-type']).toMatch(/^image\//)
      for (const part of ['<script', 'PK\x03\x04', '<?php'])
        expect(answer.bytes.includes(part), `${part} in ${file}`).toBe(false)
    }
  })

  test('of a moving picture the first frame is kept', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const moving = await sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
      .webp({ delay: [100, 100], lossless: true })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const made = outputOf(uploadPicture, await send(moving, 'ruch.webp', 'image/webp'))
    expect(made).toMatchObject({ width: 60, height: 40 })
    const { bytes } = await site.visitor.call(`${made.address}/60.webp`)
    const seen = await sharp(bytes).metadata()
    expect([seen.pages ?? 1, seen.height]).toEqual([1, 40])
    const { dominant } = await sharp(bytes).stats()
    expect([dominant.r > 200, dominant.b < 50]).toEqual([true, true])
  })

  test.each([
    ['image/svg+xml', 'zdjęcie.svg'],
    ['text/html', 'index.html'],
    ['application/json', 'dane.json'],
  ])('a photograph that is declared as %s is a photograph', async (type, name) => {
    const made = outputOf(uploadPicture, await send(await uniquePicture(), name, type))
    const answer = await site.visitor.call(`${made.address}/${made.plain}`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
  })

  test.each(['../../x.jpg', '..\\..\\x.jpg', '/etc/passwd', 'a\u202egnp.exe', '<img src=x>.jpg', '.'])(
    'the name %j leads nowhere',
    async (name) => {
      const made = outputOf(uploadPicture, await send(await uniquePicture(), name))
      expect(made.name).toMatch(/^[\w= ]+(\.\w+)*\.jpg$/)
      expect((await stored()).filter((each) => !/^[0-9a-f]{2}(\/[0-9a-f]{64})?$/.test(each))).toEqual([])
    },
  )
})

describe('how much comes is limited while it comes', () => {
  const path = () => `/v1/accounts/${site.account}/pictures?name=a.jpg&purpose=page`
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
    const chunk = Buffer.alloc(256 * 1024, 'x')
    let sent = 0
    const endless = uploadRaw(staff, {
      ...{ host, path: path(), headers: {} },
      write: async (sendChunk) => {
        for (; sent < 50 * MB; sent += chunk.length) await sendChunk(chunk)
      },
    })
    const outcome = await endless.then(
      ({ status }) => status,
      () => 'ended',
    )
    expect([413, 'ended']).toContain(outcome)
    expect(sent).toBeLessThan(40 * MB)
    expect(await countRows()).toBeGreaterThan(0)
  })

  test('one that stops sending is refused after a while', async () => {
    const answer = await uploadRaw(staff, {
      ...{ host, path: path(), headers: { 'content-length': '5000' } },
      write: async (sendChunk) => {
        await sendChunk(Buffer.from([0xff]))
        await new Promise((resolve) => setTimeout(resolve, 20_000).unref())
      },
    })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([408, 'upload_too_slow'])
  })
})
