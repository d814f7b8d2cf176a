import {
  mayEditAccount,
  mayEditEvents,
  mayManageTeam,
  mayReadAllRegistrations,
  mayReadJournal,
  mayReadMoney,
  mayReadRules,
  type Role,
} from '#domain/access/rights.ts'
import type { IconName } from './icon.tsx'

/** A page of the panel, as the navigation and the search name it; `exact`: its address has no pages below it. */
interface PageEntry {
  readonly to: string
  readonly name: string
  readonly icon: IconName
  readonly right: (role: Role) => boolean
  readonly exact: boolean
}

/** The pages of an account besides the list of its events. */
export const ACCOUNT_PAGES = [
  { to: '/zespol', name: 'Zespół', icon: 'people', right: mayManageTeam, exact: true },
  { to: '/dziennik', name: 'Dziennik zmian', icon: 'list', right: mayReadJournal, exact: true },
  { to: '/ustawienia', name: 'Ustawienia konta', icon: 'settings', right: mayEditAccount, exact: true },
] as const satisfies readonly PageEntry[]

/** The pages of one event. */
export const EVENT_PAGES = [
  { to: '/wydarzenia/$eventId/pulpit', name: 'Pulpit', icon: 'home', right: mayEditEvents, exact: true },
  {
    ...{ to: '/wydarzenia/$eventId/zgloszenia', name: 'Zgłoszenia', icon: 'list' },
    ...{ right: mayReadAllRegistrations, exact: false },
  },
  { to: '/wydarzenia/$eventId/zwroty', name: 'Zwroty', icon: 'swap', right: mayReadMoney, exact: true },
  { to: '/wydarzenia/$eventId/zasady', name: 'Zasady', icon: 'book', right: mayReadRules, exact: true },
  {
    ...{ to: '/wydarzenia/$eventId/ustawienia', name: 'Ustawienia wydarzenia', icon: 'settings' },
    ...{ right: mayEditEvents, exact: false },
  },
] as const satisfies readonly PageEntry[]

/** The pages of an event's settings, all of one draft. */
export const SETTINGS_PAGES = [
  { to: '/wydarzenia/$eventId/ustawienia', name: 'Informacje' },
  { to: '/wydarzenia/$eventId/ustawienia/formularz', name: 'Formularz' },
  { to: '/wydarzenia/$eventId/ustawienia/oplaty', name: 'Opłaty' },
  { to: '/wydarzenia/$eventId/ustawienia/strona', name: 'Strona wydarzenia' },
] as const
