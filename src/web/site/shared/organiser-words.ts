import type { OrganiserView } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/frame.ts'

/** What a new account has not given yet is empty, and is left out where the organiser is named. */

const given = (parts: readonly string[]): string[] => parts.filter((part) => part !== '')

/** The other party to the contract: 'Parafia w Lipowej, ul. Polna 1, biuro@example.org, 600 000 100'. */
export const partyWords = ({
  legalName,
  address,
  email,
  phone,
}: Pick<OrganiserView, 'legalName' | 'address' | 'email' | 'phone'>): string =>
  given([legalName, address, email, phone]).join(', ')

/** 'telefon 600 000 100, e-mail biuro@example.org'; null when neither has been given. */
export function reachWords({ phone, email }: Pick<OrganiserView, 'phone' | 'email'>): string | null {
  const ways = given([phone && words.phone(phone), email && words.email(email)])
  return ways.length === 0 ? null : ways.join(', ')
}
