import type { ConditionProblems } from '#domain/event/problems/conditions.ts'
import { factLabel } from '../../fact-label.ts'
import { becauseText } from '../shared/because.ts'
import type { SentencesOf } from '../shared/sentences.ts'
import { meantHint } from './meant-hint.ts'

export const conditionSentences: SentencesOf<ConditionProblems> = {
  fact_unknown: ({ fact, meant }) =>
    `Nie ma takiego faktu: ${fact}.${meantHint(meant === null ? [] : [meant])}`,
  fact_after_discounts: (fact) =>
    `„${factLabel(fact)}” jest znana dopiero po zniżkach: można o\u00a0nią pytać w\u00a0wymaganiach i\u00a0sposobach płatności.`,
  fact_after_prices: (fact) =>
    `„${factLabel(fact)}” nie jest tu jeszcze znana: można o\u00a0nią pytać w\u00a0zniżkach, wymaganiach i\u00a0sposobach płatności.`,
  fact_of_line: (fact) => `„${factLabel(fact)}” można pytać tylko w\u00a0cenach i\u00a0zniżkach.`,
  fact_of_person: (fact) => `„${factLabel(fact)}” dotyczy osoby, a\u00a0ta zasada całego zgłoszenia.`,
  fact_not_number: (fact) => `„${factLabel(fact)}” to nie liczba.`,
  fact_of_several_values: (fact) =>
    `„${factLabel(fact)}” może mieć kilka wartości naraz, więc nie może być nagłówkiem tabeli.`,
  fact_without_value: ({ value, ...fact }) => `„${factLabel(fact)}” nie ma wartości „${value}”.`,
  fact_of_other_notation: ({ value, notation, ...fact }) =>
    `„${factLabel(fact)}” to ${NOTATIONS[notation]}, a\u00a0nie „${value}”.`,
  fact_of_other_type: ({ value, type, ...fact }) =>
    `„${factLabel(fact)}” to ${TYPES[type]}, a\u00a0nie „${value}”.`,
  fact_unused: ({ name }) => `Żadna zasada nie pyta o\u00a0„${name}”.`,
  question_asks_later: 'Pytanie może zależeć tylko od odpowiedzi na pytania stojące przed nim.',
  birth_date_not_required: 'Zasady zależą od wieku, więc data urodzenia musi być wymagana.',
  sex_not_asked: 'Zasady zależą od płci, a\u00a0formularz o\u00a0nią nie pyta.',
  circle: ({ names }) =>
    `Warunki zależą od siebie w\u00a0kółko: ${names.map((name) => `„${name}”`).join(' → ')}.`,
  plan_and_price_circle:
    'Cena zależy od sposobu płatności, a\u00a0ten sposób od ceny: zależą od siebie w\u00a0kółko.',
  condition_impossible: 'Tego warunku nikt nie może spełnić: jego części się wykluczają.',
  requirement_impossible: ({ because }) => `Tego wymagania nikt nie spełni: ${becauseText(because)}.`,
  rule_never_applies: ({ because }) => `To nigdy nie zadziała: ${becauseText(because)}.`,
  option_waits_for_itself: ({ name }) =>
    `„${name}” można wybrać dopiero wtedy, gdy jest już wybrane, czyli nigdy.`,
  typed_text_required:
    'Odpowiedzi, którą się wpisuje, nie można tu porównać z\u00a0tekstem: ten tekst byłby na stronie. Użyj pytania z\u00a0opcjami albo listy kodów („codes”) albo zapytaj tylko, czy coś wpisano („given”).',
  typed_text_required_by_fact:
    'Pyta o\u00a0to wymaganie. Odpowiedzi, którą się wpisuje, nie można tu porównać z\u00a0tekstem: ten tekst byłby na stronie. Użyj pytania z\u00a0opcjami albo listy kodów („codes”) albo zapytaj tylko, czy coś wpisano („given”).',
  typed_text_public:
    'Tekst, z\u00a0którym porównuje się odpowiedź, zobaczy każdy, kto zajrzy w\u00a0kod strony. Do haseł służy lista kodów („codes”).',
  code_blank: ({ code }) => `Takiego kodu nikt nie wpisze: „${code}”.`,
  office_answer_asked: 'Zasada nie może zależeć od odpowiedzi, którą zna tylko biuro.',
  adjustment_for_nobody: 'To nigdy nie zadziała: żadna z\u00a0tych pozycji nie jest dla tych osób.',
  requirement_keeps_away: 'Osoby, których to dotyczy, nigdy tego nie spełnią, więc się nie zapiszą.',
  statement_once_anyway: 'To niczego nie zmienia: oświadczenie bez warunku i\u00a0tak przyjmuje się raz.',
}

/** A value compared as text must have the exact notation of the fact. */
const NOTATIONS = {
  day: 'dzień w\u00a0zapisie RRRR-MM-DD',
  moment: 'chwila w\u00a0zapisie RRRR-MM-DDTGG:MM:SS',
  time: 'godzina w\u00a0zapisie GG:MM',
}

const TYPES = { number: 'liczba', boolean: 'tak albo nie', string: 'tekst' }
