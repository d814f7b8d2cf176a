import { expect, test } from 'vitest'
import { titleOfFile } from './page-file.ts'

test.each([
  ['regulamin.pdf', 'Regulamin'],
  ['karta_kwalifikacyjna__2027.docx', 'Karta kwalifikacyjna 2027'],
  ['Mapa trasy – dzień 1.jpg', 'Mapa trasy – dzień 1'],
  ['żeglarze.odt', 'Żeglarze'],
  ['v1.2 program.pdf', 'V1.2 program'],
  ['_.pdf', 'Plik'],
  ['plik', 'Plik'],
])('%s is called %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})

test('a title is never longer than a page takes it', () => {
  expect(titleOfFile(`${'a'.repeat(150)}.pdf`)).toHaveLength(120)
})
