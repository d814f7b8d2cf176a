const LOCAL = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+"
/** Letters, digits and, between them, hyphens: a comma there would add a recipient. */
const LABEL = '[\\p{L}0-9](?:[\\p{L}0-9-]*[\\p{L}0-9])?'
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(\\.${LABEL})+$`, 'u')

/** The longest address that is accepted (specification §5 and §9). */
export const LONGEST_EMAIL = 255

/**
 * Whether a trimmed text has the shape of an e-mail address. Polish letters are refused before the @ alone
 * (specification §5); whether the address exists is left to the message that will be sent.
 */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text)

/** The address as it is stored: trimmed, its domain in small letters; the local part belongs to its server. */
export function normaliseEmail(typed: string): string {
  const address = typed.trim()
  return address.replace(/@[^@]*$/, (domain) => domain.toLowerCase())
}
