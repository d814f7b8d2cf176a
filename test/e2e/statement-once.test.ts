import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** The rules for groups are accepted once per registration, whichever people they concern. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({
    definition: {
      ...outing(),
      statements: [
        {
          ...{ id: 'group', version: 1, text: 'Znam zasady dla grup.', required: true },
          when: { fact: 'people', atLeast: 2 },
          once: true,
        },
      ],
    },
  })
  const piece = { legalKind: 'participation', per: 'registration', choose: 'quantity' } as const
  await seedEvent(site.server.databaseUrl, site.account, {
    slug: 'wystawa',
    definition: {
      ...outing(),
      attendance: 'headcount',
      items: [
        { ...piece, id: 'entry', name: 'Bilety', category: 'participation', min: 1, price: 2_000 },
        { ...piece, id: 'guide', name: 'Przewodnik', category: 'other', price: 5_000 },
      ],
      pools: [],
      claims: [],
      statements: [
        {
          ...{ id: 'groups', version: 1, text: 'Znam zasady zwiedzania w grupie.', required: true },
          when: { fact: 'people', atLeast: 2 },
        },
      ],
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

test('one box for the whole registration, and one missing field until it is ticked', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  for (const name of ['Iga', 'Ola']) {
    if (name === 'Ola') await page.getByRole('button', { name: '+ Dodaj osobę' }).click()
    const sheet = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Imię' }) })
    await sheet.getByRole('textbox', { name: 'Imię' }).fill(name)
    await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  }
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  const box = page.getByRole('checkbox', { name: 'Znam zasady dla grup.' })
  expect(await box.count()).toBe(1)
  const todo = async () => plain(await page.locator('#do-uzupelnienia').innerText())
  expect((await todo()).match(/zasady dla grup/g)).toHaveLength(1)
  expect(await faultsOf(page)).toEqual([])
  await box.check({ force: true })
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.waitForURL(/\/(bramka-testowa|zgloszenie)\//)
  const consents = await asOwner<{ statement: string; participant: string | null }>(
    site.server.databaseUrl,
    'SELECT statement, participant_id AS participant FROM consent WHERE account_id = $1',
    [site.account],
  )
  expect(consents).toEqual([{ statement: 'group', participant: null }])
})

test('at an event that counts heads a condition of the registration shows its box too', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/wystawa/zapisy`)
  await page.getByRole('textbox').first().fill('2')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Imię').fill('Iga')
  await page.getByLabel('Nazwisko').fill('Mazur')
  await page.getByLabel('Adres e-mail').fill('iga@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  await page.getByRole('checkbox', { name: 'Znam zasady zwiedzania w grupie.' }).check({ force: true })
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.waitForURL(/\/(bramka-testowa|zgloszenie)\//)
})
