import { JOURNAL_KINDS, type JournalKind } from '#domain/audit/kinds.ts'
import { readDay } from '#domain/values/time.ts'

/** The search parameters of the journal: the account, who, what about, and the days. */
export interface JournalFilter {
  readonly konto?: string
  readonly kto?: string
  readonly rodzaj?: JournalKind
  readonly od?: string
  readonly do?: string
}

/** Reads the filter of an address; what it does not know is left out, so an old link still opens. */
export function readJournalFilter(search: Record<string, unknown>): JournalFilter {
  const kind = JOURNAL_KINDS.find((each) => each === search.rodzaj)
  return {
    ...text('konto', search.konto),
    ...text('kto', search.kto),
    ...(kind === undefined ? {} : { rodzaj: kind }),
    ...day('od', search.od),
    ...day('do', search.do),
  }
}

const text = <Name extends string>(name: Name, value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? { [name]: value.slice(0, 200) } : {}

const day = <Name extends string>(name: Name, value: unknown) =>
  typeof value === 'string' && readDay(value) !== null ? { [name]: value } : {}

export const isFiltered = ({ konto: _, ...conditions }: JournalFilter): boolean =>
  Object.values(conditions).some((condition) => condition !== undefined)
