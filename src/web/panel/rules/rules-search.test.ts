import { expect, test } from 'vitest'
import { readRulesSearch } from './rules-search.ts'

test.each([
  [{ wersja: '3' }, { wersja: 3 }],
  [{ wersja: '0' }, {}],
  [{ wersja: '1.5' }, {}],
  [{ wersja: 'ostatnia' }, {}],
  [{}, {}],
])('%j names the version %j', (search, read) => expect(readRulesSearch(search)).toEqual(read))
