import type { OrganiserView } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/frame.ts'

/** What a new account has not given yet is empty, and is left out where the organiser is named. */

const given = (parts: readonly string[]): string[] => parts.filter((part) => part !== '')

type Identity = Pick<OrganiserView, 'legalName' | 'address' | 'nip'>

/** Who the organiser is by law: 'Parafia w Lipowej, ul. Polna 1, NIP 5260250995'. */
export const identityWords = ({ legalName, address, nip }: Identity): string =>
  given([legalName, address, nip && words.nip(nip)]).join(', ')

/** The other party to the contract: the same with e-mail and phone. */
export const partyWords = (organiser: Identity & Pick<OrganiserView, 'email' | 'phone'>): string =>
  given([identityWords(organiser), organiser.email, organiser.phone]).join(', ')

/** 'telefon 600 000 100, e-mail biuro@example.org'; null when neither has been given. */
export function reachWords({ phone, email }: Pick<OrganiserView, 'phone' | 'email'>): string | null {
  const ways = given([phone && words.phone(phone), email && words.email(email)])
  return ways.length === 0 ? null : ways.join(', ')
}
