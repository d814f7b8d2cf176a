import { describe, expect, test } from 'vitest'
import type { ProblemCode, QuoteProblem, Reason } from '#domain/quote/quote-result.ts'
import { explanations, type Language } from './explanations.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const LANGUAGES = ['pl', 'en', 'uk'] as const

const problemIn = (language: Language, code: ProblemCode, params: QuoteProblem['params'], where = '') =>
  plain(explanations[language].problem({ code, person: null, where, params }))

/** Every code with what it may bring along, and one sample in English and Ukrainian. */
const PROBLEMS: Readonly<
  Record<ProblemCode, readonly [params: QuoteProblem['params'], en: string, uk: string]>
> = {
  not_open: [
    { opens: '2023-01-04T09:00:00' },
    'Registration opens on Wednesday, 4 January 2023 at 9:00.',
    'Запис відкриється 4 січня 2023, середа, о 9:00.',
  ],
  closed: [
    { closes: '2019-06-07T23:59:59' },
    'Registration closed on Friday, 7 June 2019.',
    'Запис завершився 7 червня 2019, п’ятниця.',
  ],
  event_full: [{}, 'There are no places left at this event.', 'На цю подію немає місць.'],
  group_full: [{ pool: 'Grupa Złota' }, 'No places left: Grupa Złota.', 'Немає місць: Grupa Złota.'],
  product_full: [
    { pool: 'Autokar', free: 3, wanted: 5 },
    'Not enough places: 3 places left, 5 needed.',
    'Замало місць: залишилося 3 місця, потрібно 5.',
  ],
  slot_full: [
    { free: 1, wanted: 2 },
    'Not enough places: 1 place left, 2 needed.',
    'Замало місць: залишилося 1 місце, потрібно 2.',
  ],
  room_full: [{ pool: 'Pokoje' }, 'No places left: Pokoje.', 'Немає місць: Pokoje.'],
  room_capacity: [
    { pool: 'Pokój', wanted: 2, free: 1 },
    'Pokój: people: 2, free beds: 1. Choose another room for some of the people.',
    'Pokój: осіб: 2, вільних ліжок: 1. Виберіть іншу кімнату для частини осіб.',
  ],
  no_such_option: [
    { item: 'Koszulka' },
    'Koszulka: there is no such option. Choose one from the list.',
    'Koszulka: такого варіанта немає. Виберіть один зі списку.',
  ],
  no_such_slot: [
    {},
    'There is no entry at this time. Choose a day and an hour from the calendar.',
    'У цей час входу немає. Виберіть день і годину в календарі.',
  ],
  too_young: [
    { from: 14 },
    'This event is for people aged 14 or over.',
    'Ця подія для осіб віком від 14 років.',
  ],
  too_old: [
    { to: 1, item: 'Wózek' },
    'Wózek: for people aged 1 or under. Choose something else.',
    'Wózek: для осіб віком до 1 року. Виберіть щось інше.',
  ],
  not_eligible: [
    { item: 'Autokar', option: 'Nocny' },
    'Autokar: Nocny: not for this person. Choose something else.',
    'Autokar: Nocny: не для цієї особи. Виберіть щось інше.',
  ],
  guardian_must_register: [
    {},
    'A minor is registered by a parent or legal guardian.',
    'Неповнолітню особу записує хтось із батьків або законний опікун.',
  ],
  adult_must_register_personally: [
    {},
    'An adult registers in person.',
    'Повнолітня особа записується особисто.',
  ],
  limit_per_registrant: [
    { max: 20 },
    'One registration may have at most: 20 people.',
    'В одній заявці може бути щонайбільше: 20 осіб.',
  ],
  limit_per_person: [
    { item: 'Kubek', most: 2 },
    'Kubek: at most 2 for one person.',
    'Kubek: щонайбільше 2 для однієї особи.',
  ],
  group_too_small: [
    { min: 2 },
    'One registration needs at least: 2 people.',
    'В одній заявці має бути щонайменше: 2 особи.',
  ],
  invite_only: [
    {},
    'Registration is by password or invitation only.',
    'Запис лише за паролем або запрошенням.',
  ],
  code_invalid: [
    {},
    'This code does not work. Check that it is copied exactly.',
    'Цей код не діє. Перевірте, чи він переписаний точно.',
  ],
  statement_missing: [
    {},
    'Tick this statement. Without it we cannot accept the registration.',
    'Позначте цю заяву. Без неї ми не можемо прийняти заявку.',
  ],
  field_missing: [{}, 'This field is required.', 'Обов’язкове поле.'],
  field_invalid: [
    { item: 'Etapy', choose: 'span' },
    'Etapy: choose consecutive ones, without a gap.',
    'Etapy: виберіть підряд, без перерви.',
  ],
}

