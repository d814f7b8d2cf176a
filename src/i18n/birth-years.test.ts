import { expect, test } from 'vitest'
import { explanations, type Language } from './explanations.ts'

const problemIn = (
  language: Language,
  code: 'too_old' | 'too_young',
  params: Record<string, string | number>,
) => explanations[language].problem({ code, person: null, where: null, params }).replaceAll('\u00a0', ' ')

test.each([
  [
    { bornFrom: 2013, bornTo: 2015 },
    'This event is for people born in 2013–2015.',
    'Ця подія для осіб 2013–2015 років народження.',
  ],
  [
    { bornFrom: 2013 },
    'This event is for people born in 2013 or later.',
    'Ця подія для осіб 2013 року народження і молодших.',
  ],
  [
    { bornTo: 2015, item: 'Bieg' },
    'Bieg: for people born in 2015 or earlier. Choose something else.',
    'Bieg: для осіб 2015 року народження і старших. Виберіть щось інше.',
  ],
] as const)('years of birth: %j', (params, en, uk) => {
  expect(problemIn('en', 'too_old', params)).toBe(en)
  expect(problemIn('uk', 'too_young', params)).toBe(uk)
})
