import { expect, test } from 'vitest'
import { tie } from './typography.ts'

const shown = (text: string) => tie(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '^')

test.each([
  ['z domu i w drodze', 'z_domu i_w_drodze'],
  ['do 6 lat, 40 zł', 'do 6_lat, 40_zł'],
  ['28 lipca–3 sierpnia', '28 lipca–^3 sierpnia'],
  ['ul. Kościelna 2, 00-001 Borów', 'ul._Kościelna 2, 00-001 Borów'],
  ['Parafia pw. św. Jakuba', 'Parafia pw._św._Jakuba'],
  ['tel. +48 600 100 200, 1200 osób', 'tel. +48_600_100_200, 1200 osób'],
  ['rok 2026, 2027-01-04', 'rok 2026, 2027-01-04'],
])('%s', (text, tied) => {
  expect(shown(text)).toBe(tied)
})
