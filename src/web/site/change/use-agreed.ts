import { useState } from 'react'
import type { getChange as GetChange } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import { changesOf } from '#domain/registration/changes.ts'
import { draftChange } from '#i18n/pl/changes.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Order } from '../register/order.ts'
import { movedTo, orderOf } from './agreed-order.ts'

export type Agreed = OutputOf<typeof GetChange>

export const getChange: Remote<typeof GetChange> = {
  method: 'GET',
  path: '/v1/site/registrations/:token/change',
}

interface Started {
  readonly token: string
  readonly definition: EventDefinition
  readonly today: Temporal.PlainDate
}

/**
 * What was agreed, and what is being made of it. `look` asks how it stands by now and moves what was typed there; it
 * answers what has changed meanwhile, in words, or null when it can be changed no more. `turn` grows whenever the price
 * is worth asking for again.
 */
export function useAgreed(first: Agreed, { token, definition, today }: Started) {
  const [kept, setKept] = useState(() => ({
    agreed: first,
    order: orderOf(first.draft, { definition, today }),
    turn: 0,
  }))
  const change = (make: (order: Order) => Order) =>
    setKept((before) => ({ ...before, order: make(before.order) }))
  const look = async (): Promise<string[] | null> => {
    const answer = await call(getChange, { params: { token } })
    if (!answer.ok) return answer.code === 'not_changeable' ? null : []
    const agreed = answer.data
    setKept((before) => {
      const versions = { before: before.agreed.draft, now: agreed.draft }
      const order = movedTo(before.order, versions, { definition, today })
      return { agreed, order, turn: before.turn + 1 }
    })
    return changesOf(definition, kept.agreed.draft, agreed.draft).map(draftChange)
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
  const askAgain = () => setKept((before) => ({ ...before, turn: before.turn + 1 }))
  return { ...kept, change, look, lookAtPlaces, askAgain }
}
