import type { Page } from 'playwright-core'

/** What a visitor's browser recorded until the page was idle. */
export interface Visit {
  /** Errors of the browser, and failed requests. */
  readonly complaints: readonly string[]
  /** Addresses outside the page's own host and port. */
  readonly strangers: readonly string[]
  readonly speed: Speed
}

export interface Speed {
  /** Milliseconds until the first and the largest thing were painted; Infinity for never. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** The layout shift, as browsers count it. */
  readonly shift: number
  /** Milliseconds during which a tap would have been delayed. */
  readonly blocked: number
}

// The slow phone network that Lighthouse takes: 1.6 Mbit/s and 150 ms away, as it is felt by a browser. The
// processor is not slowed down: what else the machine does would be slowed down with it.
const SLOW = { latency: 562, downloadThroughput: (1.47 * 1024 * 1024) / 8, uploadThroughput: 84_375 }

/** Opens an address on a slow network, and watches. The page should be one that has not been anywhere yet. */
export async function visit(page: Page, address: string): Promise<Visit> {
  const complaints: string[] = []
  const strangers: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(`no answer: ${request.url()}`))
  page.on(
    'response',
    (answer) => answer.status() >= 400 && complaints.push(`${answer.status()}: ${answer.url()}`),
  )
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== new URL(address).origin) strangers.push(request.url())
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle' })
  // The last entries are reported after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  const speed = await page.evaluate(() => globalThis.seen)
  return { complaints, strangers, speed }
}

declare global {
  var seen: { -readonly [Figure in keyof Speed]: Speed[Figure] }
}

/** Runs in the page, before anything else. */
function watch(): void {
  globalThis.seen = { firstPaint: Infinity, largestPaint: Infinity, shift: 0, blocked: 0 }
  const on = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') globalThis.seen.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    globalThis.seen.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    globalThis.seen.shift += entry.value ?? 0
  })
  on('longtask', (entry) => {
    globalThis.seen.blocked += Math.max(0, entry.duration - 50)
  })
}
