import type { NameProblems } from '#domain/event/problems/names.ts'
import { LOST_KINDS } from '../shared/lost-kinds.ts'
import type { SentencesOf } from '../shared/sentences.ts'
import { UNFIT_CONSENT } from '../shared/unfit-consent.ts'
import { meantHint } from './meant-hint.ts'

export const nameSentences: SentencesOf<NameProblems> = {
  id_twice: ({ id }) => `Identyfikator „${id}” już jest.`,
  name_twice: ({ name }) => `Nazwa „${name}” jest na tej liście dwa razy: nie da się ich odróżnić.`,
  block_twice: 'Taki blok już jest na stronie.',
  block_question_unknown: ({ id, meant }) => `Nie ma pytania „${id}”.${meantHint(meant)}`,
  block_town_missing: 'Podaj w town pytanie o miejscowość.',
  block_town_wrong: ({ label }) =>
    `„${label}”: miejscowość musi być tekstem albo adresem każdej osoby, który widzi cała obsługa.`,
  consent_unfit: ({ label, because }) => `„${label}”: ${UNFIT_CONSENT[because]}`,
  limit_unknown: ({ id, meant }) => `Nie ma limitu „${id}”.${meantHint(meant)}`,
  item_unknown: ({ id, meant }) => `Nie ma pozycji cennika „${id}”.${meantHint(meant)}`,
  share_item_unknown: ({ id }) => `Nie ma pozycji „${id}”.`,
  code_list_unknown: ({ id, meant }) => `Nie ma listy kodów „${id}”.${meantHint(meant)}`,
  where_unknown: ({ id, meant }) => `Nie ma takiego pola: ${id}.${meantHint(meant)}`,
  plan_unknown: ({ id }) => `Nie ma sposobu płatności „${id}”.`,
  section_unknown: ({ id }) => `Nie ma części „${id}”.`,
  option_unknown: ({ id }) => `Żadna z\u00a0tych pozycji nie ma opcji „${id}”.`,
  choice_group_empty: ({ id }) => `Żadna zniżka nie należy do grupy „${id}”.`,
  part_gone: ({ kind, name, id }) =>
    `${LOST_KINDS[kind]}: nie ma już „${name}” (${id}). Dotychczasowe zgłoszenia zostają przy swojej wersji zasad.`,
  part_renamed: ({ kind, name, id, now }) =>
    `${LOST_KINDS[kind]}: „${name}” ma inny identyfikator, „${now}” zamiast „${id}”. Dotychczasowe zgłoszenia znają tylko stary.`,
}
