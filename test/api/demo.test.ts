import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { getSession } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { fillDemo } from '../../scripts/demo.ts'

/** The demo as the first start makes it, with one registration an event. */

const NINE = [
  ['borowska.zapisano.localhost', 'Pielgrzymka Ziemi Borowskiej', 'pielgrzymka'],
  ['szprycha.zapisano.localhost', 'Klub Rowerowy Szprycha', 'rowerowa'],
  ['dobrybrzeg.obecni.localhost', 'Fundacja Dobry Brzeg', 'przystan'],
  ['pamiec.zapisano.localhost', 'Instytut Pamięci Lokalnej', 'konferencja'],
  ['trzymosty.zapisano.localhost', 'Bieg Trzech Mostów', 'bieg'],
  ['cantabile.obecni.localhost', 'Schola Cantabile', 'warsztaty'],
  ['wilki.zapisano.localhost', 'Hufiec „Wilki”', 'biwak'],
  ['podlipa.obecni.localhost', 'Dom Kultury Pod Lipą', 'ceramika'],
  ['swiatlo.obecni.localhost', 'Hospicjum Światło', 'koncert'],
] as const

let server: TestServer
const fill = () => fillDemo(server.databaseUrl, server.config, { atMost: 1, tell: () => {} })
const counts = () =>
  asOwner(
    server.databaseUrl,
    `SELECT (SELECT count(*) FROM account WHERE demo)::integer AS accounts, (SELECT count(*) FROM event)::integer AS events,
        (SELECT count(*) FROM demo.filling WHERE done_at IS NOT NULL)::integer AS fillings`,
  )
const FILLED = [{ accounts: 9, events: 9, fillings: 1 }]

beforeAll(async () => {
  server = await startTestServer()
  await fill()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('each of the nine organisers', () => {
  test.each(NINE)(
    '%s: home, event and form answer, show that it is a demo, and are not indexed',
    async (host, name, slug) => {
      const [home, event, form] = await Promise.all(
        ['/', `/${slug}`, `/${slug}/zapisy`].map((path) => new Client(server.port, host).open(path)),
      )
      for (const page of [home, event, form]) {
        expect(page?.status).toBe(200)
        expect(page?.text).toContain('Wersja demonstracyjna')
        expect(page?.text).toContain('<meta name="robots" content="noindex">')
      }
      expect(home?.text).toContain(`<h1>${name}</h1>`)
      expect(home?.text).toContain(`href="/${slug}"`)
      expect(event?.text).toContain('Zapisz się')
      expect(form?.text).toContain('Kto weźmie udział?')
      expect(form?.text).toContain(
        'Wersja demonstracyjna jest połączona z testowym systemem płatności. Nie podawaj prawdziwych danych.',
      )
    },
  )

  test('has an accent of its own and a contact that reaches no person', async () => {
    const text = await readFile(new URL('../../db/demo/accounts.json', import.meta.url), 'utf8')
    const account = z.object({
      host: z.string(),
      accent: z.string(),
      email: z.string().endsWith('@example.org'),
      phone: z.string().regex(/^\+48 600 000 \d{3}$/),
    })
    const accounts = z.array(z.object({ account })).parse(JSON.parse(text))
    expect(accounts.map((each) => each.account.host)).toEqual(NINE.map(([host]) => host))
    expect(new Set(accounts.map((each) => each.account.accent)).size).toBe(9)
    expect(new Set(accounts.map((each) => each.account.phone)).size).toBe(9)
  })

  test.each([
    ['joanna-kepa', 'Fundacja Dobry Brzeg', 'owner'],
    ['piotr-zawada', 'Fundacja Dobry Brzeg', 'registrations'],
    ['hania-mroz', 'Fundacja Dobry Brzeg', 'check_in'],
    ['olga-brzezinska', 'Instytut Pamięci Lokalnej', 'owner'],
    ['tomasz-gil', 'Instytut Pamięci Lokalnej', 'finance'],
    ['lena-krol', 'Klub Rowerowy Szprycha', 'check_in'],
  ])('%s works for %s as %s', async (subject, name, role) => {
    const { accounts } = outputOf(getSession, await (await signIn(server.port, subject)).ask(getSession))
    expect(accounts).toEqual([expect.objectContaining({ name, role })])
  })
})

test('an account that a visitor makes is no demo', async () => {
  const { host } = await seedAccount(server.databaseUrl, { subdomain: 'prawdziwe' })
  const home = await new Client(server.port, host).open('/')
  expect(home.status).toBe(200)
  expect(home.text).not.toContain('Wersja demonstracyjna')
  expect(home.text).not.toContain('noindex')
})

test('a filled demo stays; an interrupted filling starts again', async () => {
  const borowska = () =>
    asOwner<{ id: string }>(
      server.databaseUrl,
      "SELECT account_id AS id FROM hostname WHERE host = 'borowska.zapisano.localhost'",
    )
  expect(await counts()).toEqual(FILLED)
  const before = await borowska()
  await fill()
  expect(await borowska()).toEqual(before)
  await asOwner(server.databaseUrl, 'UPDATE demo.filling SET done_at = NULL')
  await fill()
  expect(await counts()).toEqual(FILLED)
  expect(await borowska()).not.toEqual(before)
})
