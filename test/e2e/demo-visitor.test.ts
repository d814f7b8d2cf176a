import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { fillDemo } from '../../scripts/demo.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain, runningTotal } from './family-on-a-phone.ts'
import { goToGateway, payAtGateway } from './pay-step.ts'

/** A visitor tries the demo on a small phone: with made-up data, from the form to the tickets. */

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

const FILL = 'Wypełnij przykładowymi danymi'
const site = (host: string) => server.address(host)

test('a family is made up, seen in the summary and paid for by BLIK', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site('borowska.zapisano.localhost')}/pielgrzymka/zapisy`)
  await page.getByText('Nie podawaj prawdziwych danych.').waitFor()
  const fill = page.getByRole('button', { name: FILL })
  expect((await fill.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await faultsOf(page)).toEqual([])
  await fill.click()
  expect(await runningTotal(page)).toBe('760 zł')
  expect(plain(await page.getByRole('region', { name: 'Osoby' }).innerText())).toMatch(
    /Anna Jaworska .* Marek Jaworski .* Zosia Jaworska .* Staś Jaworski/,
  )
  const remove = page.getByRole('button', { name: 'Usuń przykładowe dane' })
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await faultsOf(page)).toEqual([])

  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  expect(await page.getByLabel('Adres e-mail').inputValue()).toBe('anna.jaworska@example.org')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  const order = page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' })
  expect(await order.isDisabled()).toBe(true)
  for (const box of await page.getByRole('checkbox').all()) {
    expect(await box.isChecked()).toBe(false)
    await box.check({ force: true })
  }
  expect(await faultsOf(page)).toEqual([])
  await order.click()

  await goToGateway(page)
  await payAtGateway(page)
  await page.getByRole('heading', { name: 'Udział potwierdzony' }).waitFor()
  expect(await page.getByRole('img', { name: /^Kod QR biletu/ }).count()).toBe(4)
  expect(plain(await page.getByRole('main').innerText())).toContain('Wpłacono 760 zł')
  expect(await faultsOf(page)).toEqual([])
})

test('children go to a camp without their mother, and the example data can be removed again', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site('wilki.zapisano.localhost')}/biwak/zapisy`)
  await page.getByRole('button', { name: FILL }).click()
  expect(await runningTotal(page)).toBe('350 zł')
  expect(await page.getByRole('checkbox', { name: 'Ja też biorę udział' }).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Usuń przykładowe dane' }).click()
  expect(await runningTotal(page)).toBe('0 zł')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Maria')
  await expect.poll(() => page.getByRole('button', { name: FILL }).count()).toBe(0)
})

test('the pages before the form are accessible, with one quiet line above them', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  for (const path of ['/', '/konferencja']) {
    await page.goto(`${site('pamiec.zapisano.localhost')}${path}`)
    const mark = page.getByText('Wersja demonstracyjna', { exact: true })
    expect((await mark.boundingBox())?.height).toBeLessThan(36)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
