import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishEvent } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { lodgingOf, orderOf, roomOf } from '#test/support/lodging.ts'
import { pricedRetreat, SHARED, today } from '#test/support/questions.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { expectSound } from './panel-event.ts'

/** A stop is withdrawn: the office asks everybody who has chosen it, they choose another one, and the lists follow. */

let site: TestSite
let staff: Staff
let browser: Browser
let lis: Registered

beforeAll(async () => {
  site = await startTestSite({ definition: pricedRetreat() })
  staff = await staffOf(site)
  lis = await register(site, {
    ...orderOf('Lis', ['Robert M 1990', 'Maja F 2022'], { stop: 'busko' }),
    expectedTotal: 2 * (SHARED + 2_550),
  })
  await lodgingOf(site, staff.client).save(roomOf('Autokar 1', 50, { scope: 'coach', house: '' }))
  const event = pricedRetreat()
  const items = (event.items ?? []).map((item) =>
    item.id === 'coach'
      ? { ...item, options: (item.options ?? []).filter(({ id }) => id !== 'busko') }
      : item,
  )
  const params = { accountId: site.account, eventId: site.event }
  const body = { definition: { ...event, items }, giveUp: ['items.coach.options.busko'] }
  outputOf(publishEvent, await staff.client.ask(publishEvent, { params, body }))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function openCoach(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/noclegi?dla=coach`)
  await page.getByRole('heading', { level: 1, name: 'Noclegi i\u00a0przejazdy' }).waitFor()
}

/** The next answer names a difference that was shown before the price changed; the page has to read the offers again. */
async function refuseOnce(page: Page): Promise<void> {
  await page.route(
    '**/questions/*/answer',
    (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), difference: 1 }) }),
    { times: 1 },
  )
}

test('everybody with a withdrawn stop is asked, a family chooses another by the link, and the list of stops follows', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await openCoach(page)
  const withdrawn = page.getByRole('region', { name: 'Wycofane przystanki' })
  await withdrawn.getByText('Wybrały: 2\u00a0osoby.').waitFor()
  await expectSound(page)
  await picture(page, 'withdrawn-360')
  await withdrawn.getByRole('button', { name: /^Zapytaj o inny wybór/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Zapytaj: Busko-Zdrój' })
  await drawer.getByText(/Pytanie dostaną 2.osoby: Robert Lis, Maja Lis\. E-maili: 1,/).waitFor()
  await expectSound(page)
  await picture(page, 'ask-stop-360')
  await drawer.getByRole('checkbox', { name: 'Kielce, dworzec' }).uncheck()
  await drawer.getByLabel('Odpowiedź do dnia').fill('2001-01-01')
  await drawer.getByRole('button', { name: 'Wyślij pytanie' }).click()
  const choices = drawer.getByRole('group', { name: 'Do wyboru' })
  await choices
    .getByRole('alert')
    .filter({ hasText: /Zaznacz, z.czego można wybrać/ })
    .waitFor()
  await drawer.getByText('Ten dzień już minął. Wybierz dzień od dziś.').waitFor()
  await expectSound(page)
  await choices.getByRole('checkbox', { name: 'Kielce, dworzec' }).check()
  await drawer.getByLabel('Odpowiedź do dnia').fill(today().add({ days: 3 }).toString())
  await drawer.getByRole('button', { name: 'Wyślij pytanie' }).click()
  await page
    .getByRole('region', { name: 'Pytania do uczestników: 1' })
    .getByText('Lis, 2\u00a0osoby', { exact: true })
    .waitFor()
  await withdrawn.getByText('Zapytane, bez odpowiedzi: 2.', { exact: false }).waitFor()

  await page.goto(`${site.server.address(site.host)}/zgloszenie/${lis.token}`)
  const question = page.getByRole('region', { name: 'Pytanie o przystanek' })
  await question.getByRole('button', { name: 'Zapisz wybór' }).click()
  await question.getByRole('alert').filter({ hasText: 'Zaznacz jedną z odpowiedzi.' }).waitFor()
  await question.getByRole('radio', { name: /Bez przejazdu: 51.zł mniej/ }).waitFor()
  await question.getByRole('radio', { name: /Kielce, dworzec: 29.zł więcej/ }).check()
  await refuseOnce(page)
  const again = page.waitForResponse((response) => response.url().endsWith('/questions'))
  await question.getByRole('button', { name: 'Zapisz wybór' }).click()
  expect((await again).status()).toBe(200)
  await question.getByRole('alert').filter({ hasText: 'Kwota się zmieniła.' }).waitFor()
  await expectSound(page)
  await picture(page, 'choose-stop-360')
  await question.getByRole('button', { name: 'Zapisz wybór' }).click()
  await question
    .getByRole('status')
    .filter({ hasText: /Zapisane: Kielce, dworzec/ })
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pytanie o przystanek')
  expect((await look(site, lis)).total).toBe(2 * (SHARED + 4_000))

  await using wide = await openDesktop(browser)
  await openCoach(wide.page)
  await wide.page.getByText('wybór: Kielce, dworzec').waitFor()
  expect(await wide.page.getByRole('region', { name: 'Wycofane przystanki' }).count()).toBe(0)
  await expectSound(wide.page)
  await picture(wide.page, 'answered-stop-1280')
  await wide.page.getByRole('link', { name: 'Lista według przystanków' }).click()
  await wide.page.getByRole('heading', { name: 'Kielce, dworzec: 2\u00a0osoby' }).waitFor()
})
