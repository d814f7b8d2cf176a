import type { Comparison } from '#domain/event/definition/condition.ts'
import type { WordedFact } from './fact-words.ts'
import { ageSpan, fromText, weekdaySpan } from './spans.ts'

/**
 * The remaining range when one bound does not hold: 'wpłata po 30 czerwca 2026' for not until then, 'wiek od 18 lat'
 * for not up to 17. Ages, years and weekdays are whole numbers, so the next one is named; for other numbers 'więcej niż
 * 3'.
 */
export function otherSide({ atLeast, atMost }: Comparison, fact: WordedFact): string {
  const isAbove = atMost !== undefined
  const bound = atMost ?? atLeast ?? ''
  const next = Number(bound) + (isAbove ? 1 : -1)
  switch (fact.kind) {
    case 'years':
      return `${fact.name} ${ageSpan(isAbove ? { from: next } : { to: next })}`
    case 'birth-year':
      return `${fact.name}: ${next} lub ${isAbove ? 'później' : 'wcześniej'}`
    case 'weekday':
      return `${fact.name}: ${isAbove ? weekdaySpan(next, 7) : weekdaySpan(1, next)}`
    case 'number':
    case 'money':
      return `${fact.name}: ${isAbove ? 'więcej' : 'mniej'} niż ${fact.value(bound)}`
    case 'day':
      return `${fact.name} ${sideOf(isAbove, fact.value(bound))}`
    case 'moment':
      return `${fact.name} ${isAbove ? `po ${fact.value(bound)}` : `przed ${fromText(String(bound))}`}`
    case 'place':
      return `${fact.name}: ${sideOf(isAbove, `„${fact.value(bound)}”`)}`
    case 'yes-no':
    case 'text':
    case 'time':
      return `${fact.name}: ${sideOf(isAbove, fact.value(bound))}`
  }
}

const sideOf = (isAbove: boolean, bound: string) => `${isAbove ? 'po' : 'przed'} ${bound}`
