import { tie } from '../../text/typography.ts'

/** 'Moje zgłoszenie': with whom somebody wants to share a room, by a key (flow C3.2). */

export const heading = tie('Z kim w pokoju')
export const explained = tie(
  'Jeśli chcesz mieszkać z kimś, kto zapisał się osobno, zróbcie to kluczem: jedno z Was go tworzy, a pozostali wpisują.',
)
export const make = 'Utwórz klucz'
export const yours = 'Twój klucz'
export const giveIt = tie(
  'Podaj ten klucz osobom, z którymi chcesz mieszkać. Wpiszą go na swojej stronie „Moje zgłoszenie”.',
)
export const copy = 'Kopiuj klucz'
export const copied = 'Klucz skopiowany.'
export const notCopied = 'Nie udało się skopiować. Zaznacz klucz i\u00a0skopiuj go.'
export const joined = (names: readonly string[]): string => tie(`Dołączyli: ${names.join(', ')}`)
export const nobodyYet = tie('Jeszcze nikt nie dołączył.')
export const change = 'Zmień klucz'
export const changeMeans = tie('Stary klucz przestanie działać. Kto już dołączył, zostaje.')
export const changed = 'Klucz zmieniony.'
export const made = 'Klucz gotowy.'

export const haveOne = tie('Mam klucz od kogoś')
export const keyLabel = 'Klucz'
export const keyHint = tie('Sześć liter i cyfr, na przykład K7M2PX.')
export const join = 'Dołącz'
export const joinedTo = (name: string): string => tie(`Dołączono do pokoju: ${name}`)
export const staffDecide = tie(
  'Organizator przydzieli pokoje i postara się umieścić Was razem. Numer pokoju zobaczysz tutaj.',
)
export const leave = tie('Zrezygnuj ze wspólnego pokoju')
export const left = tie('To zgłoszenie nie jest już z nikim połączone.')
export const nowJoined = tie('Gotowe. Będziecie razem na liście pokoi.')

/** Why a key lets nobody in, at its field. */
export const keyRefusals = {
  no_key: tie('Klucz ma sześć liter i cyfr, na przykład K7M2PX. Sprawdź, czy jest cały.'),
  unknown: tie('Nie ma takiego klucza w tym wydarzeniu. Poproś o niego jeszcze raz: mógł zostać zmieniony.'),
  own_key: tie('To jest Twój klucz. Podaj go osobom, z którymi chcesz mieszkać.'),
  joined_already: tie(
    'To zgłoszenie jest już połączone z kimś innym. Najpierw zrezygnuj ze wspólnego pokoju.',
  ),
  has_joined: tie('Ktoś dołączył już do Ciebie. Podaj Twój klucz także tej osobie.'),
  no_room: tie('W tym zgłoszeniu nikt nie wybrał noclegu. Wybierz go w zmianie zgłoszenia.'),
  other_kind: tie('Te osoby wybrały inny rodzaj pokoju. Wybierzcie ten sam w zmianie zgłoszenia.'),
  no_space_so_big: tie('W tym pokoju nie ma już tylu wolnych łóżek.'),
  sexes: tie('Ten rodzaj pokoju jest tylko dla kobiet, tylko dla mężczyzn albo dla jednej rodziny.'),
  too_many: tie('Razem może się połączyć najwyżej 12 osób.'),
} as const
