import { expect, test } from 'vitest'
import { daysOf, noticeOf, type Poster, priceOf, saleOf } from './poster-words.ts'

const PRICE = { from: 10000, to: 15000, freeUpToAge: null, othersFree: false, minorsPayLess: false }
const FREE = { ...PRICE, from: 0, to: 0, until: null }

const POSTER: Poster = {
  ...{ title: 'Rekolekcje rodzin', start: '2026-08-05', end: '2026-08-14', terms: [], place: 'Lipowa' },
  price: { ...PRICE, until: '2026-06-30' },
  ...{ sale: 'open', keepsWaitingList: false, opens: null, closes: '2026-07-15T23:59:59' },
  ...{ isTest: false, calledOff: false, isArchived: false },
  ...{ address: 'https://borow.example/rodziny', qr: { size: 21, path: '' }, picture: '' },
  organiser: { name: 'Parafia', phone: '600 100 200', logo: null },
  colours: { accent: '#23408e', strong: '#192e66', soft: '#eee', onAccent: '#fff', background: '#fff' },
}
const notice = (part: Partial<Poster>) => noticeOf({ ...POSTER, ...part })

test('a notice is a paragraph of whole sentences', () => {
  expect(noticeOf(POSTER)).toBe(
    'Zapraszamy na wydarzenie „Rekolekcje rodzin”, które odbędzie się w dniach 5–14 sierpnia 2026 r. ' +
      'Miejsce: Lipowa. Udział kosztuje od 100 zł do 150 zł od osoby. Tak jest przy zapisie do 30 czerwca 2026 r. ' +
      'Zapisać się można do 15 lipca 2026 r. na stronie borow.example/rodziny. ' +
      'Pytania można kierować pod numer 600 100 200.',
  )
})

test.each([
  ['2026-08-03', 'w poniedziałek, 3 sierpnia 2026 r.'],
  ['2026-08-04', 'we wtorek, 4 sierpnia 2026 r.'],
  ['2026-08-05', 'w środę, 5 sierpnia 2026 r.'],
])('one day, %s, is named with its weekday', (day, words) => {
  expect(notice({ start: day, end: day })).toContain(`które odbędzie się ${words}`)
})

test('a title with quotes has the other kind of them within those of the notice', () => {
  expect(notice({ title: 'Biwak „Na tropie”' })).toContain('Zapraszamy na wydarzenie „Biwak »Na tropie«”,')
})

test('a notice says what is free, what begins later and what is over', () => {
  const bare = { start: null, place: null, organiser: { ...POSTER.organiser, phone: '' } }
  expect(notice({ ...bare, price: FREE, closes: null })).toBe(
    'Zapraszamy na wydarzenie „Rekolekcje rodzin”. Udział jest bezpłatny. Zapisać się można na stronie borow.example/rodziny.',
  )
  expect(notice({ ...bare, price: null, sale: 'soon', opens: '2026-06-01T12:00:00' })).toContain(
    'Zapisy zaczną się 1 czerwca 2026 r., godz. 12:00, na stronie borow.example/rodziny.',
  )
  expect(notice({ ...bare, sale: 'closed' })).toContain('Zapisy są już zakończone.')
})

test.each([
  [2, 'Do wyboru są 2 terminy: '],
  [5, 'Do wyboru jest 5 terminów: '],
  [22, 'Do wyboru są 22 terminy: '],
])('%i terms are counted in the right form', (count, words) => {
  const term = { name: 'Turnus', start: '2026-08-05', end: '2026-08-09' }
  expect(notice({ terms: Array.from({ length: count }, () => term) })).toContain(words)
})

test('a poster tells the lowest price, its last day and the deadline', () => {
  const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ').replaceAll('\u2060', '') ?? null
  expect(plain(priceOf(POSTER)?.amount ?? null)).toBe('od 100 zł')
  expect(plain(priceOf(POSTER)?.notes.join('; ') ?? null)).toBe('przy zapisie do 30 czerwca 2026')
  expect(priceOf({ price: FREE })?.amount).toBe('Udział bezpłatny')
  expect(plain(saleOf(POSTER))).toBe('Zapisy do 15 lipca 2026')
  expect(plain(daysOf(POSTER))).toBe('5–14 sierpnia 2026')
})

test.each([
  [
    { freeUpToAge: 4, minorsPayLess: false },
    'dzieci do 4 lat bezpłatnie',
    'Dzieci do 4 lat biorą udział bezpłatnie.',
  ],
  [
    { freeUpToAge: 1, minorsPayLess: true },
    'dzieci do 1 roku bezpłatnie, starsze taniej',
    'Dzieci do 1 roku biorą udział bezpłatnie, starsze płacą mniej.',
  ],
  [
    { freeUpToAge: 17, minorsPayLess: false },
    'osoby do 17 lat bezpłatnie',
    'Osoby do 17 lat biorą udział bezpłatnie.',
  ],
  [{ freeUpToAge: null, minorsPayLess: true }, 'dzieci taniej', 'Dzieci płacą mniej.'],
])('%o stands beside the price of adults', (children, onPoster, inNotice) => {
  const price = { ...PRICE, ...children, from: 26000, to: 26000, until: null }
  const shown = priceOf({ price })
  expect(shown?.amount).toBe('260\u00a0zł')
  expect(shown?.notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([onPoster])
  expect(notice({ price })).toContain(`Udział kosztuje 260 zł od osoby. ${inNotice} `)
})

test('a full event says so, and where one can wait', () => {
  const full = { ...POSTER, sale: 'full', keepsWaitingList: true } as const
  expect(saleOf(full)).toBe('Brak miejsc, jest lista rezerwowa')
  expect(saleOf({ ...full, keepsWaitingList: false })).toBe('Brak miejsc')
  expect(noticeOf(full)).toContain(
    'Wszystkie miejsca są zajęte. Do listy rezerwowej można się dopisać na stronie borow.example/rodziny.',
  )
  expect(notice({ sale: 'full' })).toContain(
    'Wszystkie miejsca są zajęte. Więcej na stronie borow.example/rodziny.',
  )
})
