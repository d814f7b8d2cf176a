import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** What a payer who returns from the gateway without having paid reads, and that the money is taken once. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 30 }) })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const open = (page: Page, { token }: Registered) =>
  page.goto(`${site.server.address(site.host)}/zgloszenie/${token}`)
const textOf = async (page: Page) => plain(await page.getByRole('main').innerText())
const REFUSED =
  /^Nic nie pobrano\. Miejsca czekają do (poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli) \d+ \S+( \d{4})?, \d+:\d\d\.$/

/** Presses the button that leads to the gateway. */
async function goToGateway(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click()
  await page.getByLabel('Kod BLIK').waitFor()
}

/** Notices come late or never: the page of a returning payer asks the gateway. */
const holdNotices = () =>
  asOwner(
    site.server.databaseUrl,
    "UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'",
  )

test('a payment refused by the bank is reported within seconds, also after a reload, and can be repeated', async () => {
  const made = await register(site, orderOf('ewa'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await goToGateway(page, /Zapłać/)
  await page.getByRole('button', { name: 'Odmowa banku' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bank odrzucił płatność' }).waitFor({ timeout: 4_000 })
  await holdNotices()
  expect(plain((await page.locator('.what-happened p').first().innerText()) ?? '')).toMatch(REFUSED)
  expect(await textOf(page)).not.toContain('Sprawdzam')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Bank odrzucił płatność' }).waitFor()
  await goToGateway(page, /Zapłać jeszcze raz/)
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /Zapłać/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Udział potwierdzony' }).waitFor()
  expect((await ledgerOf(site, made)).filter(({ kind }) => kind === 'payment')).toHaveLength(1)
})

test('a payment given up at the gateway is reported as such and can be repeated', async () => {
  const made = await register(site, orderOf('jan'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await goToGateway(page, /Zapłać/)
  await page.getByRole('button', { name: 'Przerywam' }).click()
  await page.getByRole('heading', { level: 1, name: 'Płatność przerwana' }).waitFor({ timeout: 4_000 })
  await page.getByRole('button', { name: /Zapłać jeszcze raz/ }).waitFor()
})

test('a payment left open is not shown as failed, and the same payment is resumed', async () => {
  const made = await register(site, orderOf('ala'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await goToGateway(page, /Zapłać/)
  await page.goBack()
  await page.getByText('Sprawdzam wpłatę…').waitFor()
  await page.getByText('Operator płatności nie ma jeszcze tej wpłaty.').waitFor({ timeout: 15_000 })
  expect(await textOf(page)).not.toMatch(/odrzuci|nieudan|Nic nie pobrano/)
  expect(await faultsOf(page)).toEqual([])
  await goToGateway(page, /Wróć do płatności/)
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /Zapłać/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Udział potwierdzony' }).waitFor()
  expect(await paymentsOf(site, made)).toHaveLength(1)
})

test('a success that comes after the refusal was read is shown by itself', async () => {
  const made = await register(site, orderOf('ola'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await goToGateway(page, /Zapłać/)
  await page.getByRole('button', { name: 'Odmowa banku' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bank odrzucił płatność' }).waitFor({ timeout: 4_000 })
  const [payment] = await paymentsOf(site, made)
  if (!payment) throw new Error('No payment was started.')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await page.getByRole('heading', { level: 1, name: 'Udział potwierdzony' }).waitFor({ timeout: 30_000 })
})

test('when two attempts are both paid, the second is shown as an overpayment', async () => {
  const made = await register(site, orderOf('iga'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await goToGateway(page, /Zapłać/)
  await page.getByRole('button', { name: 'Odmowa banku' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bank odrzucił płatność' }).waitFor({ timeout: 4_000 })
  await goToGateway(page, /Zapłać jeszcze raz/)
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /Zapłać/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Udział potwierdzony' }).waitFor()
  const [first] = await paymentsOf(site, made)
  if (!first) throw new Error('No payment was started.')
  await decideAtGateway(site, first, 'succeeded')
  await bring(site, noticeOf(first))
  await runJobs(site.server.databaseUrl)
  // The deposit came twice, which is the full price; a third one would be too much.
  expect(await look(site, made)).toMatchObject({ state: 'confirmed', paid: 10_000, balance: 0 })
  await page.reload()
  expect(await textOf(page)).toContain('Wpłacono 100 zł')
})
