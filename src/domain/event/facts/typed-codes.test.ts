import { expect, test } from 'vitest'
import { compiled, draft } from '../../quote/quote.fixture.ts'
import { typedCodes } from './listed-codes.ts'

test('only what has a letter or a digit was typed as a code', () => {
  const { definition } = compiled({})
  const typed = (code: string | null) =>
    typedCodes(definition, draft([{}], { code })).map((each) => each.typed)
  expect([typed(null), typed(' '), typed('LATO')]).toEqual([[], [], ['LATO']])
})
