import type { ConditionProblems } from '#domain/event/problems/conditions.ts'
import type { FactName } from '#domain/event/problems/values.ts'
import { tie } from '../../../text/typography.ts'
import { factLabel } from '../../fact-label.ts'
import { becauseText } from '../shared/because.ts'
import type { SentencesOf } from '../shared/sentences.ts'

const TYPED = tie(
  'Odpowiedzi, którą się wpisuje, nie można porównać z tekstem, bo każdy mógłby ten tekst podejrzeć. Użyj pytania z odpowiedziami do wyboru albo listy kodów.',
)

export const conditionSentences: SentencesOf<ConditionProblems> = {
  fact_unknown: () => tie('Warunek pyta o coś, czego w wydarzeniu już nie ma. Zmień go albo usuń.'),
  fact_after_discounts: (fact) =>
    tie(`Cenę po zniżkach znamy dopiero na końcu, więc ${asked(fact)} nie może być tutaj warunkiem.`),
  fact_after_prices: (fact) =>
    tie(`Ceny nie są tu jeszcze policzone, więc ${asked(fact)} nie może być tutaj warunkiem.`),
  fact_of_line: (fact) => tie(`${asked(fact)} może być warunkiem tylko w cenach i zniżkach.`),
  fact_of_person: (fact) => tie(`${asked(fact)} dotyczy jednej osoby, a ta zasada całego zgłoszenia.`),
  fact_not_number: (fact) => tie(`${asked(fact)} to nie liczba, więc nie da się tego liczyć.`),
  fact_of_several_values: (fact) =>
    tie(`${asked(fact)} może mieć kilka odpowiedzi naraz, więc nie podzieli tabeli cen.`),
  fact_without_value: (fact) =>
    tie(`Warunek pyta o odpowiedź, której ${asked(fact)} już nie ma. Wybierz inną.`),
  fact_of_other_notation: ({ notation, ...fact }) =>
    tie(`Warunek pyta o ${asked(fact)}, a nie podaje ${NOTATIONS[notation]}. Wybierz jeszcze raz.`),
  fact_of_other_type: (fact) =>
    tie(`Warunek nie pasuje do tego, czym jest ${asked(fact)}. Wybierz jeszcze raz.`),
  fact_unused: ({ name }) => tie(`Żadna zasada nie pyta o „${name}”.`),
  question_asks_later: tie('Pytanie może zależeć tylko od odpowiedzi na pytania, które stoją przed nim.'),
  birth_date_not_required: tie(
    'Zasady zależą od wieku, więc w formularzu wszyscy muszą podać datę urodzenia.',
  ),
  sex_not_asked: tie('Zasady zależą od płci, a formularz o nią nie pyta.'),
  circle: ({ names }) =>
    tie(
      `Warunki zależą od siebie w kółko: ${names.map((name) => `„${name}”`).join(' → ')}. Usuń jeden z nich.`,
    ),
  plan_and_price_circle: tie(
    'Cena zależy od sposobu płatności, a ten sposób od ceny: zależą od siebie w kółko.',
  ),
  condition_impossible: tie('Tego warunku nikt nie może spełnić: jego części się wykluczają.'),
  requirement_impossible: ({ because }) => tie(`Tego wymagania nikt nie spełni: ${becauseText(because)}.`),
  rule_never_applies: ({ because }) => tie(`To nigdy nie zadziała: ${becauseText(because)}.`),
  option_waits_for_itself: ({ name }) =>
    tie(`„${name}” można wybrać dopiero wtedy, gdy jest już wybrane, czyli nigdy.`),
  typed_text_required: TYPED,
  typed_text_required_by_fact: TYPED,
  typed_text_public: tie(
    'Tekst, z którym porównujemy odpowiedź, może podejrzeć każdy. Do haseł użyj listy kodów.',
  ),
  code_blank: () => tie('Pusty kod: nikt takiego nie wpisze.'),
  office_answer_asked: tie('Zasada nie może zależeć od odpowiedzi, którą zna tylko biuro.'),
  adjustment_for_nobody: tie('To nigdy nie zadziała: żadna z tych pozycji nie jest dla tych osób.'),
  requirement_keeps_away: tie('Osoby, których to dotyczy, nigdy tego nie spełnią, więc się nie zapiszą.'),
  statement_once_anyway: tie('Oświadczenie bez warunku i tak przyjmuje się raz.'),
}

const asked = (fact: FactName) => `„${factLabel(fact)}”`

const NOTATIONS = { day: 'dnia', moment: 'dnia i godziny', time: 'godziny' }
