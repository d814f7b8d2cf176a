import { isOffline, isRefused } from '#web/lib/ask.ts'
import { fullMoment, shortMoment } from '../shared/dates.ts'
import type { Tone } from '../shared/tag.tsx'
import type { Invitation } from '../shared/team-api.ts'

interface Standing {
  readonly tone: Tone
  readonly icon: 'check' | 'hourglass' | 'alert' | 'clock' | 'minus'
  readonly word: string
  /** What it means, or until when it holds. */
  readonly text: string
}

/** How an invitation stands. */
export function invitationStanding(invitation: Invitation): Standing {
  const { mail, sentAt, expiresAt, isExpired } = invitation
  if (isExpired)
    return {
      ...{ tone: 'warn', icon: 'clock', word: 'Wygasło' },
      text: `Link działał do: ${fullMoment(expiresAt)}. Wyślij zaproszenie ponownie.`,
    }
  const valid = `Ważne do: ${fullMoment(expiresAt)}.`
  switch (mail) {
    case 'sent':
      return {
        ...{ tone: 'ok', icon: 'check', word: 'Wysłane' },
        text: sentAt === null ? valid : `Wysłano: ${shortMoment(sentAt)}. ${valid}`,
      }
    case 'queued':
      return { tone: 'info', icon: 'hourglass', word: 'Wysyłam…', text: valid }
    case 'withheld':
      return {
        ...{ tone: 'info', icon: 'hourglass', word: 'Czeka na wysłanie' },
        text: 'To już wiele wiadomości naraz. Zaproszenie wyjdzie samo, najpóźniej za kilka godzin.',
      }
    case 'failed':
      return {
        ...{ tone: 'bad', icon: 'alert', word: 'Nie wysłano' },
        text: 'Serwer poczty nie przyjął wiadomości. Sprawdź adres: wycofaj zaproszenie i\u00a0wyślij nowe.',
      }
    case 'kept':
      return {
        ...{ tone: 'plain', icon: 'minus', word: 'Nie wysłano' },
        text: 'To wersja demonstracyjna: nie wysyła wiadomości.',
      }
  }
}

/** Why a change of the team was not made, and what to do. */
export function teamTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Nic nie przepadło, spróbuj ponownie.'
  if (isRefused(error, 'last_owner')) return 'To jedyny właściciel konta. Najpierw wyznacz drugiego.'
  if (isRefused(error, 'forbidden')) return 'Twoja rola na to nie pozwala. Poproś właściciela konta.'
  if (isRefused(error, 'not_found'))
    return 'Zespół zmienił się w\u00a0międzyczasie. Lista jest już odświeżona.'
  return 'Nie udało się. To nasza usterka, spróbuj za chwilę.'
}

/** What is wrong with an invited address, as the server has found; null when it is something else. */
export function addressTrouble(error: unknown): string | null {
  if (isRefused(error, 'already_member')) return 'Ta osoba jest już w\u00a0zespole.'
  if (isRefused(error, 'already_invited'))
    return 'Ten adres ma już zaproszenie. Możesz je wysłać ponownie na liście zaproszeń.'
  return null
}
