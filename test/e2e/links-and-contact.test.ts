import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { giveTo, offerToken, sendOffer } from '#test/support/hand-over.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The way to 'Moje zgłoszenie' without the mail, the contact there, and a place that a new person takes over. */

let site: TestSite
let browser: Browser
let family: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  family = await register(site, orderOf('ewa', 'jan'))
  await register(site, orderOf('iga'))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const open = (page: Page, path: string) =>
  page.goto(`${site.server.address(site.host)}${path}`, { waitUntil: 'networkidle' })
const newest = async (to: string) => {
  await runJobs(site.server.databaseUrl)
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).find((mail) => mail.to === to)
}
/** Accessible, and nothing wider than the screen; saved as a picture if a folder is given. */
async function seen(page: Page, name: string): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const folder = process.env.PICTURES
    if (folder === undefined) continue
    await mkdir(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 360, height: 800 })
}

test('a link is requested by e-mail from the head of the site, and a typo in the address is pointed out', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, '/')
  await page.getByRole('link', { name: 'Moje zgłoszenie' }).click()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Wyślij link' }).click()
  await page.getByText('Pole wymagane.').waitFor()
  await page.getByLabel('Adres e-mail').fill('ewa.mazur@gmial.com')
  await seen(page, 'moje-zgloszenie')
  await page.getByRole('button', { name: /gmail/ }).click()
  expect(await page.getByLabel('Adres e-mail').inputValue()).toBe('ewa.mazur@gmail.com')
  await page.getByLabel('Adres e-mail').fill('ewa.mazur@example.org')
  await page.getByRole('button', { name: 'Wyślij link' }).press('Enter')
  await page.getByRole('heading', { name: 'Sprawdź skrzynkę' }).waitFor()
  await seen(page, 'moje-zgloszenie-wyslane')
  const mail = await newest('ewa.mazur@example.org')
  await open(page, /\/moje-zgloszenia\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await seen(page, 'moje-zgloszenia-przycisk')
  await page.getByRole('button', { name: 'Pokaż moje zgłoszenia' }).press('Enter')
  const all = page.getByRole('main').getByRole('listitem')
  await all.filter({ hasText: 'Ewa, Jan' }).waitFor()
  expect(await all.count()).toBe(2)
  await seen(page, 'moje-zgloszenia')
  await all.filter({ hasText: 'Ewa, Jan' }).getByRole('link').press('Enter')
  await page.waitForURL(new RegExp(`/zgloszenie/${family.token}$`))
  // The way back leads to the list, although the link is used up.
  await page.goBack()
  await all.filter({ hasText: 'Ewa, Jan' }).waitFor()
  await using stranger = await openPhone(browser)
  await open(stranger.page, new URL(page.url()).pathname)
  await stranger.page.getByRole('button', { name: 'Pokaż moje zgłoszenia' }).press('Enter')
  await stranger.page.getByText('Ten link został już użyty').waitFor()
  await seen(stranger.page, 'moje-zgloszenia-uzyty')
  await stranger.page.getByRole('link', { name: 'Wyślij nowy link' }).click()
  await stranger.page.getByRole('heading', { name: 'Moje zgłoszenie' }).waitFor()
})

test('the contact is changed in place, and a new address by its own button', async () => {
  const mine = await register(site, orderOf('ola'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, `/zgloszenie/${mine.token}`)
  const part = page.getByRole('region', { name: 'Twój kontakt' })
  await part.getByRole('button', { name: 'Zmień kontakt' }).press('Enter')
  await part.getByLabel('Adres e-mail').fill('ola@gmial.com')
  await part.getByRole('button', { name: /gmail/ }).waitFor()
  await part.getByLabel('Numer telefonu').fill('600 700 800')
  await seen(page, 'kontakt-formularz')
  await part.getByRole('button', { name: /gmail/ }).press('Enter')
  await part.getByRole('button', { name: 'Zapisz' }).press('Enter')
  await part.getByText('Nowy adres czeka na potwierdzenie').waitFor()
  expect(plain(await part.innerText())).toContain('600 700 800')
  await seen(page, 'kontakt-czeka')
  const mail = await newest('ola@gmail.com')
  const path = /\/adres\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  await open(page, path)
  await seen(page, 'adres')
  await page.getByRole('button', { name: 'Potwierdzam adres' }).press('Enter')
  await page.getByRole('region', { name: 'Twój kontakt' }).getByText('ola@gmail.com').waitFor()
  expect(page.url()).not.toContain(mine.token)
})

test('the giver sees the offered place, the new person takes it by one button, and each sees their own', async () => {
  const offer = giveTo(1, 'ewa', 'iga', { expectedTotal: 20_000 })
  expect((await sendOffer(site, family, offer)).status).toBe(200)
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, `/zgloszenie/${family.token}`)
  const waits = page.getByRole('region', { name: 'Miejsce czeka na potwierdzenie' })
  await waits.waitFor()
  await seen(page, 'czeka-na-potwierdzenie')
  await waits.getByRole('button', { name: 'Wycofaj przekazanie' }).press('Enter')
  await waits.waitFor({ state: 'detached' })
  expect((await sendOffer(site, family, offer)).status).toBe(200)
  await open(page, `/przekazane/${await offerToken(site.server.databaseUrl, family.id)}`)
  await page.getByRole('heading', { name: 'Czeka na ciebie miejsce' }).waitFor()
  await seen(page, 'przekazane')
  await page.getByRole('button', { name: 'Przyjmuję miejsce' }).press('Enter')
  await page.getByRole('heading', { name: 'To twoje miejsce' }).waitFor()
  await seen(page, 'przekazane-przyjete')
  expect(await look(site, family)).toMatchObject({ people: [{ ref: 'iga', takenOver: true }, {}] })
  await open(page, `/zgloszenie/${family.token}/zmiana`)
  await page.getByText('Tym miejscem zajmuje się teraz osoba, która je przejęła.').waitFor()
  await seen(page, 'zmiana-przekazane')
})
