import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { seedEvent } from '#test/support/seed.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { TRIP, tripOf } from './change-events.ts'
import {
  addressOf,
  buttonOf,
  confirm,
  expectSound,
  openChange,
  stop,
  summaryOf,
  summaryWith,
  takenOver,
} from './change-page.ts'
import { plain } from './family-on-a-phone.ts'

/** Until when changes may be made, and which of them while approval is pending (flows C13, C14). */
let open: TestSite
let over: TestSite
let waits: TestSite
let cared: TestSite
let browser: Browser

/** A ride by coach from Busko needs approval; Ewa and Jan take it. */
const WAITS: EventDefinitionInput = {
  ...TRIP,
  approvals: [
    { id: 'far', name: 'Daleki przystanek', when: { fact: 'chosen.coach', is: 'busko' }, payment: 'after' },
  ],
}

/** The same, and a child needs an adult. */
const CARED: EventDefinitionInput = {
  ...WAITS,
  ask: { birthDate: 'required', sex: 'no' },
  carers: { for: { fact: 'age', atMost: 17 }, may: { fact: 'age', atLeast: 18 }, most: 2 },
}

beforeAll(async () => {
  open = await startTestSite({ definition: { ...TRIP, changes: { until: { on: '2031-05-12' } } } })
  const { databaseUrl } = open.server
  const also = async (slug: string, definition: EventDefinitionInput) => {
    await seedEvent(databaseUrl, open.account, { slug, definition })
    return { ...open, slug }
  }
  over = await also('po-terminie', { ...TRIP, changes: { until: { on: '2026-05-12' } } })
  waits = await also('do-decyzji', WAITS)
  cared = await also('z-opieka', CARED)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await open[Symbol.asyncDispose]()
})

const family = (site: TestSite): Promise<Registered> =>
  register(site, tripOf({ Ewa: { coach: 'busko', mug: true }, Jan: { coach: 'busko' } }))
const saidIn = async (page: Page) => plain(await page.getByRole('main').innerText())

test('while changes may be made, the page shows until when', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await openChange(page, open, await family(open))
  expect(await saidIn(page)).toContain('Zmiany można wprowadzać do 12 maja 2031.')
  await expectSound(page)
})

test('after that an addition is refused with the reason, stays in its field, and can be undone', async () => {
  const made = await family(over)
  await using phone = await openPhone(browser)
  const { page } = phone
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/change-preview')) asked += 1
  })
  await openChange(page, over, made)
  const only =
    'Zmiany można było wprowadzać do 12 maja 2026. Teraz można tylko z czegoś zrezygnować albo poprawić imię lub nazwisko.'
  expect(await saidIn(page)).toContain(only)
  expect(await page.getByRole('button', { name: '+ Dodaj osobę' }).count()).toBe(0)
  await stop(page, 'Kielce').click()
  expect(await summaryWith(page, 'Tej zmiany nie można przyjąć.')).toContain(only)
  expect(await page.getByRole('button', { name: 'Policz jeszcze raz' }).count()).toBe(0)
  expect(await buttonOf(page, 'Potwierdzam zmianę').isDisabled()).toBe(true)
  expect(await stop(page, 'Kielce').getByRole('radio').isChecked()).toBe(true)
  await expectSound(page)
  // A refused change is requested once, not repeatedly.
  await page.waitForTimeout(1_000)
  expect(asked).toBe(1)
  await page.reload()
  await summaryWith(page, 'Tej zmiany nie można przyjąć.')
  expect(await stop(page, 'Kielce').getByRole('radio').isChecked()).toBe(true)
  await stop(page, 'Busko-Zdrój').click()
  await summaryOf(page).getByText('Na razie nic.').waitFor()
  await page.getByRole('region', { name: 'Kubek' }).getByText('Ewa Mazur').click()
  await summaryWith(page, 'Nowa cena')
  await confirm(page, 'Potwierdzam zmianę')
  expect(await look(over, made)).toMatchObject({ revision: 2, total: 36_000 })
})

test('while approval is pending people can only be removed, including the registrant', async () => {
  const made = await family(waits)
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await page.goto(addressOf(waits, made))
  expect(await page.getByRole('link', { name: 'Zmień zgłoszenie' }).count()).toBe(0)
  await expectSound(page, 1280)
  await page.getByRole('link', { name: 'Wypisz kogoś ze zgłoszenia' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wypisz kogoś ze zgłoszenia' }).waitFor()
  await takenOver(page)
  expect(await saidIn(page)).toContain(
    'Zgłoszenie czeka na decyzję organizatora. Do tego czasu można tylko kogoś wypisać.',
  )
  expect(await page.getByRole('region', { name: 'Autokar' }).count()).toBe(0)
  expect(await page.locator('main').getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Zmień|\+)/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Zrezygnuj z udziału: Ewa Mazur' }).press('Enter')
  await summaryWith(page, 'Nowa cena')
  await expectSound(page, 1280)
  await page.reload()
  await page.getByRole('button', { name: 'Przywróć: Ewa Mazur' }).waitFor()
  expect(await page.getByRole('link', { name: 'Zrezygnuj z całego zgłoszenia' }).count()).toBe(1)
  await summaryWith(page, 'Nowa cena')
  const after = await confirm(page, 'Potwierdzam zmianę')
  expect(after).toContain('czeka na decyzję')
  // The last person resigns from the whole registration.
  expect(await page.getByRole('link', { name: 'Wypisz kogoś ze zgłoszenia' }).count()).toBe(0)
  const now = await look(waits, made)
  expect(now).toMatchObject({ state: 'awaiting_approval', total: 18_000 })
  expect(now.people.map(({ firstName }) => firstName)).toEqual(['Jan'])
})

test('a child whose carer leaves gets another, and no carer is asked for before that', async () => {
  const order = tripOf({ Ewa: { coach: 'busko' }, Jan: { coach: 'busko' }, Ola: { coach: 'busko' } })
  const people = order.draft.people.map((person) => ({
    ...person,
    birthDate: person.ref === 'ola' ? '2020-01-01' : '1990-01-01',
  }))
  const made = await register(cared, { ...order, draft: { ...order.draft, people, carers: { ola: 'jan' } } })
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${addressOf(cared, made)}/zmiana`)
  await takenOver(page)
  const carer = page.getByRole('combobox', { name: 'Opiekun: Ola' })
  expect(await carer.count()).toBe(0)
  await page.getByRole('button', { name: 'Zrezygnuj z udziału: Jan Mazur' }).press('Enter')
  await summaryOf(page)
    .getByRole('link', { name: /opiekun/ })
    .waitFor()
  await carer.selectOption('ewa')
  await summaryWith(page, 'Nowa cena')
  await expectSound(page)
  await confirm(page, 'Potwierdzam zmianę')
  expect((await look(cared, made)).people.map(({ firstName }) => firstName)).toEqual(['Ewa', 'Ola'])
})
