import { expect, test } from 'vitest'
import { matchesName } from './matches-name.ts'

test.each([
  ['Borowska Piesza Pielgrzymka', 'piel bor'],
  ['Łódzkie rekolekcje', 'lodz'],
  ['Lodzkie rekolekcje', 'Łódź'],
  ['Dzień skupienia (maj)', 'MAJ'],
  ['Opłaty', ''],
])('%s is found by %j', (name, typed) => {
  expect(matchesName(name, typed)).toBe(true)
})

test.each([
  ['Borowska Piesza Pielgrzymka', 'grzymka'],
  ['Opłaty', 'opłaty 2'],
])('%s is not found by %j', (name, typed) => {
  expect(matchesName(name, typed)).toBe(false)
})
