import { useEffect, useState } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { askedOfEach } from './order/asked-alike.ts'
import { forgetOrder, loadOrder, saveOrder } from './order/draft-store.ts'
import { emptyOrder, type Order } from './order/order.ts'

export interface KeptOrder {
  readonly order: Order
  /** False until the browser has looked for a draft; on the server always. */
  readonly ready: boolean
  /** A draft from an earlier visit was found. */
  readonly restored: boolean
  readonly change: (change: (order: Order) => Order) => void
  /** Discards everything and starts over, with a new key. */
  readonly startAnew: () => void
}

/** The order of an event, stored in this browser at every change. */
export function useOrder(slug: string, definition: EventDefinition): KeptOrder {
  const [kept, setKept] = useState<{ order: Order; ready: boolean; restored: boolean }>(() => ({
    order: newOrder('', definition),
    ready: false,
    restored: false,
  }))
  useEffect(() => {
    const loaded = loadOrder(slug, browserStore())
    const order = loaded ?? newOrder(crypto.randomUUID(), definition)
    setKept({ order, ready: true, restored: loaded !== null })
  }, [slug, definition])
  const change = (make: (order: Order) => Order) =>
    setKept((before) => {
      const order = make(before.order)
      if (order !== before.order) saveOrder(slug, order, browserStore())
      return { ...before, order }
    })
  const startAnew = () => {
    forgetOrder(slug, browserStore())
    setKept({ order: newOrder(crypto.randomUUID(), definition), ready: true, restored: false })
  }
  return { ...kept, change, startAnew }
}

/** Individual items are asked per person from the beginning. */
const newOrder = (key: string, definition: EventDefinition): Order => ({
  ...emptyOrder(key, definition.attendance),
  apart: askedOfEach(definition),
})
