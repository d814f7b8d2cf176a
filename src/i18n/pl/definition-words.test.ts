import { expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check-definition.ts'
import { definitionSchema } from '#domain/event/definition.ts'
import jezus from '../../../cases/jezus-zyje-rekolekcje-2023.json' with { type: 'json' }
import kielce from '../../../cases/kielce-rowerowa-2024.json' with { type: 'json' }
import kodal from '../../../cases/kodal-2020.json' with { type: 'json' }
import ptt from '../../../cases/ptt-zjazd-2017.json' with { type: 'json' }
import szczecin from '../../../cases/szczecin-maraton-2019.json' with { type: 'json' }
import wadowice from '../../../cases/wadowice-muzeum-2020.json' with { type: 'json' }
import zimowisko from '../../../cases/zimowisko-jgora-2023.json' with { type: 'json' }
import borowska from '../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import dobrybrzeg from '../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import swiatlo from '../../../db/demo/swiatlo-koncert.json' with { type: 'json' }
import { everything } from './definition/everything.fixture.ts'
import type { SaidSection } from './definition/said.ts'
import { definitionWords } from './definition-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** As one would read it aloud; notes of a row are moved in. */
const linesOf = ({ title, parts }: SaidSection) =>
  [
    `# ${title}`,
    ...parts.flatMap((part) => [
      ...(part.title === null ? [] : [`## ${part.title}`]),
      ...part.notes,
      ...part.rows.flatMap(({ name, value, notes }) => [
        value === '' ? name : `${name} | ${value}`,
        ...notes.map((note) => `  ${note}`),
      ]),
      ...(part.table === null
        ? []
        : [
            [part.table.corner, ...part.table.columns].join(' | '),
            ...part.table.rows.map(({ name, cells }) => [name, ...cells].join(' | ')),
          ]),
    ]),
  ].map(plain)

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  wydarzenie: [
    '# Wydarzenie',
    'Nazwa | Wędrówka',
    'Rodzaj | obóz, kolonie',
    'Pierwszy dzień | 5 lipca 2026',
    'Ostatni dzień | 12 lipca 2026',
    'Wiek liczymy w dniu | 1 lipca 2026',
    '## Na stronie',
    'Zapowiedź | Tydzień nad rzeką.',
    'Okładka | rzeka',
    'Miejsce | Przystań, Za mostem',
    'Kto zaprasza | Klub Wiosło, Od dwudziestu lat',
    'W cenie | Kajak, Kapok',
    '5 lipca 2026 | Wypłynięcie, 8 km',
    '  Po obiedzie',
    'Czy trzeba umieć pływać?',
    '  Tak.',
  ],
  zapisy: [
    '# Zapisy',
    'Zapisy | Dla klubu: od 5 stycznia 2026, 9:00 do 31 stycznia 2026, w godz. 9:00–12:00, poniedziałek–środa, dla kogo: zaproszenie: „klub”',
    'Wiek | od 7 lat',
    'Kogo zapisujemy | każdą osobę z danymi',
    'Osób w zgłoszeniu | od 2 do 9',
    'Lista rezerwowa | w kolejności zapisów; mniejsza grupa może dostać miejsca, których dla większej jest za mało',
  ],
  kto: [
    '# Kto',
    'Data urodzenia | wymagane',
    'Płeć | nieobowiązkowe',
    'Zajmuje | „Miejsca”',
    '## Rola',
    'Dziecko',
    '  Ze szkoły',
    '  wiek do 15 lat',
    '  zajmuje: „Miejsca”',
    '## Osada',
    'Czerwona',
    '  prowadzi: Ewa Sowa',
    '  Spokojna',
    '  termin: od 6 lipca 2026 do 10 lipca 2026, wiek liczymy w dniu 6 lipca 2026',
    '  dla kogo: płeć: kobieta',
    '  wiek od 10 do 14 lat',
    '  kiedy: do 1 czerwca 2026, 12:00',
    '  zajmuje: 2 × „Łóżka”',
    '  kolor: #c2413a',
  ],
  pytania: [
    '# Pytania',
    'Dieta | wybór z listy, wymagane',
    '  pytamy o każdą osobę',
    '  gdy: wiek od 8 lat',
    '  odpowiedzi: Zwykła, Bez mięsa',
    '  Kuchnia pyta.',
  ],
  pojecia: [
    '# Pojęcia',
    'Te nazwy stoją w cenniku i w warunkach.',
    'Próg wieku | pierwsze, co pasuje do osoby',
    '  Młodsi: wiek do 10 lat',
    '  Starsi: w pozostałych przypadkach',
    'Liczba dzieci | ile osób w zgłoszeniu spełnia warunek',
    '  rola: Dziecko',
    'Kolejność | która to osoba w zgłoszeniu, od najmłodszej osoby',
    '  liczą się: wiek do 17 lat',
    'Wszystkiego | suma: 2 × liczba osób, minus liczba dzieci',
  ],
  cennik: [
    '# Cennik',
    '## Udział',
    'Z ubezpieczeniem',
    'Rodzaj | udział',
    'Według prawa | udział w wydarzeniu',
    'Wybór | dla każdej osoby: zawsze',
    'Kiedy | od 1 lutego 2026',
    'Młodszy | 120 zł',
    '  wiek do 10 lat',
    'Wiek do 15 lat | 150 zł',
    'Pozostali | 100 zł i 20 zł razy liczba osób (ponad 2, najwyżej 5)',
    'VAT | 8%, do cen bez podatku doliczamy go w każdej pozycji',
    'Zajmuje | pierwszy limit z wolnymi miejscami: „Łóżka”, „Namioty”, jedno na każde 4 szt. w zgłoszeniu, gdy: wiek od 9 lat',
    '## Autokar',
    'Rodzaj | przejazd',
    'Według prawa | usługa w oznaczonym terminie',
    'Wybór | dla każdej osoby: dowolnie wiele opcji',
    'Ile | od 1 do 2',
    'Dla kogo | wiek od 9 lat',
    'Wiek | od 9 lat',
    'Cena | 40 zł',
    'Płatność | na miejscu, poza sumą zgłoszenia',
    'Tam | 45 zł',
    '  O świcie',
    '  dzień: 5 lipca 2026',
    '  termin: 5 lipca 2026',
    '  wiek do 60 lat',
    '  zajmuje: „Miejsca”',
    'Z powrotem',
    '  cena jak wyżej',
    'Nocny',
    '  Dzieci: bezpłatnie (rola: Dziecko)',
    '  Pozostali: 30 zł',
    '## Łódka',
    'Rodzaj | inne',
    'Według prawa | towar',
    'Wybór | dla każdej osoby: trzeba wybrać jedną opcję',
    'Opcje | Jedynka, Dwójka',
    'Łódka / Próg wieku | Młodsi | Starsi',
    'Jedynka | 1 zł | 2 zł',
    'Dwójka | bezpłatnie | nie ma',
    '## Cegiełka',
    'Rodzaj | darowizna',
    'Według prawa | darowizna',
    'Wybór | raz w zgłoszeniu: dowolna kwota',
    'Kwota | od 5 zł do 900 zł',
    'Proponowane kwoty | 20 zł, 50 zł',
  ],
  znizki: [
    '# Zniżki i dopłaty',
    'Liczą się po kolei, każda od tego, co zostało po wcześniejszych. Zaokrąglamy do pełnego grosza.',
    'Niżej | 90 zł zamiast wyższej ceny',
    '  dotyczy: „Udział”',
    '  tylko najkorzystniejsza z: „Niżej” i „Mniej”, osobno u każdej osoby',
    '  Zawsze.',
    'Mniej | −10 zł od sumy każdej osoby',
    '  dotyczy: „Udział”',
    '  tylko najkorzystniejsza z: „Niżej” i „Mniej”, osobno u każdej osoby',
    'Połowa | −50% ceny z cennika',
    '  dotyczy: „Udział” i „Autokar”',
    'Więcej | +5 zł za każdą sztukę',
    '  dotyczy: „Autokar”',
    'Drożej | +12,5%',
    '  dotyczy: „Autokar”',
    'Rodzina | razem najwyżej 500 zł w jednym zgłoszeniu',
    '  dotyczy: „Udział”',
    'Gmina | jedna sztuka bezpłatnie na każde 10 (liczba osób), najtańsza najpierw',
    '  dotyczy: „Udział”',
    '  gdy: Liczba dzieci: co najmniej 3',
    '  dopóki są wolne: „Namioty”',
    '  tę część płaci: Gmina Lipa',
  ],
  limity: [
    '# Limity',
    'Miejsca | 80 miejsc',
    '  gdy zabraknie: brak miejsc na wydarzenie',
    '  wydzielone „Biuro”: 6 miejsc',
    'Łóżka | bez limitu, tylko liczymy',
    '  gdy zabraknie: brak miejsc w pokojach',
    'Namioty | 22 miejsca',
    '  gdy zabraknie: brak miejsc w pokojach',
  ],
  wejscia: [
    '# Godziny wejść',
    'Dni | od 5 lipca 2026 do 31 lipca 2026',
    'Dni tygodnia | poniedziałek–sobota',
    'Godziny | co 30 minut, pierwsza 9:00, ostatnia 17:00',
    'Przerwy | 12:00–13:30',
    'Na każdą godzinę | 25 miejsc',
    'Nieczynne | 15 lipca 2026, ostatni dzień w miesiącu, gdy to wtorek',
    'Inne godziny | co 60 minut, pierwsza 10:00, ostatnia 14:00',
    '  16 lipca 2026',
    '  sobota',
    '  przerwy: 11:00–12:00',
  ],
  wymagania: [
    '# Wymagania',
    'Potrzebna jest osoba dorosła.',
    '  warunek: liczba niepełnoletnich na jedną osobę pełnoletnią: najwyżej 15',
    '  sprawdzamy całe zgłoszenie, gdy: liczba osób: co najmniej 2',
    '  inaczej odmowa: osoba pełnoletnia zapisuje się sama',
    '  przy polu: Dieta',
    'Opiekun na wydarzeniu | najwyżej 3 na jednego opiekuna',
    '  potrzebny, gdy: wiek do 17 lat',
    '  może nim być: wiek od 18 lat',
    'Potwierdza biuro: Ratownicy | płatność dopiero po potwierdzeniu',
    '  gdy: rola: Dziecko',
  ],
  platnosc: [
    '# Płatność',
    '## W ratach',
    'Dla kogo | liczba osób: co najmniej 2',
    'Zaliczka | za osobę: 50 zł',
    '  w ciągu 2 dni roboczych od zapisu',
    '  dla kogo: wiek od 7 lat',
    '  to zadatek',
    'Rata | 40% ceny, liczone od: „Udział”',
    '  najpóźniej 30 dni przed początkiem',
    'Wpisowe | 7 zł za zgłoszenie',
    '  w ciągu 90 minut od zapisu',
    'Reszta | to, co zostało',
    '  do 20 czerwca 2026',
    'Bez wpłaty w terminie | po dodatkowych 48 godz. decyduje biuro',
  ],
  rezygnacja: [
    '# Rezygnacja',
    'Liczy się pierwsza zasada, której termin jeszcze trwa.',
    'Wcześnie | oddajemy całą wpłatę',
    '  do 1 maja 2026',
    'Później | potrącamy 30 zł za zgłoszenie, 25% ceny bez zadatku i zadatek, resztę oddajemy',
    '  najpóźniej 21 dni roboczych przed początkiem',
    '  dotyczy: „Udział”',
    'Później | bez zwrotu',
    'Przekazanie miejsca | zawsze: 15 zł',
    'Zmiana zgłoszenia | najpóźniej 5 dni przed początkiem: 11 zł',
  ],
  zgody: [
    '# Zgody',
    'Znam zasady. | wymagane',
    '  wersja 4',
    '  dokument: „Zasady wędrówki”',
    '  gdy: wiek od 13 lat',
  ],
  numery: [
    '# Numery',
    'Numer wiosła | wzór {group}-{n:3}, od 101',
    '  nadawany po wpłacie',
    '  osobna kolejność w każdej grupie',
    '  dla kogo: wiek od 12 lat',
  ],
}

