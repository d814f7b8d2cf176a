import type { PaymentProblems } from '#domain/event/problems/payments.ts'
import { formatMoney } from '#domain/values/money.ts'
import { dayText } from '../../spans.ts'
import { registeringText } from '../shared/registering.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const paymentSentences: SentencesOf<PaymentProblems> = {
  deadline_after_event: ({ last }) => `Ten termin jest po wydarzeniu, które kończy się ${dayText(last)}.`,
  deadline_before_season: ({ opens }) => `Ten termin mija, zanim zaczną się zapisy (${dayText(opens)}).`,
  deadline_without_start: 'Nie wiadomo, od którego dnia liczyć: wydarzenie nie ma pierwszego dnia.',
  deadline_without_entry:
    'Godziny liczą się od godziny wejścia, a\u00a0tu ich nie ma: liczymy od 0:00 pierwszego dnia.',
  latest_day_idle: 'Ten ostatni dzień niczego nie zmienia: termin i\u00a0tak mija wcześniej.',
  due_after_event: ({ last }) => `Termin zapłaty jest po wydarzeniu, które kończy się ${dayText(last)}.`,
  due_after_event_always: 'Nawet kto zapisze się pierwszego dnia, ma termin zapłaty po wydarzeniu.',
  due_after_terms: ({ names }) =>
    `Termin zapłaty jest po zakończeniu ${names.map((name) => `„${name}”`).join(', ')}.`,

  parts_above_whole: ({ percent }) => `Części to razem ${percent}% ceny, więcej niż całość.`,
  part_last_not_rest: 'Ostatnia część to zawsze reszta.',
  part_rounding_unwanted: 'Zaokrąglić można tylko część liczoną w\u00a0procentach i\u00a0równą część.',
  part_rest_twice: 'Reszta za tę pozycję jest już w\u00a0innym miejscu tego planu.',
  part_zero: 'Ta część wynosi 0\u00a0zł.',
  part_of_free_people:
    'Ta część zawsze wyniesie 0\u00a0zł: żadna pozycja osoby nic nie kosztuje. Użyj fixed z\u00a0each: people.',
  part_after_rest: 'Na tę część nic nie zostanie: wcześniejsza to cała reszta.',
  part_after_whole: 'Na tę część nic nie zostanie: wcześniejsze to razem 100% ceny.',
  part_after_rest_of_items: 'Na tę część nic nie zostanie: wcześniejsze to reszta za wszystko, co kosztuje.',
  part_after_whole_of_items: 'Na tę część nic nie zostanie: wcześniejsze to razem 100% ceny tych pozycji.',
  part_of_free_items: 'Na tę część nic nie zostanie: te pozycje nic nie kosztują.',
  part_before_previous: ({ registering }) => {
    const words = registering.map(registeringText).join(' i\u00a0')
    const part = words === '' ? 'Ta część' : `Przy zapisie ${words} ta część`
    return `${part} jest płatna wcześniej niż część przed nią. Obie będą wtedy płatne w\u00a0terminie tamtej.`
  },
  plan_fits_nobody: 'Kto nie spełnia żadnego z\u00a0tych warunków, nie ma jak zapłacić.',
  more_than_price: ({ most }) => `To więcej, niż można zapłacić: najwyżej ${formatMoney(most)}.`,

  rule_hidden: 'Ta zasada nigdy nie zadziała: wcześniejsza obowiązuje co najmniej tak samo długo.',
  refund_milder: 'Kto zrezygnuje później, traci mniej niż ten, kto zrezygnuje wcześniej.',
  kept_without_lapse: 'Niczego nie zmienia: bez kolejnej części decyduje biuro (later).',
  no_deposit: 'Żadna część płatności nie jest zaliczką.',
  no_terms: 'Wydarzenie nie ma turnusów: żadna opcja nie ma własnych dni.',
}
