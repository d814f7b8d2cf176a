/** Colours as '#rrggbb', in lower case. */

type Rgb = readonly [number, number, number]

export const COLOUR = /^#[0-9a-f]{6}$/

/** The contrast ratio of two colours as defined by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour on the way from one to another: 0 is the first, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const [start, end] = [parse(from), parse(to)]
  const channel = (index: 0 | 1 | 2) => Math.round(start[index] + (end[index] - start[index]) * share)
  return format([channel(0), channel(1), channel(2)])
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function parse(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

const format = (colour: Rgb) => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
