import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { provideChromium } from './chromium.ts'

// The browser itself must not contact other hosts or ask questions.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const POLAND = { locale: 'pl-PL', timezoneId: 'Europe/Warsaw' }

// Half a minute is long for a page and short for a test that fails: a busy machine needs ten seconds at times.
const PATIENCE_MS = 30_000

/** A page with the context it lives in; disposing of it closes both. */
export type TestPage = AsyncDisposable & { page: Page; context: BrowserContext }

/**
 * Starts the browser; disposing of it ends it. It finds `*.localhost` on this machine by itself.
 * @param args more switches for its command line
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await provideChromium()
  return await chromium.launch({
    executablePath,
    args: [...QUIET, ...args],
    // The sandbox of a browser does not work for root, nor in most containers.
    chromiumSandbox: false,
    env: { ...definedOnly(process.env), ...env },
  })
}

/** A new page on a small phone with a touch screen, 360 × 780. */
export function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<TestPage> {
  return open(browser, { ...POLAND, ...PHONE, ...options })
}

/** A new page on a desktop, 1280 × 900. */
export function openDesktop(browser: Browser, options: BrowserContextOptions = {}): Promise<TestPage> {
  return open(browser, { ...POLAND, ...DESKTOP, ...options })
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<TestPage> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  return { page, context, [Symbol.asyncDispose]: () => context.close() }
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Waits until typed input is processed: React schedules by messages, and this one comes after them. */
export const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )
