import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

type Order = z.output<(typeof createRegistration)['body']>

/** Grosze: the fee and the bus of one person. */
const PRICE = 12_000 + 4_500

/** More than one measurement can sell, and a limit that is sold out after one family. */
export const PLENTY = 1_000_000
/** People of a family by default. */
export const FAMILY = 3

/** An event whose every person has two lines and takes a place of each of so many pools. */
export function benchEvent(pools: number, capacity: number): EventDefinitionInput {
  const ids = Array.from({ length: pools }, (_, index) => (index === 0 ? 'event' : `pool-${index}`))
  return {
    schemaVersion: 3,
    title: 'Spływ Czarną Hańczą',
    kind: 'camp',
    dates: { start: '2031-06-05', end: '2031-06-07' },
    ask: { birthDate: 'no', sex: 'no' },
    items: [item('fee', 'Udział', 12_000), item('bus', 'Autokar', 4_500)],
    pools: ids.map((id) => ({
      id,
      name: id,
      capacity,
      refusal: id === 'event' ? ('event_full' as const) : ('product_full' as const),
    })),
    claims: ids.map((pool) => ({ pool })),
  }
}

function item(id: string, name: string, price: number) {
  return {
    ...{ id, name, category: 'participation' as const, legalKind: 'participation' as const },
    ...{ per: 'person' as const, choose: 'always' as const, price },
  }
}

/** The order of a family, two lines for each person. Families differ by their number, never in length. */
export function familyOrder(family: number, people = FAMILY): Order {
  const letters = String(family)
    .padStart(8, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  const lastName = `Próbna ${letters}`
  return {
    version: 1,
    expectedTotal: people * PRICE,
    draft: {
      people: ['Maria', 'Jan', 'Zofia'].slice(0, people).map((firstName, index) => ({
        ...{ ref: `p${index + 1}`, firstName, lastName, birthDate: null, sex: null },
        ...{ type: null, group: null, answers: {}, choices: {} },
      })),
      ...{ registeredBy: 'p1', registrantRole: 'participant', answers: {}, choices: {} },
      ...{ slot: null, code: null, carers: {}, plan: null, statements: [] },
    },
    contact: {
      ...{ firstName: 'Maria', lastName },
      email: `rodzina${String(family).padStart(8, '0')}@example.org`,
      phone: '+48 600 000 200',
    },
  }
}
