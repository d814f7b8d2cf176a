import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { pay } from '#test/support/gateway.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { TRIP, tripOf } from './change-events.ts'
import { addressOf, buttonOf, confirm, expectSound, summaryWith, takenOver } from './change-page.ts'
import { plain } from './family-on-a-phone.ts'

/** 'Zmień' beside a person of 'Moje zgłoszenie': their part alone, each effect beside its field, one button. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: TRIP })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** Opens the page of a person from the list of people. */
async function openPerson(page: Page, made: Registered, name: string): Promise<void> {
  await page.goto(addressOf(site, made))
  await page.getByRole('link', { name: `Zmień: ${name}` }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await takenOver(page)
}

async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 360, height: 800 })
}

test('one of three who ride together gets another stop by the keyboard; the others keep theirs', async () => {
  const made = await register(
    site,
    tripOf({ Ewa: { coach: 'kielce' }, Jan: { coach: 'kielce' }, Ola: { coach: 'kielce' } }),
  )
  await pay(site, made)
  await using phone = await openPhone(browser)
  const { page } = phone
  await openPerson(page, made, 'Jan Mazur')
  await expectSound(page)
  const extras = page.getByRole('region', { name: 'Udział i dodatki' })
  expect(plain(await extras.innerText())).toContain('Autokar Kielce, 60 zł')
  await pictured(page, 'osoba')
  await extras.getByRole('button', { name: 'Zmień: Autokar' }).press('Enter')
  await extras.getByRole('radio', { name: /^Busko-Zdrój/ }).press('Space')
  await extras.getByText('+20 zł wobec dotychczasowej ceny').waitFor()
  await extras.getByRole('button', { name: 'Dodaj: Kubek' }).press('Enter')
  await extras.getByRole('checkbox').press('Space')
  await extras.getByText('+30 zł wobec dotychczasowej ceny').waitFor()
  const summary = await summaryWith(page, 'Do dopłaty')
  expect(summary).toContain('Jan Mazur, Autokar +20 zł było: Kielce → jest: Busko-Zdrój')
  expect(summary).toContain('Nowa cena zamiast 480 zł 530 zł')
  expect(summary).not.toContain('Ewa Mazur')
  await expectSound(page)
  await pictured(page, 'osoba-zmiana')
  await confirm(page, 'Zamawiam z obowiązkiem zapłaty')
  const { lines } = await look(site, made)
  const stops = lines.filter(({ item }) => item === 'coach').map(({ person, option }) => [person, option])
  expect(stops).toEqual([
    ['ewa', 'kielce'],
    ['jan', 'busko'],
    ['ola', 'kielce'],
  ])
})

test('what was typed for one person is there on the page of the whole registration', async () => {
  const made = await register(site, tripOf({ Ewa: { coach: 'kielce' }, Jan: { coach: 'kielce' } }))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openPerson(page, made, 'Ewa Mazur')
  await page.getByRole('button', { name: 'Zmień: Autokar' }).click()
  await page.getByRole('radio', { name: /^Morawica/ }).check({ force: true })
  await page.getByText('−15 zł wobec dotychczasowej ceny').waitFor()
  await page.getByRole('link', { name: 'Zmień całe zgłoszenie' }).click()
  await takenOver(page)
  const summary = await summaryWith(page, 'Ewa Mazur, Autokar')
  expect(summary).toContain('było: Kielce → jest: Morawica')
  expect(summary).not.toContain('Jan Mazur')
  await page.getByRole('region', { name: 'Autokar' }).getByText('Jan Mazur').waitFor()
})

test('a person resigns on their page, can be brought back, and somebody else’s page is not found', async () => {
  const made = await register(site, tripOf({ Ewa: {}, Jan: {} }))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openPerson(page, made, 'Jan Mazur')
  await page.getByRole('button', { name: 'Zrezygnuj z udziału: Jan Mazur' }).press('Enter')
  await page.getByRole('button', { name: 'Przywróć: Jan Mazur' }).waitFor()
  await summaryWith(page, 'Jan Mazur')
  await expectSound(page)
  await page.getByRole('button', { name: 'Przywróć: Jan Mazur' }).press('Enter')
  await page.getByRole('button', { name: 'Zrezygnuj z udziału: Jan Mazur' }).waitFor()
  expect(await buttonOf(page, 'Potwierdzam zmianę').count()).toBe(0)
  await page.goto(`${addressOf(site, made)}/zmiana?osoba=nikt`)
  await page.getByRole('heading', { level: 1, name: 'Zmień zgłoszenie' }).waitFor()
})
