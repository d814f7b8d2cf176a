import type { PriceProblems } from '#domain/event/problems/prices.ts'
import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../../../text/typography.ts'
import { factLabel } from '../../fact-label.ts'
import { ageText, peopleOfGap } from '../shared/ages.ts'
import { overlapText } from '../shared/overlap.ts'
import type { SentencesOf } from '../shared/sentences.ts'

const TABLE = tie('Tabela cen nie pasuje do swoich kolumn. Ułóż ją od nowa.')

export const priceSentences: SentencesOf<PriceProblems> = {
  item_without_options: tie('Nie ma z czego wybierać: dodaj opcje.'),
  item_with_options: tie('Tu niczego się nie wybiera, więc opcje są niepotrzebne. Usuń je.'),
  item_least_above_most: tie('Najmniejsza liczba jest większa od największej.'),
  item_least_of_one: tie('Wybiera się tu tylko jedną opcję, więc nie może być ich co najmniej kilka.'),
  item_least_above_options: tie('Opcji jest mniej, niż trzeba wybrać.'),
  item_most_above_options: ({ options }) => tie(`Tylu nie można wybrać: liczba opcji to ${options}.`),
  item_most_of_one: tie('To niczego nie zmienia: tu każdy ma najwyżej jedną sztukę.'),
  amounts_unwanted: tie('Kwoty do wyboru ma tylko pozycja z dowolną kwotą.'),
  amounts_reversed: tie('Najmniejsza kwota jest większa od największej.'),
  amount_outside_bounds: tie('Tej kwoty nie można wybrać: nie mieści się w granicach.'),
  days_out_of_order: tie('Dni nie idą po kolei.'),
  share_of_share: tie('Ta pozycja sama jest liczona w procentach.'),
  share_of_registration: tie('To pozycja całego zgłoszenia: nie wiadomo, ile z niej przypada na osobę.'),
  share_reduced: ({ name }) => tie(`„${name}” to procent ceny po zniżkach: sama zniżek nie ma.`),
  heads_unwanted: tie('Liczbę osób mają tylko bilety wydarzenia, które liczy miejsca, a nie osoby.'),
  vat_of_donation: tie('Od darowizny nie ma VAT.'),
  vat_exemption_idle: tie('Niczego nie zmienia: podatku nie doliczamy nikomu.'),
  vat_rate_unknown: ({ rate }) => tie(`Nie ma takiej stawki VAT: ${rate}%.`),

  row_behind_all: ({ rule }) =>
    rule === 'row'
      ? tie('Ta cena nigdy nie zadziała: wcześniejsza obejmuje wszystkich.')
      : tie('Ten próg nigdy nie zadziała: wcześniejszy obejmuje wszystkich.'),
  row_behind_others: ({ rule }) =>
    rule === 'row'
      ? tie('Ta cena nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.')
      : tie('Ten próg nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.'),
  row_of_other_people: tie('Ta cena nigdy nie zadziała: pozycja nie jest dla tych osób.'),
  row_too_late: tie('Ta cena nigdy nie zadziała: przez cały czas zapisów obowiązuje wcześniejsza.'),
  ranges_overlap: (ranges) => tie(overlapText(ranges)),
  table_heading_empty: (fact) =>
    tie(`Tabela cen nie ma jak się podzielić: „${factLabel(fact)}” nie ma wartości.`),
  table_amount_needed: TABLE,
  table_level_needed: () => TABLE,
  table_heading_unknown: () => tie('W tabeli cen jest wiersz albo kolumna dla czegoś, czego już nie ma.'),
  table_price_missing: ({ names }) => tie(`Brakuje ceny: ${names.map((name) => `„${name}”`).join(', ')}.`),
  price_missing_between: (gap) => tie(`Nie ma ceny dla ${peopleOfGap(gap)}.`),
  price_of_rest_between: (gap) =>
    tie(`Dla ${peopleOfGap(gap)} obowiązuje cena dla pozostałych, a nie żadna z sąsiednich.`),
  price_missing_outside: (ages) =>
    tie(`Nie ma ceny dla osób w wieku ${ageText(ages)} lat. Jeśli to nie dla nich, ustaw granicę wieku.`),
  price_missing_for: ({ name }) => tie(`„${name}” nie ma tu żadnej ceny, więc nie może się zapisać.`),
  class_missing_between: (gap) => tie(`Żaden próg nie obejmuje ${peopleOfGap(gap)}.`),
  amount_looks_like_zloty: ({ amount }) =>
    tie(`To tylko ${formatMoney(amount)}. Sprawdź, czy przecinek stoi dobrze.`),

  rank_reversed: tie('Ostatnie miejsce jest przed pierwszym.'),
  rank_of_registration: ({ name }) =>
    tie(`„${name}” nie należy do żadnej osoby, więc nie ma kolejności osób.`),
  rank_needs_pieces: ({ name }) =>
    tie(`„${name}” nie należy do żadnej osoby: wybierz kolejność sztuk, a nie osób.`),
  rank_within_person: tie('Kolejność u każdej osoby jest tylko dla sztuk tego, co każdy wybiera sobie.'),
  rank_with_limit: tie('Zniżka według kolejności cen nie może mieć własnego limitu.'),
  rank_in_choice: tie('Zniżkę według kolejności cen porównujemy z innymi tylko w całym zgłoszeniu.'),

  adjustment_of_free_items: tie('Nie ma czego zmieniać: żadna z tych pozycji nic nie kosztuje.'),
  adjustment_item_twice: ({ name }) => tie(`Pozycja „${name}” jest tu wpisana dwa razy.`),
  adjustment_twice: ({ name }) => tie(`Taka sama zmiana ceny już jest: „${name}”.`),
  adjustment_of_gift: tie('Procentów nie liczy się od darowizny.'),
  effect_zero: tie('To niczego nie zmienia: wynosi 0.'),
  effect_lowers_nothing: ({ dearest }) => beyond('Ta cena nikomu niczego nie obniży', dearest),
  effect_above_price: ({ dearest }) =>
    beyond('Zniżka jest większa niż cena, więc zawsze zostaje 0 zł', dearest),
  effect_below_percent: ({ percent }) => {
    const meant = String(Number((percent * 100).toFixed(2))).replace('.', ',')
    return tie(`To mniej niż 1%. Jeśli chodzi o ${meant}%, wpisz ${meant}.`)
  },
  rounding_above_price: ({ dearest }) => beyond('Zaokrąglenie jest większe niż cena', dearest),
  floor_above_price: ({ dearest }) => beyond('Najniższa cena jest wyższa niż każda cena', dearest),
  floor_before_reductions: tie(
    'Żadna wcześniejsza zniżka nie obniża tych cen: ta zasada musi stać po zniżkach.',
  ),
  cap_never_reached: ({ sum }) =>
    tie(`Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej ${formatMoney(sum)}.`),
  least_above_cap: ({ sum, name }) =>
    tie(`Najmniej ${formatMoney(sum)} to więcej niż najwyższa suma, którą ustala „${name}”.`),
  choice_of_one: tie('Tej zniżki nie ma z czym porównać: żadna inna z nich nie dotyczy tych pozycji.'),
}

const beyond = (what: string, dearest: number) =>
  tie(`${what}: najwyższa z tych cen to ${formatMoney(dearest)}.`)
