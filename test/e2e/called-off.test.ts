import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOffEvent } from '#contract/call-off.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openPhone, type TestPage } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** An event that was called off is closed everywhere: on its page, in the form, and for its registrants. */
let site: TestSite
let browser: Browser
let own: string
/** The tab of a visitor who was about to send the form. */
let late: TestPage

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  browser = await launchBrowser()
  const made = await register(site, orderOf('ewa', 'jan'))
  await pay(site, made)
  own = `${address()}/zgloszenie/${made.token}`
  late = await openPhone(browser)
  await fillIn(late.page)
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  outputOf(callOffEvent, await staff.ask(callOffEvent, { params, body: { reason: 'Powódź w dolinie' } }))
  await runJobs(site.server.databaseUrl)
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const address = () => site.server.address(site.host)

async function fillIn(page: Page): Promise<void> {
  await page.goto(`${address()}/${site.slug}/zapisy`)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Iga')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
}

/** The text of the page on a small phone, after a check that the page has no faults. */
async function textOf(wanted: string): Promise<string> {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(wanted, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await faultsOf(page)).toEqual([])
  return plain(await page.locator('body').innerText())
}

test.each(['', '/zapisy'])(
  'the page of the event%s shows it, with the reason and the refund',
  async (path) => {
    const text = await textOf(`${address()}/${site.slug}${path}`)
    expect(text).toContain('Odwołane Wycieczka na Łysicę')
    expect(text).toContain(
      'To wydarzenie się nie odbędzie (termin: 5–\u20607 czerwca 2031). Powód: Powódź w dolinie',
    )
    expect(text).toContain('Wszystkie zgłoszenia anulujemy, a wpłaty oddamy w całości, bez potrąceń.')
    expect(text).not.toMatch(/Zapisz się|Zapisy trwają|100 zł|Dalej|lista rezerwowa/i)
  },
)

test('the list of events shows it', async () => {
  const text = await textOf(address())
  expect(text).toContain('Odwołane Wycieczka na Łysicę')
  expect(text).not.toContain('Zapisy trwają')
})

test('a registrant reads about the refund, and has no ticket', async () => {
  const text = await textOf(own)
  expect(text).toContain('Wydarzenie się nie odbędzie')
  expect(text).toMatch(
    /Organizator je odwołał\. Powód: Powódź w dolinie\. (Zwrot 100 zł jest w drodze|Zwrócono 100 zł)\./,
  )
  expect(text).not.toMatch(/Bilet|Do zobaczenia|Zapłać|Dodaj do kalendarza/)
})

test('a visitor who filled the form in meanwhile is informed when sending it', async () => {
  const { page } = late
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.getByText('To wydarzenie się nie odbędzie').waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
})
