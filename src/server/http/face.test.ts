import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { addressOf, brandView, faceOf } from './face.ts'

const config = readConfig({})

const described = (host: string) => {
  const face = faceOf(host, config.brands)
  return [face.kind, face.brand.id, ...(face.kind === 'site' ? [face.host] : [])].join(' ')
}

test.each([
  // The two brands and their panels, with and without a port, in any notation.
  ['zapisano.localhost', 'brand zapisano'],
  ['zapisano.localhost:3000', 'brand zapisano'],
  ['ZAPISANO.localhost:3000', 'brand zapisano'],
  ['www.zapisano.localhost', 'brand zapisano'],
  ['obecni.localhost', 'brand obecni'],
  ['www.obecni.localhost', 'brand obecni'],
  ['panel.zapisano.localhost', 'panel zapisano'],
  ['panel.obecni.localhost:80', 'panel obecni'],
  // Any other name below a brand is a registration site of that brand.
  ['borowska.zapisano.localhost', 'site zapisano borowska.zapisano.localhost'],
  ['Borowska.Zapisano.localhost:3000', 'site zapisano borowska.zapisano.localhost'],
  ['szprycha.obecni.localhost', 'site obecni szprycha.obecni.localhost'],
  ['panel.borowska.zapisano.localhost', 'site zapisano panel.borowska.zapisano.localhost'],
  ['zapisano.localhost.', 'brand zapisano'],
  // Anything else: the second brand.
  ['localhost', 'brand obecni'],
  ['localhost:3000', 'brand obecni'],
  ['127.0.0.1', 'brand obecni'],
  ['10.0.0.7:8080', 'brand obecni'],
  ['[::1]', 'brand obecni'],
  ['[::1]:3000', 'brand obecni'],
  ['', 'brand obecni'],
  // Another domain may belong to an organiser: the database decides; otherwise the second brand.
  ['zapisy.parafia.example', 'site obecni zapisy.parafia.example'],
  ['zapisano.localhost.example.org', 'site obecni zapisano.localhost.example.org'],
  ['notzapisano.localhost', 'site obecni notzapisano.localhost'],
])('%s: %s', (host, face) => {
  expect(described(host)).toBe(face)
})

test('addresses have the port in development, https and no port in production', () => {
  expect(addressOf('panel.zapisano.localhost', { ...config, port: 3210 })).toBe(
    'http://panel.zapisano.localhost:3210',
  )
  const production = { ...config, development: false }
  expect(addressOf('panel.zapisano.pl', production)).toBe('https://panel.zapisano.pl')
})

test('a page gets its brand with host, address and panel', () => {
  const [zapisano] = config.brands
  expect(brandView(zapisano, config)).toEqual({
    ...{ id: 'zapisano', name: 'Zapisano', host: 'zapisano.localhost:3000' },
    address: 'http://zapisano.localhost:3000',
    panelAddress: 'http://panel.zapisano.localhost:3000',
  })
})
