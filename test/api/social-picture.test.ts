import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { updateBrand } from '#contract/brand.ts'
import { publishEvent } from '#contract/panel.ts'
import { uploadPicture } from '#contract/pictures.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { sendPicture } from '#test/support/pictures.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** The picture of an event where its link is shared. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? ''
const pathIn = async (page = `/${site.slug}`) => {
  const { text } = await site.visitor.open(page)
  return new URL(metaOf(text, 'og:image')).pathname
}

/** Of a part: statistics are those of a whole picture. */
async function channelsIn(picture: Buffer, part: Region) {
  const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats()
  return channels
}

test('the page of an event names it by a full address, with its size and what it shows', async () => {
  for (const path of [`/${site.slug}`, `/${site.slug}/zapisy`]) {
    const { text } = await site.visitor.open(path)
    expect(metaOf(text, 'og:image')).toMatch(
      new RegExp(`^http://${site.host}:\\d+/podglad/${site.slug}/[0-9a-f]{32}\\.jpg$`),
    )
    expect([metaOf(text, 'og:image:width'), metaOf(text, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(text, 'og:image:alt')).toContain('Rowerowa Pielgrzymka Diecezji Kieleckiej na Jasną Górę')
  }
})

test('it is a JPEG of 1200 × 630 with the scene, the accent and the title, kept for ever', async () => {
  const answer = await site.visitor.call(await pathIn())
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const deviationIn = async (left: number, top: number, width: number, height: number) =>
    Math.max(...(await channelsIn(answer.bytes, { left, top, width, height })).map(({ stdev }) => stdev))
  // The scene and the title have many colours, the bar between them one, and the margin none but the background.
  expect(await deviationIn(0, 0, 1200, 300)).toBeGreaterThan(20)
  expect(await deviationIn(0, 303, 1200, 4)).toBeLessThan(6)
  expect(await deviationIn(64, 390, 900, 60)).toBeGreaterThan(30)
  expect(await deviationIn(0, 320, 50, 300)).toBeLessThan(4)
})

test('another content has another address, and an address that was shared before leads there', async () => {
  const before = await pathIn()
  outputOf(
    updateBrand,
    await staff.ask(updateBrand, { params: { accountId: site.account }, body: { accent: '#96305a' } }),
  )
  const after = await pathIn()
  expect(after).not.toBe(before)
  const old = await site.visitor.call(before)
  expect([old.status, new URL(String(old.headers.location)).pathname]).toEqual([302, after])
  const bar = { left: 0, top: 303, width: 1200, height: 4 }
  const channels = await channelsIn((await site.visitor.call(after)).bytes, bar)
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([15, 5, 9])
})

test("the cover for pages that do not draw it is a drawing in the organiser's colours, kept for an hour", async () => {
  const answer = await site.visitor.call(`/podglad/${site.slug}/okladka.svg`)
  expect(answer.headers).toMatchObject({
    ...{ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    'content-security-policy': "sandbox; default-src 'none'",
  })
  const drawing = answer.bytes.toString('utf8')
  expect(drawing).toContain('#96305a')
  expect(drawing).not.toContain('var(--')
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 1440, height: 520 })
})

test('there is none of an event that is not there', async () => {
  for (const path of [
    '/podglad/nie-ma/okladka.svg',
    '/podglad/nie-ma/0123456789abcdef0123456789abcdef.jpg',
    `/podglad/${site.slug}/1.jpg`,
  ])
    expect((await site.visitor.call(path)).status, path).toBe(404)
})

test('a photograph of the organiser stands in place of the drawn scene', async () => {
  const before = await pathIn()
  const red = { create: { width: 1600, height: 900, channels: 3, background: '#c01020' } } as const
  const content = await sharp(red).jpeg().toBuffer()
  const photo = outputOf(uploadPicture, await sendPicture(staff, { accountId: site.account, content }))
  const params = { accountId: site.account, eventId: site.event }
  const definition = z.record(z.string(), z.unknown()).parse(await kielceDefinition())
  const body = { definition: { ...definition, page: { photo: photo.id } } }
  outputOf(publishEvent, await staff.ask(publishEvent, { params, body }))
  await expect.poll(() => pathIn()).not.toBe(before)
  const cover = await site.visitor.call(`/podglad/${site.slug}/okladka.svg`)
  expect([cover.status, cover.headers.location]).toEqual([302, expect.stringContaining(photo.address)])
  const scene = { left: 200, top: 40, width: 800, height: 200 }
  const channels = await channelsIn((await site.visitor.call(await pathIn())).bytes, scene)
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([12, 1, 2])
})
