import { expect, test } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

test.each([
  [
    '550 5.1.1 <Anna.Kopec@example.org>: Recipient address rejected',
    '550 5.1.1 <[address]>: Recipient address rejected',
  ],
  ['550 No such user anna.kopec here', '550 No such user [address] here'],
  [
    '550 "anna kopec"@example.org; żaba@żaba.pl, x=y@z (a@b)',
    '550 [address]; [address], [address] ([address])',
  ],
  ['451 4.3.2 Try later', '451 4.3.2 Try later'],
])('%s', (answer, kept) => {
  expect(withoutAddresses(answer, 'anna.kopec@example.org')).toBe(kept)
})

test('a short local part does not cause words to be cut', () => {
  expect(withoutAddresses('550 no such user', 'no@example.org')).toBe('550 no such user')
})

test.each([
  ['550 no user anna.kopec+rower', '550 no user [address]'],
  ['550 no user Anna.Kopec', '550 no user [address]'],
])('the mailbox of an address with a tag is removed: %s', (answer, kept) => {
  expect(withoutAddresses(answer, 'anna.kopec+rower@example.org')).toBe(kept)
})
