import type { PriceProblems } from '#domain/event/problems/prices.ts'
import { formatMoney } from '#domain/values/money.ts'
import { factLabel } from '../../fact-label.ts'
import { ageText, peopleOfGap } from '../shared/ages.ts'
import { overlapText } from '../shared/overlap.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const priceSentences: SentencesOf<PriceProblems> = {
  item_without_options: 'Nie ma z\u00a0czego wybierać: dodaj opcje.',
  item_with_options: 'Ta pozycja nie ma wyboru, więc nie ma opcji.',
  item_least_above_most: 'Najmniejsza liczba jest większa od największej.',
  item_least_of_one: 'Wybiera się tu tylko jedną opcję, więc nie może być ich co najmniej kilka.',
  item_least_above_options: 'Opcji jest mniej, niż trzeba wybrać.',
  item_most_above_options: ({ options }) => `Tylu nie można wybrać: liczba opcji to ${options}.`,
  item_most_of_one: 'To niczego nie zmienia: tu każdy ma najwyżej jedną sztukę.',
  amounts_unwanted: 'Kwoty do wyboru ma tylko pozycja z\u00a0dowolną kwotą.',
  amounts_reversed: 'Najmniejsza kwota jest większa od największej.',
  amount_outside_bounds: 'Tej kwoty nie można wybrać: nie mieści się w\u00a0granicach.',
  days_out_of_order: 'Dni nie idą po kolei.',
  share_of_share: 'Ta pozycja sama jest liczona w\u00a0procentach.',
  share_of_registration: 'To pozycja całego zgłoszenia: nie wiadomo, ile z\u00a0niej przypada na osobę.',
  share_reduced: ({ name }) => `„${name}” to procent ceny po zniżkach: sama zniżek nie ma.`,
  heads_unwanted: 'Liczbę osób mają tylko bilety wydarzenia, które liczy głowy.',
  vat_of_donation: 'Od darowizny nie ma VAT.',
  vat_exemption_idle: 'Niczego nie zmienia: podatku nie doliczamy nikomu.',
  vat_rate_unknown: ({ rate }) => `Nie ma takiej stawki VAT: ${rate}%.`,

  row_behind_all: ({ rule }) =>
    `${RULES[rule]} nigdy nie zadziała: ${rule === 'row' ? 'wcześniejszy' : 'wcześniejsza'} obejmuje wszystkich.`,
  row_behind_others: ({ rule }) =>
    `${RULES[rule]} nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.`,
  row_of_other_people: 'Ten wiersz nigdy nie zadziała: pozycja nie jest dla tych osób.',
  row_too_late: 'Ten wiersz nigdy nie zadziała: przez cały czas zapisów obowiązuje wcześniejszy.',
  ranges_overlap: overlapText,
  table_heading_empty: ({ fact }) => `Nagłówek tabeli nie ma wartości: ${fact}.`,
  table_amount_needed: 'Tu potrzeba kwoty: tabela nie ma już dalszego nagłówka („by”).',
  table_level_needed: (fact) => `Tu potrzeba kwot według kolejnego nagłówka: „${factLabel(fact)}”.`,
  table_heading_unknown: ({ heading }) => `Tabela nie ma takiego wiersza ani kolumny: „${heading}”.`,
  table_price_missing: ({ names }) => `Brakuje ceny: ${names.join(', ')}.`,
  price_missing_between: (gap) => `Nie ma ceny dla ${peopleOfGap(gap)}.`,
  price_of_rest_between: (gap) =>
    `Dla ${peopleOfGap(gap)} obowiązuje wiersz dla pozostałych, a\u00a0nie żaden z\u00a0sąsiednich.`,
  price_missing_outside: (ages) =>
    `Nie ma ceny dla osób w\u00a0wieku ${ageText(ages)}\u00a0lat. Jeśli to nie dla nich, ustaw granicę wieku.`,
  price_missing_for: ({ name }) => `„${name}” nie ma tu żadnej ceny, więc nie może się zapisać.`,
  class_missing_between: (gap) => `Żadna klasa nie obejmuje ${peopleOfGap(gap)}.`,
  amount_looks_like_zloty: ({ amount }) =>
    `To ${formatMoney(amount)}: kwoty podaje się w\u00a0groszach, czyli ${amount}\u00a0zł to ${amount * 100}.`,

  rank_reversed: 'Ostatnie miejsce jest przed pierwszym.',
  rank_of_registration: ({ name }) => `„${name}” nie należy do żadnej osoby, więc nie ma kolejności osób.`,
  rank_needs_pieces: ({ name }) =>
    `„${name}” nie należy do żadnej osoby: wybierz kolejność sztuk (of: "piece").`,
  rank_within_person:
    'Kolejność u\u00a0każdej osoby (per: "person") jest dla sztuk (of: "piece") tego, co każdy wybiera sobie.',
  rank_with_limit: 'Zniżka według kolejności cen nie może mieć własnego limitu.',
  rank_in_choice:
    'Zniżkę według kolejności cen porównujemy z\u00a0innymi tylko w\u00a0całym zgłoszeniu (choiceGroups).',

  adjustment_of_free_items: 'Nie ma czego zmieniać: żadna z\u00a0tych pozycji nic nie kosztuje.',
  adjustment_item_twice: ({ id }) => `Pozycja „${id}” jest tu wpisana dwa razy.`,
  adjustment_twice: ({ name }) => `Taka sama zmiana ceny już jest: „${name}”.`,
  adjustment_of_gift: 'Procentów nie liczy się od darowizny.',
  effect_zero: 'To niczego nie zmienia: wynosi 0.',
  effect_lowers_nothing: ({ dearest }) => beyond('Ta cena nikomu niczego nie obniży', dearest),
  effect_above_price: ({ dearest }) =>
    beyond('Zniżka jest większa niż cena, więc zawsze zostaje 0\u00a0zł', dearest),
  effect_below_percent: ({ percent }) => {
    const meant = String(Number((percent * 100).toFixed(2))).replace('.', ',')
    return `To mniej niż 1%. Jeśli chodzi o ${meant}%, wpisz ${meant}.`
  },
  rounding_above_price: ({ dearest }) => beyond('Zaokrąglenie jest większe niż cena', dearest),
  floor_above_price: ({ dearest }) => beyond('Najniższa cena jest wyższa niż każda cena', dearest),
  floor_before_reductions: 'Żadna wcześniejsza zniżka nie obniża tych cen: ta zasada musi stać po zniżkach.',
  cap_never_reached: ({ sum }) =>
    `Nikt tyle nie zapłaci: te pozycje kosztują razem najwyżej ${formatMoney(sum)}.`,
  least_above_cap: ({ sum, name }) =>
    `Najmniej ${formatMoney(sum)} to więcej niż najwyższa suma, którą ustala „${name}”.`,
  choice_of_one:
    'Tej zniżki nie ma z\u00a0czym porównać: żadna inna z\u00a0tej grupy nie dotyczy tych pozycji.',
}

const RULES = { row: 'Ten wiersz', class: 'Ta klasa' }

const beyond = (what: string, dearest: number) =>
  `${what}: najwyższa z\u00a0tych cen to ${formatMoney(dearest)}.`
