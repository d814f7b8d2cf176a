import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#test/races/audit.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { readElixir } from '#test/support/read-elixir.ts'
import { reconcile } from '#test/support/reconcile.ts'
import { staffOf } from '#test/support/refunds.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import {
  cancelledOf,
  colleagueOf,
  OWN_ACCOUNT,
  PAYER_ACCOUNT,
  paidByTransfer,
  setSum,
} from '#test/support/transfers.ts'
import { plain } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** The page of payments: what has come, what is to be decided, and refunds that two people send to the bank. */

let site: TestSite
let browser: Browser
let staff: Client
let leaving: Registered[]
let tooMuch: Registered
let other: Registered
beforeAll(async () => {
  site = await startTestSite({ definition: { ...outing({ event: 60 }), refunds: [] } })
  staff = await staffOf(site)
  await colleagueOf(site)
  await setSum(site, 20_000)
  leaving = [
    await cancelledOf(site, staff, 'ewa'),
    await cancelledOf(site, staff, 'jan'),
    await cancelledOf(site, staff, 'ola'),
  ]
  tooMuch = await paidByTransfer(site, staff, 'iga', 43_000)
  other = await register(site, orderOf('leon'))
  browser = await launchBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function openMoney(page: Page, name: string, section = ''): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await goTo(page, section)
}
async function goTo(page: Page, section: string): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(`${panel}/wydarzenia/${site.event}/platnosci${section}`)
  await page.getByRole('heading', { level: 1, name: 'Płatności' }).waitFor()
}
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Płatności' }).getByRole('link', { name })
const rowOf = (page: Page, { number }: Registered) => page.getByRole('listitem').filter({ hasText: number })

test('the balance is a sentence, payments are filtered by words in the address and add up', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openMoney(page, 'Danuta Wrona')
  const balance = page.getByRole('region', { name: 'Saldo' })
  expect(plain(await balance.innerText())).toMatch(
    /^Wpłynęło 100 zł z 200 zł\. Na swój termin czeka 100 zł, nikt nie zalega\./,
  )
  await page.getByRole('heading', { name: 'Do wyjaśnienia: 1' }).waitFor()
  await expectSound(page)
  await tab(page, 'Wpłaty').click()
  await page.getByRole('heading', { name: 'Zaksięgowane razem: 730 zł' }).waitFor()
  await expectSound(page)
  await page.getByLabel('Sposób').selectOption('transfer')
  await page.waitForURL(/sposob=transfer/)
  await rowOf(page, tooMuch).getByText('430 zł').waitFor()
  await page.getByLabel('Stan').selectOption('failed')
  await page.getByText('Nic nie pasuje do tych warunków.').waitFor()
  await page.getByRole('button', { name: 'Pokaż wszystkie' }).press('Enter')
  await rowOf(page, tooMuch).getByRole('link').click()
  await page.getByRole('dialog', { name: `Zgłoszenie ${tooMuch.number}` }).waitFor()
})

test('an overpayment is moved to another registration of the payer, and the rest given back by two people', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await openMoney(page, 'Danuta Wrona', '/wyjasnienia')
  const row = rowOf(page, tooMuch)
  await row.getByText('Nadpłata').waitFor()
  await expectSound(page)
  await row.getByRole('button', { name: 'Przenieś na inne zgłoszenie' }).click()
  await row
    .getByText(/nadpłata 330.zł, po przeniesieniu 230.zł\. .*do zapłaty 100.zł, po przeniesieniu 0.zł/)
    .waitFor()
  await expectSound(page)
  await row.getByRole('button', { name: /^Przenieś 100/ }).click()
  await row.getByRole('button', { name: /^Zwróć 230/ }).press('Enter')
  await row.getByText(/po zwrocie zostanie 100.zł/).waitFor()
  await expectSound(page)
  await row.getByLabel('Powód').fill('')
  await row.getByRole('button', { name: /^Zleć zwrot 230/ }).click()
  await row.getByText('Podaj powód.').waitFor()
  await row.getByLabel('Powód').fill('Wpłata za dwie osoby')
  await row.getByLabel('Powód').press('Enter')
  await page.getByText('Wszystko się zgadza. Nie ma nic do wyjaśnienia.').waitFor()
  expect(await look(site, other)).toMatchObject({ balance: 0, state: 'confirmed' })

  await goTo(page, '/zwroty')
  await rowOf(page, tooMuch).getByText('Ten zwrot zatwierdza inna osoba').waitFor()
  expect(
    await rowOf(page, tooMuch)
      .getByRole('button', { name: /^Zatwierdź/ })
      .count(),
  ).toBe(0)
  await expectSound(page)
  await using second = await openDesktop(browser)
  await openMoney(second.page, 'Tomasz Gil', '/zwroty')
  await rowOf(second.page, tooMuch).getByText('Danuta Wrona').waitFor()
  await rowOf(second.page, tooMuch)
    .getByRole('button', { name: /^Zatwierdź 230/ })
    .click()
  await rowOf(second.page, tooMuch).getByText('Osoba płacąca dostała prośbę o\u00a0numer konta').waitFor()
  await expectSound(second.page)
})

