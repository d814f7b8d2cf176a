import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

type Order = z.input<(typeof createRegistration)['body']>

export interface SmallEvent {
  /** Limits by pool; each person claims a place of each. */
  readonly pools: Readonly<Record<string, number>>
  /** Grosze a person; 0 confirms at once. */
  readonly price: number
}

/** An event where only places are limited: people are asked for a name alone. */
export function smallEvent({ pools, price }: SmallEvent): EventDefinitionInput {
  return {
    schemaVersion: 3,
    title: 'Spływ Czarną Hańczą',
    kind: 'camp',
    dates: { start: '2031-06-05', end: '2031-06-07' },
    ask: { birthDate: 'no', sex: 'no' },
    items: [
      {
        id: 'fee',
        name: 'Udział',
        category: 'participation',
        legalKind: 'participation',
        per: 'person',
        choose: 'always',
        price,
      },
    ],
    pools: Object.entries(pools).map(([id, capacity]) => ({
      id,
      name: id === 'event' ? 'Miejsca' : 'Kajaki',
      capacity,
      refusal: id === 'event' ? 'event_full' : 'product_full',
    })),
    claims: Object.keys(pools).map((pool) => ({ pool })),
  }
}

/** The order of a family: all its people, and the total that was shown above the button. */
export function order(family: number, people: number, price: number): Order {
  return {
    version: 1,
    expectedTotal: people * price,
    draft: {
      people: Array.from({ length: people }, (_, index) => ({
        ref: `p${index + 1}`,
        firstName: 'Maria',
        lastName: `Próbna ${family}`,
        birthDate: null,
      })),
      registeredBy: 'p1',
    },
    contact: {
      firstName: 'Maria',
      lastName: `Próbna ${family}`,
      email: `rodzina${family}@example.org`,
      phone: '+48 600 000 200',
    },
  }
}
