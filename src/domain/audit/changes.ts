import { sameValue } from '../values/same-value.ts'

/** A thing as the journal records it: its fields by name. */
export type AuditFacts = Readonly<Record<string, unknown>>

/** The fields that differ, before and after; a side that did not have a field leaves it out. */
export interface Changes {
  readonly before: AuditFacts
  readonly after: AuditFacts
}

/** What has changed in a thing. No before: it was created; no after: it is gone. */
export function changes(before: AuditFacts, after: AuditFacts): Changes {
  const differs = ([name]: readonly [string, unknown]) => !sameValue(before[name], after[name])
  return {
    before: Object.fromEntries(Object.entries(before).filter(differs)),
    after: Object.fromEntries(Object.entries(after).filter(differs)),
  }
}
