import { expect, test } from 'vitest'
import { clip, linesOf, listOf, withIds } from './names.ts'

test('names stand between commas or in lines, each once, empty ones left out', () => {
  expect(listOf(' Biała, Zielona,, biała\nZłota ')).toEqual(['Biała', 'Zielona', 'Złota'])
  expect(linesOf('Wierzbno, drugi dzień\r\n\n Borów ')).toEqual(['Wierzbno, drugi dzień', 'Borów'])
})

test('an id is plain letters, digits and hyphens, and unique', () => {
  const ids = withIds(
    ['Złota', 'Święty Józef!', 'Zlota', '★', 'constructor', 'ą'.repeat(60)].map((name) => ({ name })),
  )
  expect(ids.map(({ id }) => id)).toEqual(['zlota', 'swiety-jozef', 'zlota-2', '4', '5', 'a'.repeat(30)])
})

test('a text is cut by characters, not within one', () => {
  expect(clip(' 🚲🚲🚲 ', 2)).toBe('🚲🚲')
})
