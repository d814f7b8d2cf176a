import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editDraft, getDraft } from '#contract/drafts.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { goOn, plain } from './family-on-a-phone.ts'
import { expectSaved, expectSound, field, publication } from './panel-event.ts'

/** The life of an event in the panel: looked at before it is published, tried out, taken back, put away. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
  await register(site, orderOf('ewa+', 'jan'))
  await register(site, orderOf('ola'))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const panel = () => site.server.address('panel.zapisano.localhost')

async function signInAs(page: Page, name: RegExp, path = ''): Promise<void> {
  await page.goto(`${panel()}${path}`)
  await page.getByRole('button', { name }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const eventPath = (page: string) => `/wydarzenia/${site.event}/${page}`

/** 170 zł instead of 100 zł, in the draft. */
async function raiseFee(): Promise<void> {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  const edits = [{ path: ['items', 'fee', 'price'], before: 10_000, after: 17_000 }]
  outputOf(editDraft, await danuta.ask(editDraft, { params, body: { edits } }))
}

test('a draft is looked at by a secret address, on a phone and as of another day, and its form cannot be sent', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await signInAs(page, /Danuta Wrona/, eventPath('ustawienia'))
  await field(page, 'title').fill('Wycieczka na Szczeliniec')
  await expectSaved(page)
  await page.getByRole('link', { name: 'Podgląd' }).click()
  await page.getByRole('heading', { level: 1, name: 'Podgląd' }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Utwórz adres podglądu' }).click()
  const phone = page.frameLocator('iframe')
  await phone.getByText('Podgląd, jeszcze nieopublikowane').waitFor()
  await phone.getByRole('heading', { level: 1, name: 'Wycieczka na Szczeliniec' }).waitFor()
  await expectSound(page)
  const address = await page.locator('.preview-address').innerText()
  await page.getByLabel('Chwila: dzień').fill('5.07.2031')
  await page.getByLabel('Chwila: godzina').fill('20:00')
  await phone.getByText('Tak to wygląda', { exact: false }).waitFor()
  expect(plain(await phone.locator('.preview-ribbon').innerText())).toContain('5 lipca 2031')

  await using other = await openPhone(browser)
  const visitor = other.page
  await visitor.goto(address)
  await expectSound(visitor)
  await visitor.getByRole('link', { name: 'Zapisz się' }).first().click()
  await visitor.getByText('Podgląd, jeszcze nieopublikowane').waitFor()
  await visitor.getByRole('textbox', { name: 'Imię' }).fill('Iga')
  await visitor.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  await goOn(visitor, 'Dalej', 'Udział i dodatki')
  await goOn(visitor, 'Dalej', 'Dane')
  await visitor.getByLabel('Adres e-mail').fill('iga@example.org')
  await visitor.getByLabel('Numer telefonu').fill('600 100 200')
  await goOn(visitor, 'Sprawdź i potwierdź', 'Podsumowanie')
  expect(plain(await visitor.locator('main').innerText())).toContain('100 zł')
  await visitor.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await visitor.getByText('To tylko podgląd: niczego nie wysłano', { exact: false }).waitFor()
  await expectSound(visitor)

  await page.setViewportSize({ width: 360, height: 780 })
  await expectSound(page)
  await page.getByRole('button', { name: 'Wycofaj adres' }).click()
  await page.getByRole('button', { name: 'Utwórz adres podglądu' }).waitFor()
  await visitor.goto(address)
  await visitor.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' }).waitFor()
})

