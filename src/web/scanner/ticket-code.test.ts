import { expect, test } from 'vitest'
import { ticketCode } from './ticket-code.ts'

test('takes a bare code as it is', () => {
  expect(ticketCode('K7QM-2WXP')).toBe('K7QM-2WXP')
})

test('takes the part after the last slash of an address', () => {
  expect(ticketCode('https://borowska.zapisano.pl/b/K7QM2WXP')).toBe('K7QM2WXP')
  expect(ticketCode('https://borowska.zapisano.pl/b/K7QM2WXP/')).toBe('K7QM2WXP')
  expect(ticketCode('https://borowska.zapisano.pl/b/K7QM2WXP?utm=x#top')).toBe('K7QM2WXP')
})

test('drops the line end of a reader and typed spaces', () => {
  expect(ticketCode(' K7QM 2WXP\r\n')).toBe('K7QM2WXP')
})

test('an empty text is not a code', () => {
  expect(ticketCode(' \n')).toBeNull()
  expect(ticketCode('///')).toBeNull()
})
