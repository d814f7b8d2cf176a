import { expect, test } from 'vitest'
import type { DraftChange } from '#domain/registration/changes.ts'
import { changeRows } from './line-differences.ts'

const line = (person: string | null, item: string, amount: number, more: object = {}) => ({
  ...{ person, item, itemName: item === 'coach' ? 'Autokar' : 'Udział', option: null, optionName: null },
  ...{ quantity: 1, amount, listAmount: amount, reasons: [] },
  ...more,
})
const NAMES = new Map([
  ['ewa', 'Ewa Mak'],
  ['jan', 'Jan Mak'],
])
const nameOf = (ref: string) => NAMES.get(ref) ?? ''
const coach = (person: string): DraftChange => ({
  ...{ kind: 'choice', person, name: 'Autokar' },
  ...{ from: ['Kielce'], to: ['Morawica'] },
})
const before = [line('ewa', 'fee', 10_000), line('ewa', 'coach', 6_000), line('jan', 'fee', 8_000)]

test('a change is listed with its difference', () => {
  const after = [line('ewa', 'fee', 10_000), line('ewa', 'coach', 4_500), line('jan', 'fee', 8_000)]
  expect(changeRows([coach('Ewa Mak')], { before, after, nameOf })).toEqual([
    { what: 'Ewa Mak, Autokar', from: 'Kielce', to: 'Morawica', difference: -1_500 },
  ])
})

test('no difference is shown while the price is being calculated', () => {
  expect(changeRows([coach('Ewa Mak')], { before, after: null, nameOf })).toEqual([
    { what: 'Ewa Mak, Autokar', from: 'Kielce', to: 'Morawica', difference: null },
  ])
})

test('a person who joins or leaves is listed in full, and what others pay more is separate', () => {
  const after = [line('ewa', 'fee', 12_000), line('ewa', 'coach', 6_000)]
  const left: DraftChange = { kind: 'left', person: 'Jan Mak' }
  expect(changeRows([left], { before, after, nameOf })).toEqual([
    { what: 'Nie bierze już udziału: Jan Mak', from: null, to: null, difference: -8_000 },
    { what: 'Ewa Mak, Udział', from: null, to: null, difference: 2_000 },
  ])
  const joined: DraftChange = { kind: 'joined', person: 'Jan Mak' }
  const two = [line('jan', 'fee', 8_000), line('jan', 'coach', 6_000)]
  expect(changeRows([joined], { before: [], after: two, nameOf })).toEqual([
    { what: 'Nowa osoba: Jan Mak', from: null, to: null, difference: 14_000 },
  ])
})

test('amounts paid on the spot are excluded', () => {
  const after = [...before, line('jan', 'coach', 6_000, { onSite: true })]
  expect(changeRows([coach('Jan Mak')], { before, after, nameOf })).toEqual([
    { what: 'Jan Mak, Autokar', from: 'Kielce', to: 'Morawica', difference: 0 },
  ])
})
