import { sameValue } from './form/same-value.ts'

/** A thing as the journal tells of it: its fields by name. */
export type Told = Readonly<Record<string, unknown>>

/** Those fields that are not the same, as they were and as they are; a side that did not have one leaves it out. */
export interface Changes {
  readonly before: Told
  readonly after: Told
}

/** What of a thing has changed. Nothing before: it came about; nothing after: it is gone. */
export function changes(before: Told, after: Told): Changes {
  const differs = ([name]: readonly [string, unknown]) => !sameValue(before[name], after[name])
  return {
    before: Object.fromEntries(Object.entries(before).filter(differs)),
    after: Object.fromEntries(Object.entries(after).filter(differs)),
  }
}
