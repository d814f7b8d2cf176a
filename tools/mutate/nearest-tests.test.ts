import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { nearestTests, readImporters } from './nearest-tests.ts'

/** The tests of a made-up project that are asked about one of its files, in their order. */
function testsOf(file: string, files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'zapisano-tests-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    return nearestTests(root, readImporters(root), file)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const SERVER = "import { start } from '../../src/server/main.ts'\n"

test('of the tests that import the whole server, one that shares rare words with the file is asked first', () => {
  expect(
    testsOf('src/server/features/poster/get-poster.ts', {
      'src/server/main.ts': "import { getPoster } from './features/poster/get-poster.ts'",
      'src/server/features/poster/get-poster.ts': 'export const getPoster = () => addressOf(event)',
      'test/api/accounts.test.ts': `${SERVER}start().account`,
      'test/api/brand.test.ts': `${SERVER}start().event.poster`,
      'test/api/poster.test.ts': `${SERVER}start().event`,
      'test/api/rules.test.ts': 'no import',
    }),
  ).toEqual(['test/api/poster.test.ts', 'test/api/brand.test.ts', 'test/api/accounts.test.ts'])
})

test('of rules the test that is the fewest imports away is asked first', () => {
  expect(
    testsOf('src/domain/age.ts', {
      'src/domain/age.ts': '',
      'src/domain/price.ts': "import { isAdult } from './age.ts'",
      'src/domain/a-price.test.ts': "import { priceOf } from './price.ts'",
      'src/domain/z-adult.test.ts': "import { isAdult } from './age.ts'",
    }),
  ).toEqual(['src/domain/z-adult.test.ts', 'src/domain/a-price.test.ts'])
})

test('the function of a trigger is asked of those who write its table', () => {
  expect(
    testsOf('db/functions/public.count_money.sql', {
      'db/functions/public.count_money.sql':
        'CREATE FUNCTION count_money() …;\nCREATE OR REPLACE TRIGGER counted AFTER INSERT ON ledger_entry …',
      'src/server/main.ts': "kysely(tx).insertInto('ledgerEntry')",
      'test/api/money.test.ts': SERVER,
      'test/api/none.test.ts': '',
    }),
  ).toEqual(['test/api/money.test.ts'])
})
