import { formatMoney } from '#domain/money.ts'
import { formatDayOfYear, formatHour } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'
import type { Registration } from './use-registration.ts'

export interface StateWords {
  /** What happened, as the heading. */
  readonly happened: string
  /** What comes next, one or two sentences. */
  readonly next: string
}

/** What happened and what comes next. Never 'failed': until the gateway says so, nobody knows. */
export function stateWords(registration: Registration, checking: boolean): StateWords {
  const { state, balance, expiresAt, contact } = registration
  const until = expiresAt === null ? '' : ` do ${localMoment(expiresAt)}`
  const words: Readonly<Record<Registration['state'], StateWords>> = {
    held: { happened: 'Zgłoszenie w\u00a0trakcie', next: 'Dokończ je, żeby zająć miejsca.' },
    awaiting_approval: approvalWords(registration, until),
    awaiting_payment: checking
      ? { happened: 'Zgłoszenie przyjęte', next: `Miejsca czekają${until}.` }
      : {
          happened: 'Zgłoszenie przyjęte, czeka na wpłatę',
          next: `Do zapłaty: ${formatMoney(balance)}${until}. Do tego czasu miejsca czekają, potem przejdą na innych.`,
        },
    confirmed: {
      happened: 'Udział potwierdzony',
      next: `Bilety są niżej i w wiadomości wysłanej na adres ${contact.email}. Do zobaczenia!`,
    },
    expired: {
      happened: 'Zgłoszenie wygasło',
      next: 'Wpłata nie dotarła na czas, więc miejsca wróciły do puli. Nic nie trzeba płacić. Jeśli przelew jest w drodze: gdy dotrze i będą wolne miejsca, przywrócimy zgłoszenie, a jeśli nie, oddamy całą kwotę.',
    },
    cancelled: { happened: 'Zgłoszenie anulowane', next: 'Miejsca wróciły do puli.' },
    withdrawn: { happened: 'Zgłoszenie porzucone', next: 'Nie zostało potwierdzone, nic nie trzeba płacić.' },
    waiting: { happened: 'Lista rezerwowa', next: 'Gdy zwolnią się miejsca, damy znać e-mailem.' },
  }
  const { happened, next } = words[state]
  return { happened, next: tie(next) }
}

/** No end runs until it was refused. */
function approvalWords({ expiresAt, balance, due: [first] }: Registration, until: string): StateWords {
  if (expiresAt !== null)
    return {
      happened: 'Organizator nie potwierdził zgłoszenia',
      next: `Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy${until}. Żeby wziąć udział, napisz do organizatora.`,
    }
  const waitsToo = balance > 0 && (first?.until ?? null) === null
  return {
    happened: 'Zgłoszenie przyjęte',
    next: `Organizator musi je jeszcze zaakceptować. Odpowiedź przyjdzie e-mailem.${waitsToo ? ' Do tego czasu nic nie płacisz.' : ''}`,
  }
}

/** '24 listopada, wtorek, 23:59' of an instant, in Polish time. */
function localMoment(instant: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Warsaw')
  return `${formatDayOfYear(local.toPlainDate())}, ${formatHour(local.toPlainTime())}`
}
