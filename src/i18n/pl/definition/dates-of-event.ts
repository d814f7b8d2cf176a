import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { EventDate } from '#domain/event/draft/timeline/dates-of.ts'
import { formatMoney } from '#domain/values/money.ts'
import { tie } from '../../text/typography.ts'
import { conditionWords } from '../condition-words.ts'
import { retentionText } from './retention.ts'

/**
 * What happens on a date of an event: 'Otwarcie zapisów', 'Termin wpłaty: Zaliczka'.
 * @param part the name of the part of the definition that a rule belongs to
 */
export function dateWords(definition: EventDefinition): (date: EventDate, part: string | null) => string {
  const words = conditionWords(definition)
  return (date, part) => tie(sentence(date, part, { definition, words }))
}

interface Speaker {
  readonly definition: EventDefinition
  readonly words: ReturnType<typeof conditionWords>
}

function sentence(date: EventDate, part: string | null, { definition, words }: Speaker): string {
  switch (date.kind) {
    case 'first-day':
      return 'Pierwszy dzień wydarzenia'
    case 'only-day':
      return 'Dzień wydarzenia'
    case 'last-day':
      return 'Ostatni dzień wydarzenia'
    case 'decision':
      return 'Ostatni dzień na decyzję, czy wydarzenie się odbędzie'
    case 'term-start':
      return `Pierwszy dzień: ${date.name}`
    case 'term-end':
      return `Ostatni dzień: ${date.name}`
    case 'opens':
      return `${named('Otwarcie zapisów', date.of)}${inBrackets(date.name)}`
    case 'closes':
      return `${named('Koniec zapisów', date.of)}${inBrackets(date.name)}`
    case 'payment':
      return `Termin wpłaty: ${date.name}${inBrackets(date.plan)}${inBrackets(date.term)}`
    case 'refund':
      return `Rezygnacja do tego dnia${forItems(date.items)}: ${retentionText(date.kept, definition)}${inBrackets(date.term)}`
    case 'fee':
      return `${FEES[date.of]} do tego dnia: ${formatMoney(date.amount)}${inBrackets(date.term)}`
    case 'changes':
      return `Ostatni dzień zmian w zgłoszeniu${inBrackets(date.term)}`
    case 'hand-over':
      return `Ostatni dzień na przekazanie miejsca${inBrackets(date.term)}`
    case 'rule-from':
      return `Zaczyna działać: ${ruleText(words(date.comparison), part)}`
    case 'rule-until':
      return `Przestaje działać: ${ruleText(words(date.comparison), part)}`
  }
}

const FEES = { change: 'Opłata za zmianę', transfer: 'Opłata za przekazanie miejsca' } as const

const named = (what: string, of: string | null) => (of === null ? what : `${what}: ${of}`)
const forItems = (names: readonly string[]) => (names.length === 0 ? '' : ` („${names.join('”, „')}”)`)
const inBrackets = (name: string | null) => (name === null ? '' : ` (${name})`)
const ruleText = (condition: string, part: string | null) =>
  part === null ? condition : `${part} (${condition})`
