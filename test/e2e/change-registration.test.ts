import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import { outputOf } from '#test/support/answers.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { seedEvent } from '#test/support/seed.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { MINE, TRIP, ticketsFor, tripOf } from './change-events.ts'
import {
  addressOf,
  buttonOf,
  confirm,
  expectSound,
  openChange,
  stop,
  summaryOf,
  summaryWith,
} from './change-page.ts'
import { plain } from './family-on-a-phone.ts'

/** 'Zmień zgłoszenie': changes and their price are shown before, and one button sends them (flows C2, C14). */
let mine: TestSite
let trip: TestSite
let tripId: string
let browser: Browser

beforeAll(async () => {
  mine = await startTestSite({ definition: MINE })
  tripId = await seedEvent(mine.server.databaseUrl, mine.account, { slug: 'wycieczka', definition: TRIP })
  trip = { ...mine, slug: 'wycieczka' }
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await mine[Symbol.asyncDispose]()
})

/** Checks a person in at the gate. */
async function letIn(code: string): Promise<void> {
  const staff = await signIn(mine.server.port, 'danuta-wrona')
  const params = { accountId: mine.account, eventId: tripId }
  const body = { code, gate: 'Wejście', nonce: crypto.randomUUID() }
  expect(outputOf(createScan, await staff.ask(createScan, { params, body })).verdict).toBe('enter')
}

test('the hour of entry is changed to a free one; a full one offers the nearest', async () => {
  const made = await register(mine, ticketsFor('10:00', 2, 2))
  await register(mine, ticketsFor('11:00', 3))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, mine, made)
  await expectSound(page)
  expect(plain(await summaryOf(page).innerText())).toContain('Na razie nic.')
  expect(await buttonOf(page, 'Potwierdzam zmianę').count()).toBe(0)
  const hours = page.locator('.hours label.option')
  expect((await hours.allInnerTexts()).map(plain)).toContain('11:00 zostały 3 miejsca')
  await hours.filter({ hasText: '10:30' }).click()
  const summary = await summaryWith(page, 'Do zapłaty')
  expect(summary).toContain(
    'Godzina wejścia było: 5 czerwca 2031, czwartek, 10:00 → jest: 5 czerwca 2031, czwartek, 10:30',
  )
  expect(summary).toContain('Cena bez zmian 90 zł')
  await expectSound(page)
  await register(mine, ticketsFor('11:30', 4))
  await hours.filter({ hasText: '11:30' }).click()
  await page.locator('.hours').getByText('Za mało miejsc: zostały 2 miejsca, potrzeba 4.').waitFor()
  await page.getByText('Najbliższe wolne:', { exact: true }).waitFor()
  expect(await buttonOf(page, 'Potwierdzam zmianę').isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'czw. 5 cze, 12:00' }).click()
  await summaryWith(page, 'Do zapłaty')
  expect(await confirm(page, 'Potwierdzam zmianę')).toContain(
    'godzina wejścia: było „5 czerwca 2031, czwartek, 10:00”, jest „5 czerwca 2031, czwartek, 12:00”',
  )
  await expectSound(page)
  expect(await look(mine, made)).toMatchObject({ slot: '2031-06-05T12:00:00', revision: 2, total: 9_000 })
  await page.reload()
  expect(await page.getByText('Zgłoszenie zmienione').count()).toBe(0)
})

test('another stop costs the difference, and the button states the obligation to pay', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' } }))
  await pay(trip, made)
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  await stop(page, 'Morawica').click()
  const cheaper = await summaryWith(page, 'Do zwrotu')
  expect(cheaper).toContain('Ewa Mazur, Autokar −15 zł było: Kielce → jest: Morawica')
  expect(cheaper).toContain('Nowa cena zamiast 160 zł 145 zł')
  expect(await buttonOf(page, 'Potwierdzam zmianę').isEnabled()).toBe(true)
  await stop(page, 'Busko-Zdrój').click()
  const dearer = await summaryWith(page, 'Do dopłaty')
  expect(dearer).toContain('Ewa Mazur, Autokar +20 zł było: Kielce → jest: Busko-Zdrój')
  expect(dearer).toContain('Nowa cena zamiast 160 zł 180 zł Wpłacono 160 zł Do dopłaty 20 zł')
  expect(dearer).toContain('nie przysługuje ustawowe prawo odstąpienia')
  await expectSound(page)
  const after = await confirm(page, 'Zamawiam z obowiązkiem zapłaty')
  expect(after).toContain('Ewa Mazur, Autokar: było „Kielce”, jest „Busko-Zdrój”')
  expect(after).toContain('Do zapłaty 20 zł')
  expect(await page.getByRole('button', { name: 'Zapłać 20 zł' }).isVisible()).toBe(true)
  expect(await look(trip, made)).toMatchObject({ total: 18_000, balance: 2_000 })
})

