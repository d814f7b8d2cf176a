import {
  mayEditAccount,
  mayEditEvents,
  mayEditRegistrations,
  mayManageTeam,
  mayReadAllRegistrations,
  mayReadJournal,
  mayReadMoney,
  mayReadRegistrations,
  mayReadRules,
  type Role,
} from '#domain/access/rights.ts'
import type { SettingsSubject } from '#domain/event/draft/parts/part.ts'
import type { IconName } from './icon.tsx'

/** A page of the panel, as the navigation and the search name it; `exact`: its address has no pages below it. */
interface PageEntry {
  readonly to: string
  readonly name: string
  readonly icon: IconName
  readonly right: (role: Role) => boolean
  readonly exact: boolean
}

/** A page of one event; `inMenu`: not only found by searching; `afterGate`: it stands after 'Bilety i wejście'. */
interface EventPage extends PageEntry {
  readonly inMenu: boolean
  readonly afterGate: boolean
}

const PLAIN = { exact: true, inMenu: true, afterGate: false }

/** The pages of an account besides the list of its events. */
export const ACCOUNT_PAGES = [
  { to: '/zbiorki', name: 'Zbiórki', icon: 'heart', right: mayReadMoney, exact: false },
  { to: '/zespol', name: 'Zespół', icon: 'people', right: mayManageTeam, exact: true },
  { to: '/dziennik', name: 'Dziennik zmian', icon: 'list', right: mayReadJournal, exact: true },
  { to: '/ustawienia', name: 'Ustawienia konta', icon: 'settings', right: mayEditAccount, exact: true },
] as const satisfies readonly PageEntry[]

/** The pages of one event, in the order of its menu. */
export const EVENT_PAGES = [
  {
    ...{ to: '/wydarzenia/$eventId/pulpit', name: 'Pulpit', icon: 'home' },
    ...{ right: mayReadAllRegistrations, ...PLAIN },
  },
  { to: '/wydarzenia/$eventId/terminy', name: 'Terminy', icon: 'calendar', right: mayEditEvents, ...PLAIN },
  {
    ...{ to: '/wydarzenia/$eventId/zgloszenia', name: 'Zgłoszenia', icon: 'list' },
    ...{ right: mayReadAllRegistrations, ...PLAIN, exact: false },
  },
  {
    ...{ to: '/wydarzenia/$eventId/uczestnicy', name: 'Uczestnicy', icon: 'person' },
    ...{ right: mayReadAllRegistrations, ...PLAIN, exact: false },
  },
  { to: '/wydarzenia/$eventId/grupy', name: 'Grupy', icon: 'people', right: mayReadRegistrations, ...PLAIN },
  {
    ...{ to: '/wydarzenia/$eventId/zgody', name: 'Zgody do sprawdzenia', icon: 'document' },
    ...{ right: mayEditRegistrations, ...PLAIN },
  },
  {
    ...{ to: '/wydarzenia/$eventId/karty-kwalifikacyjne', name: 'Karty kwalifikacyjne', icon: 'document' },
    ...{ right: mayEditRegistrations, ...PLAIN },
  },
  {
    ...{ to: '/wydarzenia/$eventId/zaproszenia', name: 'Zaproszenia', icon: 'envelope' },
    ...{ right: mayEditRegistrations, ...PLAIN },
  },
  {
    ...{ to: '/wydarzenia/$eventId/kadra', name: 'Kadra', icon: 'heart' },
    ...{ right: mayEditRegistrations, ...PLAIN, exact: false },
  },
  {
    ...{ to: '/wydarzenia/$eventId/noclegi', name: 'Noclegi i\u00a0przejazdy', icon: 'bed' },
    ...{ right: mayReadAllRegistrations, ...PLAIN, exact: false },
  },
  {
    // The button of both lists leads there.
    ...{ to: '/wydarzenia/$eventId/biuro', name: 'Przyjmij zgłoszenie', icon: 'plus' },
    ...{ right: mayEditRegistrations, ...PLAIN, inMenu: false },
  },
  {
    ...{ to: '/wydarzenia/$eventId/formularz-do-druku', name: 'Formularz do druku', icon: 'document' },
    ...{ right: mayEditRegistrations, ...PLAIN, inMenu: false },
  },
  {
    ...{ to: '/wydarzenia/$eventId/plakat', name: 'Plakat i\u00a0ogłoszenie', icon: 'document' },
    ...{ right: mayReadAllRegistrations, ...PLAIN },
  },
  {
    ...{ to: '/wydarzenia/$eventId/miejsca', name: 'Miejsca', icon: 'half' },
    ...{ right: mayReadAllRegistrations, ...PLAIN },
  },
  {
    ...{ to: '/wydarzenia/$eventId/platnosci', name: 'Płatności', icon: 'card' },
    ...{ right: mayReadMoney, ...PLAIN, exact: false },
  },
  {
    ...{ to: '/wydarzenia/$eventId/kasa', name: 'Kasa', icon: 'coins' },
    ...{ right: mayReadMoney, ...PLAIN, exact: false },
  },
  {
    ...{ to: '/wydarzenia/$eventId/raporty', name: 'Raporty', icon: 'bars' },
    ...{ right: mayReadAllRegistrations, ...PLAIN, exact: false, afterGate: true },
  },
  {
    ...{ to: '/wydarzenia/$eventId/zasady', name: 'Zasady', icon: 'book' },
    ...{ right: mayReadRules, ...PLAIN, afterGate: true },
  },
  {
    ...{ to: '/wydarzenia/$eventId/ustawienia', name: 'Ustawienia wydarzenia', icon: 'settings' },
    ...{ right: mayEditEvents, ...PLAIN, exact: false, afterGate: true },
  },
] as const satisfies readonly EventPage[]

