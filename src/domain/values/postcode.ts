/** Whether a text is a Polish postcode as it is stored and printed: 00-000. */
export const isPostcode = (text: string): boolean => /^[0-9]{2}-[0-9]{3}$/.test(text)

/** The postcode in the typed text; 30001 and 30 001 are completed to 30-001. Null when there is none. */
export function readPostcode(typed: string): string | null {
  const [, area, place] = /^([0-9]{2})[-\s]?([0-9]{3})$/.exec(typed.trim()) ?? []
  return area === undefined ? null : `${area}-${place}`
}
