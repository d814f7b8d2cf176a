import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { expectSaved, expectSound } from './panel-event.ts'

/** 'Kto już jest': an organiser adds it and the question of consent; people are asked, and are named on the page. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({
    definition: {
      ...outing({ event: 100, fee: 0 }),
      groups: [{ id: 'west', name: 'Zachodnia' }],
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const preview = (page: Page) => page.frameLocator('iframe').getByRole('region', { name: 'Kto już jest' })
const block = (page: Page) => page.getByRole('region', { name: 'Kto już jest', exact: true })

async function openBuilder(page: Page): Promise<void> {
  await page.goto(site.server.address('panel.zapisano.localhost'))
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  const address = site.server.address('panel.zapisano.localhost')
  await page.goto(`${address}/wydarzenia/${site.event}/ustawienia/strona`)
  await page.getByRole('region', { name: 'Dodaj blok' }).waitFor()
}

/** Ewa agrees or not; five more people who do. */
const order = (version: number) => {
  const names = ['Ewa', 'Adam', 'Beata', 'Celina', 'Daniel', 'Zenon']
  const draft = draftOf(...names)
  const people = draft.people.map((person) => ({
    ...person,
    group: 'west',
    answers: { [CONSENT]: person.firstName !== 'Ewa' },
  }))
  return { ...orderOf(...names), version, expectedTotal: 0, draft: { ...draft, people } }
}
const CONSENT = 'zgadzam-sie-na-pokazanie-imienia-na-stro'

test('one click adds the consent, the form asks each person for it unticked, and the page names who agreed', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openBuilder(page)
  await page
    .getByRole('region', { name: 'Dodaj blok' })
    .getByRole('button', { name: 'Kto już jest', exact: true })
    .click()
  // Numbers alone, until there is a question.
  await preview(page).getByText('Zapisały się już 84 osoby').waitFor()
  expect(await preview(page).getByRole('listitem').count()).toBe(0)
  await block(page).getByRole('button', { name: 'Dodaj pytanie o\u00a0zgodę' }).press('Enter')
  await preview(page).getByText('Helena').waitFor()
  await preview(page).getByText('i\u00a077\u00a0osób').waitFor()
  await block(page).getByLabel('Co pokazujemy z imieniem').selectOption('imiona i\u00a0grupy')
  await preview(page).getByText('Zachodnia').first().waitFor()
  await expectSaved(page)
  await expectSound(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page
    .getByRole('button', { name: /^Opublikuj/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Opublikuj/ })
    .click()
  await page
    .getByText(/^Opublikowano|Strona pokazuje wszystko/)
    .first()
    .waitFor()

  await using phone = await openPhone(browser)
  const visitor = phone.page
  const address = `${site.server.address(site.host)}/${site.slug}`
  await visitor.goto(address)
  expect(await visitor.locator('#blok-joined').count()).toBe(0)
  await visitor.goto(`${address}/zapisy`)
  await register(site, order(2))
  await visitor.goto(address)
  const named = visitor.getByRole('region', { name: 'Kto już jest' })
  await expect
    .poll(
      async () => {
        await visitor.reload()
        return named.getByRole('listitem').allInnerTexts()
      },
      { timeout: 40_000 },
    )
    .toEqual([
      ...['Adam Zachodnia', 'Beata Zachodnia', 'Celina Zachodnia', 'Daniel Zachodnia', 'Zenon Zachodnia'],
      'i\u00a01\u00a0osoba',
    ])
  expect(await faultsOf(visitor)).toEqual([])
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
