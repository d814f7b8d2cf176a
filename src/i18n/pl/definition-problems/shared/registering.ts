import type { RegisteringDays } from '#domain/event/problems/values.ts'
import { dayText } from '../../spans.ts'

/** 'od 1 marca 2026', 'mniej niż 30 dni przed początkiem': when people register for whom something holds. */
export function registeringText(registering: RegisteringDays): string {
  switch (registering.kind) {
    case 'from':
      return `od ${dayText(registering.day)}`
    case 'to':
      return `do ${dayText(registering.day)}`
    case 'within':
      return `mniej niż ${registering.days} dni przed początkiem`
    case 'beyond':
      return `więcej niż ${registering.days} dni przed początkiem`
  }
}
