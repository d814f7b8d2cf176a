import type { Order } from './order.ts'

/** Bumped when the shape of an order changes; an older draft is then discarded. */
const SHAPE = 2

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (slug: string) => `zapisy:${slug}`

/** The draft of an event stored in this browser; null when there is none, or none that can be read. */
export function loadOrder(slug: string, store: Store): Order | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(nameOf(slug)) ?? 'null')
    return isKept(kept) ? kept.order : null
  } catch {
    return null
  }
}

/** Stores the draft. A browser that stores nothing (private windows, full storage) must not stop the page. */
export function saveOrder(slug: string, order: Order, store: Store): void {
  try {
    store.setItem(nameOf(slug), JSON.stringify({ shape: SHAPE, order }))
  } catch {
    // The form still works; only a reload would lose what was typed.
  }
}

export function forgetOrder(slug: string, store: Store): void {
  try {
    store.removeItem(nameOf(slug))
  } catch {
    // Nothing was stored then.
  }
}

function isKept(kept: unknown): kept is { shape: number; order: Order } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'shape' in kept &&
    kept.shape === SHAPE &&
    'order' in kept &&
    typeof kept.order === 'object' &&
    kept.order !== null &&
    'people' in kept.order &&
    Array.isArray(kept.order.people)
  )
}
