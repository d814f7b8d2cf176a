import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { fillDemo } from '../../scripts/demo.ts'
import { faultsOf } from './axe.ts'

/** What the panel offers to a volunteer who only checks people in at the gate. */
let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  await fillDemo(server.databaseUrl, server.config, { atMost: 0, tell: () => {} })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

test('a volunteer at the gate is led to the scanner, and nothing else is offered', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  const panel = server.address('panel.obecni.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Hania Mróz' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  const scan = page.getByRole('link', { name: 'Skanuj bilety' })
  const event = /wydarzenie=(.*)/.exec((await scan.getAttribute('href')) ?? '')?.[1]
  expect(await page.getByRole('link', { name: /zgłosze/ }).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`${panel}/wydarzenia/${event}/zgloszenia`)
  await page.getByRole('heading', { level: 1, name: 'Zgłoszenia' }).waitFor()
  await page.getByText('Do tego potrzebne są inne uprawnienia.').waitFor()
  expect(await page.getByText('usterka').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const offered = await page.getByRole('navigation', { name: 'Wydarzenie' }).getByRole('link').allInnerTexts()
  expect(offered.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['Bilety i wejście'])
})
