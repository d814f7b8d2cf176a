/** How a document stands that the staff check: a consent that was signed, a certificate (flow C7). */
export const DOCUMENT_STATES = ['missing', 'delivered', 'checked', 'rejected', 'withdrawn'] as const

export type DocumentState = (typeof DOCUMENT_STATES)[number]

export const DECIDED_STATES = ['checked', 'rejected', 'withdrawn'] as const

export interface Decision {
  readonly state: (typeof DECIDED_STATES)[number]
  /** Ids of the files that were decided about; none: it was seen on paper. */
  readonly files: readonly string[]
}

/**
 * The state of a document. A decision holds until another file is brought; that one of its files was removed changes
 * nothing: what was checked need not be kept.
 * @param files ids of the files that are there now
 * @param decision the last one; null: none was made
 */
export function documentState(files: readonly string[], decision: Decision | null): DocumentState {
  if (decision !== null && files.every((id) => decision.files.includes(id))) return decision.state
  return files.length === 0 ? 'missing' : 'delivered'
}

/** Whether there is a consent that can be withdrawn: one that was given, also while nobody has looked at it. */
export const mayBeWithdrawn = (state: DocumentState): boolean => state === 'delivered' || state === 'checked'