test('three refunds go to the bank in one package, which two people send', async () => {
  await using first = await openDesktop(browser)
  const { page } = first
  await openMoney(page, 'Danuta Wrona', '/zwroty')
  for (const family of leaving) {
    const row = rowOf(page, family)
    await row.getByRole('button', { name: 'Wpisz numer konta' }).click()
    await row.getByLabel('Numer konta do zwrotu').fill('61 1090 1014 0000 0712 1981 2875')
    await row.getByRole('button', { name: 'Zapisz numer konta' }).click()
    await row.getByText('Ten numer konta się nie zgadza. Sprawdź wszystkie 26 cyfr.').waitFor()
    await row.getByLabel('Numer konta do zwrotu').fill(PAYER_ACCOUNT)
    await row.getByLabel('Numer konta do zwrotu').press('Enter')
    await rowOf(page, family).getByText('Do wysłania przelewem').waitFor()
  }
  await page.getByRole('button', { name: 'Przygotuj paczkę przelewów' }).click()
  await page.getByLabel('Z którego konta').fill(OWN_ACCOUNT)
  await expectSound(page)
  await page.getByRole('button', { name: /^Przygotuj 3.przelewy, 300/ }).click()
  await page.getByRole('link', { name: 'Pobierz plik dla banku' }).click()
  await page.getByText('Tę paczkę zatwierdza inna osoba').waitFor()
  expect(await page.getByRole('link', { name: 'Pobierz plik Elixir-0' }).count()).toBe(0)
  await expectSound(page)

  await using second = await openDesktop(browser)
  await openMoney(second.page, 'Tomasz Gil', '/paczki')
  await second.page.getByRole('button', { name: /^Zatwierdź 3.przelewy, 300/ }).click()
  await second.page.getByText('Gotowa do wysłania').waitFor()
  await expectSound(second.page)

  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Pobierz plik Elixir-0' }).click()
  const bytes = await readFile(await (await download).path())
  expect(readElixir(new TextDecoder('windows-1250').decode(bytes))).toMatchObject(
    leaving.map(() => ({ amount: 10_000, from: OWN_ACCOUNT, to: PAYER_ACCOUNT })),
  )
  await page.getByRole('button', { name: 'Oznacz jako wysłane' }).dblclick()
  await page.getByText('Wysłana, zaksięgowana').waitFor()
  await page.getByText('Przelewy w\u00a0paczce').click()
  await expect.poll(() => page.getByText('konto …2874, wysłany').count()).toBe(3)
  await expectSound(page)
  for (const family of leaving) expect(await look(site, family)).toMatchObject({ balance: 0, setAside: 0 })
  const booked = await asOwner<{ sum: number }>(
    site.server.databaseUrl,
    "SELECT sum(amount)::integer AS sum FROM ledger_entry WHERE kind = 'refund'",
  )
  expect(booked).toEqual([{ sum: 30_000 }])
  await tab(page, 'Saldo').click()
  await page.getByText(/Razem wpłynęło 430.zł/).waitFor()
  expect(await audit(site.server.databaseUrl)).toEqual([])
  expect((await reconcile(site)).differences).toEqual([])
})
