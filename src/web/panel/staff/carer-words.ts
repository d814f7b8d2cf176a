import { readDay } from '#domain/values/time.ts'
import { lackWords } from '#i18n/pl/staff.ts'
import { isRefused } from '#web/lib/ask.ts'
import type { IconName } from '../shared/icon.tsx'
import type { Tone } from '../shared/tag.tsx'
import { type CareGroup, fullName, type StaffPerson, staffTrouble } from './staff-api.ts'

/** How an assignment stands, in words and colour. */
export const CARER_LOOKS: Readonly<
  Record<
    CareGroup['carers'][number]['standing'],
    { readonly tone: Tone; readonly icon: IconName; readonly words: string }
  >
> = {
  valid: { tone: 'ok', icon: 'check', words: 'sprawdzenia ważne' },
  expiring: { tone: 'warn', icon: 'hourglass', words: 'sprawdzenie wygasa' },
  blocked: { tone: 'bad', icon: 'alert', words: 'opieka zablokowana' },
}

/** 'Rejestr sprawców: brakuje sprawdzenia. …' */
export const lacksIn = ({ lacks }: StaffPerson, today: Temporal.PlainDate): string =>
  lacks.map(({ kind, until }) => lackWords({ kind, until: readDay(until ?? '') }, today)).join(' ')

/** Why somebody was not assigned. */
export function carerRefusal(error: unknown, person: StaffPerson, today: Temporal.PlainDate): string | null {
  if (error === null) return null
  if (!isRefused(error, 'carer_not_checked')) return staffTrouble(error)
  const advice = 'Zapisz sprawdzenie ważne do końca wydarzenia i\u00a0przypisz ponownie.'
  return `${fullName(person)} nie może być opiekunem. ${lacksIn(person, today)} ${advice}`
}
