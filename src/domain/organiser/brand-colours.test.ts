import { describe, expect, test } from 'vitest'
import { contrast } from '#domain/values/colour.ts'
import { BRAND_BACKGROUNDS, checkAccent, checkBackground, siteColours } from './brand-colours.ts'

const PAPERS = Object.values(BRAND_BACKGROUNDS)

test.each(PAPERS)('the background %s of a brand reads well, and its accents on it', (background) => {
  expect(checkBackground(background)).toEqual({ reads: true, nearest: background })
  for (const accent of ['#23408e', '#14614f', '#125a66'])
    expect(checkAccent({ accent, background })).toEqual({ reads: true, nearest: accent })
})

describe('whatever is chosen, every text on a page reads well', () => {
  const channels = ['00', '40', '80', 'c0', 'ff']
  const all = channels.flatMap((r) => channels.flatMap((g) => channels.map((b) => `#${r}${g}${b}`)))

  test.each(['#ffffff', '#fbf8f2', '#ffe14d', '#808080', '#101010', '#ff0000'])('on %s', (background) => {
    for (const chosen of all) {
      const { accent, soft, onAccent, strong, sunken, ...more } = siteColours({ accent: chosen, background })
      const pairs = [
        ...[more.background, sunken, soft, '#ffffff'].map((ground) => [accent, ground] as const),
        ...[more.background, sunken].map((ground) => ['#626977', ground] as const),
        ...[accent, strong].map((ground) => [onAccent, ground] as const),
      ]
      for (const [text, ground] of pairs)
        expect(contrast(text, ground), `${chosen}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('what reads well is not changed', () => {
    for (const accent of all) {
      const { reads, nearest } = checkAccent({ accent, background: '#fbf8f2' })
      expect(nearest === accent, accent).toBe(reads)
      expect(checkAccent({ accent: nearest, background: '#fbf8f2' })).toEqual({ reads: true, nearest })
    }
  })
})

test('a yellow accent becomes a dark yellow, not another colour', () => {
  const { reads, nearest } = checkAccent({ accent: '#ffd400', background: '#fbf8f2' })
  expect([reads, nearest]).toEqual([false, '#7f6a00'])
})

test('a dark background becomes a light one', () => {
  expect(checkBackground('#1d2433').reads).toBe(false)
  expect(contrast(checkBackground('#1d2433').nearest, '#1d2433')).toBeGreaterThan(10)
})
