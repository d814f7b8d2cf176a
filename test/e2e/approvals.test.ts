import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** Approvals are decided in the panel, and the registrant reads the decision (flow C13). */
let site: TestSite
let browser: Browser

/** A medic pays 20 zł instead of 100 zł, once that was approved. */
function definition(): EventDefinitionInput {
  const { items = [], ...rest } = outing()
  const medic = { fact: 'type', is: 'medic' }
  const price = [
    { name: 'Służba medyczna', when: medic, amount: 2_000 },
    { name: 'Udział', amount: 10_000 },
  ]
  return {
    ...rest,
    types: [
      { id: 'pilgrim', name: 'Uczestnik' },
      { id: 'medic', name: 'Służba medyczna' },
    ],
    items: items.map((item) => (item.id === 'fee' ? { ...item, price } : item)),
    approvals: [{ id: 'service', name: 'Służba medyczna', when: medic, payment: 'after' }],
  }
}

beforeAll(async () => {
  site = await startTestSite({ definition: definition() })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

async function medic(): Promise<Registered> {
  const order = orderOf('ewa')
  const people = order.draft.people.map((person) => ({ ...person, type: 'medic' }))
  return register(site, { ...order, expectedTotal: 2_000, draft: { ...order.draft, people } })
}

async function openDrawer(page: Page, made: Registered, name = /Danuta Wrona/): Promise<void> {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/zgloszenia/${made.id}`)
  await decision(page).waitFor()
}
const decision = (page: Page) => page.getByRole('region', { name: 'Decyzja' })
const saidIn = async (page: Page) => plain(await decision(page).innerText())

async function ownPage(made: Registered): Promise<string> {
  await using phone = await openPhone(browser)
  await phone.page.goto(`${site.server.address(site.host)}/zgloszenie/${made.token}`)
  expect(await faultsOf(phone.page)).toEqual([])
  return plain(await phone.page.getByRole('main').innerText())
}

test('a request is shown and approved by the keyboard, and the time to pay begins', async () => {
  const made = await medic()
  const own = await ownPage(made)
  expect(own).toContain('Zgłoszenie przyjęte, czeka na decyzję')
  expect(own).toContain('Do tego czasu nic nie płacisz.')
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openDrawer(page, made)
  expect(await saidIn(page)).toContain('ewa Mazur: Służba medyczna')
  expect(await faultsOf(page)).toEqual([])
  await decision(page).getByRole('button', { name: 'Zatwierdź' }).press('Enter')
  await decision(page).getByText('Zatwierdzono. Wezwanie do zapłaty wysyłamy e-mailem.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Zatwierdzono.')
  expect(await decision(page).getByRole('button').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_payment' })
})

test('a refusal has a reason, which the registrant reads; it is not lost without a network', async () => {
  const made = await medic()
  await using phone = await openPhone(browser)
  const { page } = phone
  await openDrawer(page, made)
  const part = decision(page)
  await part.getByRole('button', { name: 'Odmów' }).click()
  const send = part.getByRole('button', { name: /^Odmów i.wyślij powód$/ })
  await send.click()
  await part.getByText('Podaj powód odmowy.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await part.getByLabel('Powód odmowy').fill('Brak zaświadczenia')
  const refuses = (url: URL) => url.pathname.endsWith('/refuse')
  await page.route(refuses, (route) => route.abort())
  await send.click()
  await part.getByText('Brak połączenia. Nic nie przepadło, spróbuj ponownie.').waitFor()
  expect(await part.getByLabel('Powód odmowy').inputValue()).toBe('Brak zaświadczenia')
  await page.unroute(refuses)
  await send.click()
  await part.getByText('Odmowa zapisana, powód wysyłamy e-mailem.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await faultsOf(page)).toEqual([])
  const own = await ownPage(made)
  expect(own).toContain('Organizator nie potwierdził zgłoszenia')
  expect(own).toContain(
    'Powód: Brak zaświadczenia. Możesz wziąć udział na zwykłych zasadach albo zrezygnować.',
  )
  await page.reload()
  await part.getByText(/Odmówiono\. Jeśli nic się nie zmieni/).waitFor()
  await part.getByRole('button', { name: 'Zatwierdź' }).click()
  await part.getByText('Zatwierdzono. Wezwanie do zapłaty wysyłamy e-mailem.').waitFor()
})

test('a member who only reads the money sees pending approvals, and no button', async () => {
  const made = await medic()
  await signIn(site.server.port, 'ewa-sowa')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
      SELECT $1, user_id, 'finance' FROM app_user WHERE subject = 'ewa-sowa'
      ON CONFLICT (account_id, user_id) DO UPDATE SET role = 'finance'`,
    [site.account],
  )
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openDrawer(page, made, /Ewa Sowa/)
  expect(await saidIn(page)).toContain('Decyzję podejmie osoba, która przyjmuje zgłoszenia.')
  expect(await decision(page).getByRole('button').count()).toBe(0)
})
