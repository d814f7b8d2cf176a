import type { OrganiserKind } from '../../organiser/details.ts'
import type { StatementInput } from './common-statements.ts'
import { fillAll } from './fill.ts'
import type { TemplateOrganiser } from './template.ts'

/**
 * The information about personal data that people get before they give any: by the general regulation, for organisers
 * of the Church also by its decree. Sentences with data that the account has not given are left out.
 */
export function privacyStatement(organiser: TemplateOrganiser, kind: OrganiserKind | null): StatementInput {
  const { name, address, phone, email } = organiser
  const placeholders = {
    days: { start: null, end: null },
    values: { organizator: name, adres: address, telefon: phone, 'e-mail': email },
  }
  const points = fillAll(kind === 'church' ? [...COMMON, ...OF_CHURCH] : [...COMMON, ...OF_ALL], placeholders)
  return {
    id: 'dane',
    version: 1,
    text: 'Znam informację o przetwarzaniu danych osobowych.',
    document: {
      name: 'Informacja o danych osobowych',
      body: points.map((point, index) => `${index + 1}. ${point}`).join('\n'),
    },
    required: true,
  }
}

const COMMON = [
  'Administratorem danych jest {organizator}, {adres}, {telefon}, {e-mail}.',
  'Dane służą przyjęciu zgłoszenia, organizacji wydarzenia, rozliczeniu wpłat i kontaktowi w jego sprawie (art. 6 ust. 1 lit. b RODO), obowiązkom z prawa, na przykład księgowym (lit. c), oraz bezpieczeństwu uczestników i obronie przed roszczeniami (lit. f).',
  'Dane o zdrowiu i inne szczególne przetwarzamy tylko za wyraźną zgodą (art. 9 ust. 2 lit. a RODO). Zgodę można wycofać w każdej chwili; to, co zrobiono wcześniej, pozostaje zgodne z prawem.',
  'Podanie danych jest dobrowolne, ale bez danych oznaczonych jako wymagane nie przyjmiemy zgłoszenia.',
  'Dane innych osób mamy od tego, kto je zapisuje: imię, nazwisko i to, o co pyta formularz.',
  'Dane otrzymują: dostawca systemu zapisów, operator płatności oraz ci, bez których wydarzenie się nie odbędzie, na przykład ubezpieczyciel, przewoźnik, miejsce noclegu. Nikomu ich nie sprzedajemy.',
  'Dane przechowujemy do rozliczenia wydarzenia, a dokumenty księgowe 5 lat od końca roku.',
  'Każda osoba może żądać dostępu do danych, kopii, sprostowania, usunięcia, ograniczenia i przeniesienia, a także wnieść sprzeciw. Napisz do nas: {e-mail}.',
  'Nie podejmujemy decyzji wyłącznie automatycznie i nie profilujemy.',
]

const OF_ALL = ['Skargę można wnieść do Prezesa Urzędu Ochrony Danych Osobowych (uodo.gov.pl).']

const OF_CHURCH = [
  'Dane osób w działalności kościelnej przetwarzamy według Dekretu ogólnego KEP z 13 marca 2018 r. w sprawie ochrony osób fizycznych w związku z przetwarzaniem danych osobowych w Kościele katolickim.',
  'Skargę można wnieść do Kościelnego Inspektora Ochrony Danych (kiod.episkopat.pl).',
]
