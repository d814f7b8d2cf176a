import { type PluralForms, pluralChooser } from '../text/plural.ts'

const choose = pluralChooser('pl')

/** The words of a kind; `waits` follows the number. */
interface Words {
  readonly waits: PluralForms
  readonly detail?: string
  /** About the urgent ones, by their number. */
  readonly alarm?: (urgent: number) => string
  readonly action: string | null
}

const many = (one: string, few: string, rest: string): PluralForms => ({
  ...{ one, few, many: rest, other: few },
})

const WORDS = {
  approvals: {
    waits: many(
      'zgłoszenie czeka na akceptację',
      'zgłoszenia czekają na akceptację',
      'zgłoszeń czeka na akceptację',
    ),
    alarm: (urgent) =>
      `${urgent}\u00a0z\u00a0nich ${choose(urgent, many('czeka', 'czekają', 'czeka'))} ponad tydzień`,
    action: 'Rozpatrz',
  },
  documents: {
    waits: many(
      'dokument czeka na sprawdzenie',
      'dokumenty czekają na sprawdzenie',
      'dokumentów czeka na sprawdzenie',
    ),
    alarm: (urgent) =>
      `${urgent}\u00a0z\u00a0nich ${choose(urgent, many('czeka', 'czekają', 'czeka'))} ponad 2\u00a0dni`,
    action: 'Sprawdź',
  },
  withdrawnDocuments: {
    waits: many('wycofana zgoda', 'wycofane zgody', 'wycofanych zgód'),
    detail: 'Wycofały je osoby, które zapisują. Ustal z\u00a0nimi, co dalej z\u00a0udziałem.',
    alarm: () => 'Ta zgoda już nie obowiązuje',
    action: 'Zobacz',
  },
  blockedCarers: {
    waits: many(
      'opiekun bez ważnego sprawdzenia',
      'opiekunowie bez ważnego sprawdzenia',
      'opiekunów bez ważnego sprawdzenia',
    ),
    detail: 'Rejestr sprawców i\u00a0KRK: sprawdzenia muszą być ważne do końca wydarzenia.',
    alarm: () => 'Opieka jest zablokowana',
    action: 'Zobacz opiekunów',
  },
  withdrawnChoices: {
    waits: many(
      'osoba z\u00a0wycofanym przystankiem albo pokojem',
      'osoby z\u00a0wycofanym przystankiem albo pokojem',
      'osób z\u00a0wycofanym przystankiem albo pokojem',
    ),
    detail: 'Zapytaj o\u00a0inny wybór albo zmień zgłoszenie.',
    alarm: () => 'Żadne pytanie nie czeka na ich odpowiedź',
    action: 'Zobacz, kto to',
  },
  failedRefunds: {
    waits: many('zwrot się nie udał', 'zwroty się nie udały', 'zwrotów się nie udało'),
    detail: 'Bramka odmówiła. Pieniądze trzeba oddać inaczej.',
    alarm: () => 'Ktoś czeka na pieniądze',
    action: 'Zobacz zwroty',
  },
  failedCallOffs: {
    waits: many(
      'zgłoszenie zostało mimo odwołania',
      'zgłoszenia zostały mimo odwołania',
      'zgłoszeń zostało mimo odwołania',
    ),
    alarm: () => 'Nie udało się ich anulować',
    action: 'Zobacz, dlaczego',
  },
  failedJobs: {
    waits: many(
      'czynność w\u00a0tle się nie udała',
      'czynności w\u00a0tle się nie udały',
      'czynności w\u00a0tle się nie udało',
    ),
    detail: 'Nic nie przepadło. Uruchomi je ponownie obsługa serwisu.',
    alarm: () => 'Próby się skończyły',
    action: null,
  },
  refundsToConfirm: {
    waits: many(
      'zwrot czeka na zatwierdzenie',
      'zwroty czekają na zatwierdzenie',
      'zwrotów czeka na zatwierdzenie',
    ),
    detail: 'Powyżej ustalonej kwoty zatwierdza je druga osoba.',
    action: 'Zatwierdź',
  },
  refundsToTransfer: {
    waits: many(
      'zwrot do zrobienia przelewem',
      'zwroty do zrobienia przelewem',
      'zwrotów do zrobienia przelewem',
    ),
    action: 'Zobacz konta',
  },
  refundsWithoutAccount: {
    waits: many(
      'zwrot czeka na numer konta',
      'zwroty czekają na numer konta',
      'zwrotów czeka na numer konta',
    ),
    detail: 'Wpłacający dostał wiadomość z\u00a0prośbą o\u00a0numer.',
    action: 'Zobacz zwroty',
  },
  surplus: {
    waits: many(
      'zgłoszenie z\u00a0pieniędzmi do wyjaśnienia',
      'zgłoszenia z\u00a0pieniędzmi do wyjaśnienia',
      'zgłoszeń z\u00a0pieniędzmi do wyjaśnienia',
    ),
    detail: 'Nadpłata albo wpłata po wygaśnięciu lub rezygnacji.',
    action: 'Wyjaśnij',
  },
  underpaid: {
    waits: many('zgłoszenie z\u00a0niedopłatą', 'zgłoszenia z\u00a0niedopłatą', 'zgłoszeń z\u00a0niedopłatą'),
    action: 'Zobacz zgłoszenia',
  },
  waitingWithPlaces: {
    waits: many(
      'zapis z\u00a0listy rezerwowej może dostać miejsce',
      'zapisy z\u00a0listy rezerwowej mogą dostać miejsce',
      'zapisów z\u00a0listy rezerwowej może dostać miejsce',
    ),
    detail: 'Są wolne miejsca, a\u00a0propozycja jeszcze nie wyszła.',
    action: 'Zaproponuj',
  },
  endedQuestions: {
    waits: many(
      'odpowiedź na pytanie o\u00a0pokój albo przystanek',
      'odpowiedzi na pytania o\u00a0pokój albo przystanek',
      'odpowiedzi na pytania o\u00a0pokój albo przystanek',
    ),
    alarm: (urgent) => `Bez zgody albo bez odpowiedzi: ${urgent}`,
    action: 'Zobacz odpowiedzi',
  },
  duplicates: {
    waits: many('możliwe powtórzenie', 'możliwe powtórzenia', 'możliwych powtórzeń'),
    detail: 'Ktoś mógł zapisać się dwa razy.',
    action: 'Porównaj',
  },
  expiringCarers: {
    waits: many(
      'opiekun, któremu wygasa sprawdzenie',
      'opiekunowie, którym wygasa sprawdzenie',
      'opiekunów, którym wygasa sprawdzenie',
    ),
    detail: 'Rejestr sprawców albo KRK: sprawdzenie kończy się w\u00a0ciągu 30\u00a0dni.',
    action: 'Zobacz kadrę',
  },
  failedMails: {
    waits: many(
      'zgłoszenie ze złym adresem e-mail',
      'zgłoszenia ze złym adresem e-mail',
      'zgłoszeń ze złym adresem e-mail',
    ),
    detail: 'Wiadomości nie dochodzą. Zadzwoń i\u00a0popraw adres.',
    action: 'Popraw adres',
  },
  lacking: {
    waits: many('zgłoszenie do uzupełnienia', 'zgłoszenia do uzupełnienia', 'zgłoszeń do uzupełnienia'),
    detail: 'Przyjęte w\u00a0biurze bez części danych.',
    action: 'Zobacz zgłoszenia',
  },
  openQuestions: {
    waits: many(
      'pytanie o\u00a0pokój albo przystanek czeka na uczestnika',
      'pytania o\u00a0pokój albo przystanek czekają na uczestników',
      'pytań o\u00a0pokój albo przystanek czeka na uczestników',
    ),
    detail: 'Możesz przypomnieć albo wpisać odpowiedź z\u00a0telefonu.',
    action: 'Zobacz pytania',
  },
  nearlyFull: {
    waits: many(
      'limit miejsc jest prawie pełny',
      'limity miejsc są prawie pełne',
      'limitów miejsc jest prawie pełnych',
    ),
    detail: 'Zajęte co najmniej 90%.',
    action: 'Zobacz miejsca',
  },
  unpublishedChanges: {
    waits: many(
      'wydarzenie ma nieopublikowane zmiany',
      'wydarzenia mają nieopublikowane zmiany',
      'wydarzeń ma nieopublikowane zmiany',
    ),
    detail: 'Uczestnicy widzą wciąż poprzednią wersję.',
    action: 'Opublikuj',
  },
} as const satisfies Record<string, Words>

/** The kinds of things that wait for the staff. */
export type ToDoName = keyof typeof WORDS

export const isToDoName = (name: string): name is ToDoName => Object.hasOwn(WORDS, name)

/** A kind in words, for so many of which so many are urgent. */
export function toDoText(
  name: ToDoName,
  { count, urgent }: { readonly count: number; readonly urgent: number },
): { sentence: string; detail: string | null; alarm: string | null; action: string | null } {
  const words: Words = WORDS[name]
  return {
    sentence: choose(count, words.waits),
    detail: words.detail ?? null,
    alarm: urgent > 0 && words.alarm !== undefined ? words.alarm(urgent) : null,
    action: words.action,
  }
}
