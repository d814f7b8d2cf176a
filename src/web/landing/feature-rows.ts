interface Feature {
  readonly name: string
  /** The footnote under the table is about this row too. */
  readonly footnote?: true
}

/** The 26 rows of the table, verbatim (readings, 'Exactly 26 rows of the features table'). */
export const FEATURES: readonly Feature[] = [
  { name: 'Płatności online: BLIK, karty, Apple Pay, Google Pay, szybkie przelewy', footnote: true },
  { name: 'Formularz, który w całości ułożysz po swojemu' },
  { name: 'Zapisy grupami' },
  { name: 'Raporty i statystyki' },
  { name: 'Eksport do CSV' },
  { name: 'Zapis kilku osób naraz' },
  { name: 'Zapisy tylko na zaproszenie, na preferencyjnych warunkach' },
  { name: 'Obsługa uczestników: poprawianie danych, zwroty wpłat' },
  { name: 'Automatyczne otwieranie i zamykanie zapisów' },
  { name: 'Automatyczne anulowanie nieopłaconych rezerwacji' },
  { name: 'Limity miejsc, także na godziny' },
  { name: 'Limity wieku' },
  { name: 'Mailing i szablony wiadomości' },
  { name: 'Raporty doręczeń' },
  { name: 'Sprzedaż gadżetów, wariantów przejazdu i miejsc w pokojach' },
  { name: 'Bilety z kodem QR' },
  { name: 'Bilety w Google Pay (Portfel Google) i Apple Wallet' },
  { name: 'SMS-y do uczestników', footnote: true },
  { name: 'Strona wydarzenia (landing page)' },
  { name: 'Wgrywanie plików' },
  { name: 'Użytkownicy panelu bez limitu' },
  { name: 'Darowizny' },
  { name: 'Darmowe zbiórki charytatywne' },
  { name: 'Własne oświadczenia i regulaminy' },
  { name: 'Opłaty według Twoich zasad: wiek, funkcja, zniżka rodzinna' },
  { name: 'Podłączenie własnej domeny za darmo' },
]
