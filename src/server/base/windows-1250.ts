const SIZE = 256

/** Each sign of the code page by its byte. */
const BYTES: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1250').decode(Uint8Array.from({ length: SIZE }, (_, byte) => byte))].map(
    (sign, byte) => [sign, byte],
  ),
)

const UNKNOWN = '?'.charCodeAt(0)

/** A text as banks and old programs read it. A sign that the code page has not becomes '?'. */
export const toWindows1250 = (text: string): Buffer =>
  Buffer.from([...text].map((sign) => BYTES.get(sign) ?? UNKNOWN))
