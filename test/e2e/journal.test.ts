import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { teamOf } from '#test/support/team.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** 'Dziennik zmian': who changed what, with before and after, found by person, subject and day. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  const owner = await signIn(site.server.port, 'danuta-wrona')
  const team = teamOf(owner, site.account)
  await team.invite('ewa@example.org', 'finance')
  await register(site)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

async function openJournal(page: Page): Promise<void> {
  await page.goto(`${site.server.address('panel.zapisano.localhost')}/dziennik`)
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Dziennik zmian' }).waitFor()
  await page.getByText('Zgłoszenie przyjęte: 4\u00a0osoby').waitFor()
}

const entries = async (page: Page) =>
  (await page.getByRole('region', { name: 'Wpisy' }).getByRole('listitem').allInnerTexts()).map((text) =>
    plain(text).replaceAll('\n', ' '),
  )

test('the owner reads what happened, who did it and what was there before', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openJournal(page)
  await expectSound(page)
  const all = await entries(page)
  expect(all.find((entry) => entry.includes('Zaproszenie do zespołu'))).toMatch(
    /Zaproszenie do zespołu: ewa@example\.org Danuta Wrona Rola Finanse Zaproszenie Wysłane/,
  )
  expect(all.find((entry) => entry.includes('Zgłoszenie przyjęte'))).toContain('osoba zapisująca')
  expect(all.join(' ')).not.toContain('Inna zmiana')
  expect(all.join(' ')).not.toMatch(/undefined|null|\{|\[object/)
})

test('on a phone entries are found by person, by subject and by day, and the address keeps the filter', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openJournal(page)
  await expectSound(page)
  await page.getByLabel('Kto', { exact: true }).selectOption('osoba zapisująca')
  await expect
    .poll(async () => (await entries(page)).every((entry) => entry.includes('osoba zapisująca')))
    .toBe(true)
  await page.getByLabel('Kto', { exact: true }).selectOption('Wszyscy')
  await page.getByLabel('Co', { exact: true }).selectOption({ label: 'Konto i\u00a0zespół' })
  await expect.poll(async () => (await entries(page)).at(0)).toContain('Zaproszenie do zespołu')
  expect(page.url()).toMatch(/rodzaj=account/)
  await page.reload()
  await expect.poll(async () => (await entries(page)).at(0)).toContain('Zaproszenie do zespołu')
  await page.getByLabel('Do dnia').fill('2020-01-01')
  await page.getByText('Nic nie pasuje do tych warunków.').waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: 'Wyczyść filtry' }).click()
  await page.getByText('Zgłoszenie przyjęte: 4\u00a0osoby').waitFor()
})
