import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { listRegistrations } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { reconcile } from '#test/support/reconcile.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** An evening at the desk: paper forms typed by the keyboard, cash taken and handed back, and the report of the shift. */

const FORMS = 20
const REFUNDS = 3
let site: TestSite
let staff: Staff
let browser: Browser

beforeAll(async () => {
  const whole = { name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } } as const
  site = await startTestSite({
    definition: {
      ...outing({ event: 50 }),
      refunds: [],
      plans: [{ id: 'whole', name: 'Całość', parts: [whole] }],
    },
  })
  staff = await staffOf(site)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const params = () => ({ accountId: site.account, eventId: site.event })
const address = (path: string) =>
  `${site.server.address('panel.zapisano.localhost')}/wydarzenia/${site.event}/${path}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Types one paper form by the keyboard and saves it. */
async function typeForm(page: Page, n: number): Promise<void> {
  const keys = (text: string) => page.keyboard.type(text)
  const press = (key: string) => page.keyboard.press(key)
  await page.getByLabel('Imię').first().focus()
  await keys(`Osoba`)
  await press('Enter')
  await keys(`Numer${'abcdefghijklmnopqrstuvwxyz'[n] ?? ''}`)
  const contact = page.getByRole('group', { name: 'Kontakt' })
  await contact.getByLabel('Telefon').focus()
  await keys('600100200')
  await contact.getByLabel('E-mail').focus()
  await keys(`osoba${n}@example.org`)
  await press('F6')
  const money = page.getByRole('region', { name: 'Cena i\u00a0wpłata' })
  await money.getByLabel('Dano').focus()
  await press('Control+a')
  await keys('150')
  await expect.poll(async () => plain(await money.innerText())).toMatch(/Reszta\s+50 zł/)
  await expect.poll(() => money.getByText('Do uzupełnienia').count()).toBe(0)
  await press('Control+s')
  await page.getByRole('article', { name: `KP ${n + 1}/` }).waitFor()
}

test('20 registrations by paper and the evening’s cash report', { timeout: 240_000 }, async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await heading(page, 'Wydarzenia')

  // The drawer is counted and the shift begins.
  await page.goto(address('kasa'))
  await heading(page, 'Kasa')
  await expectSound(page)
  await page.getByLabel('W\u00a0kasie na początku').fill('200')
  await page.keyboard.press('Enter')
  const shift = page.getByRole('region', { name: 'Kasa: Biuro' })
  await expect.poll(async () => plain(await shift.innerText())).toMatch(/Powinno być\s+200 zł/)

  await page.goto(address('biuro'))
  await heading(page, 'Przyjmij zgłoszenie')
  for (let n = 0; n < FORMS; n += 1) await typeForm(page, n)
  const note = page.locator('.desk-made')
  expect(plain(await note.innerText())).toMatch(/Wydaj resztę\s+50 zł/)
  await expectSound(page)

  // Three people resign, and get their money back in cash.
  const { registrations } = outputOf(
    listRegistrations,
    await staff.client.ask(listRegistrations, { params: params(), query: {} }),
  )
  for (const { id: registrationId } of registrations.slice(0, REFUNDS)) {
    const answer = await staff.client.ask(cancelPanelRegistration, {
      params: { ...params(), registrationId },
      body: { reason: 'Choroba' },
    })
    outputOf(cancelPanelRegistration, answer)
  }
  await page.goto(address('platnosci/zwroty'))
  await heading(page, 'Płatności')
  const handedBack = page.getByRole('button', { name: /gotówk/i })
  for (let left = REFUNDS; left > 0; left -= 1) {
    await expect.poll(() => handedBack.count()).toBe(left)
    await handedBack.first().click()
  }
  await expect.poll(() => handedBack.count()).toBe(0)

  // The evening: counted, 5 zł too little, closed with the reason.
  await page.goto(address('kasa'))
  const rest = FORMS * 100 - REFUNDS * 100 + 200
  await expect.poll(async () => plain(await shift.innerText())).toMatch(/Powinno być\s+1900 zł/)
  await shift.getByRole('button', { name: 'Policz i\u00a0zamknij zmianę' }).click()
  await page.getByLabel('Policzono w\u00a0kasie').fill(String(rest - 5))
  await page.keyboard.press('Enter')
  await shift.getByText('Napisz, skąd jest różnica.').waitFor()
  await expectSound(page)
  await page.getByLabel('Skąd różnica').fill('Źle wydana reszta')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Zamknięte zmiany' }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: /^Biuro, / }).click()
  await heading(page, 'Raport zmiany')
  const report = page.getByRole('region', { name: 'Podsumowanie' })
  await expect.poll(async () => plain(await report.innerText())).toMatch(/Policzono\s+1895 zł/)
  expect(plain(await report.innerText())).toMatch(/Różnica\s*Źle wydana reszta\s*−5 zł/)
  await expectSound(page)

  // To the grosz what the ledger says, counted without the documents.
  const [sums] = await asOwner<{ received: number; paid: number }>(
    site.server.databaseUrl,
    `SELECT (SELECT -sum(amount) FROM ledger_entry WHERE explanation->>'way' = 'cash')::integer AS received,
            (SELECT sum(l.amount) FROM ledger_entry l JOIN refund r USING (account_id, refund_id)
              WHERE r.handed_back = 'cash')::integer AS paid`,
  )
  expect(sums).toEqual({ received: 200_000, paid: 30_000 })
  const summary = plain(await report.innerText())
  expect(summary).toMatch(/Przyjęto\s+2000 zł\s+Wydano\s+−300 zł\s+Powinno być\s+1900 zł/)
  expect(await page.locator('.cash-documents > li').count()).toBe(FORMS + REFUNDS)
  expect((await reconcile(site)).differences).toEqual([])
})
