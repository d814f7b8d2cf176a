import { expect, test } from 'vitest'
import { suggestedEmail } from './email-suggestion.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmal.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gnail.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.pl.', 'anna@gmail.pl'],
  ['anna@gmailcom', 'anna@gmail.com'],
  ['Anna.Lis+zapisy@GMIAL.COM', 'Anna.Lis+zapisy@gmail.com'],
  ['anna@interai.pl', 'anna@interia.pl'],
  ['anna@intreia.pl', 'anna@interia.pl'],
  ['anna@onte.pl', 'anna@onet.pl'],
  ['anna@onet.lp', 'anna@onet.pl'],
  ['anna@outlok.com', 'anna@outlook.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@icloud.cm', 'anna@icloud.com'],
  ['anna@wp.lp', 'anna@wp.pl'],
  ['anna@parafia-zalesie.con', 'anna@parafia-zalesie.com'],
])('%s: %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test.each([
  ...[
    'anna@gmail.com',
    'anna@wp.pl',
    'anna@o2.pl',
    'anna@op.pl',
    'anna@vp.pl',
    'anna@onet.eu',
    'anna@interia.eu',
  ],
  // Not frequent, and not misspellings: real domains of schools, companies and parishes.
  ...[
    'anna@up.pl',
    'anna@mp.pl',
    'anna@wsp.pl',
    'anna@agh.edu.pl',
    'anna@uj.edu.pl',
    'anna@gov.pl',
    'anna@mail.ru',
  ],
  ...[
    'anna@parafia-zalesie.pl',
    'anna@firma.eu',
    '',
    'anna',
    'anna@',
    '@gmial.com',
    'anna@gmial.com@x',
    'a b@gmial.com',
  ],
])('%s: no other address is likely', (typed) => {
  expect(suggestedEmail(typed)).toBe(null)
})
