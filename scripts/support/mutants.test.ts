import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.ts'
import { rowsOf } from './specification-rows.ts'

test('each occurrence is changed by one letter, whatever its whitespace; comments are left alone', () => {
  const source =
    "// 'Pole wymagane.'\na('Pole wymagane.')\nb = <p>Pole&nbsp;wymagane.</p>\nc('Pole\n  wymagane.')"
  expect(mutantsOf(source, 'Pole wymagane.')).toEqual([
    source.replace("a('Pole wymagane.')", "a('Pole wymaganx.')"),
    source.replace('Pole&nbsp;wymagane', 'Pole&nbsp;wymaganx'),
    source.replace('Pole\n  wymagane', 'Pole\n  wymaganx'),
  ])
})

test('a placeholder stays', () => {
  expect(mutantsOf("'Przynajmniej {n}.'", 'Przynajmniej {n}.')).toEqual(["'Przynajmniex {n}.'"])
})

test('a single word matches where it is a text of its own', () => {
  const source = "import { Demo } from './demo'\na('Demo')\nb('Demo na próbę')\nc = <h2>\n  Demo\n</h2>"
  expect(mutantsOf(source, 'Demo')).toEqual([
    source.replace("a('Demo')", "a('Demx')"),
    source.replace('  Demo', '  Demx'),
  ])
})

test('a row has its words and its proofs', () => {
  const table =
    "| rule | proof |\n|---|---|\n| number: 'Maks {n}.' | `a.test.ts` › one; two; `b.test.ts` › b |"
  expect(rowsOf(table)).toEqual([
    {
      rule: "number: 'Maks {n}.'",
      words: ['Maks {n}.'],
      proofs: [
        { file: 'a.test.ts', title: 'one; two' },
        { file: 'b.test.ts', title: 'b' },
      ],
      open: false,
    },
  ])
})
