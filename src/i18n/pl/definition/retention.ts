import type { EventDefinition, RefundRule } from '#domain/event/definition/definition.ts'
import { formatMoney } from '#domain/values/money.ts'
import { listed } from '../listing.ts'
import { percentText } from '../percent.ts'

const OF = { paid: 'wpłaty', price: 'ceny' } as const
const DEPOSITS = {
  zaliczka: { kept: 'zaliczkę', without: 'zaliczki' },
  zadatek: { kept: 'zadatek', without: 'zadatku' },
} as const

const KEPT_PER = { person: 'za osobę', registration: 'za zgłoszenie', term: 'za każdy turnus' } as const

/** What is kept of what was paid: 'potrącamy 50 zł za osobę i zaliczkę, resztę oddajemy'. */
export function retentionText(
  kept: RefundRule['kept'],
  { depositWord }: Pick<EventDefinition, 'depositWord'>,
): string {
  const word = DEPOSITS[depositWord]
  const ofDeposit = { 'price-less-deposit': `ceny bez ${word.without}`, deposit: word.without } as const
  const of = kept.of === 'price-less-deposit' || kept.of === 'deposit' ? ofDeposit[kept.of] : OF[kept.of]
  const parts = [
    ...(kept.amount === 0 ? [] : [`${formatMoney(kept.amount)} ${KEPT_PER[kept.per]}`]),
    ...(kept.percent === 0 ? [] : [`${percentText(kept.percent)} ${of}`]),
    ...(kept.deposit ? [word.kept] : []),
  ]
  return parts.length === 0 ? 'oddajemy całą wpłatę' : `potrącamy ${listed(parts, 'i')}, resztę oddajemy`
}
