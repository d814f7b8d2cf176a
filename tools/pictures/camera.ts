import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openDesktop, openPhone } from '#test/support/browser.ts'

export const WIDTHS = [360, 1280] as const
export type Width = (typeof WIDTHS)[number]
export type Scheme = 'light' | 'dark'

/** A page in a browser of its own, and the way to keep what it shows. */
export interface Camera {
  readonly page: Page
  readonly width: Width
  /** The address of a path on one of the product's hosts. */
  at(host: string, path?: string): string
  open(host: string, path?: string): Promise<void>
  /** Keeps the whole page, down to its foot, as '<name>-<width>[-dark].png'. */
  take(name: string): Promise<void>
  /** Keeps what a screen of this height shows before anything is scrolled, as '<name>-<width>x<height>.png'. */
  takeScreen(name: string, height: number): Promise<void>
}

/** Steps through pages of one subject, which keep a picture of each. */
export interface Walk {
  readonly name: string
  /** Both where the pages promise a dark look (ux.md: panel and scanner). */
  readonly schemes: readonly Scheme[]
  readonly steps: (camera: Camera) => Promise<void>
}

interface Setting {
  readonly browser: Browser
  readonly folder: string
  readonly width: Width
  readonly scheme: Scheme
  readonly address: (host: string) => string
  readonly onTaken: (file: string) => void
}

/** Walks once, at one width and in one scheme. */
export async function walkOnce(walk: Walk, setting: Setting): Promise<void> {
  const { browser, folder, width, scheme, address, onTaken } = setting
  const open = width === 360 ? openPhone : openDesktop
  // One pixel is one pixel: the pictures are for comparing layouts, not for print.
  await using opened = await open(browser, { colorScheme: scheme, deviceScaleFactor: 1 })
  const { page } = opened
  const at = (host: string, path = '/') => `${address(host)}${path}`
  const keep = async (file: string, fullPage: boolean) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' })
    onTaken(file)
  }
  const dark = scheme === 'dark' ? '-dark' : ''
  await walk.steps({
    page,
    width,
    at,
    open: async (host, path) => {
      await page.goto(at(host, path), { waitUntil: 'networkidle' })
    },
    take: (name) => keep(`${name}-${width}${dark}.png`, true),
    takeScreen: async (name, height) => {
      const before = page.viewportSize()
      await page.setViewportSize({ width, height })
      await keep(`${name}-${width}x${height}${dark}.png`, false)
      if (before !== null) await page.setViewportSize(before)
    },
  })
}
