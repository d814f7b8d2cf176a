/** A calm colour for each person, always the same one; white letters keep 4.5:1 on all of them. */
const COLOURS = ['#23408e', '#1f6f5c', '#8a3324', '#5b3a86', '#7a5a00'] as const

/** A picture of the initials as a `data:` address: the people of the local issuer have no photographs. */
export function initialsPicture(name: string): string {
  const colour = COLOURS[[...name].length % COLOURS.length]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="62" text-anchor="middle" font-family="sans-serif" font-size="40" fill="#fff">${initials(name)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** 'ks. Michał Lipka' → 'ML': titles are written small. */
function initials(name: string): string {
  return name
    .split(' ')
    .flatMap((word) => word.match(/^\p{Lu}/u) ?? [])
    .slice(0, 2)
    .join('')
}
