import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { childOrder, dayCamp } from '#test/support/documents.ts'
import { picture } from '#test/support/files.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { buttonOf, takenOver } from './change-page.ts'
import { goOn } from './family-on-a-phone.ts'
import { expectSound } from './panel-event.ts'

/** A signed consent: photographed by a mother, rejected by the office, photographed anew, and checked. */

const MOTHER = 'renata.wojcik@example.org'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: dayCamp() })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

/** Takes a photograph in the field of the consent. */
async function photograph(page: Page, width: number): Promise<void> {
  const group = page.getByRole('group', { name: 'Zgoda rodzica' })
  const chooser = page.waitForEvent('filechooser')
  await group
    .getByRole('button', { name: /^Wybierz|^Zrób|^Dodaj|^Zmień/ })
    .first()
    .click()
  const buffer = await picture(width, Math.round(width * 1.4))
  await (await chooser).setFiles({ name: 'zgoda.jpg', mimeType: 'image/jpeg', buffer })
  await group.locator('.file-state', { hasText: 'Wgrano' }).waitFor()
}

async function enter(sheet: Locator, firstName: string, [day, month, year]: [string, string, string]) {
  await sheet.getByRole('textbox', { name: 'Imię' }).fill(firstName)
  await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill('Wójcik')
  await sheet.getByRole('textbox', { name: 'Dzień' }).fill(day)
  await sheet.getByRole('combobox', { name: 'Miesiąc' }).selectOption(month)
  await sheet.getByRole('textbox', { name: 'Rok' }).fill(year)
}

async function openQueue(page: Page): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: 'Danuta Wrona' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/zgody`)
  await page.getByRole('heading', { level: 1, name: 'Zgody do sprawdzenia' }).waitFor()
}

const standing = (page: Page) => page.getByRole('region', { name: 'Dokumenty' })

test('a photograph is rejected, a mail leads to another one, and that is checked', async () => {
  await using phone = await openPhone(browser)
  const { page: mother } = phone
  await mother.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  const sheet = () =>
    mother.getByRole('listitem').filter({ has: mother.getByRole('textbox', { name: 'Imię' }) })
  await enter(sheet(), 'Renata', ['2', 'marzec', '1985'])
  await mother.getByRole('button', { name: '+ Dziecko' }).click()
  await enter(sheet(), 'Kacper', ['8', 'maj', '2022'])
  await goOn(mother, 'Dalej', 'Dane')
  await mother.getByRole('textbox', { name: 'E-mail' }).fill(MOTHER)
  await mother.getByRole('textbox', { name: 'Telefon' }).fill('600 000 318')
  await mother.getByRole('textbox', { name: /Rodzic lub opiekun prawny/ }).fill('Renata Wójcik')
  await photograph(mother, 300)
  await goOn(mother, 'Sprawdź i\u00a0potwierdź', 'Podsumowanie')
  await mother.getByRole('button', { name: 'Potwierdzam zapis' }).click()
  await standing(mother).getByText('Dostarczona').waitFor()
  await expectSound(mother)
  const address = mother.url()

  // Two others come after her.
  for (const family of ['Krupa', 'Lis']) await register(site, await childOrder(site, family))

  await using desk = await openDesktop(browser)
  const { page } = desk
  await openQueue(page)
  await page.getByText('3\u00a0czekają na sprawdzenie').waitFor()
  const facts = page.getByRole('region', { name: 'Kacper Wójcik' })
  await facts.getByText('Renata Wójcik').first().waitFor()
  await page.getByText('Obejrzenie zapisane: Danuta Wrona').waitFor()
  expect(await page.getByRole('img', { name: 'Zgoda rodzica: Kacper Wójcik' }).evaluate(isDrawn)).toBe(true)
  await page.getByRole('button', { name: 'Obróć' }).click()
  await page.getByRole('button', { name: 'Powiększ' }).click()
  await page.getByRole('button', { name: 'Pomniejsz' }).click()
  await expectSound(page)

  // By the keyboard: O goes to the reason, which is missing; a ready one can be changed.
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Odrzuć i\u00a0wyślij powód' }).click()
  await facts.getByText('Wybierz albo napisz powód.').waitFor()
  await facts.getByRole('button', { name: 'Brak podpisu' }).click()
  await facts.getByLabel('Powód').fill('Brakuje podpisu na drugiej stronie.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Odrzuć i\u00a0wyślij powód' }).click()
  // The next one opens by itself.
  await page.getByRole('region', { name: 'Kacper Krupa' }).waitFor()
  await page.getByText('2\u00a0czekają na sprawdzenie').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('region', { name: 'Kacper Lis' }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('region', { name: 'Kacper Krupa' }).waitFor()
  await page.keyboard.press('s')
  await page.getByRole('region', { name: 'Kacper Lis' }).waitFor()
  await page.keyboard.press('s')
  await page.getByRole('heading', { name: 'Wszystko sprawdzone' }).waitFor()
  await expectSound(page)

  await runJobs(site.server.databaseUrl, 'send-message')
  const mail = (await mailsTo(site, MOTHER)).find(({ subject }) => subject.includes('nowy plik'))
  expect(mail?.text).toContain('Powód: Brakuje podpisu na drugiej stronie.')
  const link = mail?.text.match(/http\S+#dokumenty/)?.[0] ?? ''
  await mother.goto(link)
  await standing(mother).getByText('Powód: Brakuje podpisu na drugiej stronie.').waitFor()
  await expectSound(mother)
  await standing(mother)
    .getByRole('link', { name: /^Dodaj nowy plik/ })
    .click()
  await takenOver(mother)
  await photograph(mother, 320)
  await buttonOf(mother, 'Potwierdzam zmianę').click()
  await standing(mother).getByText('Dostarczona').waitFor()

  await page.reload()
  await page.getByText('poprzednio odrzucono', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Sprawdzona' }).click()
  await page.getByRole('heading', { name: 'Wszystko sprawdzone' }).waitFor()
  await mother.goto(address)
  await standing(mother).getByText('Sprawdzona').waitFor()
  const looks = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    `SELECT action FROM audit_entry WHERE action LIKE 'document.%' ORDER BY audit_entry_id`,
  )
  expect(looks.map(({ action }) => action)).toEqual([
    'document.rejected',
    'document.checked',
    'document.checked',
    'document.checked',
  ])
})

test('the queue fits a phone, and the drawer notes a consent on paper and one withdrawn', async () => {
  await register(site, await childOrder(site, 'Cis'))
  const none = await register(site, await childOrder(site, 'Żak', false))
  await using phone = await openPhone(browser)
  await openQueue(phone.page)
  await phone.page.getByRole('button', { name: /Kacper Cis/ }).click()
  await phone.page.getByRole('region', { name: 'Kacper Cis' }).waitFor()
  await expectSound(phone.page)

  await using desk = await openDesktop(browser)
  const { page } = desk
  await openQueue(page)
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(`${panel}/wydarzenia/${site.event}/zgloszenia/${none.id}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Jest na papierze' }).click()
  await drawer.getByText('Sprawdzona', { exact: true }).waitFor()
  await expectSound(page)
  await drawer.getByRole('button', { name: 'Wycofano zgodę' }).click()
  await drawer.getByText('Wycofana', { exact: true }).waitFor()
})

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0
