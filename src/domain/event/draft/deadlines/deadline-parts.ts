import { countedSpanOf, type Span, statedDayOf } from '../../definition/deadline.ts'
import type { Deadline, Due } from '../../definition/definition-deadline.ts'

/** A deadline as its sentence says it: each value can be changed by itself. */
export type DeadlineParts =
  /** No deadline at all. */
  | { readonly kind: 'always' }
  /** A day that will be announced. */
  | { readonly kind: 'later' }
  /** The end of a day, ISO. */
  | { readonly kind: 'day'; readonly day: string }
  | (Span & { readonly kind: 'registration'; readonly latest: Latest | undefined })
  | (Span & { readonly kind: 'start'; readonly unit: DayUnit; readonly latest: Latest | undefined })
  | { readonly kind: 'entry'; readonly count: number; readonly latest: Latest | undefined }

export type DeadlineKind = DeadlineParts['kind']
export type DayUnit = 'days' | 'workingDays'
/** 'Nie później niż': a day, or days before the start. */
export type Latest = NonNullable<Extract<Deadline, { readonly after: 'registration' }>['notAfter']>

export function partsOfDeadline(deadline: Due | undefined): DeadlineParts {
  if (deadline === undefined) return { kind: 'always' }
  const span = countedSpanOf(deadline)
  if (span === null) {
    const day = statedDayOf(deadline)
    return day === null ? { kind: 'later' } : { kind: 'day', day }
  }
  const { count, unit, from } = span
  const latest = latestPart(deadline)
  if (from === 'registration') return { kind: from, count, unit, latest }
  if (from === 'entry') return { kind: from, count, latest }
  return { kind: from, count, unit: unit === 'workingDays' ? unit : 'days', latest }
}

const latestPart = (deadline: Due): Latest | undefined =>
  'notAfter' in deadline ? deadline.notAfter : undefined

/** The deadline that says so; undefined for none. The reverse of `partsOfDeadline`. */
export function dueOfParts(parts: DeadlineParts): Due | undefined {
  return parts.kind === 'later' ? { on: null } : deadlineOfParts(parts)
}

/** The same where no day can be announced later: then none. */
export function deadlineOfParts(parts: DeadlineParts): Deadline | undefined {
  switch (parts.kind) {
    case 'always':
    case 'later':
      return undefined
    case 'day':
      return { on: parts.day }
    case 'registration':
      return { ...afterRegistration(parts), ...withLatest(parts) }
    case 'start': {
      const { count, unit } = parts
      const span = unit === 'days' ? { days: count } : { workingDays: count }
      return { ...span, before: 'start', ...withLatest(parts) }
    }
    case 'entry':
      return { hours: parts.count, before: 'entry', ...withLatest(parts) }
  }
}

const withLatest = ({ latest }: { readonly latest: Latest | undefined }) =>
  latest === undefined ? {} : { notAfter: latest }

function afterRegistration({ count, unit }: Span) {
  const after = 'registration'
  switch (unit) {
    case 'days':
      return { days: count, after } as const
    case 'workingDays':
      return { workingDays: count, after } as const
    case 'hours':
      return { hours: count, after } as const
    case 'minutes':
      return { minutes: count, after } as const
  }
}

/** A latest day, where it was changed as a deadline of its own; undefined where that says something else. */
export function latestOfParts(parts: DeadlineParts): Latest | undefined {
  if (parts.kind === 'day') return { on: parts.day }
  if (parts.kind !== 'start') return undefined
  const before = 'start'
  return parts.unit === 'days' ? { days: parts.count, before } : { workingDays: parts.count, before }
}

/** A deadline of another kind, with the number and the latest day of the one before where it has them. */
export function ofKind(before: DeadlineParts, kind: DeadlineKind, day: string): DeadlineParts {
  if (before.kind === kind) return before
  const latest = 'latest' in before ? before.latest : undefined
  switch (kind) {
    case 'always':
    case 'later':
      return { kind }
    case 'day':
      return { kind, day }
    case 'registration':
      return { kind, count: 3, unit: 'days', latest }
    case 'start':
      return { kind, count: 14, unit: 'days', latest }
    case 'entry':
      return { kind, count: 24, latest }
  }
}

export const UNITS: readonly Span['unit'][] = ['minutes', 'hours', 'days', 'workingDays']

/** The least and the most of a number of a deadline. */
export function boundsOf({ kind, unit }: { kind: 'registration' | 'start' | 'entry'; unit?: Span['unit'] }) {
  if (kind === 'entry') return { least: 1, most: 24 * 60 }
  if (unit === 'minutes') return { least: 5, most: 60 * 24 * 14 }
  if (unit === 'hours') return { least: 1, most: 24 * 14 }
  return { least: 0, most: kind === 'start' && unit === 'days' ? 730 : 365 }
}

/** The same deadline in another unit; a number that is outside its bounds goes to the nearer end. */
export function inUnit<Parts extends Extract<DeadlineParts, Span>>(parts: Parts, unit: Parts['unit']): Parts {
  const { least, most } = boundsOf({ kind: parts.kind, unit })
  return { ...parts, unit, count: Math.min(most, Math.max(least, parts.count)) }
}
