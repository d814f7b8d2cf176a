import type { InviteState } from '#domain/invites/invite-state.ts'
import type { WrongLine } from '#domain/invites/read-people.ts'

/** Invitations and codes, in the panel and its files. */

const inviteStates: Readonly<Record<InviteState, string>> = {
  new: 'niewysłane',
  queued: 'w\u00a0kolejce',
  failed: 'nie udało się wysłać',
  sent: 'wysłane',
  opened: 'otwarte',
  used: 'użyte',
  declined: 'odmowa',
  withdrawn: 'wycofane',
}

/** The state of an invitation, or of a code for whoever has it, which nobody is sent. */
export const inviteStateWords = (state: InviteState, of: 'people' | 'codes'): string =>
  of === 'codes' && state === 'new' ? 'wolne' : inviteStates[state]

export const wrongLines: Readonly<Record<WrongLine, string>> = {
  no_email: 'brak adresu e-mail',
  bad_email: 'adres e-mail jest niepełny albo ma błąd',
  bad_name: 'imię albo nazwisko jest za długie albo zawiera adres lub numer',
  twice: 'ten adres jest już wyżej',
}

export const whyRefused = {
  invited: 'jest już na tej liście',
  declined: 'nie chce zaproszeń do tego wydarzenia',
  bad_name: wrongLines.bad_name,
} as const

export const inviteFileWords = {
  head: ['Imię', 'Nazwisko', 'E-mail', 'Kod', 'Link', 'Stan', 'Zgłoszenie', 'Notatka'],
}

/** At the field of the code: it looks right, and nobody has it. */
export const unknownInvite = 'Ten kod nie działa. Sprawdź go albo zapytaj organizatora.'

/** At the field of the code, where an invitation does not work any more. */
export const endedInvite = {
  withdrawn: 'Organizator wycofał to zaproszenie. Zapytaj go, jeśli to pomyłka.',
  declined:
    'To zaproszenie zostało odrzucone. Otwórz link z\u00a0wiadomości i\u00a0wybierz „Jednak skorzystam”.',
} as const
