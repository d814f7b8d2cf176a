import { expect, test } from 'vitest'
import { readOwnDomain } from './own-domain-name.ts'

const OURS = ['zapisano.pl', 'obecni.pl']

test.each([
  ['zapisy.parafia.pl', 'zapisy.parafia.pl'],
  [' Parafia.PL ', 'parafia.pl'],
  ['a-b.c1.org.pl', 'a-b.c1.org.pl'],
  ['niezapisano.pl', 'niezapisano.pl'],
  [`${'a'.repeat(63)}.pl`, `${'a'.repeat(63)}.pl`],
])('%s is a domain', (typed, domain) => {
  expect(readOwnDomain(typed, OURS)).toEqual({ domain })
})

test.each([
  ['  ', 'empty'],
  ['https://parafia.pl', 'with_address'],
  ['parafia.pl/zapisy', 'with_address'],
  ['parafia.pl:8080', 'with_address'],
  ['biuro@parafia.pl', 'with_address'],
  ['parafia .pl', 'with_address'],
  ['*.parafia.pl', 'wildcard'],
  ['parafia.pl.', 'final_dot'],
  ['10.0.0.1', 'number'],
  ['127.1', 'number'],
  ['0x7f.0x1', 'number'],
  ['2130706433', 'number'],
  ['::1', 'number'],
  ['[::1]', 'number'],
  ['::ffff:10.0.0.1', 'number'],
  ['localhost', 'local'],
  ['panel.localhost', 'local'],
  ['drukarka.local', 'local'],
  ['1.0.0.10.in-addr.arpa', 'local'],
  ['parafia', 'local'],
  ['zapisano.pl', 'ours'],
  ['borow.zapisano.pl', 'ours'],
  ['a.b.OBECNI.pl', 'ours'],
  ['xn--d-uga.pl', 'letters'],
  ['łódź.pl', 'letters'],
  ['parafia..pl', 'letters'],
  ['.parafia.pl', 'letters'],
  ['-parafia.pl', 'letters'],
  ['para_fia.pl', 'letters'],
  ['parafia.p', 'letters'],
  ['parafia\u0000.pl', 'letters'],
  [`${'a'.repeat(64)}.pl`, 'long'],
  [`${'a.'.repeat(130)}pl`, 'long'],
])('%j is refused: %s', (typed, fault) => {
  expect(readOwnDomain(typed, OURS)).toEqual({ fault })
})
