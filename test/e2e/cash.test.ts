import type { Browser } from 'playwright-core'
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
import {
  closeShift,
  enterPanel,
  expectInDrawer,
  handBackInCash,
  openAt,
  openShift,
  typeForm,
} from './office-steps.ts'
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
test('20 registrations by paper and the evening’s cash report', { timeout: 240_000 }, async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await enterPanel(site, page)

  // The drawer is counted and the shift begins.
  await openAt(site, page, 'kasa', 'Kasa')
  await expectSound(page)
  await openShift(page, 200)

  await openAt(site, page, 'biuro', 'Przyjmij zgłoszenie')
  for (let n = 0; n < FORMS; n += 1) await typeForm(page, { n, given: 150, back: 50 })
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
  await openAt(site, page, 'platnosci/zwroty', 'Płatności')
  await handBackInCash(page, REFUNDS)

  // The evening: counted, 5 zł too little, closed with the reason.
  await openAt(site, page, 'kasa', 'Kasa')
  await expectInDrawer(page, 1900)
  await closeShift(page, { counted: 1895, why: 'Źle wydana reszta', missing: () => expectSound(page) })
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
