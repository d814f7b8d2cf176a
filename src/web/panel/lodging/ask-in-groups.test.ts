import { expect, test } from 'vitest'
import { Refused } from '#web/lib/ask.ts'
import { askInGroups, groupsOf } from './ask-in-groups.ts'
import { askedPeopleWords, choseWords } from './asking-words.ts'
import type { Person } from './lodging-api.ts'

const family = (name: string, size: number): Person[] =>
  Array.from({ length: size }, (_, index) => ({
    ...{ id: `${name}-${index}`, registrationId: name, firstName: `Osoba${index}`, lastName: name },
    ...{ age: null, sex: null, group: null, wish: null, key: null, kinds: [], phone: '', spaces: {} },
  }))
const refused = (code: string, isOffline = false) => new Refused(code, isOffline, {})
const everybody = async (people: string[]) => ({
  asked: new Set(people.map((id) => id.split('-')[0])).size,
  notAsked: [],
})

test('registrations stay whole in groups of at most 50 people', () => {
  const people = [...family('A', 30), ...family('B', 21), ...family('C', 60), ...family('D', 2)]
  expect(groupsOf(people).map((group) => group.length)).toEqual([30, 21, 60, 2])
  expect(groupsOf([...family('A', 30), ...family('B', 20)]).map((group) => group.length)).toEqual([50])
})

test('six hundred people are asked, and the progress is reported', async () => {
  const reported: number[] = []
  const people = Array.from({ length: 300 }, (_, index) => family(`R${index}`, 2)).flat()
  expect(await askInGroups(people, everybody, (count) => reported.push(count))).toEqual({
    asked: 300,
    notAsked: [],
  })
  expect(reported).toEqual(Array.from({ length: 12 }, (_, index) => (index + 1) * 50))
})

test('who has left stops nobody else, and is named', async () => {
  const people = [...family('A', 2), ...family('B', 1), ...family('C', 1)]
  const send = async (ids: string[]) => {
    if (ids.includes('B-0')) throw refused('not_found')
    return everybody(ids)
  }
  expect(await askInGroups(people, send, () => undefined)).toEqual({
    asked: 2,
    notAsked: [{ name: 'Osoba0 B', problem: expect.stringContaining('nie bierze udziału') }],
  })
})

test('a connection that is lost names everybody who is left; lost at once it is an error', async () => {
  const people = [...family('A', 50), ...family('B', 50), ...family('C', 1)]
  const send = async (ids: string[]) => {
    if (ids.includes('B-0')) throw refused('offline', true)
    return everybody(ids)
  }
  const reached = await askInGroups(people, send, () => undefined)
  expect(reached.asked).toBe(1)
  expect(reached.notAsked.map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
    'B, 50 osób',
    'Osoba0 C',
  ])
  await expect(askInGroups(family('B', 1), send, () => undefined)).rejects.toMatchObject({ code: 'offline' })
})

test('numbers of people have their forms', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect([1, 2, 5].map((count) => plain(choseWords(count)))).toEqual([
    'Wybrała: 1 osoba.',
    'Wybrały: 2 osoby.',
    'Wybrało: 5 osób.',
  ])
  expect(plain(askedPeopleWords(family('Lis', 2)))).toBe(
    'Pytanie dostaną 2 osoby: Osoba0 Lis, Osoba1 Lis. E-maili: 1, po jednym na zgłoszenie.',
  )
  expect(plain(askedPeopleWords(family('Lis', 5)))).toMatch(/^Pytanie dostanie 5 osób: /)
})