test('before it is published a draft is tried on everybody who is registered; versions come back and are undone', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await raiseFee()
  await signInAs(page, /Danuta Wrona/, eventPath('pulpit'))
  await publication(page).getByText('2 zgłoszenia zachowają swoje ceny', { exact: false }).waitFor()
  await expectSound(page)
  await page.getByRole('link', { name: /^Co by było/ }).click()
  await page.getByRole('button', { name: 'Przelicz zgłoszenia' }).click()
  await page.getByText('Gotowe.').waitFor()
  await expectSound(page)
  const report = plain(await page.locator('main').innerText())
  for (const text of ['330 zł', '540 zł', '230 zł → 370 zł', '100 zł → 170 zł'])
    expect(report).toContain(text)
  await page.reload()
  await page.getByText('Gotowe.').waitFor()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectSound(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto(`${panel()}${eventPath('pulpit')}`)
  await page.getByRole('button', { name: 'Opublikuj zmiany' }).click()
  await publication(page).getByText('Strona pokazuje wszystko', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Wersje' }).click()
  await page.getByText('Co się zmieniło').click()
  await page.locator('.version-changes li').first().waitFor()
  await page
    .getByRole('button', { name: /Wróć do tej wersji/ })
    .last()
    .click()
  await page.getByText('W\u00a0szkicu jest teraz wersja 1.').waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expectSaved(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page
    .getByRole('button', { name: /Wróć do tej wersji/ })
    .last()
    .click()
  await expectSaved(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${panel()}${eventPath('pulpit')}`)
  await publication(page).getByRole('heading', { name: 'Co się zmieni na stronie' }).waitFor()
  await page.getByRole('button', { name: 'Odrzuć zmiany' }).click()
  await publication(page).getByText('Strona pokazuje wszystko', { exact: false }).waitFor()
})

test('what somebody has chosen is given up by name, and a warning that is meant stays quiet', async () => {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  const { definition } = outputOf(getDraft, await danuta.ask(getDraft, { params }))
  const coach = definition.items.find(({ id }) => id === 'coach')
  const edits = [{ path: ['items', 'coach'], before: coach }]
  outputOf(editDraft, await danuta.ask(editDraft, { params, body: { edits } }))
  await using opened = await openPhone(browser)
  const { page } = opened
  await signInAs(page, /Danuta Wrona/, eventPath('pulpit'))
  const keep = publication(page).getByRole('button', { name: /^Zostaw/ })
  await keep.first().waitFor()
  for (let left = await keep.count(); left > 0; left -= 1) {
    await keep.first().click()
    await expect.poll(() => keep.count()).toBe(left - 1)
  }
  await page.reload()
  await publication(page).getByText('Uwagi, które zostają', { exact: false }).waitFor()
  expect(await keep.count()).toBe(0)
  await page.getByRole('button', { name: 'Opublikuj zmiany' }).click()
  await publication(page).getByText('Tego nie ma w\u00a0szkicu', { exact: false }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Opublikuj mimo to' }).click()
  await publication(page).getByText('Strona pokazuje wszystko', { exact: false }).waitFor()
})

test('an event is put into the archive and taken back, a draft is deleted after a question', async () => {
  await using opened = await openPhone(browser)
  const { page } = opened
  await signInAs(page, /Danuta Wrona/, eventPath('pulpit'))
  await page.getByRole('button', { name: 'Przenieś do archiwum' }).click()
  await page.getByRole('heading', { name: 'W\u00a0archiwum' }).waitFor()
  await expectSound(page)
  await page.goto(panel())
  await page.getByText('Wszystkie wydarzenia są w\u00a0archiwum.').waitFor()
  await page.getByText('Archiwum:', { exact: false }).click()
  await expectSound(page)
  await page.goto(`${site.server.address(site.host)}/${site.slug}`)
  expect(await page.getByText('Wydarzenie się zakończyło').count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Zapisz się' }).count()).toBe(0)
  await expectSound(page)
  await page.goto(`${panel()}${eventPath('pulpit')}`)
  await page.getByRole('button', { name: 'Przywróć z\u00a0archiwum' }).click()
  await page.getByRole('button', { name: 'Przenieś do archiwum' }).waitFor()

  await page.goto(`${panel()}/nowe-wydarzenie`)
  await page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }).click()
  await field(page, 'title').fill('Na próbę')
  await page.getByRole('button', { name: 'Utwórz wydarzenie' }).click()
  await page.getByRole('button', { name: 'Usuń szkic' }).click()
  await page.getByText('Usunąć na zawsze szkic „Na próbę”?', { exact: false }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: 'Usuń na zawsze' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await expect.poll(() => page.getByText('Na próbę').count()).toBe(0)
})
