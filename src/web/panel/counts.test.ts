import { expect, test } from 'vitest'
import { namesInBrief, ofPlaces, people, registrations } from './counts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('nouns follow their number', () => {
  expect([1, 2, 5, 12, 22, 25].map((n) => plain(people(n)))).toEqual([
    '1 osoba',
    '2 osoby',
    '5 osób',
    '12 osób',
    '22 osoby',
    '25 osób',
  ])
  expect([0, 1, 3, 112].map((n) => plain(registrations(n)))).toEqual([
    '0 zgłoszeń',
    '1 zgłoszenie',
    '3 zgłoszenia',
    '112 zgłoszeń',
  ])
})

test('places follow the limit', () => {
  expect(plain(ofPlaces(1200))).toBe('z 1200 miejsc')
  expect(plain(ofPlaces(1))).toBe('z 1 miejsca')
})

test('a long list of names is cut, but never for one name', () => {
  expect(namesInBrief(['Anna Lis'], 2)).toBe('Anna Lis')
  expect(namesInBrief(['Anna Lis', 'Jan Lis', 'Ewa Lis'], 2)).toBe('Anna Lis, Jan Lis, Ewa Lis')
  expect(plain(namesInBrief(['A', 'B', 'C', 'D'], 2))).toBe('A, B i 2 inne osoby')
  expect(plain(namesInBrief(['A', 'B', 'C', 'D', 'E', 'F', 'G'], 2))).toBe('A, B i 5 innych osób')
})
