/** The everyday names of colours: 'zielony'. */
const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [14, 'czerwony'],
  [40, 'pomarańczowy'],
  [68, 'żółty'],
  [165, 'zielony'],
  [195, 'turkusowy'],
  [255, 'niebieski'],
  [290, 'fioletowy'],
  [345, 'różowy'],
  [360, 'czerwony'],
]

/** The everyday name nearest to '#rrggbb', in the nominative; by hue, and by lightness where there is hardly any. */
export function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  )
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const chroma = most - least
  if (most < 40) return 'czarny'
  if (chroma < 24) return least > 225 ? 'biały' : 'szary'
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma
  const hue = (60 * sector + 360) % 360
  const name = HUES.find(([upTo]) => hue < upTo)?.[1] ?? 'czerwony'
  return name === 'pomarańczowy' && most < 170 ? 'brązowy' : name
}
