import { expect, test } from 'vitest'
import { gatewayNotice } from '#contract/gateway.ts'
import { ConfigError } from '#server/base/config.ts'
import { connectGateways } from './connect-gateways.ts'
import { PAYMENT_ADAPTERS } from './registry.ts'

const HERE = 'http://127.0.0.1:3000'
const KEY = 'a key of thirty-two signs at least'

test('the names of gateways differ, and fit into the address of their notices', () => {
  const names = PAYMENT_ADAPTERS.map(({ facts }) => facts.name)
  expect(new Set(names).size).toBe(names.length)
  for (const gateway of names) expect(gatewayNotice.params.safeParse({ gateway }).success).toBe(true)
})

test('only gateways with settings are connected', () => {
  expect(connectGateways({}, HERE)).toEqual([])
  expect(connectGateways({ test: { apiUrl: HERE, key: KEY } }, HERE).map(({ name }) => name)).toEqual([
    'test',
  ])
})

test('an unknown gateway name and wrong settings are refused without repeating a value', () => {
  expect(() => connectGateways({ none: {} }, HERE)).toThrow(
    new ConfigError("There is no payment gateway 'none'."),
  )
  expect(() => connectGateways({ test: { apiUrl: 'secret', key: 'secret' } }, HERE)).toThrow(
    new ConfigError("Settings of the payment gateway 'test' are wrong: apiUrl, key."),
  )
})
