import { useEffect, useState } from 'react'
import type { getChange as GetChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { changesOf } from '#domain/registration/changes.ts'
import { draftChange } from '#i18n/pl/changes.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Order } from '../register/order/order.ts'
import { movedTo, orderOf, type Seen } from './agreed-order.ts'
import { loadChange } from './change-store.ts'
import { takeUp } from './take-up.ts'

export type Agreed = OutputOf<typeof GetChange>

export const getChange: Remote<typeof GetChange> = {
  method: 'GET',
  path: '/v1/site/registrations/:token/change',
}

interface Started {
  readonly token: string
  readonly number: string
  readonly seen: Seen
}

interface State {
  readonly agreed: Agreed
  readonly order: Order
  readonly turn: number
  /** False until the browser has looked for earlier changes; on the server always. */
  readonly ready: boolean
  /** Earlier changes were found: what others have changed since, in words. */
  readonly restored: readonly string[] | null
}

/**
 * What was agreed, and the changes being made to it. `look` fetches the current registration and moves the typed
 * changes onto it; it returns what has changed meanwhile, in words, or null when it can no longer be changed. `turn`
 * grows whenever the price should be requested again. The server renders what was agreed; earlier changes are restored
 * after that, and `discard` returns to what was agreed.
 */
export function useAgreed(first: Agreed, { token, number, seen }: Started) {
  const [kept, setKept] = useState<State>(() => ({
    agreed: first,
    order: orderOf(first.draft, seen),
    turn: 0,
    ready: false,
    restored: null,
  }))
  useEffect(() => {
    const left = loadChange(number, { store: browserStore(), now: Date.now() })
    const found = left === null ? null : takeUp(left, first, seen)
    const put = found !== null && { order: found.order, restored: found.meanwhile.map(draftChange) }
    // Once: what is typed from then on counts.
    setKept((before) => (before.ready ? before : { ...before, ready: true, ...put }))
  }, [number, first, seen])
  const change = (make: (order: Order) => Order) =>
    setKept((before) => ({ ...before, order: make(before.order) }))
  const look = async (): Promise<string[] | null> => {
    const answer = await call(getChange, { params: { token } })
    if (!answer.ok) return answer.code === 'not_changeable' ? null : []
    const agreed = answer.data
    setKept((before) => {
      // Nothing is moved onto an unchanged registration, so a name that is being typed stays as it is.
      if (before.agreed.revision === agreed.revision) return { ...before, agreed }
      const versions = { before: before.agreed.draft, now: agreed.draft }
      return { ...before, agreed, order: movedTo(before.order, versions, seen) }
    })
    return changesOf(seen.definition, kept.agreed.draft, agreed.draft).map(draftChange)
  }
  /** Updates the free places only: after a refusal as full, the form still offers what is not. */
  const lookAtPlaces = async () => {
    const answer = await call(getChange, { params: { token } })
    if (!answer.ok) return
    const { revision, free } = answer.data
    setKept((before) =>
      before.agreed.revision === revision ? { ...before, agreed: { ...before.agreed, free } } : before,
    )
  }
  const discard = () =>
    setKept((before) => ({
      ...before,
      order: orderOf(before.agreed.draft, seen),
      restored: null,
    }))
  const askAgain = () => setKept((before) => ({ ...before, turn: before.turn + 1 }))
  return { ...kept, change, discard, look, lookAtPlaces, askAgain }
}
