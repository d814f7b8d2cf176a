/**
 * The code in a QR: the bare code, or an address that ends with it. Spaces added by a reader or
 * by typing are dropped; an empty text gives null.
 */
export function ticketCode(text: string): string | null {
  const withoutQuery = text.trim().replace(/[?#].*$/s, '')
  const last = withoutQuery.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const code = last.replace(/\s+/g, '')
  return code === '' ? null : code
}
