import { useEffect, useState } from 'react'
import type { EventDefinition } from '#domain/event/definition.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { forgetOrder, loadOrder, saveOrder } from './draft-store.ts'
import { emptyOrder, type Order } from './order.ts'

export interface KeptOrder {
  readonly order: Order
  /** False until the browser has looked for a draft; on the server always. */
  readonly ready: boolean
  /** A draft from an earlier visit was found. */
  readonly restored: boolean
  readonly change: (change: (order: Order) => Order) => void
  /** Throws everything away and begins anew, with a key of its own. */
  readonly startAnew: () => void
}

/** The order of an event, kept in this browser at every change. */
export function useOrder(slug: string, attendance: EventDefinition['attendance']): KeptOrder {
  const [kept, setKept] = useState<{ order: Order; ready: boolean; restored: boolean }>(() => ({
    order: emptyOrder('', attendance),
    ready: false,
    restored: false,
  }))
  useEffect(() => {
    const loaded = loadOrder(slug, browserStore())
    const order = loaded ?? emptyOrder(crypto.randomUUID(), attendance)
    setKept({ order, ready: true, restored: loaded !== null })
  }, [slug, attendance])
  const change = (make: (order: Order) => Order) =>
    setKept((before) => {
      const order = make(before.order)
      if (order !== before.order) saveOrder(slug, order, browserStore())
      return { ...before, order }
    })
  const startAnew = () => {
    forgetOrder(slug, browserStore())
    setKept({ order: emptyOrder(crypto.randomUUID(), attendance), ready: true, restored: false })
  }
  return { ...kept, change, startAnew }
}
