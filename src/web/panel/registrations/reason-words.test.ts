import { expect, test } from 'vitest'
import { reasonsOf } from './reason-words.ts'

test('states the row of the price list and every reduction', () => {
  const reasons = [
    { code: 'rule', params: { name: 'Dziecko, 7–15 lat' } },
    { code: 'adjusted', params: { name: 'Trzecie dziecko', amount: 12000 } },
  ]
  expect(reasonsOf({ reasons, optionName: null }).map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'Dziecko, 7–\u206015 lat',
    'Trzecie dziecko: −120 zł',
  ])
})

test('neither repeats the option named in the line, nor explains a single price', () => {
  const reasons = [
    { code: 'option', params: { option: 'Jaworze' } },
    { code: 'fixed', params: {} },
    { code: 'of_tomorrow', params: {} },
  ]
  expect(reasonsOf({ reasons, optionName: 'Jaworze' })).toEqual([])
})