test('one extra is added and another given back by the rules of refunds', async () => {
  const made = await register(trip, tripOf({ Ewa: {}, Jan: { mug: true } }))
  await pay(trip, made)
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  const mugs = page.getByRole('region', { name: 'Kubek' })
  await mugs.getByText('Jan Mazur').click()
  const given = await summaryWith(page, 'Do zwrotu')
  expect(given).toContain('Jan Mazur, Kubek −30 zł było: tak → jest: brak')
  expect(given).toContain('Zostaje u organizatora „Połowa” (do 1 maja 2031): 15 zł 15 zł')
  expect(given).toContain('Do zwrotu 15 zł')
  await mugs.getByText('Ewa Mazur').click()
  await page.getByRole('region', { name: 'Ewa Mazur' }).getByLabel('Dieta').fill('bez mięsa')
  await summaryOf(page).getByText('Ewa Mazur, Dieta').waitFor()
  const both = await summaryWith(page, 'Bez dopłaty')
  expect(both).toContain('Ewa Mazur, Dieta inna odpowiedź')
  expect(both).toContain('Ewa Mazur, Kubek +30 zł')
  await expectSound(page)
  await confirm(page, 'Potwierdzam zmianę')
  const { lines } = await look(trip, made)
  expect(lines.filter(({ item }) => item === 'mug').map(({ person }) => person)).toEqual(['ewa'])
})

test('an hour that has just been taken is refused at its field, with the nearest free one', async () => {
  const made = await register(trip, tripOf({ Ola: { coach: 'kielce' } }))
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openChange(page, trip, made)
  await register(trip, tripOf({ Iga: { coach: 'chmielnik' } }))
  await stop(page, 'Chmielnik').click()
  const part = page.getByRole('region', { name: 'Autokar' })
  await part.getByText('Brak miejsc: Autokar z Chmielnika.').waitFor()
  expect(plain(await part.innerText())).toContain('Najbliższe wolne: Morawica, Busko-Zdrój')
  expect(await buttonOf(page, 'Potwierdzam zmianę').isDisabled()).toBe(true)
  await expectSound(page, 1280)
  await stop(page, 'Kielce').click()
  await summaryOf(page).getByText('Na razie nic.').waitFor()
})

test('changes from another tab are shown, and the input here stays', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' } }))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  const { draft } = tripOf({ Ewa: { coach: 'kielce', mug: true } })
  await sendChange(trip, made, { revision: 1, expectedTotal: 19_000, draft })
  await stop(page, 'Busko-Zdrój').click()
  await page.getByText('Zgłoszenie zmieniło się w międzyczasie.').waitFor()
  const summary = await summaryWith(page, 'Do zapłaty')
  expect(summary).toContain('Zmieniło się bez ciebie: Ewa Mazur, Kubek: było „brak”, jest „tak”')
  expect(summary).toContain('Ewa Mazur, Autokar +20 zł')
  expect(summary).toContain('Nowa cena zamiast 190 zł 210 zł')
  await expectSound(page)
  await confirm(page, 'Zamawiam z obowiązkiem zapłaty')
  expect(await look(trip, made)).toMatchObject({ revision: 3, total: 21_000 })
})

test('a person joins, and one who resigns can be brought back; the keyboard is enough', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' }, Jan: { coach: 'busko' } }))
  await pay(trip, made)
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openChange(page, trip, made)
  await page.getByRole('button', { name: 'Zrezygnuj z udziału: Jan Mazur' }).press('Enter')
  const left = await summaryWith(page, 'Do zwrotu')
  expect(left).toContain('Nie bierze już udziału: Jan Mazur −180 zł')
  expect(left).toContain('Zostaje u organizatora „Połowa” (do 1 maja 2031): 90 zł 90 zł')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Przywróć: Jan Mazur')
  await expectSound(page, 1280)
  expect(await page.getByRole('link', { name: 'Zrezygnuj z całego zgłoszenia' }).count()).toBe(1)
  await page.keyboard.press('Enter')
  await summaryOf(page).getByText('Na razie nic.').waitFor()
  await page.getByRole('button', { name: '+ Dodaj osobę' }).press('Enter')
  await summaryOf(page).getByText('Trzecia osoba: imię').waitFor()
  expect(await buttonOf(page, 'Zamawiam z obowiązkiem zapłaty').count()).toBe(0)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Ola')
  // The coach must be answered for each person: Ewa and Jan do not go from one stop.
  await summaryOf(page).getByRole('link', { name: 'Ola: autokar' }).click()
  await page.getByRole('region', { name: 'Autokar' }).getByLabel('Ola Mazur').selectOption('kielce')
  await summaryOf(page).getByText('+160 zł').waitFor()
  const joined = await summaryWith(page, 'Do dopłaty')
  expect(joined).toContain('Nowa osoba: Ola Mazur +160 zł')
  expect(joined).toContain('Wycieczka na Łysicę. 3 osoby. ')
  await expectSound(page, 1280)
  await confirm(page, 'Zamawiam z obowiązkiem zapłaty')
  const { people, total } = await look(trip, made)
  expect(people.map(({ firstName }) => firstName)).toEqual(['Ewa', 'Jan', 'Ola'])
  expect(total).toBe(50_000)
})

