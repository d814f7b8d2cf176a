import { expect, test } from 'vitest'
import { contactAddress, preselected, siteAddress } from './addresses.ts'

const obecni = {
  id: 'obecni',
  name: 'Obecni',
  host: 'obecni.localhost:3000',
  address: 'http://obecni.localhost:3000',
  panelAddress: 'http://panel.obecni.localhost:3000',
} as const
const DOMAINS = ['zapisano.localhost', 'obecni.localhost']

test('the base domain of the current host is preselected', () => {
  expect(preselected(DOMAINS, obecni)).toBe('obecni.localhost')
  expect(preselected(['zapisano.localhost'], obecni)).toBe('zapisano.localhost')
})

test('a site has the scheme and port of this page, on either domain', () => {
  expect(siteAddress(obecni, 'borowska.zapisano.localhost')).toBe('http://borowska.zapisano.localhost:3000')
})

test('the contact is on the current domain, without a port', () => {
  expect(contactAddress(obecni)).toBe('kontakt@obecni.localhost')
})
