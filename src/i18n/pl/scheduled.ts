import type { Rhythm } from '#domain/reports/schedule.ts'
import { tie } from '../text/typography.ts'
import { counts } from './counts.ts'

/** Mails about lists and reports at terms: their pages in the panel, and the mails themselves. */

/** From Monday on, as 'w poniedziałek' has them. */
export const WEEKDAYS = [
  ...['w\u00a0poniedziałek', 'we\u00a0wtorek', 'w\u00a0środę', 'w\u00a0czwartek'],
  ...['w\u00a0piątek', 'w\u00a0sobotę', 'w\u00a0niedzielę'],
] as const

/** 'w każdym tygodniu w poniedziałek o 7:00'. */
export function rhythmWords(rhythm: Rhythm): string {
  const at = `o\u00a0${rhythm.hour}:00`
  if (rhythm.kind === 'daily') return `codziennie ${at}`
  if (rhythm.kind === 'weekly') return `co tydzień ${WEEKDAYS[rhythm.weekday - 1] ?? ''} ${at}`
  return rhythm.days === 0
    ? `w\u00a0dniu rozpoczęcia ${at}`
    : `raz, ${counts.days(rhythm.days)} przed rozpoczęciem ${at}`
}

export const scheduledNames = {
  settlement: 'Rozliczenie',
  view: (list: 'people' | 'registrations', name: string) =>
    `${list === 'people' ? 'Uczestnicy' : 'Zgłoszenia'}: ${name}`,
} as const

export const scheduledRefusals = {
  subject: 'Tego nie można już zaplanować. Wybierz coś innego.',
  reader: (name: string) =>
    `${name}: bez dostępu do tej listy. Odznacz tę osobę albo zmień jej rolę w\u00a0zespole.`,
  stranger: 'Ktoś z\u00a0wybranych nie jest już w\u00a0zespole. Odśwież stronę i\u00a0wybierz jeszcze raz.',
  start: 'Wydarzenie nie ma pierwszego dnia. Wybierz dzień tygodnia albo każdy dzień.',
  many: (most: number) => `Zaplanowanych może być najwyżej ${most}. Usuń któreś, żeby dodać następne.`,
}

interface Content {
  readonly name: string
  readonly event: string
  readonly organiser: string
  readonly count: string
}

export const scheduledMailWords = {
  subject: ({ name, event }: Content) => `${name}, ${event}`,
  summary: ({ name, event, organiser, count }: Content) =>
    tie(`Dzień dobry! ${name}, ${event}: ${count}. Organizator: ${organiser}.`),
  how: tie(
    'Wiadomość nie zawiera danych osób. Listę otwiera się po zalogowaniu do panelu i stamtąd zapisuje się ją do pliku albo drukuje.',
  ),
  button: 'Otwórz w\u00a0panelu',
  change: (address: string) =>
    tie(`Kto i kiedy dostaje tę wiadomość, zmienia biuro na stronie Zaplanowane: ${address}`),
  people: counts.people,
  registrations: counts.registrations,
  more: (count: string) => `ponad ${count}`,
}
