import { formatMoney } from '#domain/money.ts'
import { formatDaySeenOn, formatHour } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'
import type { Registration } from './use-registration.ts'

export interface StateWords {
  /** What happened, as the heading. */
  readonly happened: string
  /** What comes next, one or two sentences. */
  readonly next: string
}

/** What happened and what comes next. Never 'failed': until the gateway says so, nobody knows. */
export function stateWords(
  registration: Registration,
  checking: boolean,
  today: Temporal.PlainDate,
): StateWords {
  const { state, balance, due, expiresAt, contact } = registration
  if (registration.event.calledOff !== null) return calledOffWords(registration, registration.event.calledOff)
  const until = expiresAt === null ? '' : ` do ${localMoment(expiresAt, today)}`
  const asked = due.find(({ left }) => left > 0)?.left ?? balance
  const words: Readonly<Record<Registration['state'], StateWords>> = {
    held: { happened: 'Zgłoszenie w\u00a0trakcie', next: 'Dokończ je, żeby zająć miejsca.' },
    awaiting_approval: approvalWords(registration, until),
    awaiting_payment: checking
      ? { happened: 'Zgłoszenie przyjęte', next: `Miejsca czekają${until}.` }
      : {
          happened: 'Zgłoszenie przyjęte, czeka na wpłatę',
          next: `Do zapłaty: ${formatMoney(asked)}${until}. Do tego czasu miejsca czekają, potem przejdą na innych.`,
        },
    confirmed: {
      happened: 'Udział potwierdzony',
      next: `Bilety są niżej i w wiadomości wysłanej na adres ${contact.email}. Do zobaczenia!`,
    },
    expired: {
      happened: 'Zgłoszenie wygasło',
      next: 'Wpłata nie dotarła na czas, więc miejsca wróciły do puli. Nic nie trzeba płacić. Jeśli przelew jest w drodze: gdy dotrze i będą wolne miejsca, przywrócimy zgłoszenie, a jeśli nie, oddamy całą kwotę.',
    },
    cancelled: { happened: 'Zgłoszenie anulowane', next: `Miejsca wróciły do puli.${moneyBack(balance)}` },
    withdrawn: { happened: 'Zgłoszenie porzucone', next: 'Nie zostało potwierdzone, nic nie trzeba płacić.' },
    waiting: { happened: 'Lista rezerwowa', next: 'Gdy zwolnią się miejsca, damy znać e-mailem.' },
  }
  const { happened, next } = words[state]
  return { happened, next: tie(next) }
}

/** The organiser has called all of it off; what was registered is cancelled a moment later. */
function calledOffWords({ state, paid, kept, balance }: Registration, reason: string): StateWords {
  const stands = state === 'awaiting_approval' || state === 'awaiting_payment' || state === 'confirmed'
  const back = moneyBack(stands ? kept - paid : balance)
  const money =
    back !== '' ? back : ' Nic nie trzeba płacić. Jeśli wpłata jest w\u00a0drodze, oddamy całą kwotę.'
  return {
    happened: 'Wydarzenie się nie odbędzie',
    next: tie(`${ended(`Organizator je odwołał. Powód: ${reason}`)}${money}`),
  }
}

/** What goes back of a balance in favour of who paid; a sentence that follows another, or nothing. */
const moneyBack = (balance: number) =>
  balance < 0
    ? ` Oddamy ${formatMoney(-balance)}. Pieniądze dotrą zwykle w\u00a0ciągu kilku dni roboczych.`
    : ''

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)

/** No end runs until it was refused. */
function approvalWords(registration: Registration, until: string): StateWords {
  const {
    expiresAt,
    balance,
    due: [first],
    refusedBecause,
  } = registration
  const why = refusedBecause === null ? '' : `${ended(`Powód: ${refusedBecause}`)} `
  if (expiresAt !== null)
    return {
      happened: 'Organizator nie potwierdził zgłoszenia',
      next: `${why}Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy${until}. Żeby wziąć udział, napisz do organizatora.`,
    }
  const waitsToo = balance > 0 && (first?.until ?? null) === null
  return {
    happened: 'Zgłoszenie przyjęte, czeka na decyzję',
    next: `Organizator musi je jeszcze zaakceptować. Odpowiedź przyjdzie e-mailem.${waitsToo ? ' Do tego czasu nic nie płacisz.' : ''}`,
  }
}

/** '24 listopada, wtorek, 23:59' of an instant, in Polish time; with its year when that is another than today's. */
function localMoment(instant: string, today: Temporal.PlainDate): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Warsaw')
  return `${formatDaySeenOn(local.toPlainDate(), today)}, ${formatHour(local.toPlainTime())}`
}
