import type { Role } from '#domain/access/rights.ts'
import { tie } from '../text/typography.ts'

interface RoleWords {
  readonly name: string
  /** What a member with this role may do, and the nearest thing that they may not. */
  readonly may: string
}

const role = (name: string, may: string): RoleWords => ({ name, may: tie(may) })

/** The roles of a team, as shown to the person who gives one. */
export const roleWords: Readonly<Record<Role, RoleWords>> = {
  owner: role(
    'Właściciel konta',
    'Może wszystko: także wyznaczać innych właścicieli i ustalać, jakie zwroty czekają na zatwierdzenie.',
  ),
  administrator: role(
    'Administrator',
    'Prowadzi wydarzenia, zgłoszenia, pieniądze, zespół i ustawienia konta. Nie zmienia właścicieli.',
  ),
  registrations: role(
    'Zgłoszenia',
    'Przyjmuje, zatwierdza, zmienia i anuluje zgłoszenia, skanuje bilety. Widzi wpłaty, nie zleca zwrotów.',
  ),
  finance: role('Finanse', 'Widzi zgłoszenia i wpłaty, zleca i zatwierdza zwroty. Nie zmienia zgłoszeń.'),
  check_in: role('Obsługa wejścia', 'Skanuje bilety. Nie widzi zgłoszeń ani pieniędzy.'),
  read_only: role('Tylko podgląd', 'Widzi zgłoszenia, wpłaty i zasady. Niczego nie zmienia.'),
  group_leader: role(
    'Przewodnik grupy',
    'Widzi osoby ze swoich grup: imiona, nazwiska i stan zgłoszenia. Nie widzi kontaktów ani pieniędzy.',
  ),
}