/** Whether an event has any use for a page: without groups there is nobody to show by group. */
export const isOfUse = (
  to: string,
  event: Readonly<
    Record<'hasGroups' | 'hasDocuments' | 'hasCampCards' | 'hasInvites' | 'hasCarers', boolean>
  >,
): boolean =>
  (event.hasGroups || !to.endsWith('/grupy')) &&
  (event.hasDocuments || !to.endsWith('/zgody')) &&
  (event.hasCampCards || !to.endsWith('/karty-kwalifikacyjne')) &&
  (event.hasCarers || !to.endsWith('/kadra')) &&
  (event.hasInvites || !to.endsWith('/zaproszenia'))

/** The pages of an event's settings, all of one draft. */
export const SETTINGS_PAGES = [
  { to: '/wydarzenia/$eventId/ustawienia', name: 'Informacje', subject: 'about' },
  { to: '/wydarzenia/$eventId/ustawienia/kto', name: 'Kto', subject: 'who' },
  { to: '/wydarzenia/$eventId/ustawienia/formularz', name: 'Formularz', subject: 'form' },
  { to: '/wydarzenia/$eventId/ustawienia/oplaty', name: 'Opłaty', subject: 'prices' },
  { to: '/wydarzenia/$eventId/ustawienia/dodatki', name: 'Dodatki', subject: 'extras' },
  { to: '/wydarzenia/$eventId/ustawienia/limity', name: 'Limity miejsc', subject: 'limits' },
  { to: '/wydarzenia/$eventId/ustawienia/godziny', name: 'Godziny', subject: 'hours' },
  {
    to: '/wydarzenia/$eventId/ustawienia/wplaty',
    name: 'Wpłaty i\u00a0rezygnacje',
    subject: 'payments',
  },
  { to: '/wydarzenia/$eventId/ustawienia/oswiadczenia', name: 'Oświadczenia', subject: 'statements' },
  { to: '/wydarzenia/$eventId/ustawienia/strona', name: 'Strona wydarzenia', subject: 'page' },
  { to: '/wydarzenia/$eventId/ustawienia/zaproszenia', name: 'Zaproszenia i\u00a0kody', subject: 'invites' },
] as const satisfies readonly { to: string; name: string; subject: SettingsSubject }[]

type SettingsPage = (typeof SETTINGS_PAGES)[number]

const SETTINGS_BY_SUBJECT: ReadonlyMap<string, SettingsPage> = new Map(
  SETTINGS_PAGES.map((page) => [page.subject, page]),
)

/** The page of an event's settings that is about something. */
export const settingsPage = (subject: SettingsSubject | undefined): SettingsPage | undefined =>
  subject === undefined ? undefined : SETTINGS_BY_SUBJECT.get(subject)
