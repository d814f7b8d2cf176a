import { expect, test } from 'vitest'
import { pathOf, readableUrl } from './address.ts'

test.each([
  ['/', '/'],
  ['/rowery?z=plakatu', '/rowery'],
  ['/rowery?a?b', '/rowery'],
  ['//example.org/x', '//example.org/x'],
  ['?', ''],
])('the path of %s is %s', (url, path) => {
  expect(pathOf({ url })).toBe(path)
})

test.each([
  ['/rowery/%C5%82', '/rowery/%C5%82'],
  ['/rowery?q=50%', '/rowery?q=50%'],
  ['/50%', '/50%25'],
  ['/%zz?q=%', '/%25zz?q=%'],
  ['/%c0%af', '/%25c0%25af'],
])('%s is read as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable)
  expect(() => decodeURIComponent(pathOf({ url: readableUrl(url) }))).not.toThrow()
})
