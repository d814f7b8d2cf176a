import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { mailsTo } from '#test/support/mails.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { expectSound } from './panel-event.ts'

/** A mail about a list, from the page where it is scheduled to the list that its link opens. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  await register(site, orderOf('halina'))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function openScheduled(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${site.server.address('panel.zapisano.localhost')}/wydarzenia/${site.event}/raporty`)
  await page.getByRole('link', { name: 'Zaplanowane' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zaplanowane wiadomości' }).waitFor()
}

test('the office schedules a print, and the mail leads to it; then it is paused, changed and deleted', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openScheduled(page)
  await page.getByText('Nic jeszcze nie jest zaplanowane.').waitFor()
  await expectSound(page)

  await page.getByRole('button', { name: 'Zaplanuj wiadomość' }).click()
  const form = page.getByRole('dialog', { name: 'Zaplanuj wiadomość' })
  await form.getByRole('button', { name: 'Zapisz' }).click()
  await form.getByText('Zaznacz co najmniej jedną osobę.').waitFor()
  await form.getByText('Wybierz, o czym ma być wiadomość.').waitFor()
  await form.getByLabel('Lista albo raport').selectOption({ label: 'Lista obecności z podpisami' })
  await form.getByLabel('Jak często').selectOption({ label: 'Co tydzień' })
  await form.getByLabel('Dzień tygodnia').selectOption({ label: 'w piątek' })
  await form.getByLabel('Godzina').selectOption({ label: '16:00' })
  await form.getByRole('checkbox', { name: 'Danuta Wrona' }).check()
  await expectSound(page)
  await form.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Co tydzień w piątek o 16:00, do: Danuta Wrona.').waitFor()
  await page.getByText(/^Następna wiadomość: .* piątek, 16:00/).waitFor()
  await expectSound(page)

  const { databaseUrl } = site.server
  await asOwner(databaseUrl, "UPDATE scheduled_report SET since = now() - interval '9 days'")
  await asOwner(
    databaseUrl,
    "UPDATE nightly_round SET begun_at = now() - interval '2 hours' WHERE task = 'scheduled-reports'",
  )
  await runSweep(databaseUrl)
  await runJobs(databaseUrl, 'mail-scheduled', 'send-scheduled-mail')
  const [mail] = await mailsTo(site, 'danuta.wrona@example.org')
  expect(mail?.subject).toBe('Lista obecności z\u00a0podpisami, Wycieczka na Łysicę')
  const link = /\S+\/wydruki\?co=obecnosc/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('heading', { level: 2, name: 'Lista obecności z podpisami' }).waitFor()
  await page.goBack()

  await page.getByText(/Ostatnia wysłana: /).waitFor()
  await page.getByRole('button', { name: /^Wstrzymaj: / }).click()
  await page.getByText(/^Wstrzymane, nic nie zostanie wysłane\./).waitFor()
  await page.getByRole('button', { name: /^Wznów: / }).click()
  await page.getByRole('button', { name: /^Zmień: / }).click()
  const change = page.getByRole('dialog', { name: 'Zmień wiadomość' })
  expect(await change.getByLabel('Dzień tygodnia').inputValue()).toBe('5')
  await change.getByLabel('Jak często').selectOption({ label: 'Raz, przed rozpoczęciem' })
  await change.getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Raz, 3 dni przed rozpoczęciem o 16:00, do: Danuta Wrona.').waitFor()
  await page.getByRole('button', { name: /^Usuń: / }).click()
  await page.getByRole('button', { name: /^Na pewno usuń: / }).click()
  await page.getByText('Nic jeszcze nie jest zaplanowane.').waitFor()
})

test('a refusal stands at its field, and nothing chosen is lost', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openScheduled(page)
  await page.getByRole('button', { name: 'Zaplanuj wiadomość' }).click()
  const form = page.getByRole('dialog', { name: 'Zaplanuj wiadomość' })
  await form.getByLabel('Lista albo raport').selectOption({ label: 'Rozliczenie' })
  await form.getByRole('checkbox', { name: 'Danuta Wrona' }).check()
  // Another twenty were scheduled meanwhile.
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO scheduled_report (account_id, scheduled_report_id, event_id, subject, rhythm, hour)
      SELECT account_id, gen_random_uuid(), event_id, 'settlement', 'daily', 7 FROM event, generate_series(1, 20)
       WHERE event_id = $1`,
    [site.event],
  )
  await form.getByRole('button', { name: 'Zapisz' }).click()
  await form.getByText(/Zaplanowanych może być najwyżej 20/).waitFor()
  expect(await form.getByRole('checkbox', { name: 'Danuta Wrona' }).isChecked()).toBe(true)
  await expectSound(page)
})
