import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { launchBrowser, openDesktop, openPhone } from '#test/support/browser.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { runJobs } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { tokenIn } from '#test/support/team.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** The team of an account: invited by mail, joined by Google, changed and removed. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

async function expectSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

/** Signs somebody in and opens the team of their account. */
async function openTeam(page: Page, name: RegExp): Promise<void> {
  await page.goto(`${server.address('panel.zapisano.localhost')}/zespol`)
  await page.getByRole('button', { name }).click()
  await page.getByRole('heading', { level: 1, name: 'Zespół' }).waitFor()
}

const drawer = (page: Page) => page.getByRole('dialog')
const email = (page: Page) => drawer(page).getByRole('textbox', { name: 'Adres e-mail' })
const send = (page: Page) => drawer(page).getByRole('button', { name: 'Wyślij zaproszenie' })
const rows = async (page: Page, heading: string) =>
  (await page.getByRole('region', { name: heading }).getByRole('listitem').allInnerTexts()).map((text) =>
    plain(text).replaceAll('\n', ' '),
  )

/** The link in the newest mail to an address. */
async function linkTo(address: string): Promise<string> {
  await runJobs(server.databaseUrl, 'send-team-invitation')
  const mailbox = createMailbox(join(server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const mail = (await mailbox.list()).find(({ to }) => to === address)
  return `${server.address('panel.zapisano.localhost')}/zaproszenie/${tokenIn(mail?.text)}`
}

test('an owner with a phone invites a volunteer, who joins by the link and sees what the role allows', async () => {
  await seedAccount(server.databaseUrl, { subdomain: 'lipowa', members: { 'danuta-wrona': 'owner' } })
  await using opened = await openPhone(browser)
  const { page } = opened
  await openTeam(page, /Danuta Wrona/)
  await page.getByText('liczba osób jest bez limitu').waitFor()
  await expectSound(page)

  await page.getByRole('button', { name: 'Zaproś osobę' }).click()
  // The drawer takes the focus once it is open: a field that was focused sooner would lose it again.
  await drawer(page).getByRole('button', { name: 'Zamknij' }).and(page.locator(':focus')).waitFor()
  await send(page).click()
  await drawer(page).getByText('Pole wymagane.').waitFor()
  await drawer(page).getByText('Wybierz rolę.').waitFor()
  await expect.poll(() => email(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await expectSound(page)
  expect(await drawer(page).getByRole('radio').count()).toBe(7)
  await email(page).fill('hania@parafia.example')
  await drawer(page)
    .getByRole('radio', { name: /^Obsługa wejścia/ })
    .check()
  await send(page).click()
  await page.getByRole('region', { name: 'Zaproszenia' }).getByText('Wysłane', { exact: true }).waitFor()
  await expectSound(page)

  const link = await linkTo('hania@parafia.example')
  await using other = await openPhone(browser)
  const reader = other.page
  await reader.goto(link)
  await reader.getByRole('heading', { level: 1, name: 'Zaproszenie do zespołu' }).waitFor()
  await reader.getByText('Konto lipowa').waitFor()
  await expectSound(reader)
  await reader.getByRole('link', { name: /Zaloguj się/ }).click()
  await reader.getByRole('button', { name: /Hania Mróz/ }).click()
  await reader.getByText('Zalogowano: Hania Mróz').waitFor()
  await expectSound(reader)
  await reader.getByRole('button', { name: 'Dołącz do zespołu' }).click()
  await reader.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await reader.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await reader.getByRole('link', { name: 'Zespół' }).count()).toBe(0)

  await reader.goto(link)
  await reader.getByRole('heading', { level: 1, name: 'To zaproszenie już nie działa' }).waitFor()
  await expectSound(reader)

  await page.reload()
  await page.getByRole('heading', { name: '2 osoby' }).waitFor()
  expect(await rows(page, '2 osoby')).toEqual([
    'Danuta Wrona (ty) danuta.wrona@example.org Właściciel konta Zmień',
    'Hania Mróz hania.mroz@example.org Obsługa wejścia Zmień',
  ])
})

test('roles are changed, invitations renewed and withdrawn, members removed; the last owner stays', async () => {
  const members = { 'olga-brzezinska': 'owner', 'tomasz-gil': 'finance' } as const
  await seedAccount(server.databaseUrl, { subdomain: 'instytut', members })
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openTeam(page, /Olga Brzezińska/)
  await page.getByRole('button', { name: 'Zmień: dr Olga Brzezińska' }).click()
  await drawer(page).getByText('To jedyny właściciel konta.').waitFor()
  expect(await drawer(page).getByRole('radio').count()).toBe(0)
  await expectSound(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Zmień: Tomasz Gil' }).click()
  await drawer(page)
    .getByRole('radio', { name: /^Zgłoszenia/ })
    .check()
  await expectSound(page)
  await drawer(page).getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Tomasz Gil: Zgłoszenia.').waitFor()
  await expect.poll(async () => (await rows(page, '2 osoby')).at(1)).toContain('Zgłoszenia')

  await page.getByRole('button', { name: 'Zaproś osobę' }).click()
  await email(page).fill('tomasz.gil@example.org')
  await drawer(page)
    .getByRole('radio', { name: /^Finanse/ })
    .check()
  await send(page).click()
  await drawer(page).getByText('Ta osoba jest już w\u00a0zespole.').waitFor()
  await email(page).fill('ktos@example.org')
  await page.context().setOffline(true)
  await send(page).click()
  await drawer(page).getByText('Brak połączenia. Nic nie przepadło').waitFor()
  expect(await email(page).inputValue()).toBe('ktos@example.org')
  await page.context().setOffline(false)
  await send(page).click()
  await page.getByRole('region', { name: 'Zaproszenia' }).getByText('Wysłane', { exact: true }).waitFor()
  const first = await linkTo('ktos@example.org')
  await page.getByRole('button', { name: 'Wyślij ponownie: ktos@example.org' }).click()
  await page.getByText('ktos@example.org: wysyłam zaproszenie ponownie.').waitFor()
  expect(await linkTo('ktos@example.org')).not.toBe(first)
  await page.getByRole('button', { name: 'Wycofaj: ktos@example.org' }).click()
  await page.getByText('ktos@example.org: zaproszenie wycofane.').waitFor()
  await page.getByRole('region', { name: 'Zaproszenia' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Zmień: Tomasz Gil' }).click()
  await drawer(page).getByRole('button', { name: 'Usuń z zespołu' }).click()
  await drawer(page).getByText('dostęp skończy się od razu').waitFor()
  await expectSound(page)
  await drawer(page).getByRole('button', { name: 'Usuń z zespołu' }).click()
  await page.getByText('Tomasz Gil: już poza zespołem.').waitFor()
  await page.getByRole('heading', { name: '1 osoba' }).waitFor()
  expect(await rows(page, '1 osoba')).toHaveLength(1)
})

test('a member who may not manage the team sees a message that says so', async () => {
  const members = { 'jan-slowik': 'owner', 'lena-krol': 'finance' } as const
  await seedAccount(server.databaseUrl, { subdomain: 'schola', members })
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openTeam(page, /Lena Król/)
  await page.getByText('Do tego potrzebne są inne uprawnienia.').waitFor()
  expect(await page.getByRole('link', { name: 'Zespół' }).count()).toBe(0)
  await expectSound(page)
})

test('a guide is limited to a group of one event, and sees its people and nothing else', async () => {
  const members = { 'danuta-wrona': 'owner', 'tomasz-gil': 'finance' } as const
  const { account } = await seedAccount(server.databaseUrl, { subdomain: 'wyprawa', members })
  const definition = await kielceDefinition()
  await seedEvent(server.databaseUrl, account, { slug: 'rowery', definition })
  await seedEvent(server.databaseUrl, account, {
    slug: 'inne',
    definition: { ...definition, title: 'Inna wyprawa' },
  })
  await using opened = await openPhone(browser)
  const { page } = opened
  await openTeam(page, /Danuta Wrona/)
  await page.goto(`${server.address('panel.zapisano.localhost')}/zespol?konto=${account}`)
  await page.getByRole('button', { name: 'Zmień: Tomasz Gil' }).click()
  await drawer(page)
    .getByRole('radio', { name: /^Przewodnik grupy/ })
    .check()
  await drawer(page).getByRole('button', { name: 'Zapisz' }).click()
  await drawer(page).getByText('Wybierz przynajmniej jedno wydarzenie.').waitFor()
  await drawer(page)
    .getByRole('checkbox', { name: /Rowerowa/ })
    .check()
  await drawer(page).getByText('wybierz przynajmniej jedną grupę').waitFor()
  await drawer(page).getByRole('checkbox', { name: 'Wyjazd z Wiślicy' }).check()
  await expectSound(page)
  await drawer(page).getByRole('button', { name: 'Zapisz' }).click()
  await page.getByText('Tomasz Gil: Przewodnik grupy.').waitFor()
  await expect
    .poll(async () => (await rows(page, '2 osoby')).at(1))
    .toMatch(/Tylko: .*Rowerowa.* \(1 grupa\)/)

  await using other = await openPhone(browser)
  const guide = other.page
  await guide.goto(`${server.address('panel.zapisano.localhost')}/?konto=${account}`)
  await guide.getByRole('button', { name: /Tomasz Gil/ }).click()
  await guide.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor()
  await guide.goto(`${server.address('panel.zapisano.localhost')}/?konto=${account}`)
  await guide
    .getByText(/Rowerowa/)
    .first()
    .waitFor()
  expect(await guide.getByText('Inna wyprawa').count()).toBe(0)
  await guide.getByRole('link', { name: /Rowerowa/ }).click()
  await guide.getByRole('heading', { level: 1, name: 'Moja grupa' }).waitFor()
  await guide.getByRole('heading', { level: 2, name: 'Wyjazd z Wiślicy' }).waitFor()
  expect(await guide.getByRole('heading', { level: 2 }).count()).toBe(1)
  await expectSound(guide)
})