test.each(definitionWords(everything).map((section) => [section.id, section] as const))(
  'everything that can be said: %s',
  (id, section) => expect(linesOf(section)).toEqual(EXPECTED[id]),
)

test('each section is said, in this order', () => {
  expect(definitionWords(everything).map(({ id }) => id)).toEqual(Object.keys(EXPECTED))
})

test('of a plain event the little that there is', () => {
  const plainEvent = definitionSchema.parse({
    schemaVersion: 2,
    title: 'Wieczór',
    kind: 'other',
    dates: { start: null, end: null },
    waitingList: null,
    attendance: 'headcount',
  })
  const said = definitionWords(plainEvent)
  expect(said.map(({ id }) => id)).toEqual(['wydarzenie', 'zapisy', 'kto', 'platnosc', 'rezygnacja'])
  expect(said.slice(1, 2).flatMap(linesOf)).toEqual([
    '# Zapisy',
    'Zapisy | zawsze otwarte',
    'Kogo zapisujemy | same liczby, z jednym kontaktem',
    'Osób w zgłoszeniu | od 1 do 50',
    'Lista rezerwowa | nie ma',
  ])
})

const REAL = { jezus, kielce, kodal, ptt, szczecin, wadowice, zimowisko, borowska, swiatlo, dobrybrzeg }

test.each(Object.entries(REAL))('%s is said in words, not in codes', (_, { definition }) => {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const text = definitionWords(parsed.definition).flatMap(linesOf).join('\n')
  expect(text).not.toMatch(/undefined|null|NaN|\[object|(?:own|answer|chosen|number|ageOn)\./)
})