test('a person who has entered is shown as text with the reason; the others can be changed', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' }, Jan: { coach: 'kielce' } }))
  await pay(trip, made)
  await letIn((await look(trip, made)).tickets[0]?.code ?? '')
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  const people = plain(await page.getByRole('region', { name: 'Osoby' }).innerText())
  expect(people).toContain(
    'Ewa Mazur Autokar: Kielce Ta osoba weszła już na wydarzenie. Zmiany może wprowadzić tylko organizator.',
  )
  expect(await page.getByRole('button', { name: /Ewa Mazur/ }).count()).toBe(0)
  expect(plain(await page.getByRole('region', { name: 'Autokar' }).innerText())).toContain('Dla: Jan')
  await stop(page, 'Morawica').click()
  expect(await summaryWith(page, 'Do zwrotu')).toContain('Jan Mazur, Autokar −15 zł')
  await expectSound(page)
})

test('a registration that cannot be changed has no link to it, and its page shows the reason', async () => {
  const made = await register(trip, tripOf({ Ewa: {} }))
  await sendCancel(trip, made)
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(addressOf(trip, made))
  expect(await page.getByRole('link', { name: 'Zmień zgłoszenie' }).count()).toBe(0)
  await page.goto(`${addressOf(trip, made)}/zmiana`)
  await page.getByRole('heading', { level: 1, name: 'Tego zgłoszenia nie można teraz zmienić' }).waitFor()
  await expectSound(page)
  expect((await page.goto(`${addressOf(trip, { ...made, token: 'x'.repeat(43) })}/zmiana`))?.status()).toBe(
    404,
  )
})

test('a name is corrected; it cannot be replaced by another person’s', async () => {
  const made = await register(trip, tripOf({ Ewa: {}, Jan: {} }))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  await page.getByRole('button', { name: 'Zmień: Jan Mazur' }).press('Enter')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Jakub')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Lis')
  const words =
    'Jakub: To inna osoba. Miejsce można przekazać tylko na zasadach organizatora: napisz do niego.'
  expect(await summaryWith(page, words)).toContain('Do uzupełnienia:')
  expect(await buttonOf(page, 'Potwierdzam zmianę').isDisabled()).toBe(true)
  await expectSound(page)
  // Enter in a field orders nothing: it belongs to no form.
  const surname = page.getByRole('textbox', { name: 'Nazwisko' })
  expect(await surname.evaluate((field) => field instanceof HTMLInputElement && field.form)).toBe(null)
  await surname.fill('Mazur')
  expect(await summaryWith(page, 'Cena bez zmian')).toContain('Jan Mazur, imię było: Jan → jest: Jakub')
  await confirm(page, 'Potwierdzam zmianę')
  expect((await look(trip, made)).people[1]?.firstName).toBe('Jakub')
})

test('a lost answer loses no input, and a repeated request is applied once', async () => {
  const made = await register(trip, tripOf({ Ewa: { coach: 'kielce' } }))
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, trip, made)
  await stop(page, 'Morawica').click()
  await summaryWith(page, 'Nowa cena')
  const isChange = (url: URL) => url.pathname.endsWith(`/v1/site/registrations/${made.token}`)
  await page.route(isChange, async (route) => {
    await sendChange(trip, made, route.request().postDataJSON())
    await route.abort()
  })
  await buttonOf(page, 'Potwierdzam zmianę').click()
  await page.getByText('Brak połączenia. To, co jest wpisane, zostało. Spróbuj ponownie.').waitFor()
  await expectSound(page)
  await page.unroute(isChange)
  await confirm(page, 'Potwierdzam zmianę')
  expect(await look(trip, made)).toMatchObject({ revision: 2, total: 14_500 })
})
