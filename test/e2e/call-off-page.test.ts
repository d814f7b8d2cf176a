import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide } from '#test/support/refunds.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** An event is called off by two people of the office; a donor asks for the donation. */

const GIFT = {
  ...{ id: 'gift', name: 'Darowizna', category: 'donation', legalKind: 'donation' },
  ...{ per: 'registration', choose: 'optional', price: 1_500 },
} as const
const WHOLE = {
  ...{ id: 'whole', name: 'Całość' },
  parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
} as const

let site: TestSite
let browser: Browser
let paid: Registered

beforeAll(async () => {
  const event = outing({ event: 30 })
  site = await startTestSite({
    definition: { ...event, items: [...(event.items ?? []), GIFT], plans: [WHOLE], refunds: [] },
  })
  const draft = { ...draftOf('ewa', 'jan'), choices: { gift: true } }
  paid = await register(site, { ...orderOf('ewa', 'jan'), expectedTotal: 21_500, draft })
  await pay(site, paid)
  await register(site, { ...orderOf('ala'), contact: { ...orderOf('ala').contact, firstName: 'Ala' } })
  await runJobs(site.server.databaseUrl)
  await asOwner(site.server.databaseUrl, 'UPDATE account SET refund_confirmation_above = 20000')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function openCallOff(page: Page, person: RegExp): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: person }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/pulpit`)
  await page.getByRole('link', { name: 'Odwołaj wydarzenie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Odwołaj wydarzenie' }).waitFor()
}

const mainText = async (page: Page) => plain(await page.getByRole('main').innerText())

test('one asks, another confirms, the registrations are cancelled and the money goes back', async () => {
  await using first = await openPhone(browser)
  const { page } = first
  // The second person has signed in before and was invited.
  await using second = await openDesktop(browser)
  const panel = site.server.address('panel.zapisano.localhost')
  await second.page.goto(panel)
  await second.page.getByRole('button', { name: /Tomasz Gil/ }).click()
  await second.page.waitForLoadState('networkidle')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
     SELECT $1, user_id, 'administrator' FROM app_user WHERE subject = 'tomasz-gil'`,
    [site.account],
  )

  await openCallOff(page, /Danuta Wrona/)
  expect(await mainText(page)).toMatch(/3 osoby\s+w 2 zgłoszeniach/)
  expect(await mainText(page)).toMatch(/Wrócą same.*215 zł.*W tym darowizny.*15 zł/s)
  await page.getByLabel('Powód').fill('Powódź w dolinie')
  await page.getByRole('button', { name: 'Zobacz wiadomość' }).click()
  const mail = page.getByRole('article')
  await mail.getByText('Powód: Powódź w dolinie').waitFor()
  expect(plain(await mail.innerText())).toContain('Wpłacono 215 zł, potrącono 0 zł, zwracamy 200 zł.')
  await page.getByRole('button', { name: 'Następne zgłoszenie' }).click()
  await mail.getByText('Do: Ala Mazur').waitFor()
  await page.getByRole('button', { name: 'Wyślij próbnie do mnie' }).click()
  await page.getByText('Wysłano na twój adres.').waitFor()
  await page.getByRole('button', { name: 'Poproś drugą osobę o potwierdzenie' }).click()
  await page.getByText('Przepisz nazwę: Wycieczka na Łysicę').waitFor()
  await expectSound(page)
  await page.getByLabel('Przepisz nazwę wydarzenia').fill('wycieczka na łysicę')
  await page.getByLabel('Przepisz nazwę wydarzenia').press('Enter')
  await page.getByRole('heading', { name: 'Czeka na drugą osobę' }).waitFor()
  await expectSound(page)

  await openCallOff(second.page, /Tomasz Gil/)
  await second.page.getByText('Danuta Wrona prosi o').waitFor()
  await expectSound(second.page)
  await second.page.getByLabel('Przepisz nazwę wydarzenia').fill('Wycieczka na Łysicę')
  await second.page.getByRole('button', { name: /Potwierdź/ }).click()
  await second.page.getByRole('heading', { level: 1, name: 'Wydarzenie odwołane' }).waitFor()
  await second.page.reload()
  await letBankDecide(site)
  await second.page.getByText('2 z 2').waitFor()
  await second.page.getByText('Zwrócone').waitFor()
  expect(await mainText(second.page)).toMatch(/Zwrócone.*200 zł/s)
  await expectSound(second.page)
})

test('a donor asks for the donation on the page of the registration', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/zgloszenie/${paid.token}`)
  await page.getByRole('heading', { name: /^Darowizna 15\szł/ }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Proszę o zwrot darowizny' }).click()
  await page.getByText(/^Zwrot 15\szł zlecony/).waitFor()
  expect(await page.getByRole('heading', { name: /^Darowizna/ }).count()).toBe(0)
})
