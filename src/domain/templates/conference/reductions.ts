import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { type Conference, SPEAKER } from './conference.ts'

/** Who types it pays less, so many times. */
export const PARTNER_CODE = 'PARTNER10'
const USES = 30

/** Speakers pay nothing; of the other reductions the better counts for the whole registration. */
export function conferenceReductions({
  prices,
}: Conference): Pick<EventDefinitionInput, 'adjustments' | 'choiceGroups' | 'pools'> {
  if (prices.whole.main === 0) return {}
  return {
    adjustments: [
      {
        id: 'speaker',
        name: 'Prelegent',
        when: SPEAKER,
        items: ['fee'],
        effect: { kind: 'to', amount: 0 },
      },
      {
        id: 'team',
        name: 'Trzy osoby i więcej',
        when: { fact: 'people', atLeast: 3 },
        items: ['fee'],
        effect: { kind: 'percent-off', percent: 10 },
        choiceGroup: 'best',
      },
      {
        id: 'partner',
        name: 'Kod partnera',
        when: { fact: 'code', is: PARTNER_CODE },
        items: ['fee'],
        effect: { kind: 'percent-off', percent: 10 },
        choiceGroup: 'best',
        pool: 'partner',
      },
    ],
    choiceGroups: [{ id: 'best', per: 'registration' }],
    pools: [{ id: 'partner', name: 'Kod partnera', capacity: USES }],
  }
}
