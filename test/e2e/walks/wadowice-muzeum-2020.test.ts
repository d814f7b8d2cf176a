import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openNewAccount } from '../panel-event.ts'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import { Walk } from './walk.ts'

/** Entries to a museum every quarter of an hour, set up by clicks and typing alone. */

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

/** What it takes today; it may only become less. */
const EFFORT_S = 143

const TITLE = 'Dom Rodzinny Ojca Świętego Jana Pawła II: wejścia bez przewodnika'

test('entries by the quarter of an hour, free on Tuesdays alone, come out as their samples say', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await openNewAccount(server, page, 'wadowice.zapisano.localhost')
  const walk = new Walk(page)
  await createEvent(walk)
  await setForm(walk)
  await setHours(walk)
  await setPrice(walk)
  await setStatement(walk)
  await walk.publish(TITLE)
  const definition = await walk.download()
  expect(definition).toMatchObject({
    items: [{ price: [{ when: { fact: 'slotWeekday', is: 2 }, amount: 0 }] }],
  })
  expect(await faultsOfCase(await caseByNames('wadowice-muzeum-2020', definition))).toEqual([])
  expect(walk.effort.seconds).toBeLessThanOrEqual(EFFORT_S)
})

async function createEvent(walk: Walk): Promise<void> {
  await walk.open('Dodaj wydarzenie', 'Co organizujesz?')
  await walk.click(walk.page.getByRole('link', { name: 'Zacznij od pustego wydarzenia' }))
  await walk.type('Nazwa', TITLE)
  await walk.date('start', ['18', '5', '2020'])
  await walk.type('Miejsce', 'Wadowice')
  await walk.press('Utwórz wydarzenie')
  await walk.arrive(TITLE)
  await walk.open('Ustawienia wydarzenia', 'Informacje')
  await walk.choose('Rodzaj wydarzenia', 'Wejścia na godziny')
}

/** A name is enough for a ticket. */
async function setForm(walk: Walk): Promise<void> {
  await walk.open('Formularz')
  await walk.choose('Data urodzenia', 'nie pytamy')
  await walk.choose('Płeć', 'nie pytamy')
}

async function setHours(walk: Walk): Promise<void> {
  await walk.open('Limity miejsc')
  await walk.open('Godziny')
  await walk.press('Ustaw godziny wejść')
  await walk.choose('Co ile minut', '15\u00a0minut')
  await walk.type('Pierwsze wejście', '10:00')
  await walk.type('Ostatnie wejście', '17:15')
  await walk.type('Miejsca na każdą godzinę', '5')
  await walk.choose('Do kiedy', 'bez końca')
  await walk.choose('Nieczynne co miesiąc', 'ostatni wtorek miesiąca')
}

async function setPrice(walk: Walk): Promise<void> {
  await walk.open('Opłaty')
  await walk.type('Nazwa opłaty', 'Wejście')
  await walk.press('Inna cena dla części osób')
  await walk.tick('wtorek')
  await walk.tick('poniedziałek', false)
  // What the other days cost is not known: no entry is sold for them.
  await walk.press(/^Usuń cenę: każdy/i)
}

async function setStatement(walk: Walk): Promise<void> {
  await walk.open('Oświadczenia')
  await walk.press('Własne oświadczenie')
  await walk.type('Treść przy polu do zaznaczenia', 'Znam i przyjmuję regulamin zwiedzania.')
}