describe.each(Object.entries(PROBLEMS) as [ProblemCode, (typeof PROBLEMS)[ProblemCode]][])(
  '%s',
  (code, [params, en, uk]) => {
    test('are in English and in Ukrainian', () => {
      expect([problemIn('en', code, params), problemIn('uk', code, params)]).toEqual([en, uk])
    })

    test('a whole sentence in each language, with any parameters', () => {
      const all = { pool: 'A', item: 'A', opens: '2026-01-04T09:00:00', max: 1, min: 1, wanted: 2, free: 1 }
      for (const language of LANGUAGES) {
        for (const known of [params, all, { ...all, closes: '2026-02-04T12:00:00', from: 3, to: 9 }]) {
          const sentence = problemIn(language, code, known)
          expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
          expect(sentence).not.toMatch(/undefined|NaN|null/)
        }
      }
    })
  },
)

test.each([
  [
    'no_such_option',
    'carer',
    'This person is no longer in the registration. Choose another one.',
    'Цієї особи вже немає в заявці. Виберіть іншу.',
  ],
  [
    'no_such_option',
    'plan',
    'This way of paying is not available here. Choose another one.',
    'Цей спосіб оплати тут недоступний. Виберіть інший.',
  ],
  [
    'not_eligible',
    'carer',
    'This person cannot be a carer. Choose another one.',
    'Ця особа не може бути опікуном. Виберіть іншу.',
  ],
  ['field_missing', 'carer', 'Choose a carer.', 'Виберіть опікуна.'],
  [
    'limit_per_person',
    'carer',
    'One carer may look after at most: 3 people. Choose another carer.',
    'На одного опікуна може припадати щонайбільше: 3 особи. Виберіть іншого.',
  ],
] as const)('%s at %s', (code, where, en, uk) => {
  expect([problemIn('en', code, { most: 3 }, where), problemIn('uk', code, { most: 3 }, where)]).toEqual([
    en,
    uk,
  ])
})

test.each([
  [
    ...(['event_full', { pool: 'Turnus I', part: 1, free: 0, wanted: 1, instead: 'Turnus II' }] as const),
    'Brak miejsc: Turnus I. Najbliższe wolne: Turnus II.',
    'No places left: Turnus I. Nearest free: Turnus II.',
    'Немає місць: Turnus I. Найближчі вільні: Turnus II.',
  ],
  [
    ...(['room_capacity', { pool: 'Domki', whole: 1, free: 1, wanted: 2 }] as const),
    'Domki (w całości): potrzeba 2, a wolnych 1. Wybierz inny nocleg dla części osób.',
    'Domki (taken whole): needed: 2, free: 1. Choose another room for some of the people.',
    'Domki (цілком): потрібно: 2, вільних: 1. Виберіть інше житло для частини осіб.',
  ],
  [
    ...(['limit_per_registrant', { pool: 'Kajaki', free: 1, wanted: 3 }] as const),
    'Kajaki: na jeden adres e-mail zostało 1, a potrzeba 3.',
    'Kajaki: 1 left for one e-mail address, 3 needed.',
    'Kajaki: для однієї адреси e-mail залишилося 1, а потрібно 3.',
  ],
  [
    ...(['limit_per_person', { pool: 'Start', free: 0, wanted: 1 }] as const),
    'Start: limit dla tej osoby jest już wykorzystany.',
    'Start: the limit for this person is used up.',
    'Start: ліміт для цієї особи вже вичерпано.',
  ],
  [
    ...(['not_eligible', { item: 'Warsztat', ofAll: 1 }] as const),
    'Warsztat: nie przy pozostałych wyborach. Wybierz inaczej.',
    'Warsztat: not with the other choices. Choose something else.',
    'Warsztat: не з іншими виборами. Виберіть щось інше.',
  ],
  [
    ...(['code_invalid', { pool: 'Kod LATO', free: 0, wanted: 1 }] as const),
    'Ten kod został już wykorzystany.',
    'This code has been used up.',
    'Цей код уже використано.',
  ],
  [
    ...(['code_invalid', { pool: 'Kod LATO', free: 2, wanted: 3 }] as const),
    'Tego kodu można użyć jeszcze tyle razy: 2.',
    'Uses left of this code: 2.',
    'Скільки разів ще можна використати цей код: 2.',
  ],
  [
    ...(['limit_per_person', { pool: 'Start', free: 1, wanted: 2, twice: 1 }] as const),
    'Start: ta sama osoba jest w zgłoszeniu kilka razy.',
    'Start: the same person is in this registration more than once.',
    'Start: та сама особа є в заявці кілька разів.',
  ],
] as const)('%s of %j', (code, params, ...words) => {
  expect(LANGUAGES.map((language) => problemIn(language, code, params))).toEqual(words)
})

