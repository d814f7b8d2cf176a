import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import type { Walk } from './walk.ts'
import { walkTest } from './walk-test.ts'

/** A congress sold as a whole or by days, at prices by membership and the day of payment, set up in the panel by hand. */

const TITLE = '6. Zjazd PTT'
const TICKET = 'Udział w zjeździe'
const TICKETS = ['Cały zjazd', 'Czwartek 26.10.2017', 'Piątek 27.10.2017', 'Sobota 28.10.2017']
/** As the samples call them. */
const DAYS = {
  'day: Thursday 2017-10-26': 'Czwartek 26.10.2017',
  'day: Friday 2017-10-27': 'Piątek 27.10.2017',
  'day: Saturday 2017-10-28': 'Sobota 28.10.2017',
}
const STATEMENT = 'Wiem, że udział wymaga zgłoszenia przez internet i wpłaty.'
const FEE_KEPT = 'Opłata manipulacyjna 10 zł od osoby'
const EVENINGS = [
  ['Koktajl powitalny 26.10.2017', '250'],
  ['Wieczór towarzyski 27.10.2017', '200'],
] as const

walkTest(
  'a society sets up its congress by clicks, and each ticket costs what the published list says',
  'zjazd.zapisano.localhost',
  async (walk) => {
    await begin(walk)
    await setWho(walk)
    await setTickets(walk)
    await setEvenings(walk)
    await setPayments(walk)
    await walk.open('Oświadczenia')
    await walk.press('Własne oświadczenie')
    await walk.type('Treść przy polu do zaznaczenia', STATEMENT)
    await walk.publish(TITLE)
    const definition = await walk.download()
    expect(definition).toMatchObject({
      kind: 'conference',
      windows: [{ closes: '2017-10-05T23:59:59' }],
      items: [{ name: TICKET, choose: 'any', min: 1 }, ...EVENINGS.map(([name]) => ({ name }))],
      requirements: [{ when: { is: 'caly-zjazd' }, code: 'limit_per_person' }],
      statements: [{ text: STATEMENT, required: true }],
      refunds: [{ name: FEE_KEPT, until: { on: '2017-08-26' }, kept: { amount: 1000 } }],
    })
    expect(walk.effort.seconds).toBeLessThanOrEqual(251)
    expect(await faultsOfCase(await caseByNames('ptt-zjazd-2017', definition, { words: DAYS }))).toEqual([])
  },
)

async function begin(walk: Walk): Promise<void> {
  await walk.createEmptyEvent(TITLE, { start: ['26', '10', '2017'], end: ['28', '10', '2017'] })
  await walk.choose(/^Rodzaj wydarzenia/, 'Konferencja')
  await walk.date('closes', ['5', '10', '2017'])
}

async function setWho(walk: Walk): Promise<void> {
  await walk.open('Kto')
  await walk.paste(walk.page.getByLabel('Rodzaj udziału: nazwa nowej pozycji'), 'Uczestnik\nCzłonek PTT')
  await walk.choose('Kto zapisuje osobę niepełnoletnią', 'każdy, także ona sama')
}

async function setTickets(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Opłaty')
  await walk.type('Nazwa opłaty', TICKET)
  await walk.press('Różne bilety do wyboru')
  await walk.paste(page.getByLabel('Bilety, każdy w osobnej linii'), TICKETS.join('\n'))
  await walk.press('Dodaj bilety')
  const fee = page.getByRole('region', { name: TICKET })
  await walk.choose(`${TICKET}: ile biletów wybiera osoba`, 'wybiera jeden lub kilka biletów', fee)
  await walk.choose(`${TICKET}: bilet, który wybiera się bez innych`, 'Cały zjazd', fee)
  const also = `${TICKET}: cena zależy też od`
  for (const axis of [`co wybrano: ${TICKET}`, 'kiedy wpłata', 'rodzaj udziału'])
    await walk.choose(also, axis, fee)
  await setSteps(walk, fee)
  await walk.paste(fee.getByLabel(`${TICKET}, Cały zjazd, Do 26 czerwca, Uczestnik`), prices('500\t650\t850'))
  await walk.press('Członek PTT', fee)
  await walk.paste(
    fee.getByLabel(`${TICKET}, Cały zjazd, Do 26 czerwca, Członek PTT`),
    prices('450\t600\t800'),
  )
}

/** The price list: the whole congress, then each day for everybody alike. */
const prices = (whole: string) => [whole, '250\t250\t300', '250\t250\t300', '100\t100\t150'].join('\n')

async function setSteps(walk: Walk, fee: Locator): Promise<void> {
  await walk.click(fee.getByText('Progi: Kiedy wpłata'))
  const steps = fee.locator('details', { hasText: 'Progi: Kiedy wpłata' })
  await walk.type('Próg: Wcześniej', 'Do 26 czerwca', steps)
  await walk.press(/^wpłata/, steps)
  await walk.day('Do', ['26', 'czerwiec', '2017'], steps)
  await walk.press('Dodaj próg', steps)
  await walk.type(/^Próg: Wpłata/, 'Do 21 września', steps)
  await walk.click(steps.getByRole('button', { name: /^wpłata/ }).last())
  await walk.day('Do', ['21', 'wrzesień', '2017'], steps)
  await walk.type('Próg: Później', 'Od 22 września', steps)
}

async function setEvenings(walk: Walk): Promise<void> {
  await walk.open('Dodatki')
  for (const [name, price] of EVENINGS) {
    await walk.press('Posiłek')
    await walk.type('Nazwa dodatku', name, walk.page.getByRole('region', { name: 'Obiad', exact: true }))
    await walk.choose(`${name}: jak się wybiera`, 'wybiera się liczbę sztuk')
    await walk.type(`${name}: każdy`, price)
  }
}

async function setPayments(walk: Walk): Promise<void> {
  await walk.open('Wpłaty i\u00a0rezygnacje')
  await walk.press(/^Termin: Całość/)
  await walk.type('Ile', '0')
  await walk.press('Gotowe')
  await walk.press('Stała kwota')
  await walk.press(/^Termin, zasada 1/)
  await walk.choose('Kiedy', 'do dnia')
  await walk.type('Dzień', '2017-08-26')
  await walk.press('Gotowe')
  await walk.press(/^Ile, zasada 1/)
  await walk.type('Kwota', '10')
  await walk.press('Gotowe')
  await walk.press(/^Nazwa, zasada 1/)
  await walk.type('Nazwa, którą zobaczy rezygnujący', FEE_KEPT)
  await walk.press('Gotowe')
}
