import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'zero złotych'],
  [100, 'jeden złoty'],
  [250, 'dwa złote 50/100'],
  [505, 'pięć złotych 05/100'],
  [1_200, 'dwanaście złotych'],
  [2_200, 'dwadzieścia dwa złote'],
  [11_100, 'sto jedenaście złotych'],
  [85_000, 'osiemset pięćdziesiąt złotych'],
  [100_000, 'tysiąc złotych'],
  [234_599, 'dwa tysiące trzysta czterdzieści pięć złotych 99/100'],
  [1_200_000, 'dwanaście tysięcy złotych'],
  [100_000_000, 'milion złotych'],
] as const)('%d grosze: %s', (grosze, words) => {
  expect(amountInWords(grosze)).toBe(words)
})
