import type { Intention } from './intention.ts'

/** What was typed into the wizard, stored in this tab so that a reload loses nothing. Never the token. */
export interface Draft {
  readonly domain: string
  readonly subdomain: string
  readonly name: string
  /** The last request; repeated, it keeps its key. */
  readonly sent: Intention | null
}

const PLACE = 'create'
/** Bumped when the shape of a draft changes; an older one is then ignored. */
const SHAPE = 1

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The draft of this tab; null when there is none, or none that can be read. */
export function loadDraft(store: Store): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? 'null')
    return isKept(kept) ? kept.draft : null
  } catch {
    return null
  }
}

/** Stores the draft. A browser that stores nothing must not stop the wizard: only a reload would then lose it. */
export function saveDraft(draft: Draft, store: Store): void {
  try {
    store.setItem(PLACE, JSON.stringify({ shape: SHAPE, draft }))
  } catch {
    // The wizard works without.
  }
}

export function forgetDraft(store: Store): void {
  try {
    store.removeItem(PLACE)
  } catch {
    // Nothing was stored then.
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isKept(kept: unknown): kept is { shape: number; draft: Draft } {
  if (!isRecord(kept) || kept.shape !== SHAPE || !isRecord(kept.draft)) return false
  const { domain, subdomain, name, sent } = kept.draft
  return [domain, subdomain, name].every((text) => typeof text === 'string') && isSent(sent)
}

const isSent = (sent: unknown): boolean =>
  sent === null ||
  (isRecord(sent) &&
    [sent.key, sent.host, sent.name].every((part) => typeof part === 'string') &&
    typeof sent.unsure === 'boolean')
