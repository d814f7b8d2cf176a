import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { caseByNames } from './case-by-names.ts'
import { faultsOfCase } from './outcomes.ts'
import type { Walk } from './walk.ts'
import { walkTest } from './walk-test.ts'

/** A marathon whose price follows the day of payment, with numbers for the office, set up by clicks and typing alone. */

/** What it takes today; it may only become less. */
const EFFORT_S = 395

const TITLE = '5. SANPROBI Maraton Szczeciński'
const FEE = 'Opłata startowa'

walkTest(
  'a marathon with prices by the day of payment and its own office comes out as its samples say',
  'maraton.zapisano.localhost',
  async (walk) => {
    await createEvent(walk)
    await setWho(walk)
    await setPrices(walk)
    await setReductions(walk)
    await setExtras(walk)
    await setPlaces(walk)
    await setPayments(walk)
    await setPage(walk)
    await walk.publish(TITLE)
    const definition = await walk.download()
    expect(await faultsOfCase(await caseByNames('szczecin-maraton-2019', definition))).toEqual([])
    expect(walk.effort.seconds).toBeLessThanOrEqual(EFFORT_S)
  },
)

/** The days of the event are not known yet. */
async function createEvent(walk: Walk): Promise<void> {
  await walk.createEmptyEvent(TITLE, { place: 'Szczecin' })
}

async function setWho(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Kto')
  await walk.press('Biuro na miejscu')
  const times = page.getByRole('region', { name: 'Kiedy można się zapisać' })
  await walk.day('Otwarcie', ['22', 'czerwiec', '2019'], times)
  await walk.day('Koniec', ['22', 'czerwiec', '2019'], times)
  await walk.type('Nazwa', 'Zapisy w biurze zawodów', times)
  await walk.click(times.getByRole('button', { name: /przez internet/ }).first())
  await walk.day('Koniec', ['7', 'czerwiec', '2019'], times)
  await walk.type('Nazwa', 'Zapisy przez internet', times)

  await walk.paste(page.getByLabel('Rodzaj udziału: nazwa nowej pozycji'), 'Biegacz\nSłużba medyczna')
  await walk.type(
    'Dopisek: Służba medyczna',
    'Uprawnienia medyczne i deklaracja pomocy na trasie; dokument pokazuje się przy odbiorze numeru.',
  )
  await walk.choose('Kto zapisuje osobę niepełnoletnią', 'każdy, także ona sama')
}

/** The exception of the office first, then the prices by the day of payment, each a row behind the last. */
async function setPrices(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Opłaty')
  await walk.type('Nazwa opłaty', FEE)
  const fee = page.getByRole('region', { name: FEE })
  await walk.type(`${FEE}: każdy`, '150', fee)
  await walk.press('Inna cena dla części osób', fee)
  await walk.choose('Od czego to zależy', 'Miejsce zapisu', fee)
  await nameRow(walk, fee, 'W biurze zawodów', '200')
  await walk.press('Inna cena dla części osób', fee)
  await walk.choose('Od czego to zależy', 'Wpłata', fee)
  await walk.day('Do', ['28', 'luty', '2019'], fee)
  await nameRow(walk, fee, 'Wpłata do 28 lutego', '80')
  await walk.press('Inna cena dla części osób', fee)
  await walk.day('Do', ['31', 'maj', '2019'], fee)
  await nameRow(walk, fee, 'Wpłata do 31 maja', '100')
  await walk.press('Każdy inny', fee)
  await nameRow(walk, fee, 'Wpłata do 7 czerwca')
}

async function nameRow(walk: Walk, fee: Locator, name: string, price?: string): Promise<void> {
  await walk.press('Nazwij na rachunku', fee)
  await walk.type('Nazwa na rachunku', name, fee)
  if (price !== undefined) await walk.type(`${FEE}: ${name}`, price, fee)
}

async function setReductions(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.press('Seniorzy taniej')
  const rules = page.getByRole('region', { name: 'Zniżki i\u00a0dopłaty' })
  await walk.type('Nazwa na rachunku', 'Senior, rocznik 1954 i starsi', rules)
  await walk.press('Dopisek w\u00a0cenniku', rules)
  await walk.type('Dopisek w cenniku', 'Zapis i wpłata do 7 maja 2019.', rules)
  await walk.choose('Co robi ta zasada', 'cena wynosi', rules)
  await walk.type('Kwota', '25', rules)
  await walk.press(/^wiek od/, rules)
  await walk.choose('Od czego to zależy', 'Rok urodzenia', rules)
  await walk.type('Do', '1954', rules)
  await walk.type('Od', '', rules)
  for (const _ of ['zapis', 'wpłata']) {
    await walk.press('Dodaj warunek', rules)
    await walk.day('Do', ['7', 'maj', '2019'], rules)
  }
  await walk.press('Dodaj zasadę')
  await walk.press('Dla osób pełniących funkcję')
  await walk.type('Nazwa na rachunku', 'Służba medyczna, połowa opłaty', rules)
  await walk.tick('Senior, rocznik 1954 i starsi', true, rules)
}

async function setExtras(walk: Walk): Promise<void> {
  const { page } = walk
  await walk.open('Dodatki')
  await walk.press('Koszulka z\u00a0rozmiarami')
  const shirt = page.getByRole('region', { name: 'Koszulka' })
  await walk.enter('Nowa opcja: Koszulka', 'XXL', shirt)
  await walk.choose('Koszulka: jak się wybiera', 'trzeba wybrać jedno', shirt)
  await walk.click(shirt.getByText('Dopisek, do kiedy i\u00a0dla kogo'))
  await walk.type(
    'Dopisek: Koszulka',
    'W pakiecie startowym. W biurze zawodów nie obiecujemy wybranego rozmiaru.',
    shirt,
  )
  await addPieces(walk, 'Pasta party', '15', { offer: 'Posiłek', called: 'Obiad' })
  await walk.choose('Pasta party: jak się wybiera', 'wybiera się liczbę sztuk')
  const piece = { offer: 'Rzecz na sztuki', called: 'Śpiewnik' }
  await addPieces(walk, 'Pamiątkowy kubek', '20', piece)
  await addPieces(walk, 'Ręcznik 50 × 90 cm z wyszyciem', '25', piece)
}

async function addPieces(
  walk: Walk,
  name: string,
  price: string,
  { offer, called }: { offer: string; called: string },
): Promise<void> {
  await walk.press(offer)
  await walk.type('Nazwa dodatku', name, walk.page.getByRole('region', { name: called, exact: true }))
  await walk.type(`${name}: każdy`, price)
}

async function setPlaces(walk: Walk): Promise<void> {
  await walk.open('Limity miejsc')
  await walk.choose('Co liczyć', 'Zapisy w\u00a0biurze: własna liczba miejsc')
  await walk.press('Dodaj')
  await walk.type('Miejsca: Miejsca w\u00a0biurze', '30')
  await walk.press('Więcej: Miejsca: Miejsca w\u00a0biurze')
  await walk.type('Nazwa limitu, także gdy zabraknie miejsc', 'Numery w biurze zawodów')
}

async function setPayments(walk: Walk): Promise<void> {
  await walk.open('Wpłaty i\u00a0rezygnacje')
  await walk.press(/^Termin: Całość/)
  await walk.type('Ile', '0')
  await walk.press('Gotowe')
}

async function setPage(walk: Walk): Promise<void> {
  await walk.open('Strona wydarzenia')
  await walk.fill(
    walk.page.getByRole('textbox', { name: /^Co jest w cenie/ }),
    'Numer startowy i koszulka w pakiecie',
  )
}
