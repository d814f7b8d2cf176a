import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { writeXlsx } from '#server/base/sheets/xlsx.ts'
import { readTableFile } from '#web/panel/shared/inputs/read-table-file.ts'

const table = async (bytes: Uint8Array<ArrayBuffer>) => readTableFile(new Blob([bytes]))

test('CSV in UTF-8 and in windows-1250 says the same', async () => {
  const expected = {
    table: [
      ['Imię', 'Miasto'],
      ['Zoë', 'Łódź'],
    ],
  }
  expect(await table(new Uint8Array(Buffer.from('\uFEFFImię;Miasto\r\nZoë;Łódź')))).toEqual(expected)
  const old = [
    ...Buffer.from('Imi', 'latin1'),
    0xea,
    ...Buffer.from(';Miasto\r\nZo', 'latin1'),
    0xeb,
    0x3b,
    0xa3,
    0xf3,
    0x64,
    0x9f,
  ]
  expect(await table(new Uint8Array(old))).toEqual(expected)
})

test('XLSX: days are days, numbers and texts as they stand', async () => {
  async function* rows() {
    yield [
      [
        { kind: 'text', value: 'Ola' } as const,
        { kind: 'day', value: '2014-04-19' } as const,
        { kind: 'number', value: 7 } as const,
      ],
    ]
  }
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx({ name: 'Lista', head: ['Imię', 'Ur.', 'Nr'], rows: rows() }))
    parts.push(part)
  expect(await table(new Uint8Array(Buffer.concat(parts)))).toEqual({
    table: [
      ['Imię', 'Ur.', 'Nr'],
      ['Ola', '2014-04-19', '7'],
    ],
  })
})

test('what is no table is said in words', async () => {
  expect(await table(new Uint8Array(Buffer.from('PK\u0003\u0004 nic')))).toMatchObject({
    trouble: expect.stringContaining('Zapisz go'),
  })
  expect(await table(new Uint8Array(Buffer.from('Imię;Nazwisko')))).toMatchObject({
    trouble: expect.stringContaining('nie ma wierszy'),
  })
})
