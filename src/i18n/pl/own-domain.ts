import type { DomainFault } from '#domain/organiser/own-domain-name.ts'

/** Why a text is not a domain that an organiser may connect. */
export const domainFaults: Readonly<Record<DomainFault, string>> = {
  empty: 'Pole wymagane.',
  with_address: 'Podaj samą domenę: bez https://, ukośników, portu i\u00a0spacji.',
  wildcard: 'Gwiazdka nie wystarczy. Podaj jedną, konkretną domenę.',
  final_dot: 'Podaj domenę bez kropki na końcu.',
  number: 'To adres IP. Podaj nazwę domeny, na przykład zapisy.parafia.pl.',
  local: 'Ta nazwa nie działa w\u00a0internecie. Podaj domenę, którą masz u\u00a0rejestratora.',
  ours: 'To nasza domena. Subdomenę zmienisz powyżej, w\u00a0adresie strony.',
  letters:
    'Domena może mieć małe litery bez polskich znaków, cyfry, myślniki i\u00a0kropki, na przykład zapisy.parafia.pl.',
  long: 'Ta domena jest zbyt długa.',
}
