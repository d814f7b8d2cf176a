import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfficeRegistration } from '#contract/office.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { pdf, picture } from '#test/support/files.ts'
import { draftOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { addressOf, enterPanel } from './office-steps.ts'
import { expectSound } from './panel-event.ts'

/** A paper form that was signed: its scan at the registration, by a file or the camera of a phone. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({
    definition: {
      ...outing({ event: 30 }),
      statements: [{ id: 'terms', version: 1, text: 'Akceptuję regulamin wycieczki.', required: true }],
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

/** Registered at the desk, with a signature on paper. */
async function signed() {
  const answer = await (await staffOf(site)).register({
    ...{ version: 1, expectedTotal: 10_000, signedOn: '2026-05-04' },
    draft: { ...draftOf('ewa'), statements: ['terms'] },
    contact: { firstName: 'Ewa', lastName: 'Mazur', email: 'ewa.mazur@example.org', phone: '600100200' },
  })
  return outputOf(createOfficeRegistration, answer)
}

async function openRegistration(page: Page, { id, number }: { id: string; number: string }) {
  await enterPanel(site, page)
  await page.goto(addressOf(site, `zgloszenia/${id}`))
  const drawer = page.getByRole('dialog', { name: `Zgłoszenie ${number}` })
  await drawer.waitFor()
  return drawer.getByRole('region', { name: 'Podpis na papierze' })
}

test('a scan is attached, looked at and removed with a reason; the payer reads the day', async () => {
  const made = await signed()
  await using opened = await openDesktop(browser)
  const { page } = opened
  const papers = await openRegistration(page, made)
  await papers.getByText('Podpisano na papierze dnia 4 maja 2026.').waitFor()
  const chooser = papers.locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('tekst') })
  await papers.getByRole('alert').getByText(/plik/i).waitFor()
  await expectSound(page)
  await chooser.setInputFiles({
    name: 'zdjęcie.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(600, 800),
  })
  await papers.getByText('Skan 1', { exact: true }).waitFor()
  await chooser.setInputFiles({ name: 'strona.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await papers.getByRole('link', { name: /^Pobierz.*Skan 2/ }).waitFor()

  await papers.getByRole('button', { name: /^Pokaż.*Skan 1/ }).click()
  const look = papers.getByRole('img', { name: 'Skan 1: podpisany formularz' })
  await expect
    .poll(() => look.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(600)
  await expectSound(page)
  const looks = await asOwner(
    site.server.databaseUrl,
    "SELECT 1 FROM audit_entry WHERE action = 'paper.read'",
  )
  expect(looks).toHaveLength(1)

  await papers.getByRole('button', { name: /^Usuń.*Skan 2/ }).click()
  await papers.getByRole('button', { name: 'Usuń na zawsze' }).click()
  await papers.getByText('Podaj powód.').waitFor()
  await expectSound(page)
  await papers.getByLabel(/^Powód/).fill('Nie ten formularz')
  await papers.getByRole('button', { name: 'Usuń na zawsze' }).click()
  await papers.getByText('Skan 2', { exact: true }).waitFor({ state: 'detached' })

  await page.goto(made.address)
  await page.getByText('Podpisano na papierze dnia 4 maja 2026.').waitFor()
})

test('on a phone the paper is photographed by its camera', async () => {
  const made = await signed()
  await using opened = await openPhone(browser)
  const { page } = opened
  const papers = await openRegistration(page, made)
  await papers.getByRole('button', { name: 'Zrób zdjęcie' }).waitFor()
  const camera = papers.locator('input[type=file][capture=environment]')
  await camera.setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: await picture(800, 600) })
  await papers.getByText('Skan 1', { exact: true }).waitFor()
  await papers.getByRole('button', { name: /^Pokaż/ }).click()
  await papers.getByRole('img', { name: 'Skan 1: podpisany formularz' }).waitFor()
  await expectSound(page)
})

test('at the desk the scan is attached to the registration that was just taken', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await enterPanel(site, page)
  await page.goto(addressOf(site, 'biuro'))
  await page.getByRole('group', { name: /^1\. / }).waitFor()
  await page.getByLabel('Imię').first().fill('Stanisława')
  await page.getByLabel('Nazwisko').first().fill('Rogala')
  await page.getByLabel('Oświadczenia podpisano na papierze').check()
  await page
    .getByRole('region', { name: 'Cena i\u00a0wpłata' })
    .getByLabel(/później/)
    .check()
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Dołącz skan' }).waitFor()
  await page
    .locator('.attach-paper input[type=file]')
    .first()
    .setInputFiles({ name: 'formularz.png', mimeType: 'image/png', buffer: await picture(300, 400, 'png') })
  await page.getByText('Dołączone skany: 1').waitFor()
  await expectSound(page)
  const rows = await asOwner(
    site.server.databaseUrl,
    `SELECT 1 FROM signed_paper JOIN registration USING (account_id, registration_id) WHERE contact_last_name = 'Rogala'`,
  )
  expect(rows).toHaveLength(1)
})
