import { expect, test } from 'vitest'
import { initialsPicture } from './initials-picture.ts'

const svgOf = (name: string) => decodeURIComponent(initialsPicture(name).replace('data:image/svg+xml,', ''))

test.each([
  ['Maria Zielińska', 'MZ'],
  ['ks. Michał Lipka', 'ML'],
  ['dr Łucja Żak-Nowak Trzecia', 'ŁŻ'],
  ['Ewa', 'E'],
])('%s: %s', (name, letters) => {
  expect(svgOf(name)).toContain(`>${letters}</text></svg>`)
})

test('the address needs no quoting where it is written, and a name cannot break out of the picture', () => {
  expect(initialsPicture('<B" A&')).toMatch(/^data:image\/svg\+xml,[\w%.()'!*~-]+$/)
  expect(svgOf('<B>" A&')).toContain('>A</text></svg>')
})
