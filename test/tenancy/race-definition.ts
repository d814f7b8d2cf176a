import { askingFor } from '#test/support/files.ts'
import { limitedDefinition } from '#test/support/kielce.ts'

const BOAT = {
  ...{ id: 'boat', name: 'Łódka', category: 'other', legalKind: 'dated-service', per: 'person' },
  ...{ choose: 'quantity', max: 3, claims: [{ pool: 'boat' }] },
}

/** Only the coach costs, so a person without it is confirmed at once. It is not over: places may be handed over. */
export async function raceDefinition() {
  const definition = await limitedDefinition(100)
  const items = Array.isArray(definition.items) ? definition.items : []
  const boats = { id: 'boat', name: 'Łódki', capacity: 3, refusal: 'product_full' }
  return {
    ...askingFor(definition),
    dates: { start: '2024-08-09', end: '2031-08-16' },
    items: [...items.filter(({ id }: { id: string }) => id === 'coach'), BOAT],
    pools: [...(Array.isArray(definition.pools) ? definition.pools : []), boats],
  }
}
