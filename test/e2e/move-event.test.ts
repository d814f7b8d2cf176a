import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { pay } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** An event is moved in the panel; one family stays, another resigns, the third is reminded. */
let site: TestSite
let browser: Browser
let families: Registered[]

beforeAll(async () => {
  const whole = {
    ...{ id: 'whole', name: 'Całość' },
    parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
  } as const
  const definition = { ...outing({ event: 30 }), plans: [whole], refunds: [{ kept: { percent: 100 } }] }
  site = await startTestSite({ definition })
  families = []
  for (const name of ['ewa', 'jan', 'ala']) {
    const made = await register(site, orderOf(name))
    await pay(site, made)
    families.push(made)
  }
  await runJobs(site.server.databaseUrl)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const openOwn = (page: Page, index: number) =>
  page.goto(`${site.server.address(site.host)}/zgloszenie/${families[index]?.token}`)

test('the secretary moves the event, families choose, the answers are counted', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/pulpit`)
  await page.getByRole('link', { name: 'Przenieś na inny termin' }).click()
  await page.getByRole('button', { name: 'Przenieś wydarzenie' }).click()
  await page.getByText('Podaj nowy dzień.').waitFor()
  await expectSound(page)
  await page.getByLabel('Nowy pierwszy dzień').fill('2031-06-12')
  await page.getByLabel('Nowe miejsce').fill('Kielce')
  const difference = page.getByRole('region', { name: 'Co się zmieni' })
  await difference.waitFor()
  expect(plain(await difference.innerText())).toMatch(/12/)
  await page.getByLabel('Twoje słowa do wszystkich').fill('W dolinie jest powódź.')
  await page.getByRole('button', { name: 'Zobacz wiadomość' }).click()
  await page.getByRole('article').getByText('W dolinie jest powódź.').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Przenieś wydarzenie' }).press('Enter')
  await page.getByRole('heading', { name: /^Nowy termin: 12/ }).waitFor()
  await runJobs(site.server.databaseUrl)

  await using phone = await openPhone(browser)
  await openOwn(phone.page, 0)
  await phone.page.getByRole('heading', { name: 'Nowy termin: zostajesz?' }).waitFor()
  await expectSound(phone.page)
  await phone.page.getByRole('button', { name: 'Zostaję' }).press('Enter')
  await phone.page.getByText(/^Zostajesz w\snowym terminie/).waitFor()
  expect(plain(await phone.page.getByRole('main').innerText())).toContain('Kielce')

  await openOwn(phone.page, 1)
  await phone.page.getByRole('button', { name: 'Rezygnuję, proszę o zwrot' }).click()
  await expectSound(phone.page)
  await phone.page.getByRole('button', { name: 'Tak, rezygnuję' }).click()
  await phone.page.getByRole('heading', { level: 1, name: 'Zgłoszenie anulowane' }).waitFor()
  await phone.page
    .getByText(/^Zwrot 100\szł/)
    .first()
    .waitFor()

  await page.reload()
  const answers = page.getByRole('region', { name: 'Odpowiedzi' })
  await answers.waitFor()
  expect(plain(await answers.innerText())).toMatch(
    /Zostaje\s+1\s+Rezygnuje, ze zwrotem\s+1\s+Bez odpowiedzi\s+1/,
  )
  await asOwner(site.server.databaseUrl, "UPDATE move_answer SET told_at = told_at - interval '1 day'")
  await page.getByRole('button', { name: 'Przypomnij, kto nie odpowiedział' }).click()
  await page.getByText('Przypomnienia wysłane: 1.').waitFor()
  await expectSound(page)
})
