import { useEffect, useState } from 'react'
import type { getChange as GetChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { changesOf } from '#domain/registration/changes.ts'
import { draftChange } from '#i18n/pl/changes.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Order } from '../register/order.ts'
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
  /** False until the browser has looked for what was typed earlier; on the server always. */
  readonly ready: boolean
  /** What was typed earlier was found: what others have changed since, in words. */
  readonly restored: readonly string[] | null
}

/**
 * What was agreed, and what is being made of it. `look` asks how it stands by now and moves what was typed there; it
 * answers what has changed meanwhile, in words, or null when it can be changed no more. `turn` grows whenever the price
 * is worth asking for again. The server renders what was agreed; what was typed earlier is put in after that, and
 * `discard` goes back to what was agreed.
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
      // To what is as it was nothing is moved: a name that is being typed stays to the letter.
      if (before.agreed.revision === agreed.revision) return { ...before, agreed }
      const versions = { before: before.agreed.draft, now: agreed.draft }
      return { ...before, agreed, order: movedTo(before.order, versions, seen) }
    })
    return changesOf(seen.definition, kept.agreed.draft, agreed.draft).map(draftChange)
  }
  /** What is free by now, and nothing else: what was refused as full offers what is not. */
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
