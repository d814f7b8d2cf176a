import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { order, smallEvent } from '../small-event.ts'

type Order = z.input<(typeof createRegistration)['body']>

/** What may change from one version of a schedule's event to the next. */
export interface Terms {
  readonly isOpen: boolean
  /** Grosze a person; 0 confirms at once. */
  readonly price: number
  /** Everybody claims a place of 'event' and of 'kayaks'; a use of 'code' goes with the lower price. */
  readonly limits: { readonly event: number; readonly kayaks: number; readonly code: number }
}

const CODE = 'BOBER'

/** A small event whose every pool can run out, one of them being the uses of a code. */
export function raceEvent({ isOpen, price, limits: { code, ...limits } }: Terms): EventDefinitionInput {
  const event = smallEvent({ pools: limits, price })
  return {
    ...event,
    windows: isOpen ? [] : [{ closes: '2020-01-01T00:00:00' }],
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
        effect: { kind: 'to', amount: lowered(price) },
        pool: 'code',
      },
    ],
  }
}

/** The person of a family at a place, as `order` sends it. */
export const personOf = (family: number, index: number) => ({
  ref: `p${index + 1}`,
  firstName: 'Maria',
  lastName: `Próbna ${family}`,
  birthDate: null,
})

/** The people who register, and whether they have a code. */
export interface Family {
  readonly family: number
  readonly people: number
  readonly hasCode: boolean
}

/** The order of a family for what it has seen: a version, and a total in grosze. */
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
