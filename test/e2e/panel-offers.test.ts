import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#domain/access/rights.ts'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** What the panel offers to each role (docs/rights.md): no action that it would then refuse. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  await register(site)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

interface Offers {
  /** In the menu of the account, besides the list of events. */
  readonly account: readonly string[]
  /** At the event in the list, before the way to its page. */
  readonly event: readonly string[]
  /** Whether the event may be copied. */
  readonly copies?: true
  /** In the menu of the event. */
  readonly menu: readonly string[]
  /** Whether sums of money are shown in the list. */
  readonly money: boolean
}

const LISTS = ['Zgłoszenia', 'Uczestnicy', 'Grupy']
const PLACES = ['Noclegi i przejazdy', 'Plakat i ogłoszenie', 'Miejsca']
const MONEY = ['Płatności', 'Kasa']
const READ = [...LISTS, ...PLACES, ...MONEY]
/** Who may change registrations sees who works with children. */
const OFFICE = [...LISTS, 'Kadra', ...PLACES, ...MONEY]
const FIGURES = ['Raporty', 'Zasady']
const OVERVIEW = 'Pulpit'
const DAYS = 'Terminy'
const COPY = 'Zrób kopię'
const SETTINGS = ['Wydarzenia', 'Zbiórki', 'Zespół', 'Dziennik zmian', 'Ustawienia konta']
const EVENTS = ['Wydarzenia']
/** Those who see money see what was given. */
const EVENTS_AND_GIFTS = [...EVENTS, 'Zbiórki']
const GATE = 'Bilety i wejście'
const EDITED = 'Ustawienia wydarzenia'
const OFFERS: Record<Role, Offers> = {
  owner: {
    account: SETTINGS,
    event: ['1 zgłoszenie'],
    copies: true,
    menu: [OVERVIEW, DAYS, ...OFFICE, GATE, ...FIGURES, EDITED],
    money: true,
  },
  administrator: {
    account: SETTINGS,
    event: ['1 zgłoszenie'],
    copies: true,
    menu: [OVERVIEW, DAYS, ...OFFICE, GATE, ...FIGURES, EDITED],
    money: true,
  },
  registrations: {
    account: EVENTS_AND_GIFTS,
    event: ['1 zgłoszenie'],
    menu: [OVERVIEW, ...OFFICE, GATE, ...FIGURES],
    money: true,
  },
  finance: {
    account: EVENTS_AND_GIFTS,
    event: ['1 zgłoszenie'],
    menu: [OVERVIEW, ...READ, ...FIGURES],
    money: true,
  },
  check_in: { account: EVENTS, event: ['Skanuj bilety'], menu: [GATE], money: false },
  read_only: {
    account: EVENTS_AND_GIFTS,
    event: ['1 zgłoszenie'],
    menu: [OVERVIEW, ...READ, ...FIGURES],
    money: true,
  },
  group_leader: { account: EVENTS, event: [], menu: ['Grupy'], money: false },
}

test.each(Object.entries(OFFERS))(
  '%s is offered what the role may do, and all of it opens',
  async (role, offers) => {
    await asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1 WHERE account_id = $2', [
      role,
      site.account,
    ])
    await using desktop = await openDesktop(browser)
    const { page } = desktop
    const panel = site.server.address('panel.zapisano.localhost')
    await page.goto(panel)
    await page.getByRole('button', { name: /Danuta Wrona/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
    await page.locator('.events li').waitFor()
    const links = page.locator('.event-links').getByRole('link')
    expect((await links.allInnerTexts()).map(plain)).toEqual([
      ...offers.event,
      'Zobacz stronę',
      ...(offers.copies ? [COPY] : []),
    ])
    expect(await page.locator('.events').getByText('wpłacono').count()).toBe(offers.money ? 1 : 0)
    expect(await inMenu(page, 'Konto')).toEqual(offers.account)
    expect(await faultsOf(page)).toEqual([])
    await opens(page, 'Konto', offers.account)

    await page.goto(`${panel}/wydarzenia/${site.event}/zgloszenia`)
    await page.getByRole('heading', { level: 1, name: 'Zgłoszenia' }).waitFor()
    expect(await inMenu(page, 'Wydarzenie')).toEqual(offers.menu)
    await opens(
      page,
      'Wydarzenie',
      offers.menu.filter((name) => name !== GATE),
    )
    if (offers.menu.includes(GATE)) await opensScanner(page)
  },
)

const menu = (page: Page, name: string) => page.getByRole('navigation', { name })
const inMenu = async (page: Page, name: string) =>
  (await menu(page, name).getByRole('link').allInnerTexts()).map(plain)

/** Pages that are headed by what they show first. */
const HEADINGS = new Map<string, string | RegExp>([
  // A leader sees the own group alone.
  ['Grupy', /^(Grupy|Moja grupa)$/],
  [OVERVIEW, 'Rowerowa Pielgrzymka'],
  [EDITED, 'Informacje'],
])

/** Each of them leads to its page, which refuses nothing. */
async function opens(page: Page, where: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await menu(page, where).getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name: HEADINGS.get(name) ?? name }).waitFor()
    await page.waitForLoadState('networkidle')
    const text = plain(await page.getByRole('main').innerText())
    expect(text, name).not.toMatch(/inne uprawnienia|Brak uprawnień|nie obejmuje|usterka/)
  }
}

async function opensScanner(page: Page): Promise<void> {
  await menu(page, 'Wydarzenie').getByRole('link', { name: GATE }).click()
  await page.getByLabel('Nazwa bramy').waitFor()
}
