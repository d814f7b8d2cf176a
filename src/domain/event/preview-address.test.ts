import { expect, test } from 'vitest'
import { EVENT_ON_SITE, isPreviewSlug, previewSlug, readPreviewSlug } from './preview-address.ts'

const token = 'a_-9'.repeat(11).slice(0, 43)
const moment = Temporal.PlainDateTime.from('2026-07-05T20:00')

test('an address names the secret, and the moment to the minute', () => {
  expect(previewSlug({ token, moment: null })).toBe(`podglad~${token}`)
  expect(previewSlug({ token, moment })).toBe(`podglad~${token}~2026-07-05T20-00`)
  for (const address of [
    { token, moment: null },
    { token, moment },
  ]) {
    expect(readPreviewSlug(previewSlug(address))).toEqual(address)
    expect(EVENT_ON_SITE.test(previewSlug(address))).toBe(true)
    expect(encodeURIComponent(previewSlug(address))).toBe(previewSlug(address))
  }
})

test('events, other secrets, and moments that no calendar has are no previews', () => {
  for (const slug of ['rajd', 'podglad', `podglad~${token}x`, 'podglad~abc', `podglad~${token}~jutro`])
    expect(readPreviewSlug(slug)).toBeNull()
  for (const at of ['2026-02-30T20-00', '2026-07-05T24-30', '2026-07-05T20-60'])
    expect(readPreviewSlug(`podglad~${token}~${at}`)).toBeNull()
  expect(EVENT_ON_SITE.test('podglad~abc')).toBe(false)
  expect(isPreviewSlug('podglad')).toBe(false)
})
