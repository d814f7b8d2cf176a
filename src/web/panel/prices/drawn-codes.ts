/** Letters and digits that cannot be taken for each other when they are read from paper. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** Codes that nobody can guess, each different: 'K7QM-2FXR'. */
export function drawnCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(drawnCode())
  return [...codes]
}

function drawnCode(): string {
  // 256 is a multiple of 32, so all signs are equally likely.
  const signs = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length])
  return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`
}
