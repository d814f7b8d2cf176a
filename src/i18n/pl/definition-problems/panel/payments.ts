import type { PaymentProblems } from '#domain/event/problems/payments.ts'
import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../../../text/typography.ts'
import { dayText } from '../../spans.ts'
import { registeringText } from '../shared/registering.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const paymentSentences: SentencesOf<PaymentProblems> = {
  deadline_after_event: ({ last }) =>
    tie(`Ten termin jest po wydarzeniu, które kończy się ${dayText(last)}.`),
  deadline_before_season: ({ opens }) => tie(`Ten termin mija, zanim zaczną się zapisy (${dayText(opens)}).`),
  deadline_without_start: tie('Nie wiadomo, od którego dnia liczyć: wydarzenie nie ma pierwszego dnia.'),
  deadline_without_entry: tie(
    'Termin liczy się od godziny wejścia, a tu ich nie ma: liczymy od 0:00 pierwszego dnia.',
  ),
  latest_day_idle: tie('Ten ostatni dzień niczego nie zmienia: termin i tak mija wcześniej.'),
  due_after_event: ({ last }) => tie(`Termin zapłaty jest po wydarzeniu, które kończy się ${dayText(last)}.`),
  due_after_event_always: tie('Nawet kto zapisze się pierwszego dnia, ma termin zapłaty po wydarzeniu.'),
  due_after_terms: ({ names }) =>
    tie(`Termin zapłaty jest po zakończeniu ${names.map((name) => `„${name}”`).join(', ')}.`),

  parts_above_whole: ({ percent }) => tie(`Części to razem ${percent}% ceny, więcej niż całość.`),
  part_last_not_rest: tie('Ostatnia część to zawsze reszta.'),
  part_rounding_unwanted: tie('Zaokrąglić można tylko część liczoną w procentach i równą część.'),
  part_rest_twice: tie('Reszta za tę pozycję jest już w innej części.'),
  part_zero: tie('Ta część wynosi 0 zł.'),
  part_of_free_people: tie(
    'Ta część zawsze wyniesie 0 zł: nic, co ma każda osoba, nie kosztuje. Ustal ją jako jedną kwotę.',
  ),
  part_after_rest: nothingLeft('wcześniejsza to cała reszta'),
  part_after_whole: nothingLeft('wcześniejsze to razem 100% ceny'),
  part_after_rest_of_items: nothingLeft('wcześniejsze to reszta za wszystko, co kosztuje'),
  part_after_whole_of_items: nothingLeft('wcześniejsze to razem 100% ceny tych pozycji'),
  part_of_free_items: nothingLeft('te pozycje nic nie kosztują'),
  part_before_previous: ({ registering }) => {
    const words = registering.map(registeringText).join(' i ')
    const part = words === '' ? 'Ta część' : `Przy zapisie ${words} ta część`
    return tie(`${part} jest płatna wcześniej niż część przed nią. Obie będą wtedy płatne w terminie tamtej.`)
  },
  plan_fits_nobody: tie('Kto nie spełnia żadnego z tych warunków, nie ma jak zapłacić.'),
  more_than_price: ({ most }) => tie(`To więcej, niż można zapłacić: najwyżej ${formatMoney(most)}.`),

  rule_hidden: tie('Ta zasada nigdy nie zadziała: wcześniejsza obowiązuje co najmniej tak samo długo.'),
  refund_milder: tie('Kto zrezygnuje później, traci mniej niż ten, kto zrezygnuje wcześniej.'),
  kept_without_lapse: tie('Niczego nie zmienia: o tych, którzy nie wpłacą kolejnej części, decyduje biuro.'),
  no_deposit: tie('Żadna część płatności nie jest zaliczką.'),
  no_terms: tie('Wydarzenie nie ma turnusów: żadna opcja nie ma własnych dni.'),
}

function nothingLeft(because: string): string {
  return tie(`Na tę część nic nie zostanie: ${because}.`)
}
