import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookPayment } from '#contract/office-money.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { plain } from './family-on-a-phone.ts'
import { addressOf, enterPanel, openAt } from './office-steps.ts'
import { expectSound } from './panel-event.ts'

/** 'Możliwe powtórzenia': two people are told apart, and of a repeated registration the paid one is given up. */

let site: TestSite
let browser: Browser
let kept: Registered
let other: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 30, coach: 10 }) })
  kept = await register(site, orderOf('ewa+'))
  other = await register(site, orderOf('ewa'))
  await register(site, orderOf('jan'))
  await register(site, orderOf('jan'))
  const { client } = await staffOf(site)
  const params = { accountId: site.account, eventId: site.event, registrationId: other.id }
  const day = Temporal.Now.plainDateISO('Europe/Warsaw').toString()
  const body = { way: 'transfer' as const, amount: 10_000, day }
  outputOf(bookPayment, await client.ask(bookPayment, { params, body, key: randomUUID() }))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

test('pairs wait on the dashboard, stand side by side, and are decided with the money shown first', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await enterPanel(site, page)
  await page.goto(addressOf(site, 'pulpit'))
  await page.getByText('możliwe powtórzenia').first().waitFor()
  await page.getByRole('link', { name: /^Porównaj/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Możliwe powtórzenia' }).waitFor()
  const pair = (name: string) => page.getByRole('article', { name })
  await pair('ewa Mazur').getByRole('rowheader', { name: 'Autokar' }).waitFor()
  await expectSound(page)

  await pair('jan Mazur').getByRole('button', { name: 'To różne osoby' }).press('Enter')
  await page.getByRole('status').getByText('to różne osoby.').waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)

  await pair('ewa Mazur')
    .getByRole('button', { name: `Zostaw ${kept.number}` })
    .click()
  const form = page.getByRole('dialog', { name: `Zostaje ${kept.number}` })
  await form.getByText('Wpłacono za', { exact: false }).waitFor()
  expect(plain(await form.innerText())).toMatch(
    new RegExp(`Przejdzie na ${kept.number} ?100 zł Pozostanie do zapłaty za ${kept.number} ?30 zł`),
  )
  expect(await look(site, other)).toMatchObject({ state: 'confirmed' })
  await expectSound(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectSound(page)
  await form.getByRole('button', { name: `Zostaw ${kept.number}, anuluj ${other.number}` }).dblclick()
  await page.getByRole('status').getByText(`Zostaje ${kept.number}, ${other.number} anulowane.`).waitFor()
  await page.getByRole('heading', { name: 'Nie widać powtórzeń' }).waitFor()
  await expectSound(page)
  expect(await look(site, kept)).toMatchObject({ state: 'confirmed', paid: 10_000, total: 13_000 })
  expect(await look(site, other)).toMatchObject({ state: 'cancelled' })
})

test('on a phone both sides fit, in both schemes', async () => {
  await register(site, orderOf('ola', 'iga'))
  await register(site, orderOf('ola'))
  await using opened = await openDesktop(browser)
  const { page } = opened
  await page.setViewportSize({ width: 360, height: 780 })
  await enterPanel(site, page)
  await openAt(site, page, 'powtorzenia', 'Możliwe powtórzenia')
  await page.getByRole('article', { name: 'ola Mazur' }).waitFor()
  // The one with another person in it cannot be given up.
  expect(await page.getByRole('button', { name: /^Zostaw / }).count()).toBe(1)
  await expectSound(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
})
