import { ADULT, asked, FOR_A_YEAR, FOR_OFFICE, IN_CONFIDENCE, ready, WHILE_IT_LASTS } from './make.ts'
import type { ReadyQuestion } from './ready-question.ts'

export const CONTACT_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'contact',
    'emergency',
    [
      asked({
        ...{ id: 'emergency', type: 'text', label: 'Osoba do kontaktu w razie wypadku' },
        ...{ help: 'Imię i nazwisko kogoś, kto nie jedzie z Tobą.', required: true, max: 120 },
        ...WHILE_IT_LASTS,
      }),
      asked({
        ...{ id: 'emergency-phone', type: 'otherPhone', label: 'Telefon do tej osoby' },
        ...{ help: 'Zadzwonimy tylko w nagłej sprawie.', required: true },
        ...WHILE_IT_LASTS,
      }),
    ],
    { ofPeople: true, also: 'ice nagły wypadek bliska osoba telefon' },
  ),
  ready('contact', 'close-phone', [
    asked({
      ...{ id: 'close-phone', type: 'otherPhone', label: 'Telefon do bliskiej osoby' },
      help: 'Zadzwonimy tylko w nagłej sprawie.',
      ...WHILE_IT_LASTS,
    }),
  ]),
  ready(
    'contact',
    'own-phone',
    [
      asked({
        ...{ id: 'own-phone', type: 'phone', label: 'Telefon, który masz przy sobie' },
        help: 'Napiszemy lub zadzwonimy w dniu wydarzenia.',
        ...WHILE_IT_LASTS,
      }),
    ],
    { also: 'komórka numer sms' },
  ),
  ready(
    'contact',
    'address',
    [asked({ id: 'address', type: 'address', label: 'Adres zamieszkania', ...FOR_OFFICE })],
    { also: 'miejscowość ulica kod pocztowy' },
  ),
]

export const PERSON_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'person',
    'pesel',
    [
      asked({
        ...{ id: 'pesel', type: 'pesel', label: 'PESEL' },
        help: 'Potrzebny do ubezpieczenia od następstw nieszczęśliwych wypadków.',
        ...FOR_OFFICE,
      }),
    ],
    { ofPeople: true, also: 'ubezpieczenie nnw polisa numer' },
  ),
  ready(
    'person',
    'document',
    [
      asked({
        ...{ id: 'document', type: 'text', label: 'Seria i numer dowodu osobistego lub paszportu' },
        ...{ help: 'Wymaga tego przewoźnik albo hotel za granicą.', max: 20 },
        ...FOR_OFFICE,
      }),
      asked({
        ...{ id: 'document-until', type: 'date', label: 'Ważny do' },
        ...FOR_OFFICE,
      }),
    ],
    { kinds: ['pilgrimage', 'retreat', 'camp', 'conference', 'other'], ofPeople: true, also: 'zagranica' },
  ),
  ready(
    'person',
    'profession',
    [asked({ id: 'profession', type: 'text', label: 'Zawód', max: 120, ...FOR_A_YEAR }, ADULT)],
    { kinds: ['pilgrimage', 'retreat', 'conference', 'other'], ofPeople: true, also: 'praca zajęcie' },
  ),
  ready(
    'person',
    'town',
    [asked({ id: 'town', type: 'text', label: 'Miejscowość', max: 80, ...FOR_A_YEAR })],
    { also: 'skąd miasto' },
  ),
  ready(
    'person',
    'club',
    [
      asked({
        ...{ id: 'club', type: 'text', label: 'Klub lub drużyna', help: 'Trafi do wyników.', max: 80 },
        ...FOR_A_YEAR,
      }),
    ],
    { kinds: ['run', 'other'], ofPeople: true, also: 'zespół wyniki' },
  ),
  ready(
    'person',
    'expected-time',
    [
      asked({
        ...{ id: 'expected-time', type: 'text', label: 'Spodziewany czas na mecie', max: 20 },
        help: 'Na przykład 1:45. Dobierzemy strefę startu.',
        ...WHILE_IT_LASTS,
      }),
    ],
    { kinds: ['run'], ofPeople: true, also: 'strefa tempo' },
  ),
  ready(
    'person',
    'swimming',
    [
      asked({
        ...{ id: 'swimming', type: 'radio', label: 'Czy umiesz pływać?' },
        options: [
          { id: 'no', name: 'Nie' },
          { id: 'a-little', name: 'Trochę' },
          { id: 'well', name: 'Dobrze' },
        ],
        ...WHILE_IT_LASTS,
      }),
    ],
    { kinds: ['camp', 'other'], ofPeople: true, also: 'basen kajaki jezioro' },
  ),
]

export const PARISH_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'parish',
    'parish',
    [
      asked({
        ...{ id: 'parish', type: 'text', label: 'Parafia', help: 'Wezwanie i miejscowość.', max: 160 },
        ...FOR_OFFICE,
      }),
    ],
    { kinds: ['pilgrimage', 'retreat', 'camp', 'conference', 'collection', 'other'], also: 'kościół' },
  ),
  ready(
    'parish',
    'diocese',
    [asked({ id: 'diocese', type: 'text', label: 'Diecezja', max: 80, ...FOR_OFFICE })],
    { kinds: ['pilgrimage', 'retreat', 'conference', 'other'], also: 'archidiecezja' },
  ),
  ready(
    'parish',
    'community',
    [asked({ id: 'community', type: 'text', label: 'Wspólnota lub ruch', max: 120, ...FOR_OFFICE })],
    { kinds: ['pilgrimage', 'retreat', 'camp', 'conference', 'other'], also: 'oaza schola ministranci' },
  ),
  ready(
    'parish',
    'intention',
    [
      asked({
        ...{ id: 'intention', type: 'textarea', label: 'Intencja', max: 1000 },
        help: 'Możesz jej nie podawać.',
        ...IN_CONFIDENCE,
      }),
    ],
    { kinds: ['pilgrimage', 'retreat', 'collection', 'other'], also: 'modlitwa msza' },
  ),
  ready(
    'parish',
    'talk',
    [
      asked({
        ...{ id: 'talk', type: 'checkbox', label: 'Chcę porozmawiać z kapłanem lub kierownikiem duchowym' },
        ...IN_CONFIDENCE,
      }),
    ],
    { kinds: ['retreat', 'pilgrimage'], ofPeople: true, also: 'spowiedź rozmowa kierownictwo' },
  ),
]
