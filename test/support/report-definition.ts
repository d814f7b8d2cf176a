import { kielceDefinition } from './kielce.ts'

/** Pilgrims with VAT, a donation, a parish, and a diet that the office alone sees. */
export async function reportDefinition(): Promise<Record<string, unknown>> {
  const definition: Record<string, unknown> = await kielceDefinition()
  const items: unknown[] = Array.isArray(definition.items) ? definition.items : []
  const [fee, ...others] = items.map((item) => Object(item))
  return {
    ...definition,
    ask: { birthDate: 'optional', sex: 'optional' },
    items: [
      { ...fee, vat: { rate: 23 } },
      ...others.map((item) => ({ ...item, vat: { rate: 8 } })),
      {
        ...{ id: 'gift', name: 'Darowizna', category: 'donation', per: 'registration', choose: 'amount' },
        amounts: { from: 100, to: 1_000_000 },
      },
    ],
    questions: [
      { of: 'person', type: 'text', id: 'parish', label: 'Parafia' },
      {
        ...{ of: 'person', type: 'radio', id: 'diet', label: 'Dieta', seenBy: ['editRegistrations'] },
        options: [
          { id: 'meat', name: 'Zwykła' },
          { id: 'none', name: 'Bez mięsa' },
        ],
      },
    ],
  }
}
