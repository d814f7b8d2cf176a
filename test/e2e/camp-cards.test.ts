import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { ALLERGY, campOrder, IN_BOXES, winterCamp, wordsOf } from '#test/support/camp-cards.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { addressOf, enterPanel } from './office-steps.ts'
import { expectSound } from './panel-event.ts'

/** Cards of children: the organiser says where their content comes from and prints them; a parent prints their own. */

let site: TestSite
let browser: Browser
let made: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: winterCamp() })
  made = await register(site, campOrder('Wójcik', 'sowy'))
  await register(site, campOrder('Żak', 'lisy'))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function downloaded(page: Page, link: Locator): Promise<string[]> {
  const download = page.waitForEvent('download')
  await link.click()
  return wordsOf(await readFile(await (await download).path()))
}

test('an organiser sets the card up and prints it, then a parent does', async () => {
  await using desk = await openDesktop(browser)
  const { page } = desk
  await enterPanel(site, page)
  await page.goto(addressOf(site, 'zgloszenia'))
  await page.getByRole('link', { name: 'Karty kwalifikacyjne' }).click()
  await page.getByRole('heading', { level: 1, name: 'Karty kwalifikacyjne' }).waitFor()
  const setting = page.getByRole('region', { name: 'Skąd karta bierze dane' })
  expect(await setting.getByLabel('Forma wypoczynku').inputValue()).toBe('winter')
  await setting
    .getByRole('list', { name: /^4. Numer PESEL/ })
    .getByText('PESEL', { exact: true })
    .waitFor()
  await expectSound(page)

  // A form of its own needs a name, and nothing else is lost meanwhile.
  await setting.getByLabel('Kraj').fill('Słowacja')
  await setting.getByLabel('Forma wypoczynku').selectOption('other')
  await setting.getByRole('button', { name: 'Zapisz' }).click()
  await setting.getByText('Wpisz nazwę formy.').waitFor()
  await setting.getByLabel('Nazwa formy').fill('wędrówka')
  await setting.getByLabel('Stosowana dieta').selectOption({ label: 'Leki i dawki' })
  await setting.getByRole('button', { name: 'Usuń: Leki i dawki' }).first().click()
  await setting.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Zapisane. Karty są gotowe do druku.').waitFor()
  await expectSound(page)

  const cards = page.getByRole('region', { name: 'Karty do druku' })
  const both = await downloaded(page, cards.getByRole('link', { name: 'Pobierz karty (PDF): 2 osoby' }))
  expect(both).toHaveLength(4)
  expect(both[0]).toMatch(/inna forma wypoczynku: wędrówka/)
  expect(both[0]).toContain('Słowacja')
  await cards.getByLabel('Czyje karty').selectOption({ label: 'Lisy' })
  const ofGroup = await downloaded(page, cards.getByRole('link', { name: 'Pobierz karty (PDF): 1 osoba' }))
  expect(ofGroup[0]).toContain('Kacper Żak')
  const alone = await downloaded(page, cards.getByRole('link', { name: 'Karta (PDF): Kacper Żak' }))
  expect(alone[0]).toContain(IN_BOXES)
  expect(await downloaded(page, page.getByRole('link', { name: 'Pusta karta (PDF)' }))).toHaveLength(2)
  await page.goto(`${site.server.address('panel.zapisano.localhost')}/dziennik`)
  await page
    .getByText(/Karta kwalifikacyjna pobrana.*PESEL/)
    .first()
    .waitFor()

  await using phone = await openPhone(browser)
  await phone.page.goto(`${site.server.address(site.host)}/zgloszenie/${made.token}`)
  const own = phone.page.getByRole('region', { name: 'Karta kwalifikacyjna do podpisu' })
  await expectSound(phone.page)
  const pages = await downloaded(phone.page, own.getByRole('link', { name: /Kacper Wójcik/ }))
  expect(pages[0]).toContain(ALLERGY)
  expect(pages[0]).not.toContain(IN_BOXES)
  expect(pages.join()).not.toContain('Żak')
})
