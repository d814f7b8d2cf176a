import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { millDefinition, walkDefinition } from '#test/support/walk-event.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain, runningTotal } from './family-on-a-phone.ts'
import { takesDuties } from './take-duties.ts'

/** Every control that a definition can need, on a small phone: by touch, by keyboard, and checked by axe. */

let server: TestServer
let browser: Browser
let account: string
let site: string

beforeAll(async () => {
  server = await startTestServer()
  const seeded = await seedAccount(server.databaseUrl, { subdomain: 'mlyn' })
  account = seeded.account
  site = server.address(seeded.host)
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  await seedEvent(server.databaseUrl, account, { slug: 'wedrowka', definition: walkDefinition(today) })
  await seedEvent(server.databaseUrl, account, {
    slug: 'muzeum',
    definition: millDefinition(tomorrow().toString()),
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

const tomorrow = () => Temporal.Now.plainDateISO('Europe/Warsaw').add({ days: 1 })

test('a walk: people of kinds, stages, pieces, a gift, a carer, a plan, a password', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site}/wedrowka/zapisy`)
  await enter(page, 'Ewa', 42, 'Służba medyczna')
  await page.getByRole('button', { name: '+ Dziecko' }).click()
  const types = await enter(page, 'Jaś', 11, 'Wędrowiec')
  // A medic is of age, and early registration for returning participants has not started.
  expect(types).toEqual(['Wędrowiec', expect.stringMatching(/^Stary wyga od \d{1,2} \p{L}+ \d{4}, 9:00$/u)])
  await page.getByRole('radio', { name: 'Trasa długa' }).check({ force: true })
  await mendsThePassword(page)
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await choosesStagesByKeyboard(page)
  await choosesTheRest(page)
  await goOn(page, 'Dalej', 'Dane')
  await namesACarer(page)
  await takesDuties(page)
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  await seesTheWholePrice(page)
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await page.waitForURL(/\/(bramka-testowa|zgloszenie)\//)
  await isWrittenAsChosen()
})

/** Fills the sheet in; returns the kinds that are offered. */
async function enter(page: Page, firstName: string, age: number, type: string): Promise<string[]> {
  const sheet = page
    .getByRole('region', { name: 'Osoby' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Imię' }) })
  await sheet.getByRole('textbox', { name: 'Imię' }).fill(firstName)
  await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill('Młynarz')
  await sheet.getByRole('textbox', { name: 'Dzień' }).fill('12')
  await sheet.getByRole('combobox', { name: 'Miesiąc' }).selectOption('marzec')
  await sheet.getByRole('textbox', { name: 'Rok' }).fill(String(tomorrow().year - age))
  await sheet.getByRole('radio', { name: type }).check({ force: true })
  return (await sheet.locator('label.option').allInnerTexts()).map(plain)
}

/** The strip is one stop of the Tab key: arrows go along it, Space taps the first and the last day. */
async function choosesStagesByKeyboard(page: Page): Promise<void> {
  const stages = page.getByRole('region', { name: 'Etapy' })
  const tapped = () => stages.locator('[aria-pressed="true"] b').allInnerTexts()
  await stages.getByRole('button', { name: 'poniedziałek' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await stages.getByRole('status').innerText()).toBe('Wybrano: wtorek.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await tapped()).toEqual(['wtorek', 'środa', 'czwartek'])
  expect(plain(await stages.getByRole('status').innerText())).toBe('Od: wtorek, do: czwartek. Razem 3 dni.')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.strip') === null)).toBe(true)
  // Past days are announced, and stay closed.
  const gone = page
    .getByRole('region', { name: 'Kolacje' })
    .getByRole('button', { name: 'środa brak miejsc' })
  await gone.click({ force: true })
  expect(await gone.getAttribute('aria-pressed')).toBe('false')
}

async function choosesTheRest(page: Page): Promise<void> {
  const beds = page.getByRole('region', { name: 'Nocleg' })
  expect((await beds.locator('label.option').allInnerTexts()).map(plain)).toEqual([
    'Stodoła bez dopłaty',
    'Dom 40 zł, pokoje 4-osobowe',
    'Poddasze brak miejsc',
  ])
  expect(plain(await beds.innerText())).toContain('Niektóre opcje są tylko dla części osób.')
  await beds.getByRole('button', { name: 'Każdy inaczej' }).click()
  await beds.getByLabel('Ewa Młynarz').selectOption('bar')
  expect(await beds.getByLabel('Jaś Młynarz').locator('option').allInnerTexts()).not.toContain('Karczma')
  await beds.getByLabel('Jaś Młynarz').selectOption('barn')
  const shirts = page.getByRole('region', { name: 'Koszulki' })
  // Each person is asked for a size.
  expect(await shirts.getByRole('button', { name: 'Każdy inaczej' }).count()).toBe(0)
  await shirts
    .getByRole('group', { name: 'Ewa Młynarz' })
    .getByRole('button', { name: 'Więcej: Koszulki, M' })
    .click()
  await shirts.getByRole('group', { name: 'Jaś Młynarz' }).getByLabel('L', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Więcej: Kubek, Na całe zgłoszenie' }).click()
  await page.getByRole('checkbox', { name: /^Parking/ }).check({ force: true })
  const gift = page.getByRole('region', { name: 'Darowizna na młyn' })
  expect(await gift.locator('[aria-pressed="true"]').count()).toBe(0)
  await gift.getByLabel('Inna kwota w złotych').fill('dużo')
  await gift.getByLabel('Inna kwota w złotych').blur()
  await gift.getByText('Podaj kwotę, na przykład 50 albo 50,50.').waitFor()
  await gift.getByRole('button', { name: '20 zł' }).click()
  expect(await gift.getByLabel('Inna kwota w złotych').inputValue()).toBe('')
  expect(await faultsOf(page)).toEqual([])
  // 200 + 60 of the fee, 6 × 25 of the stages, 30 for the inn, 3 × 45 of shirts, a mug, a gift.
  expect(await runningTotal(page)).toBe('625 zł')
}

async function namesACarer(page: Page): Promise<void> {
  await page.getByLabel('Adres e-mail').fill('ewa@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await page.getByRole('radio', { name: 'Własny' }).check({ force: true })
  const carer = page.getByLabel('Opiekun: Jaś')
  expect(await carer.locator('option').allInnerTexts()).toEqual(['Wybierz', 'Ewa Młynarz'])
  await page.getByRole('link', { name: 'Jaś: opiekun' }).click()
  expect(await carer.evaluate((field) => field === document.activeElement)).toBe(true)
  await carer.selectOption({ label: 'Ewa Młynarz' })
  expect(await faultsOf(page)).toEqual([])
}

async function seesTheWholePrice(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const text = async () => plain(await main.innerText())
  expect(await text()).toContain('Razem 625 zł Dopłaca Gmina Borów, już odjęte od ceny 30 zł')
  expect(await text()).toContain('Płatne na miejscu Parking 10 zł')
  expect(await text()).toContain('Czeka na potwierdzenie organizatora. Ewa Młynarz: Służba medyczna.')
  expect(await text()).toContain('Do tego czasu nic nie płacisz.')
  const due = async () => (await page.locator('.due > li').allInnerTexts()).map(plain)
  expect(await due()).toEqual(['Po potwierdzeniu: całość 625 zł'])
  await page.getByRole('radio', { name: 'W dwóch częściach' }).check({ force: true })
  // Thirty per cent of everything but the gift.
  expect(await due()).toEqual(['Po potwierdzeniu: zaliczka 181,50 zł', 'Po potwierdzeniu: reszta 443,50 zł'])
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true })
  expect(await faultsOf(page)).toEqual([])
}

/** A wrong password is reported at its field in the organiser's words; the right one is accepted. */
async function mendsThePassword(page: Page): Promise<void> {
  const code = page.getByRole('textbox', { name: 'Hasło lub kod' })
  await code.fill('wiatrak')
  await page.getByRole('link', { name: 'Hasło lub kod' }).waitFor()
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
  await code.blur()
  expect(plain(await page.locator('#kod-error').innerText())).toBe(
    'To hasło nie otwiera zapisów. Sprawdź, czy wszystko jest przepisane dokładnie.',
  )
  await code.fill('mlyn')
  await page.getByText('Przyjęte.').waitFor()
}

interface Kept {
  readonly total: number
  readonly duties: readonly string[]
  readonly draft: Record<string, unknown>
  readonly choices: Record<string, unknown>[]
}

/** The choices are stored in the database, each in its own form. */
async function isWrittenAsChosen(): Promise<void> {
  const [kept] = await asOwner<Kept>(
    server.databaseUrl,
    `SELECT total::integer, draft,
        (SELECT p.answers->'duty' FROM participant p
          WHERE p.registration_id = r.registration_id AND p.position = 0) AS duties,
        (SELECT jsonb_agg(p.choices ORDER BY p.position) FROM participant p
          WHERE p.registration_id = r.registration_id) AS choices
       FROM registration r WHERE r.account_id = $1 AND draft->>'code' = 'mlyn'`,
    [account],
  )
  expect(kept?.total).toBe(62_500)
  expect(kept?.duties).toEqual(['kitchen', 'fire'])
  expect(kept?.draft).toMatchObject({
    plan: 'parts',
    code: 'mlyn',
    carers: { o2: 'o1' },
    choices: { mug: 1, parking: true, gift: 2000 },
    answers: { boat: 'own' },
  })
  const stages = ['day-2', 'day-3', 'day-4']
  expect(kept?.choices).toEqual([
    { stages, bed: 'bar', shirts: { m: 1 } },
    { stages, bed: 'barn', shirts: { l: 2 } },
  ])
}

test('a mill: heads by kind at an hour, and the nearest two when it is full', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site}/muzeum/zapisy`)
  await page.getByRole('heading', { level: 1, name: 'Ile osób przyjdzie?' }).waitFor()
  expect(await page.getByLabel('Imię').count()).toBe(0)
  await page.getByRole('button', { name: 'Więcej: Bilety, Normalny' }).click()
  await page.getByLabel('Ulgowy', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Więcej: Bilety, Dziecko do 6 lat' }).click()
  await choosesADayByKeyboard(page)
  await page.getByRole('radio', { name: /^10:30/ }).check({ force: true })
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Udział i dodatki')
  expect(await runningTotal(page)).toBe('44 zł')
  await goOn(page, 'Dalej', 'Dane')
  await page.getByLabel('Imię').fill('Ewa')
  await page.getByLabel('Nazwisko').fill('Młynarz')
  await page.getByLabel('Adres e-mail').fill('ewa@example.org')
  await page.getByLabel('Numer telefonu').fill('600 000 111')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  expect((await page.locator('.price-lines > li').allInnerTexts()).map(plain)).toEqual([
    'Bilety: Normalny 20 zł',
    'Bilety: Ulgowy, 2 szt. 24 zł',
    'Bilety: Dziecko do 6 lat 0 zł',
  ])
  expect(plain(await page.getByRole('main').innerText())).toMatch(
    /Muzeum Młyna\. 4 osoby\. Wejście: .+, 10:30/,
  )
  await somebodyTakes(2)
  await page.reload()
  await page.getByText('Miejsca wróciły do puli.').waitFor()
  await page.getByRole('link', { name: 'Godzina wejścia' }).click()
  await page.getByText('Za mało miejsc: zostały 3 miejsca, potrzeba 4.').waitFor()
  const nearest = page.getByRole('status').filter({ hasText: 'Najbliższe wolne:' }).getByRole('button')
  expect((await nearest.allInnerTexts()).map((text) => plain(text).split(', ')[1])).toEqual([
    '10:00',
    '11:00',
  ])
  expect(await faultsOf(page)).toEqual([])
  await nearest.first().click()
  expect(await page.getByRole('radio', { name: /^10:00/ }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Godzina wejścia' }).waitFor({ state: 'hidden' })
})

/** Arrows move by days; closed days can be focused, not chosen. */
async function choosesADayByKeyboard(page: Page): Promise<void> {
  const day = firstTuesday()
  const shown = page.getByRole('region', { name: 'Dzień i godzina wejścia' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  await shown.locator('td [tabindex="0"]').focus()
  for (let steps = 0; steps < 14 && (await focused()) !== day.toString(); steps++) {
    await page.keyboard.press('ArrowRight')
  }
  expect(await focused()).toBe(day.toString())
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  expect(await shown.locator(`[data-day="${day.subtract({ days: 1 })}"]`).getAttribute('aria-pressed')).toBe(
    'false',
  )
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await shown.locator(`[data-day="${day}"]`).getAttribute('aria-pressed')).toBe('true')
}

/** A Tuesday after a closed Monday that the calendar shows: the second to come. */
const firstTuesday = () => {
  const next = tomorrow().add({ days: 1 })
  return next.add({ days: (9 - next.dayOfWeek) % 7 })
}

/** The hold of this form has ended, and another registration has taken so many places of the hour. */
async function somebodyTakes(units: number): Promise<void> {
  const slot = `slot:${firstTuesday()}T10:30`
  await asOwner(server.databaseUrl, 'DELETE FROM capacity_claim WHERE account_id = $1 AND pool_key = $2', [
    account,
    slot,
  ])
  await asOwner(server.databaseUrl, 'DELETE FROM hold WHERE account_id = $1', [account])
  await asOwner(
    server.databaseUrl,
    'UPDATE capacity_pool SET taken = $3 WHERE account_id = $1 AND pool_key = $2',
    [account, slot, units],
  )
}
