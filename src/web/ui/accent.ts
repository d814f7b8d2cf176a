/** An organiser's colours, all derived from the one chosen accent. */

type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const PAPER: Rgb = [251, 248, 242]
/** WCAG 2.2, 1.4.3: text of normal size. */
const READABLE = 4.5

/**
 * Custom properties for a style element. An accent too pale for the page's background is darkened
 * until it is legible, so no choice of an organiser makes links unreadable.
 */
export function accentStyle(accent: string): string {
  const readable = darkenUntilReadable(parse(accent))
  const strong = mix(readable, BLACK, 0.28)
  const soft = mix(readable, WHITE, 0.88)
  return `:root{--accent:${hex(readable)};--accent-strong:${hex(strong)};--accent-soft:${hex(soft)};--on-accent:#ffffff}`
}

/** The contrast ratio of two colours as defined by WCAG, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(parse(one), parse(other))
}

function darkenUntilReadable(colour: Rgb): Rgb {
  let darker = colour
  while (ratio(darker, PAPER) < READABLE) darker = mix(darker, BLACK, 0.06)
  return darker
}

function ratio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
]

function parse(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

const hex = (colour: Rgb) => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