test.each([
  [
    { pool: 'Guides', at: 'hour', free: 0, wanted: 1 },
    'Guides: o tej godzinie nie ma już wolnych. Wybierz inny termin.',
    'Guides: none left at this time. Choose another one.',
    'Guides: на цю годину вільних уже немає. Виберіть інший термін.',
  ],
  [
    { pool: 'Guides', at: 'day', free: 2, wanted: 3 },
    'Guides: w tym dniu wolne: 2, potrzeba 3. Wybierz inny termin.',
    'Guides: 2 left, 3 needed, on this day. Choose another one.',
    'Guides: цього дня вільно: 2, потрібно 3. Виберіть інший термін.',
  ],
] as const)('a limit of an hour or a day: %j', (params, ...words) => {
  expect(LANGUAGES.map((language) => problemIn(language, 'product_full', params))).toEqual(words)
})

test('the organiser’s sentence is not changed', () => {
  for (const language of LANGUAGES)
    expect(problemIn(language, 'too_young', { message: 'Rekolekcje są od 14 lat.' })).toBe(
      'Rekolekcje są od 14 lat.',
    )
})

const REASONS: Readonly<
  Record<Reason['code'], readonly [params: Reason['params'], pl: string, en: string, uk: string]>
> = {
  fixed: [{}, '', '', ''],
  rule: [{ name: 'Dziecko' }, 'Dziecko', 'Dziecko', 'Dziecko'],
  table: [{ row: 'Kielce', column: 'Dziecko' }, 'Kielce, Dziecko', 'Kielce, Dziecko', 'Kielce, Dziecko'],
  option: [{ option: 'Kielce' }, 'Kielce', 'Kielce', 'Kielce'],
  share: [{ percent: 3.5 }, '3,5% ceny', '3.5% of the price', '3,5% ціни'],
  chosen: [{}, 'kwota według wyboru', 'an amount of your choice', 'сума за вашим вибором'],
  adjusted: [
    { name: 'Trzecie dziecko', amount: 12000 },
    ...(['Trzecie dziecko: −120 zł', 'Trzecie dziecko: −120 zł', 'Trzecie dziecko: −120 zł'] as const),
  ],
  raised: [{ name: 'Biuro', amount: 50 }, 'Biuro: +0,50 zł', 'Biuro: +0,50 zł', 'Biuro: +0,50 zł'],
  paid_by: [
    { name: 'Dopłata', by: 'Gmina', amount: 4000 },
    'Dopłata (płaci Gmina): −40 zł',
    'Dopłata (paid by Gmina): −40 zł',
    'Dopłata (платить Gmina): −40 zł',
  ],
  used_up: [
    { name: 'Pierwsze 50' },
    'Pierwsze 50: limit wyczerpany',
    'Pierwsze 50: used up',
    'Pierwsze 50: ліміт вичерпано',
  ],
  agreed: [
    { amount: 2000 },
    'cena uzgodniona wcześniej: −20 zł',
    'price agreed earlier: −20 zł',
    'ціна, узгоджена раніше: −20 zł',
  ],
}

test.each(Object.entries(REASONS) as [Reason['code'], (typeof REASONS)[Reason['code']]][])(
  'a line that is %s',
  (code, [params, ...words]) => {
    expect(LANGUAGES.map((language) => plain(explanations[language].reason({ code, params })))).toEqual(words)
  },
)
