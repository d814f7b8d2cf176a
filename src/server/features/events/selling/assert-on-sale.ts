import { Refusal } from '#server/http/refusal.ts'
import type { PublishedEvent } from './events.queries.ts'

/** @throws Refusal called_off or archived where nobody can register any more */
export function assertOnSale(event: Pick<PublishedEvent, 'calledOffBecause' | 'isArchived'>): void {
  if (event.calledOffBecause !== null) throw new Refusal('called_off')
  if (event.isArchived) throw new Refusal('archived')
}
