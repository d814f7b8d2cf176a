import { expect, test } from 'vitest'
import { fill, fillAll } from './fill.ts'

const days = { start: Temporal.PlainDate.from('2026-08-05'), end: Temporal.PlainDate.from('2026-08-14') }
const placeholders = {
  days,
  values: { cel: 'Jasna Góra', pakiet: '35 zł', organizator: 'Parafia', telefon: '600' },
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [
    'the first and the last day',
    'Termin: {od} – {do}.',
    'Termin: 5 sierpnia 2026, środa – 14 sierpnia 2026, piątek.',
  ],
  ['days before the first', 'Najpóźniej {od−3}.', 'Najpóźniej 2 sierpnia 2026, niedziela.'],
  ['days after the last', 'Zguby czekają do {do+30}.', 'Zguby czekają do 13 września 2026, niedziela.'],
  ['the last but one', 'Wieczór: {do−1}.', 'Wieczór: 13 sierpnia 2026, czwartek.'],
  ['a comma where the sentence goes on', 'Do {od−21} oddajemy.', 'Do 15 lipca 2026, środa, oddajemy.'],
  ['values', 'Cel: {cel}. Najwyżej {pakiet}.', 'Cel: Jasna Góra. Najwyżej 35 zł.'],
  [
    'an unknown placeholder drops its sentence',
    'Cel: {cel}. Kontakt: {osoba}. Koniec.',
    'Cel: Jasna Góra. Koniec.',
  ],
  ['a full stop within a sentence', 'Tak (art. 38 i pkt. 1). {osoba} czeka.', 'Tak (art. 38 i pkt. 1).'],
  ['what is missing of a list', '{organizator}, {adres}, {telefon}, {e-mail}.', 'Parafia, 600.'],
  ['what is missing before a list', 'Biuro: {osoba}, {telefon}.', ''],
])('%s', (_, text, expected) => {
  expect(plain(fill(text, placeholders))).toBe(expected)
})

test('a value of the name of a day stands instead of it', () => {
  const relative = { days, values: { 'od−30': '30 dni przed turnusem' } }
  expect(fill('Resztę do {od−30} wpłacasz.', relative)).toBe('Resztę do 30 dni przed turnusem wpłacasz.')
})

test('days that are not known drop their sentences', () => {
  const unknown = { days: { start: null, end: null }, values: {} }
  expect(fill('Ruszamy {od}. Idziemy razem. Do {od−3} czekamy.', unknown)).toBe('Idziemy razem.')
})

test('texts of which nothing is left are left out', () => {
  expect(fillAll(['Cel: {cel}.', 'Kontakt: {osoba}.'], placeholders)).toEqual(['Cel: Jasna Góra.'])
})

test('an event of one day is said to be on that day', () => {
  const one = { days: { start: days.start, end: days.start }, values: {} }
  expect(plain(fill('Termin: {od} – {do}.', one))).toBe('Termin: 5 sierpnia 2026, środa.')
})
