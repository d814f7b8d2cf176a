import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { sendCancel } from '#test/support/changes.ts'
import { pay, paymentsOf, tellRefunds } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide } from '#test/support/refunds.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** Refunds from the resignation to their arrival, as the payer and the staff follow them. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  const whole = { name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } } as const
  site = await startTestSite({
    definition: {
      ...outing({ event: 30 }),
      refunds: [],
      plans: [{ id: 'whole', name: 'Całość', parts: [whole] }],
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await site[Symbol.asyncDispose]()
})

const open = (page: Page, { token }: Registered) =>
  page.goto(`${site.server.address(site.host)}/zgloszenie/${token}`)
const way = (page: Page) => page.getByRole('region', { name: 'Gdzie są pieniądze' })
const wayText = async (page: Page) => plain(await way(page).innerText())
const setSum = (grosze: number) =>
  asOwner(site.server.databaseUrl, 'UPDATE account SET refund_confirmation_above = $1', [grosze])

/** Paid by one payment, whose refunds the gateway handles as given. */
async function paid(name: string, mode: 'succeed' | 'fail' | 'wait' = 'succeed'): Promise<Registered> {
  const made = await register(site, orderOf(name))
  await pay(site, made)
  const [payment] = await paymentsOf(site, made)
  if (payment) await tellRefunds(site, payment, mode)
  return made
}

async function expectSound(page: Page) {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

async function openPanel(page: Page) {
  const panel = site.server.address('panel.zapisano.localhost')
  await page.goto(panel)
  await page.getByRole('button', { name: /Danuta Wrona/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await page.goto(`${panel}/wydarzenia/${site.event}/zwroty`)
  await page.getByRole('heading', { level: 1, name: 'Płatności' }).waitFor()
}
const rowOf = (page: Page, { number }: Registered) => page.getByRole('listitem').filter({ hasText: number })

test('a refund has its own way: on its way with the last day, then arrived', async () => {
  const made = await paid('ewa', 'wait')
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  await page.getByRole('button', { name: 'Rezygnuję' }).click()
  await page
    .getByText('Wróci tą samą drogą, którą przyszły pieniądze. Stan zwrotu zobaczysz na tej stronie.')
    .waitFor()
  await page.getByRole('button', { name: 'Potwierdzam rezygnację' }).click()
  await page.getByRole('heading', { level: 1, name: 'Zgłoszenie anulowane' }).waitFor()
  expect(plain(await page.getByRole('main').innerText())).toContain(
    'Miejsca wróciły do puli. Zwrot 100 zł jest w drodze.',
  )
  expect(await wayText(page)).toMatch(/Zwrot 100 zł zlecony.*dziś, \d+:\d\d.*Na koncie najpóźniej \d+/s)
  expect(plain(await page.getByRole('region', { name: 'Pieniądze', exact: true }).innerText())).toMatch(
    /Zwrot w drodze\s+100 zł/,
  )
  expect(plain(await page.getByRole('main').innerText())).not.toMatch(/Nadpłata|kilku dni/)
  await expectSound(page)
  await runJobs(site.server.databaseUrl)
  await asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = 'succeeded'")
  await asOwner(site.server.databaseUrl, "UPDATE refund SET tried_at = tried_at - interval '2 minutes'")
  await runJobs(site.server.databaseUrl, 'send-refund')
  await page.reload()
  expect(await wayText(page)).toContain('Zwrócono')
  expect(plain(await page.getByRole('region', { name: 'Pieniądze', exact: true }).innerText())).toMatch(
    /Zwrócono\s+100 zł/,
  )
  expect(plain(await page.getByRole('main').innerText())).toContain('Zwrócono 100 zł.')
  await expectSound(page)
})

test('after a refusal of the gateway the payer gives the account, the staff see it and mark the transfer', async () => {
  const made = await paid('jan', 'fail')
  await sendCancel(site, made)
  await letBankDecide(site)
  await using phone = await openPhone(browser)
  const { page } = phone
  await open(page, made)
  expect(await wayText(page)).toContain('Potrzebny numer konta')
  const field = page.getByLabel('Numer konta do zwrotu')
  await field.fill('61 1090 1014 0000 0712 1981 2875')
  await page.getByRole('button', { name: 'Zapisz numer konta' }).click()
  await page.getByText('Ten numer konta się nie zgadza. Sprawdź wszystkie 26 cyfr.').waitFor()
  await expectSound(page)
  await field.fill('61 1090 1014 0000 0712 1981 2874')
  await page.getByRole('button', { name: 'Zapisz numer konta' }).press('Enter')
  await way(page).getByText('Numer konta podany').waitFor()
  expect(await wayText(page)).toContain('Czeka na przelew')
  await expectSound(page)

  await using desktop = await openDesktop(browser)
  await openPanel(desktop.page)
  const row = rowOf(desktop.page, made).filter({ hasText: 'Do wysłania przelewem' })
  await row.getByText('Konto: 61 1090 1014 0000 0712 1981 2874').waitFor()
  await expectSound(desktop.page)
  await row.getByRole('button', { name: 'Wysłany przelewem' }).click()
  await rowOf(desktop.page, made)
    .filter({ hasText: 'Przelewem na konto …2874' })
    .getByText('Zwrócono')
    .waitFor()
  expect(await look(site, made)).toMatchObject({ balance: 0, setAside: 0 })
  await page.reload()
  expect(await wayText(page)).toMatch(/Wysłany przelewem na konto …2874/)
})

test.each(['light', 'dark'] as const)(
  'a refund above the limit waits: stopped with a reason, then confirmed (%s)',
  async (scheme) => {
    await setSum(0)
    const made = await paid(scheme === 'light' ? 'ala' : 'ola')
    await sendCancel(site, made)
    await using phone = await openPhone(browser)
    await open(phone.page, made)
    expect(await wayText(phone.page)).toContain('Czeka na zatwierdzenie')
    await using desktop = await (scheme === 'light' ? openDesktop : openPhone)(browser, {
      colorScheme: scheme,
    })
    const { page } = desktop
    await openPanel(page)
    const row = rowOf(page, made)
    await row.getByText('Czeka na zatwierdzenie').waitFor()
    await expectSound(page)
    await row.getByRole('button', { name: 'Zatrzymaj' }).press('Enter')
    await row.getByRole('button', { name: 'Zatrzymaj zwrot' }).click()
    await row.getByText('Podaj powód.').waitFor()
    await expectSound(page)
    await row.getByLabel('Powód zatrzymania').fill('Wyjaśniamy wpłatę')
    await row.getByRole('button', { name: 'Zatrzymaj zwrot' }).click()
    await row.getByText('Powód: Wyjaśniamy wpłatę').waitFor()
    await phone.page.reload()
    expect(await wayText(phone.page)).toContain('Powód: Wyjaśniamy wpłatę')
    await row.getByRole('button', { name: /^Zatwierdź/ }).click()
    // The panel has answered before the bank is asked to decide.
    await row.getByRole('button', { name: /^Zatwierdź/ }).waitFor({ state: 'detached' })
    await letBankDecide(site)
    await page.reload()
    await rowOf(page, made).getByText('Zwrócono').waitFor()
    await setSum(50_000)
  },
)

test('several refunds are confirmed at once; the one that was not reached waits as before', async () => {
  await setSum(0)
  const [first, second, third] = [await paid('iga'), await paid('ida'), await paid('ina')]
  for (const made of [first, second, third]) await sendCancel(site, made)
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openPanel(page)
  await page.getByRole('button', { name: 'Zatwierdź kilka naraz' }).press('Enter')
  await page.getByRole('checkbox', { name: new RegExp(third.number) }).uncheck()
  await expectSound(page)
  // The connection is lost for the second request.
  let asked = 0
  await page.route('**/refunds/*/confirm', (route) => (++asked === 2 ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Zatwierdź 2 zwroty, 200 zł' }).click()
  const outcome = page.getByRole('status').filter({ hasText: 'Zatwierdzono 1 z 2, razem 100 zł.' })
  await outcome.waitFor()
  expect(await outcome.evaluate((line) => line === document.activeElement)).toBe(true)
  await page.getByText('Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.').waitFor()
  await expectSound(page)
  const [waiting] = await asOwner<{ n: number }>(
    site.server.databaseUrl,
    `SELECT count(*)::integer AS n FROM refund
      WHERE registration_id = ANY ($1) AND state = 'awaiting_confirmation'`,
    [[first.id, second.id, third.id]],
  )
  expect(waiting?.n).toBe(2)
  await setSum(50_000)
})

test('the sum above which refunds wait is read and set in the panel', async () => {
  await using desktop = await openDesktop(browser)
  const { page } = desktop
  await openPanel(page)
  const part = page.getByRole('region', { name: 'Zatwierdzanie' })
  expect(plain(await part.innerText())).toContain(
    'Zwroty do 500 zł wychodzą same, większe czekają na zatwierdzenie.',
  )
  await part.getByRole('button', { name: 'Zmień kwotę' }).click()
  await part.getByLabel('Zatwierdzaj zwroty większe niż (zł)').fill('250')
  await expectSound(page)
  await part.getByRole('button', { name: 'Zapisz' }).click()
  await part.getByText('Zwroty do 250').waitFor()
})
