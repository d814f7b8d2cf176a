import type { NameProblems } from '#domain/event/problems/names.ts'
import { tie } from '../../../text/typography.ts'
import { LOST_KINDS } from '../shared/lost-kinds.ts'
import type { SentencesOf } from '../shared/sentences.ts'
import { UNFIT_CONSENT } from '../shared/unfit-consent.ts'

export const nameSentences: SentencesOf<NameProblems> = {
  id_twice: () => tie('To samo jest tu dwa razy. Usuń jedno i dodaj je od nowa.'),
  name_twice: ({ name }) =>
    tie(`Nazwa „${name}” jest tu dwa razy, więc nikt ich nie odróżni. Zmień jedną z nich.`),
  block_twice: tie('Taki blok już jest na stronie.'),
  block_question_unknown: () =>
    tie(
      'Blok „Kto już jest” korzysta z\u00a0pytania, którego już nie ma. Wybierz inne albo dodaj je od nowa.',
    ),
  block_town_missing: tie('Wybierz pytanie o\u00a0miejscowość albo pokazuj same imiona.'),
  block_town_wrong: ({ label }) =>
    tie(
      `Pytanie „${label}” nie nadaje się na stronę. Wybierz pytanie o\u00a0miejscowość, które widzi cała obsługa.`,
    ),
  consent_unfit: ({ label, because }) =>
    tie(`Pytanie „${label}” nie może być zgodą: ${UNFIT_CONSENT[because]}`),
  limit_unknown: () => tie('To zajmuje miejsca z limitu, którego już nie ma. Wybierz inny limit.'),
  item_unknown: () => tie('Zasada dotyczy pozycji, której już nie ma. Wybierz inną.'),
  share_item_unknown: () => tie('Procent liczy się od pozycji, której już nie ma. Wybierz inną.'),
  code_list_unknown: () => tie('Pytanie sprawdza kod na liście, której już nie ma.'),
  where_unknown: () =>
    tie('Ta zasada ma się pokazać przy pytaniu, którego już nie ma. Pokaże się na końcu formularza.'),
  plan_unknown: () => tie('Zasada dotyczy sposobu płatności, którego już nie ma. Wybierz inny.'),
  section_unknown: () => tie('Pytanie należy do części formularza, której już nie ma.'),
  option_unknown: () => tie('Zasada dotyczy opcji, której żadna z tych pozycji już nie ma. Wybierz inną.'),
  choice_group_empty: () =>
    tie('Miała tu działać najkorzystniejsza ze zniżek, ale żadnej z nich już nie ma.'),
  part_gone: ({ kind, name }) =>
    tie(
      `${LOST_KINDS[kind]}: nie ma już „${name}”. Dotychczasowe zgłoszenia zostają przy swojej wersji zasad.`,
    ),
  part_renamed: ({ kind, name }) =>
    tie(
      `${LOST_KINDS[kind]}: „${name}” jest dodane od nowa. Dotychczasowe zgłoszenia znają tylko to wcześniejsze.`,
    ),
}
