import { expect, test } from 'vitest'
import { namesInBrief, ofPlaces, peopleInBrief } from './counts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('places follow the limit', () => {
  expect(plain(ofPlaces(1200))).toBe('z 1200 miejsc')
  expect(plain(ofPlaces(1))).toBe('z 1 miejsca')
})

test('a long list of names is shortened, but never by a single name', () => {
  expect(namesInBrief(['Anna Lis'], 2)).toBe('Anna Lis')
  expect(namesInBrief(['Anna Lis', 'Jan Lis', 'Ewa Lis'], 2)).toBe('Anna Lis, Jan Lis, Ewa Lis')
  expect(plain(namesInBrief(['A', 'B', 'C', 'D'], 2))).toBe('A, B i 2 inne osoby')
  expect(plain(namesInBrief(['A', 'B', 'C', 'D', 'E', 'F', 'G'], 2))).toBe('A, B i 5 innych osób')
})

test('without names, the number of people is shown', () => {
  expect(plain(peopleInBrief({ people: [], headcount: 5 }, 3))).toBe('5 osób')
  expect(peopleInBrief({ people: ['Anna Lis'], headcount: null }, 3)).toBe('Anna Lis')
})
