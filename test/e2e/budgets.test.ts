import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { atStep, fillIn } from './wizard.ts'

/**
 * What the first pages may weigh, counted as it comes over the wire to a browser that takes gzip and nothing
 * better, and that lacks Temporal, as older phones do.
 */

const WISH = { subdomain: 'waga', person: 'Maria Zielińska', name: 'Parafia w Lipowej' }

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server[Symbol.asyncDispose]()
})

interface Sent {
  readonly file: string
  readonly encoding: string | null
  readonly bytes: number
}

/** Opens a page, does something there, and returns the responses of the counted kinds. */
async function sentTo(
  address: string,
  kinds: readonly string[],
  act: (page: Page) => Promise<unknown>,
): Promise<Sent[]> {
  await using phone = await openPhone(browser, { extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  const { page } = phone
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const done: Request[] = []
  page.on('requestfinished', (request) => done.push(request))
  await page.goto(address)
  await act(page)
  await page.waitForLoadState('networkidle')
  return await Promise.all(done.filter((request) => kinds.includes(request.resourceType())).map(sentBy))
}

async function sentBy(request: Request): Promise<Sent> {
  const answer = await request.response()
  return {
    file: new URL(request.url()).pathname,
    encoding: (await answer?.headerValue('content-encoding')) ?? null,
    bytes: (await request.sizes()).responseBodySize,
  }
}

/** What the browser has already is not sent again: its body is empty, so that its size is less than nothing. */
const isSent = ({ bytes }: Sent) => bytes > 0

/** The sum, after a check that it is not zero and that the responses were compressed. */
function weigh(sent: readonly Sent[]): number {
  expect(sent.length).toBeGreaterThan(0)
  for (const { file, encoding, bytes } of sent) {
    expect(bytes, file).toBeGreaterThan(0)
    // Compression would only enlarge short responses.
    if (bytes > 1000) expect(encoding, file).toBe('gzip')
  }
  return sent.reduce((sum, { bytes }) => sum + bytes, 0)
}

test.each(['zapisano.localhost', 'obecni.localhost'])(
  'the landing page of %s: at most 15 kB of script, down to its foot',
  async (host) => {
    const sent = await sentTo(`${server.address(host)}/`, ['script'], (page) =>
      page.getByText('Zrobione w').scrollIntoViewIfNeeded(),
    )
    expect(weigh(sent)).toBeLessThanOrEqual(15_000)
  },
)

test.each(['zapisano.localhost', 'obecni.localhost'])(
  'the wizard of %s: at most 150 kB of script and style, through all its steps',
  async (host) => {
    const sent = await sentTo(`${server.address(host)}/create`, ['script', 'stylesheet'], async (page) => {
      await atStep(page, 'Wybierz domenę')
      await fillIn(page, WISH)
    })
    expect(weigh(sent)).toBeLessThanOrEqual(150_000)
  },
)

test.each(['panel.zapisano.localhost', 'panel.obecni.localhost'])(
  'the list of events on %s: at most 230 kB of script and style, each builder later',
  async (host) => {
    const panel = server.address(host)
    const signIn = async (page: Page) => {
      await page.getByRole('button', { name: /Danuta Wrona/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
    }
    const sent = await (await sentTo(panel, ['script', 'stylesheet'], signIn)).filter(isSent)
    expect(sent.filter(({ file }) => /builder|-page/.test(file))).toEqual([])
    expect(weigh(sent)).toBeLessThanOrEqual(230_000)
  },
)
