import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { fillDemo } from '../../scripts/demo.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain as spaced } from './family-on-a-phone.ts'
import { goToGateway, payAtGateway } from './pay-step.ts'

/** A family on a small phone at the events of the demo: its own days, one answer for all, prices before they are due. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  await fillDemo(server.databaseUrl, server.config, { atMost: 0, tell: () => {} })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

/** Without the word joiner that keeps a range on one line. */
const plain = (text: string) => spaced(text).replaceAll('\u2060', '')

const RETREAT = 'dobrybrzeg.obecni.localhost'
const WALK = 'borowska.zapisano.localhost'
const CONFERENCE = 'pamiec.zapisano.localhost'

test('a family on the second week reads its own days everywhere, also in the calendar file', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${server.address(RETREAT)}/przystan`)
  const rows = (await page.locator('.groups li small').allInnerTexts()).map(plain)
  const days = /^(\d.*?)\. Prowadzi/.exec(rows[1] ?? '')?.[1] ?? 'no days'
  expect(days).toMatch(/^\d{1,2}–\d{1,2} \p{L}+ \d{4}$|^\d{1,2} \p{L}+–\d{1,2} \p{L}+ \d{4}$/u)
  expect(new Set(rows).size).toBe(3)

  await page.goto(`${server.address(RETREAT)}/przystan/zapisy`)
  await page.getByRole('button', { name: 'Wypełnij przykładowymi danymi' }).click()
  const second = page
    .getByRole('radio', { name: 'Turnus II', exact: false })
    .and(page.locator('[value=second]'))
  expect(plain(await page.locator('label', { has: second }).innerText())).toContain(days)
  await second.check({ force: true })
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await goOn(page, 'Dalej', 'Dane')
  await goOn(page, 'Sprawdź i potwierdź', 'Podsumowanie')
  expect(await mainText(page)).toContain(`4 osoby. Turnus II, ${days}`)

  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true })
  await page.getByRole('button', { name: 'Zapisuję z obowiązkiem zapłaty' }).click()
  await goToGateway(page)
  await payAtGateway(page)
  const calendar = page.getByRole('link', { name: 'Dodaj do kalendarza' })
  await calendar.waitFor()
  expect(plain(await page.locator('.mine-event').innerText())).toMatch(
    new RegExp(`Turnus II, ${days} Spotykamy się: .*sobota, 15:00 Dom nad Zatoką`),
  )
  const tickets = (await page.locator('.ticket').allInnerTexts()).map(plain)
  expect(tickets).toHaveLength(4)
  for (const ticket of tickets) expect(ticket).toContain(`Turnus II, ${days}`)
  expect(await faultsOf(page)).toEqual([])

  const file = await page.evaluate(
    async (href) => (await fetch(href ?? '')).text(),
    await calendar.getAttribute('href'),
  )
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).toContain('Turnus II')
  const [, first = ''] = /DTSTART;TZID=Europe\/Warsaw:(\d{8})T150000/.exec(file) ?? []
  const [, end = ''] = /DTEND;TZID=Europe\/Warsaw:(\d{8})T000000/.exec(file) ?? []
  expect(Temporal.PlainDate.from(first).until(end).days).toBe(8)
  expect(days).toContain(String(Temporal.PlainDate.from(first).day))
})

test("'Dlaczego?' opens where it can be read, above the button", async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await enterFamily(page)
  await page.locator('.total-bar summary').click()
  const why = page.getByRole('button', { name: 'Dlaczego? Zosia' })
  await why.click()
  const rule = page.locator('.total-bar .rule')
  await expect.poll(() => isInSight(page)).toBe(true)
  expect(plain(await rule.innerText())).toContain('Trzecie i każde następne dziecko')
  expect(await why.evaluate((button) => button === document.activeElement)).toBe(true)
})

/** Whether the whole sentence is in the window, inside the box that scrolls and above the button below it. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const [rule, box, next] = ['.rule', 'details', '.next'].map((part) =>
      document.querySelector(`.total-bar ${part}`)?.getBoundingClientRect(),
    )
    if (rule === undefined || box === undefined || next === undefined) return null
    return (
      rule.top >= box.top &&
      rule.bottom <= box.bottom + 1 &&
      rule.bottom <= Math.min(next.top + 1, innerHeight)
    )
  })

test('a question that lowers a price is asked next to it, with the saving, and not again later', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await enterFamily(page)
  await page.getByRole('button', { name: 'Zmień: Antoni Kos' }).click()
  const studies = page.getByRole('checkbox', { name: /^Uczy się lub studiuje/ })
  expect(plain((await studies.locator('xpath=..').innerText()) ?? '')).toContain('220 zł zamiast 260 zł')
  await page.getByRole('button', { name: 'Zmień: Iza Kos' }).click()
  expect(await studies.count()).toBe(0)
  await page.getByRole('button', { name: 'Zmień: Antoni Kos' }).click()
  const total = page.locator('.total-bar summary strong')
  const before = plain(await total.innerText())
  await studies.check({ force: true })
  await expect.poll(async () => plain(await total.innerText())).not.toBe(before)
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.getByText('Bez przejazdu').click()
  await goOn(page, 'Dalej', 'Dane')
  expect(await mainText(page)).not.toContain('studiuje')
})

test('six people answer the question of accommodation once, and each has a size of their own', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await enterFamily(page)
  await goOn(page, 'Dalej', 'Udział i dodatki')
  const shirts = page.getByRole('region', { name: 'Koszulka pielgrzymkowa' })
  expect(await shirts.getByRole('combobox').count()).toBe(6)
  expect(await shirts.getByRole('button').count()).toBe(0)
  await shirts.getByLabel('Staś Kos').selectOption('116')
  const coach = page.getByRole('region', { name: 'Autokar powrotny z Częstochowy' })
  expect(await coach.getByRole('button', { name: 'Wszyscy tak samo' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await coach.getByText('Bez przejazdu').click()
  await goOn(page, 'Dalej', 'Dane')
  const lodging = page.getByRole('region', { name: 'Nocleg' })
  expect(await lodging.getByRole('combobox').count()).toBe(1)
  await page.locator('#do-uzupelnienia').getByText('Nocleg', { exact: true }).click()
  expect(await lodging.getByRole('combobox').evaluate((field) => field === document.activeElement)).toBe(true)
  await lodging.getByRole('combobox').selectOption('hosts')
  await lodging.getByRole('button', { name: 'Każdy inaczej' }).click()
  expect(await lodging.getByRole('combobox').count()).toBe(6)
  await lodging.getByLabel('Antoni Kos').selectOption('tent')
  expect(await lodging.getByLabel('Iza Kos').inputValue()).toBe('hosts')
  expect(await faultsOf(page)).toEqual([])
})

test('a conference is about people, not about families', async () => {
  await using phone = await openPhone(browser)
  await using desktop = await openDesktop(browser)
  await desktop.page.goto(`${server.address(CONFERENCE)}/konferencja`)
  expect(await mainOf(desktop.page, 'aside')).toContain('Kilka osób zapiszesz jednym zgłoszeniem')
  const { page } = phone
  await page.goto(`${server.address(CONFERENCE)}/konferencja/zapisy`)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Olga')
  await page.getByRole('button', { name: 'Dodaj osobę' }).click()
  await page.getByRole('heading', { name: 'Druga osoba', exact: true }).waitFor()
  expect(await mainText(page)).not.toMatch(/dziecko|rodzin|dorosł/i)
})

const mainText = (page: Page) => mainOf(page, 'main')
const mainOf = async (page: Page, part: string) => plain(await page.locator(part).first().innerText())

/** A mother with five children, of whom the third and the fourth go free of charge. */
async function enterFamily(page: Page): Promise<void> {
  await page.goto(`${server.address(WALK)}/pielgrzymka/zapisy`)
  await enter(page, 'Iza', 1984)
  for (const [name, year] of [
    ['Antoni', 2010],
    ['Lena', 2013],
    ['Gabryś', 2016],
    ['Zosia', 2018],
    ['Staś', 2022],
  ] as const) {
    await page.getByRole('button', { name: '+ Dziecko' }).click()
    await enter(page, name, year)
  }
  expect(await mainText(page)).toContain('Z którą grupą idziecie?')
  await page.getByText('Złota').click()
}

async function enter(page: Page, firstName: string, year: number): Promise<void> {
  const sheet = page.locator('.sheet')
  await sheet.getByRole('textbox', { name: 'Imię' }).fill(firstName)
  await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill('Kos')
  await sheet.getByRole('textbox', { name: 'Dzień' }).fill('12')
  await sheet.getByRole('combobox', { name: 'Miesiąc' }).selectOption('marzec')
  await sheet.getByRole('textbox', { name: 'Rok' }).fill(String(year))
}
