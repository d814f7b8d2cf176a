import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import type { Walk } from './walk.ts'
import { walkTest } from './walk-test.ts'

/** A cycling pilgrimage with three places to set out from, set up in the panel by hand, charges as its published rules say. */

const TITLE = 'Rowerowa Pielgrzymka Diecezji Kieleckiej na Jasną Górę'
const LEDE = 'Rowerami na Jasną Górę z Kielc, z Wiślicy albo z Mnichowa.'
const STARTS = ['Kielc', 'Wiślicy', 'Mnichowa'].map(
  (place, index) => `Wyjazd z ${place}\t\t\t${16 + index} sierpnia`,
)
const KINDS = [
  'Dorosły lub młodzież\t\t\t\tKażdy, kto skończył szkołę podstawową.',
  'Dziecko (szkoła podstawowa)\t\t\t\tUczeń szkoły podstawowej.',
]
const PRICES = '200\t100\n200\t100\n100\t50'
const STOPS = [
  ...['Koniecpol', 'Włoszczowa', 'Jędrzejów', 'Mnichów', 'Łosień'].map((stop) => `${stop}\t50`),
  ...['Pińczów', 'Chmielnik', 'Busko-Zdrój', 'Miechów', 'Słomniki', 'Wiślica', 'Kielce'].map(
    (stop) => `${stop}\t60`,
  ),
]
const INCLUDED = [
  'Książeczka, znaczek i naklejka na rower',
  'Ubezpieczenie od następstw wypadków',
  'Pierwsza pomoc i samochód techniczny',
  'Rower zastępczy na czas naprawy',
  'Przewóz dużego bagażu',
  'Poranna kawa albo herbata',
  'Nocleg w szkołach i salach',
]

walkTest(
  'a secretary sets up the cycling pilgrimage of Kielce by clicks, and every family pays what the rules say',
  'kielce.zapisano.localhost',
  async (walk) => {
    const { page } = walk
    await begin(walk)
    await setWho(walk)
    await setForm(walk)
    await setPrices(walk, page)
    await setCoach(walk, page)
    await walk.open('Oświadczenia')
    await walk.press('Własne oświadczenie')
    await walk.type('Treść przy polu do zaznaczenia', 'Znam i przyjmuję regulamin pielgrzymki.')
    await walk.open('Strona wydarzenia')
    await walk.paste(page.getByLabel('Co jest w cenie, każda rzecz w osobnej linii'), INCLUDED.join('\n'))
    await walk.publish(TITLE)
    const definition = await walk.download()
    expect(definition).toMatchObject({
      kind: 'pilgrimage',
      page: { lede: LEDE, included: INCLUDED },
      groupLabel: 'Miejsce wyjazdu',
      groups: [16, 17, 18].map((day) => ({ note: `${day} sierpnia` })),
      types: [{ note: 'Każdy, kto skończył szkołę podstawową.' }, { note: 'Uczeń szkoły podstawowej.' }],
      ask: { birthDate: 'optional', sex: 'no' },
      statements: [{ text: 'Znam i przyjmuję regulamin pielgrzymki.', required: true }],
    })
    expect(walk.effort.seconds).toBeLessThanOrEqual(163)
    expect(await faultsOfCase(await caseByNames('kielce-rowerowa-2024', definition))).toEqual([])
  },
)

async function begin(walk: Walk): Promise<void> {
  await walk.createEmptyEvent(TITLE, { start: ['16', '8', '2024'] })
  await walk.choose(/^Rodzaj wydarzenia/, 'Pielgrzymka')
  await walk.type('Kilka słów o wydarzeniu', LEDE)
}

async function setWho(walk: Walk): Promise<void> {
  await walk.open('Kto')
  await walk.paste(walk.page.getByLabel('Grupa: nazwa nowej pozycji'), STARTS.join('\n'))
  await walk.type('Jak nazywa się podział', 'Miejsce wyjazdu')
  await walk.paste(walk.page.getByLabel('Rodzaj udziału: nazwa nowej pozycji'), KINDS.join('\n'))
}

async function setForm(walk: Walk): Promise<void> {
  await walk.open('Formularz')
  await walk.choose('Data urodzenia', 'nieobowiązkowa')
  await walk.press('Niech zapisuje każdy')
}

async function setPrices(walk: Walk, page: Page): Promise<void> {
  await walk.open('Opłaty')
  await walk.choose('Udział: cena zależy też od', 'miejsce wyjazdu')
  await walk.choose('Udział: cena zależy też od', 'rodzaj udziału')
  await walk.paste(page.getByLabel('Udział, Wyjazd z Kielc, Dorosły lub młodzież', { exact: true }), PRICES)
}

async function setCoach(walk: Walk, page: Page): Promise<void> {
  await walk.open('Dodatki')
  await walk.press('Autokar z przystankami')
  const coach = page.locator('.price-item').last()
  await walk.paste(coach.getByLabel('Nowa opcja: Autokar'), STOPS.join('\n'))
  await walk.type('Nazwa dodatku', 'Autokar powrotny z Częstochowy', coach)
}
