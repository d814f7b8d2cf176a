import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition.ts'
import { order, smallEvent } from '../small-event.ts'

type Order = z.input<(typeof createRegistration)['body']>

/** What may change from one version of a schedule's event to the next. */
export interface Terms {
  /** Grosze a person; 0 confirms at once. */
  readonly price: number
  /** Everybody claims a place of 'event' and of 'kayaks'; a use of 'code' goes with the lower price. */
  readonly limits: { readonly event: number; readonly kayaks: number; readonly code: number }
}

const CODE = 'BOBER'

/** A small event whose every pool can run out, one of them being the uses of a code. */
export function raceEvent({ price, limits: { code, ...limits } }: Terms): EventDefinitionInput {
  const event = smallEvent({ pools: limits, price })
  return {
    ...event,
    pools: [
      ...(event.pools ?? []),
      { id: 'code', name: 'Użycia kodu', capacity: code, refusal: 'group_full' },
    ],
    adjustments: [
      {
        id: 'code',
        name: 'Kod',
        when: { fact: 'code', is: CODE },
        items: ['fee'],
        effect: { to: lowered(price) },
        pool: 'code',
      },
    ],
  }
}

/** Who comes, and with what. */
export interface Family {
  readonly family: number
  readonly people: number
  readonly hasCode: boolean
}

/** What a family sends for what it has seen: a version, and a total in grosze. */
export function orderOf(
  { family, people, hasCode }: Family,
  { version, total }: { readonly version: number; readonly total: number },
): Order {
  const { draft, ...sent } = order(family, people, 0)
  return { ...sent, version, expectedTotal: total, draft: { ...draft, code: hasCode ? CODE : null } }
}

/** What a family has to pay at a price, in grosze, if its code still counts. */
export function totalOf({ people, hasCode }: Family, price: number): number {
  return people * (hasCode ? lowered(price) : price)
}

const lowered = (price: number) => price / 2
