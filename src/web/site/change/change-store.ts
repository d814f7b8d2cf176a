import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { Store } from '#web/lib/browser-store.ts'
import type { Order } from '../register/order/order.ts'

/** Bumped when the shape changes; what was stored in an older one is then removed. */
const SHAPE = 1

/** A person who has not returned by then no longer wants it, and on a shared computer others could read it. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

/** What was typed and not yet sent, with the registration it began from. */
export interface KeptChange {
  readonly order: Order
  readonly agreed: RegistrationDraft
  readonly revision: number
}

/** Where, and when: milliseconds since 1970. */
interface At {
  readonly store: Store
  readonly now: number
}

const PREFIX = 'zmiany:'
/** By its number, which grants no access: anyone who knows the token could change the registration. */
const nameOf = (number: string) => `${PREFIX}${number}`

/** The change of a registration stored in this browser; null when there is none, or none that can be read. */
export function loadChange(number: string, { store, now }: At): KeptChange | null {
  try {
    forgetOld({ store, now })
    const kept = read(nameOf(number), store)
    return kept === null ? null : { order: kept.order, agreed: kept.agreed, revision: kept.revision }
  } catch {
    return null
  }
}

/** Stores it for another week. A browser that stores nothing (private windows, full storage) must not stop the page. */
export function saveChange(
  number: string,
  { order, agreed, revision }: KeptChange,
  { store, now }: At,
): void {
  try {
    store.setItem(nameOf(number), JSON.stringify({ shape: SHAPE, at: now, order, agreed, revision }))
  } catch {
    // The page still works; only a reload would lose what was typed.
  }
}

export function forgetChange(number: string, store: Store): void {
  try {
    store.removeItem(nameOf(number))
  } catch {
    // Nothing was stored then.
  }
}

/** For every registration: a person may return to one of them only. */
function forgetOld({ store, now }: At): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const kept = read(name, store)
    if (kept === null || now - kept.at > KEPT_FOR_MS) store.removeItem(name)
  }
}

type Kept = KeptChange & { readonly at: number }

function read(name: string, store: Store): Kept | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false
  return (
    'shape' in kept &&
    kept.shape === SHAPE &&
    'at' in kept &&
    typeof kept.at === 'number' &&
    'revision' in kept &&
    typeof kept.revision === 'number' &&
    'order' in kept &&
    hasPeople(kept.order) &&
    'agreed' in kept &&
    hasPeople(kept.agreed)
  )
}

const hasPeople = (draft: unknown): boolean =>
  typeof draft === 'object' && draft !== null && 'people' in draft && Array.isArray(draft.people)
