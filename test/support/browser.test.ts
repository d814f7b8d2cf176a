import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from './browser.ts'

const HTML =
  '<!doctype html><meta name=viewport content="width=device-width"><title>Zapisy</title><h1>Zażółć</h1>'

let browser: Browser
let server: Server

beforeAll(async () => {
  browser = await launchBrowser()
  server = createServer((request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('x-host', request.headers.host ?? '')
    response.end(HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}, 60_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

function address(): string {
  const { port } = server.address() as AddressInfo
  return `http://borowska.zapisano.localhost:${port}/`
}

test('a phone sees a subdomain of localhost at its own width and can be touched', async () => {
  await using phone = await openPhone(browser)
  const response = await phone.page.goto(address())
  expect(await response?.headerValue('x-host')).toMatch(/^borowska\.zapisano\.localhost:/)
  expect(await phone.page.evaluate(() => [innerWidth, innerHeight, navigator.maxTouchPoints > 0])).toEqual([
    360,
    780,
    true,
  ])
  expect(await phone.page.textContent('h1')).toBe('Zażółć')
})

test('a desktop page has the language and the time of Poland', async () => {
  await using desktop = await openDesktop(browser)
  await desktop.page.goto(address())
  const seen = await desktop.page.evaluate(() => [
    innerWidth,
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ])
  expect(seen).toEqual([1280, 'pl-PL', 'Europe/Warsaw'])
})
