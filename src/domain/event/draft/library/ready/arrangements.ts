import { asked, FOR_A_YEAR, FOR_OFFICE, NO_YES, ready, WHILE_IT_LASTS, when } from './make.ts'
import type { ReadyQuestion } from './ready-question.ts'

const sizes = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), name }))

export const TRAVEL_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'travel',
    'way-there',
    [
      asked({
        ...{ id: 'way-there', of: 'registration', type: 'radio', label: 'Jak dojedziesz?' },
        options: [
          { id: 'car', name: 'Samochodem' },
          { id: 'public', name: 'Pociągiem lub autobusem' },
          { id: 'other', name: 'Inaczej' },
        ],
        ...WHILE_IT_LASTS,
      }),
      asked(
        {
          ...{ id: 'plate', of: 'registration', type: 'text', label: 'Numer rejestracyjny auta', max: 20 },
          help: 'Żeby wpuścić auto na parking.',
          ...WHILE_IT_LASTS,
        },
        when('Jak dojedziesz? Samochodem', { fact: 'answer.way-there', is: 'car' }),
      ),
    ],
    { also: 'dojazd parking transport auto' },
  ),
  ready(
    'travel',
    'sharing',
    [
      asked({
        ...{ id: 'sharing', of: 'registration', type: 'radio', label: 'Wspólny dojazd autem' },
        help: 'Skontaktujemy osoby, które jadą z tej samej okolicy.',
        options: [
          { id: 'offers', name: 'Mam wolne miejsca' },
          { id: 'seeks', name: 'Szukam miejsca' },
          { id: 'none', name: 'Nie trzeba' },
        ],
        ...WHILE_IT_LASTS,
      }),
      asked(
        {
          ...{ id: 'free-seats', of: 'registration', type: 'number', label: 'Ile wolnych miejsc?' },
          ...{ min: 1, max: 60 },
          ...WHILE_IT_LASTS,
        },
        when('Wspólny dojazd autem: Mam wolne miejsca', { fact: 'answer.sharing', is: 'offers' }),
      ),
    ],
    { also: 'carpooling transport' },
  ),
  ready(
    'travel',
    'arrival',
    [
      asked({
        ...{ id: 'arrival', of: 'registration', type: 'date', label: 'Dzień przyjazdu' },
        ...WHILE_IT_LASTS,
      }),
      asked({
        ...{ id: 'arrival-time', of: 'registration', type: 'time', label: 'Godzina przyjazdu' },
        ...WHILE_IT_LASTS,
      }),
    ],
    { kinds: ['pilgrimage', 'retreat', 'conference', 'camp', 'other'], also: 'kiedy przyjedziesz' },
  ),
  ready(
    'travel',
    'room-with',
    [
      asked({
        ...{ id: 'room-with', type: 'text', label: 'Z kim chcesz mieszkać w pokoju?', max: 200 },
        help: 'Imię i nazwisko. Postaramy się, ale nie obiecujemy.',
        ...WHILE_IT_LASTS,
      }),
    ],
    {
      ...{ kinds: ['pilgrimage', 'retreat', 'conference', 'camp', 'other'], ofPeople: true },
      also: 'nocleg zakwaterowanie grupa namiot',
    },
  ),
]

export const THINGS_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'things',
    'shirt',
    [
      asked({
        ...{ id: 'shirt', type: 'select', label: 'Rozmiar koszulki' },
        help: 'Dzieci: wzrost w centymetrach. Dorośli: rozmiar z metki.',
        options: sizes('110', '128', '140', '152', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'),
        ...WHILE_IT_LASTS,
      }),
    ],
    { ofPeople: true, also: 't-shirt ubranie pakiet' },
  ),
  ready(
    'things',
    'instrument',
    [
      asked({
        ...{ id: 'instrument', type: 'text', label: 'Na czym grasz albo jakim głosem śpiewasz?', max: 120 },
        ...WHILE_IT_LASTS,
      }),
    ],
    { ofPeople: true, also: 'muzyka schola chór instrument' },
  ),
]

export const ORGANISING_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'organising',
    'heard-of-us',
    [
      asked({
        ...{ id: 'heard-of-us', of: 'registration', type: 'select', label: 'Skąd o nas wiesz?' },
        options: [
          { id: 'before', name: 'Z poprzednich lat' },
          { id: 'friends', name: 'Od znajomych lub rodziny' },
          { id: 'parish', name: 'Z parafii, szkoły lub wspólnoty' },
          { id: 'poster', name: 'Z plakatu lub ulotki' },
          { id: 'internet', name: 'Z internetu' },
          { id: 'other', name: 'Inaczej' },
        ],
        ...FOR_A_YEAR,
      }),
    ],
    { also: 'reklama promocja skąd się dowiedziałeś' },
  ),
  ready(
    'organising',
    'how-often',
    [
      asked({
        ...{ id: 'how-often', type: 'radio', label: 'Który raz bierzesz udział?' },
        options: [
          { id: 'first', name: 'Pierwszy' },
          { id: 'second', name: 'Drugi lub trzeci' },
          { id: 'more', name: 'Kolejny' },
        ],
        ...FOR_A_YEAR,
      }),
    ],
    { ofPeople: true, also: 'pierwszy raz statystyka' },
  ),
  ready(
    'organising',
    'help',
    [
      asked({
        ...{ id: 'help', type: 'checkboxes', label: 'W czym możesz pomóc?' },
        help: 'Odezwiemy się przed wydarzeniem.',
        options: [
          { id: 'order', name: 'Porządek i ruch' },
          { id: 'kitchen', name: 'Kuchnia' },
          { id: 'music', name: 'Muzyka' },
          { id: 'first-aid', name: 'Pierwsza pomoc' },
          { id: 'drive', name: 'Transport' },
        ],
        ...FOR_A_YEAR,
      }),
    ],
    { ofPeople: true, also: 'wolontariat służba pomoc' },
  ),
  ready(
    'organising',
    'large-family',
    [
      asked({
        ...{ id: 'large-family', type: 'radio', label: 'Czy masz Kartę Dużej Rodziny?' },
        ...{ help: 'Pokażesz ją na miejscu.', options: NO_YES },
        ...FOR_OFFICE,
      }),
    ],
    { ofPeople: true, also: 'kdr zniżka' },
  ),
  ready(
    'organising',
    'notes',
    [
      asked({
        ...{ id: 'notes', of: 'registration', type: 'textarea', label: 'Uwagi', max: 2000 },
        help: 'Wszystko, o czym jeszcze powinniśmy wiedzieć.',
        ...FOR_OFFICE,
      }),
    ],
    { also: 'wiadomość komentarz' },
  ),
  ready(
    'organising',
    'office-notes',
    [
      asked({
        ...{ id: 'office-notes', type: 'textarea', label: 'Uwagi biura', max: 2000 },
        ...{ staffOnly: true },
        ...FOR_A_YEAR,
      }),
    ],
    { also: 'notatki tylko dla biura' },
  ),
]
