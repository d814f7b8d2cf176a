import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outing } from './outing.ts'

/** The outing with two groups, of which the second has a number of places, and a choice of food that costs. */
export function outingInGroups(second = 100): EventDefinitionInput {
  const base = outing({ event: 1_000, coach: 1_000 })
  return {
    ...base,
    groups: [
      { id: 'red', name: 'Czerwona' },
      { id: 'blue', name: 'Niebieska', limit: second },
    ],
    ask: { birthDate: 'optional', sex: 'no' },
    questions: [
      {
        ...{ id: 'shirt', of: 'person', type: 'select', label: 'Koszulka', required: true },
        options: [
          { id: 's', name: 'S' },
          { id: 'm', name: 'M' },
        ],
      },
    ],
  }
}

/** The heading of a file for that event. */
export const IMPORT_HEAD = [
  'Nazwisko',
  'Imię',
  'Data urodzenia',
  'Grupa',
  'Koszulka',
  'E-mail',
  'Telefon',
  'Rodzina',
]

export function importRows(count: number): string[][] {
  return Array.from({ length: count }, (_, n) => [
    `Nowak${LETTERS[Math.floor(n / 20) % 20] ?? ''}${LETTERS[n % 20] ?? ''}`,
    n % 2 === 0 ? 'Anna' : 'Jan',
    `${String((n % 28) + 1)}.${String((n % 12) + 1).padStart(2, '0')}.1990`,
    n % 3 === 0 ? 'niebieska' : 'Czerwona',
    n % 2 === 0 ? 'S' : 'm',
    `osoba${n}@example.org`,
    '600 100 200',
    '',
  ])
}

const LETTERS = [...'abcdefghijklmnopqrst']

/** Rows of which these seven do not come in, each for a reason of its own. */
export function rowsWithSevenBad(): string[][] {
  const rows = importRows(200)
  const spoil = (line: number, column: number, text: string) => {
    const row = rows[line]
    if (row !== undefined) row[column] = text
  }
  spoil(10, 2, '31.02.1990')
  spoil(30, 3, 'Zielona')
  spoil(50, 4, 'XXL')
  spoil(70, 5, 'bez adresu')
  spoil(90, 6, '')
  spoil(110, 1, '')
  // The same person as in the first row.
  const twin = rows[0]
  if (twin !== undefined) rows[150] = [...twin]
  return rows
}
