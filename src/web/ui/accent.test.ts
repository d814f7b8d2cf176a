import { describe, expect, it } from 'vitest'
import { accentStyle, contrast } from './accent.ts'

const accentOf = (style: string) => /--accent:(#[0-9a-f]{6})/.exec(style)?.[1] ?? ''

describe('accentStyle', () => {
  it('keeps a legible accent', () => {
    expect(accentOf(accentStyle('#125a66'))).toBe('#125a66')
  })

  it.each(['#ffe14d', '#ffffff', '#9db4f5', '#f08080'])('darkens %s until it is legible', (accent) => {
    const chosen = accentOf(accentStyle(accent))
    expect(contrast(chosen, '#fbf8f2')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(chosen, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#23408e', '#23408e')).toBe(1)
  })
})
