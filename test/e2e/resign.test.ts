import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** Resigning in 'Moje zgłoszenie': the refund is shown before, and one button confirms. */
let site: TestSite
let browser: Browser

const KIND = { category: 'donation', legalKind: 'donation', per: 'registration', choose: 'amount' } as const
const GIFT = { ...KIND, id: 'gift', name: 'Darowizna', price: 0 }
const FEE = { name: 'Opłata 10 zł', until: { on: '2031-05-01' }, kept: { amount: 1_000 } }

beforeAll(async () => {
  const { items = [], ...rest } = outing()
  const whole = { name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } } as const
  site = await startTestSite({
    definition: {
      ...{ ...rest, refunds: [FEE], items: [...items, GIFT] },
      plans: [{ id: 'whole', name: 'Całość', parts: [whole] }],
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

/** Two people with a donation of 50 zł, all paid. */
async function paid(): Promise<Registered> {
  const draft = { ...draftOf('ewa', 'jan'), choices: { gift: 5_000 } }
  const made = await register(site, { ...orderOf('ewa', 'jan'), draft, expectedTotal: 25_000 })
  await pay(site, made)
  return made
}

const open = (page: Page, { token }: Registered) =>
  page.goto(`${site.server.address(site.host)}/zgloszenie/${token}`, { waitUntil: 'networkidle' })
const partOf = (page: Page) => page.getByRole('region', { name: 'Rezygnacja' })

test('the refund and the retained sum are shown before; the keyboard is enough', async () => {
  const made = await paid()
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await partOf(page).getByRole('button', { name: 'Rezygnuję' }).press('Enter')
  await page.getByRole('heading', { name: `Anulujesz zgłoszenie ${made.number}` }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Anulujesz zgłoszenie')
  const preview = plain(await partOf(page).innerText())
  expect(preview).toContain('Nie wezmą udziału: ewa Mazur, jan Mazur. Miejsca wrócą do puli')
  expect(preview).toContain('Wpłacono 250 zł')
  expect(preview).toContain('Zostaje u organizatora „Opłata 10 zł” (do 1 maja 2031): 20 zł 20 zł')
  expect(preview).toContain('Darowizna, która zostaje 50 zł')
  expect(preview).toContain('Wraca do ciebie 180 zł')
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByText('Proszę też o zwrot darowizny: 50 zł').click()
  expect(plain(await partOf(page).innerText())).toContain('Wraca do ciebie 230 zł')
  expect(await look(site, made)).toMatchObject({ state: 'confirmed' })
  await page.getByRole('button', { name: 'Potwierdzam rezygnację' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Zgłoszenie anulowane' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zgłoszenie anulowane')
  expect(plain(await page.getByRole('main').innerText())).toContain(
    'Miejsca wróciły do puli. Zwrot 230 zł jest w drodze.',
  )
  expect(await look(site, made)).toMatchObject({
    ...{ state: 'cancelled', kept: 2_000 },
    refunds: [{ amount: 23_000 }],
  })
  expect(await partOf(page).count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
})

test('a change of mind or a lost network loses nothing', async () => {
  const made = await register(site, orderOf('ola'))
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  const part = partOf(page)
  await part.getByRole('button', { name: 'Rezygnuję' }).click()
  await part.getByText('Nic nie wpłacono, więc nie ma zwrotu. Nic też nie trzeba płacić.').waitFor()
  await part.getByRole('button', { name: 'Nie rezygnuję' }).click()
  await part.getByRole('button', { name: 'Rezygnuję' }).click()
  const cancels = (url: URL) => url.pathname.endsWith('/cancel')
  await page.route(cancels, (route) => route.abort())
  await part.getByRole('button', { name: 'Potwierdzam rezygnację' }).click()
  await part.getByText('Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_payment' })
  await page.unroute(cancels)
  await part.getByRole('button', { name: 'Potwierdzam rezygnację' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zgłoszenie anulowane' }).waitFor()
  expect(await look(site, made)).toMatchObject({ state: 'cancelled', balance: 0 })
})
