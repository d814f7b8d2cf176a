import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { uniquePicture } from '#test/support/pictures.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import {
  chooseDay,
  expectSaved,
  expectSound,
  field,
  openNewAccount,
  openOverview,
  openSettings,
} from './panel-event.ts'

/** 'Strona wydarzenia': an organiser arranges the page of an event beside the page itself; visitors read it. */

const HOST = 'strona.zapisano.localhost'

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

const preview = (page: Page) => page.frameLocator('iframe')
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const add = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Dodaj blok' }).getByRole('button', { name, exact: true }).click()
const namesOf = (page: Page) =>
  page.locator('.pb-block > section').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))

async function choosePicture(place: Locator): Promise<void> {
  const content = { name: 'zdjecie.jpg', mimeType: 'image/jpeg', buffer: await uniquePicture(1200, 800) }
  await place.locator('input[type="file"]').setInputFiles(content)
}

async function openPageBuilder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj wydarzenie' }).click()
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Rajd')
  await chooseDay(page, 'start', ['5', '8', '2027'])
  await chooseDay(page, 'end', ['6', '8', '2027'])
  await field(page, 'place').fill('Borów')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rajd' }).waitFor()
  await openSettings(page)
  await page.getByRole('link', { name: 'Strona wydarzenia', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Strona wydarzenia' }).waitFor()
}

test('an organiser writes the page beside the page itself, arranges it, and visitors read it so', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openNewAccount(server, page, HOST)
  await openPageBuilder(page)
  await preview(page).getByRole('heading', { level: 1, name: 'Rajd' }).waitFor()

  // What is typed is on the page at once, and marked there.
  await page.getByRole('textbox', { name: 'Zaproszenie' }).fill('Dwa dni drogi, jedna kuchnia polowa.')
  await expect.poll(() => preview(page).locator('#zaproszenie').innerText()).toContain('kuchnia')
  await page.getByRole('textbox', { name: /^Co jest w cenie/ }).fill('– Nocleg\n– Zupa\n– Zupa')
  await expect.poll(() => preview(page).locator('.included li').allInnerTexts()).toEqual(['Nocleg', 'Zupa'])
  expect(await preview(page).locator('[data-marked]').getAttribute('id')).toBe('w-cenie')
  await page.getByRole('radio', { name: /góry/ }).press(' ')
  await preview(page).getByRole('img', { name: /góry/ }).waitFor()

  // Days come from the dates of the event.
  await page.getByLabel(/^Co się dzieje: czw/).fill('Wyjście')
  await page.keyboard.press('Enter')
  await page.getByLabel(/^czw.*szczegóły$/).fill('Msza na rynku')
  await block(page, 'Dzień po dniu')
    .getByLabel(/^Nagłówek/)
    .fill('Droga dzień po dniu')
  await preview(page).getByRole('heading', { name: 'Droga dzień po dniu' }).waitFor()

  const asked = page.getByRole('form', { name: 'Nowe pytanie' })
  await asked.getByLabel('Nowe pytanie', { exact: true }).fill('Czy dam radę?')
  await asked.getByLabel('Odpowiedź na nowe pytanie').fill('Tak.')
  await asked.getByRole('button', { name: 'Dodaj pytanie' }).click()
  await preview(page).getByText('Czy dam radę?').waitFor()

  // Rich text, people, partners and a map.
  await add(page, 'Tekst')
  await block(page, 'Tekst').getByRole('toolbar').waitFor()
  await block(page, 'Tekst').getByRole('textbox', { name: 'Tekst', exact: true }).click()
  await page.keyboard.type('Zabierz ')
  await block(page, 'Tekst').getByRole('button', { name: 'Pogrubienie' }).click()
  await page.keyboard.type('buty')
  await preview(page).locator('.rich strong', { hasText: 'buty' }).waitFor()
  await add(page, 'Film')
  const film = block(page, 'Film')
  const filmLink = film.getByRole('textbox', { name: 'Link do filmu' })
  await filmLink.fill('rok temu')
  await filmLink.blur()
  await film.getByText('To nie wygląda na link.').waitFor()
  await filmLink.fill('https://www.youtube.com/watch?v=abc')
  await filmLink.blur()
  await film.getByText('Film otworzy się po kliknięciu').waitFor()
  await add(page, 'Kto prowadzi')
  await page.getByLabel('Nowa osoba').last().fill('Ewa Sowa')
  await page.getByRole('button', { name: 'Dodaj osobę' }).click()
  await page.getByLabel('Ewa Sowa: kim jest tutaj').fill('przewodniczka')
  await add(page, 'Partnerzy')
  await page.getByLabel('Nowy partner').last().fill('Piekarnia')
  await page.getByRole('button', { name: 'Dodaj partnera' }).click()
  await page.getByLabel('Piekarnia: adres strony').fill('www.piekarnia.example')
  await add(page, 'Jak dojechać')

  // Pictures: what they show is asked for at each, and on the overview.
  await add(page, 'Zdjęcia')
  await choosePicture(block(page, 'Zdjęcia').getByRole('region', { name: 'Dodaj zdjęcie' }))
  await block(page, 'Zdjęcia').getByText('Brakuje opisu dla osób niewidomych').waitFor()
  await openOverview(page)
  await page.getByText('Powiedz, co widać na zdjęciach').waitFor()
  await page.goBack()
  await block(page, 'Zdjęcia')
    .getByRole('button', { name: /^Opisz/ })
    .click()
  await page.getByLabel('Co widać na zdjęciu').fill('Wschód słońca nad Borowem')
  await preview(page).getByRole('img', { name: 'Wschód słońca nad Borowem' }).waitFor()
  const cover = page.getByRole('region', { name: 'Własne zdjęcie zamiast rysunku' })
  await choosePicture(cover)
  await preview(page).locator('.cover.photo img').waitFor()
  // What stands below moves down when it is there.
  await cover.locator('img').waitFor()
  await page.getByRole('button', { name: /^Dodaj zdjęcie.*Ewa Sowa$/ }).click()
  await choosePicture(page.getByRole('region', { name: 'Zdjęcie: Ewa Sowa' }))
  await preview(page).locator('.faces img').waitFor()
  await page.getByRole('button', { name: 'Usuń blok: Zdjęcia' }).click()
  await page.getByRole('button', { name: 'Przywróć' }).click()

  // By keyboard one place up; hidden; removed and brought back.
  await page.getByRole('button', { name: 'Wyżej: Jak dojechać' }).press('Enter')
  expect((await namesOf(page)).slice(-4)).toEqual([
    ...['Jak dojechać', 'Partnerzy', 'Zdjęcia', 'Kontakt do organizatora'],
  ])
  expect(await page.getByText(/^Jak dojechać: miejsce 11 z/).count()).toBe(1)
  await block(page, 'Co jest w\u00a0cenie')
    .getByRole('button', { name: /^Na stronie/ })
    .click()
  await expect.poll(() => preview(page).locator('.included').count()).toBe(0)
  await page.getByRole('button', { name: 'Usuń blok: Partnerzy' }).click()
  await expect.poll(() => preview(page).getByText('Piekarnia').count()).toBe(0)
  await page.getByRole('button', { name: 'Przywróć' }).click()
  await preview(page).getByRole('link', { name: 'Piekarnia' }).waitFor()
  // By mouse, on a page so high that nothing has to scroll meanwhile.
  await page.setViewportSize({ width: 1280, height: 6500 })
  await page
    .locator('.pb-block', { has: block(page, 'Kto prowadzi') })
    .locator('.pb-grip')
    .hover()
  await page.mouse.down()
  await block(page, 'Zaproszenie').hover({ position: { x: 60, y: 4 } })
  await block(page, 'Zaproszenie').hover({ position: { x: 62, y: 6 } })
  await page.mouse.up()
  await expect.poll(async () => (await namesOf(page))[0]).toBe('Kto prowadzi')
  await page.setViewportSize({ width: 1280, height: 900 })

  await expectSaved(page)
  await expectSound(page)
  await page.reload()
  await preview(page).getByText('przewodniczka').waitFor()
  expect((await namesOf(page))[0]).toBe('Kto prowadzi')
  // Nothing in the preview leads away.
  await preview(page).getByRole('link', { name: 'Zapisz się' }).first().click()
  expect(await preview(page).getByRole('heading', { level: 1 }).innerText()).toBe('Rajd')

  await openOverview(page)
  await page.getByRole('button', { name: 'Otwórz zapisy' }).click()
  await page.getByText('Strona pokazuje wszystko, co tu zapisano.').waitFor()

  await using phone = await openPhone(browser)
  await phone.page.goto(`${server.address(HOST)}/rajd`)
  expect(await phone.page.locator('main section').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    ...['blok-people', 'cennik', 'program', 'pytania', 'blok-text', 'blok-film', 'blok-map', 'blok-partners'],
    ...['blok-gallery', 'kontakt'],
  ])
  expect(await phone.page.getByRole('link', { name: 'Piekarnia' }).getAttribute('href')).toBe(
    'https://www.piekarnia.example',
  )
  expect(await phone.page.locator('.map').getAttribute('href')).toContain('destination=Bor%C3%B3w')
  expect(await phone.page.getByText('Nocleg').count()).toBe(0)
  expect(await faultsOf(phone.page)).toEqual([])
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  // The cover is there at once; what lies below waits until it comes near. Places are kept free.
  const pictures = phone.page.locator('main img, .cover img')
  expect(await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('loading')))).toEqual([
    ...['eager', 'lazy', 'lazy'],
  ])
  expect(await pictures.evaluateAll((all) => all.every((each) => each.hasAttribute('width')))).toBe(true)
  const head = (selector: string) => phone.page.locator(selector).getAttribute('content')
  expect(await head('meta[property="og:image"]')).toMatch(/\/podglad\/rajd\/[0-9a-f]{32}\.jpg$/)
  expect(await phone.page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/rajd$/)
  // Nothing is asked of anybody else.
  const origins = await phone.page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)),
  ])
  expect(origins).toEqual([new URL(server.address(HOST)).origin])

  // At 360 the preview waits behind a button.
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettings(page)
  await page.getByRole('link', { name: 'Strona wydarzenia', exact: true }).click()
  await page.getByRole('textbox', { name: 'Zaproszenie' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Zobacz stronę' }).click()
  await preview(page).getByRole('heading', { level: 1, name: 'Rajd' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
})
