import { describe, expect, it, test } from 'vitest'
import type { LandingPage } from '#contract/pages.ts'
import { render } from './server.tsx'

/** The texts of the page, verbatim: every sentence is repeated here, with ordinary spaces. */

const brand = {
  id: 'zapisano',
  name: 'Zapisano',
  host: 'zapisano.localhost:3000',
  address: 'http://zapisano.localhost:3000',
  panelAddress: 'http://panel.zapisano.localhost:3000',
} as const
const foot = {
  year: 2026,
  domain: 'zapisano.localhost',
  facebook: 'https://www.facebook.com/zapisano.localhost',
  sister: { name: 'Obecni', address: 'http://obecni.localhost:3000' },
  documents: { terms: '/r3gulamin.pdf', privacy: '/prywatn0sc.pdf' },
}
const page: LandingPage = {
  page: 'landing',
  brand,
  foot,
  organisers: [
    { id: 'wilki', name: 'Hufiec „Wilki”', address: 'http://wilki.zapisano.localhost:3000' },
    { id: 'cantabile', name: 'Schola Cantabile', address: 'http://cantabile.obecni.localhost:3000' },
  ],
  demoForm: 'http://borowska.zapisano.localhost:3000/pielgrzymka/zapisy',
  contactEmail: 'kontakt@zapisano.localhost',
}
const { body, ...head } = render(page)

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()
const allOf = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = '']) => textOf(found))

test.each([
  'Zapisy na wydarzenia.',
  'Twoja przeglądarka nie wspiera wideo.',
  'Przykładowi organizatorzy',
  'Zatrzymaj pasek',
  'Co dostajesz w cenie',
  'Koszt wysłanych SMS-ów i prowizja bramki płatności nie są wliczone w 3 zł.',
  'Pik. I wpuszczasz.',
  'Opłaty',
  '3 zł + VAT',
  'za zapisaną osobę',
  'Stała opłata, niezależna od ceny udziału. Wszystkie funkcje w cenie. Cena nie obejmuje prowizji bramki płatności i SMS-ów.',
  'Wersja demonstracyjna jest połączona z testowym systemem płatności. Nie podawaj prawdziwych danych.',
  'Kod BLIK do próbnej płatności: 777 123',
  'Otwórz formularz demo',
  'Chcesz zobaczyć panel organizatora? Napisz, prześlemy dostęp.',
  'Konto jest bezpłatne. Napisz do nas, pomożemy je założyć. Możesz też stworzyć konto samodzielnie.',
  '© 2026 zapisano.localhost',
  'Działamy też pod nazwą Obecni (otwiera nową kartę)',
  'Regulamin (otwiera nową kartę)',
  'Polityka prywatności (otwiera nową kartę)',
])('says %s', (sentence) => {
  const texts = ['h1', 'h2', 'p', 'a', 'button', 'video'].flatMap((element) =>
    allOf(new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 'g')),
  )
  expect(texts).toContain(sentence)
})

test('the 26 features, in order and to the letter', () => {
  expect(allOf(/<th scope="row"[^>]*>(.*?)<\/th>/g)).toEqual([
    'Płatności online: BLIK, karty, Apple Pay, Google Pay, szybkie przelewy',
    'Formularz, który w całości ułożysz po swojemu',
    'Zapisy grupami',
    'Raporty i statystyki',
    'Eksport do CSV',
    'Zapis kilku osób naraz',
    'Zapisy tylko na zaproszenie, na preferencyjnych warunkach',
    'Obsługa uczestników: poprawianie danych, zwroty wpłat',
    'Automatyczne otwieranie i zamykanie zapisów',
    'Automatyczne anulowanie nieopłaconych rezerwacji',
    'Limity miejsc, także na godziny',
    'Limity wieku',
    'Mailing i szablony wiadomości',
    'Raporty doręczeń',
    'Sprzedaż gadżetów, wariantów przejazdu i miejsc w pokojach',
    'Bilety z kodem QR',
    'Bilety w Google Pay (Portfel Google) i Apple Wallet',
    'SMS-y do uczestników',
    'Strona wydarzenia (landing page)',
    'Wgrywanie plików',
    'Użytkownicy panelu bez limitu',
    'Darowizny',
    'Darmowe zbiórki charytatywne',
    'Własne oświadczenia i regulaminy',
    'Opłaty według Twoich zasad: wiek, funkcja, zniżka rodzinna',
    'Podłączenie własnej domeny za darmo',
  ])
  expect(allOf(/<td>(.*?)<\/td>/g)).toEqual(Array(26).fill('tak'))
  expect(allOf(/<th scope="col"[^>]*>(.*?)<\/th>/g)).toEqual(['Funkcja', 'W cenie'])
})

test('payment methods are words', () => {
  expect(allOf(/<li class="tile[^"]*">(.*?)<\/li>/g)).toEqual([
    'BLIK',
    'Karty płatnicze',
    'Apple Pay',
    'Google Pay',
    'Szybkie przelewy',
    'Przelewy24',
    'PayU',
    'Tpay',
    'Autopay',
    'imoje',
  ])
})

test('check-in works on a phone, a tablet and a laptop', () => {
  const [devices = ''] = /<ul class="devices".*?<\/ul>/.exec(body) ?? []
  expect([...devices.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => textOf(item))).toEqual([
    'telefon',
    'tablet',
    'laptop',
  ])
})

describe('metadata for search engines', () => {
  it('names the page, its one address and its picture', () => {
    expect(head).toMatchObject({
      title: 'Zapisano: zapisy na wydarzenia',
      indexed: true,
      canonical: 'http://zapisano.localhost:3000/',
      image: { address: expect.stringMatching(/^http:\/\/zapisano\.localhost:3000\/.*poster.*\.webp$/) },
    })
  })

  it('leaves out what is missing or broken', () => {
    for (const plain of ['missing', 'failed'] as const) {
      const rendered = render({ page: plain, brand, foot })
      expect(rendered).toMatchObject({ indexed: false, script: null })
      expect(rendered.canonical).toBeUndefined()
    }
  })
})
