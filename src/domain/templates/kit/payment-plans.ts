import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'

type PlanInput = NonNullable<EventDefinitionInput['plans']>[number]
type PartInput = PlanInput['parts'][number]
type Due = PartInput['due']

export type RefundInput = NonNullable<EventDefinitionInput['refunds']>[number]

/** So many days before the first day of the term that the person has chosen. */
export const daysBefore = (days: number) => ({ days, before: 'start' as const })

/** So many days after registering. */
export const daysAfter = (days: number) => ({ days, after: 'registration' as const })

/** Everything at once. */
export const wholePlan = (due: Due): PlanInput => ({
  id: 'whole',
  name: 'Całość',
  parts: [{ name: 'Całość', amount: 'rest', due }],
})

interface Deposit {
  readonly perPerson: Extract<PartInput['amount'], { perPerson: unknown }>['perPerson']
  /** Within so many days of registering. */
  readonly days: number
  /** Whose rest may be paid in two parts. */
  readonly instalments: Condition
}

/** How long before the first day the rest is due, and the first of two instalments. */
const [REST, FIRST_INSTALMENT] = [30, 60]

/**
 * A deposit and the rest, for some also the rest in two parts. The deposit is never due after the rest. Where the first
 * day is not known, the day of the rest will be announced.
 */
export function depositPlans({ perPerson, days, instalments }: Deposit, isKnown: boolean): PlanInput[] {
  const deposit = (due: Due): PartInput => ({ name: 'Zaliczka', amount: { perPerson }, due, deposit: true })
  const rest = (name: string, due: Due): PartInput => ({ name, amount: 'rest', due })
  const plan = { id: 'deposit', name: 'Zaliczka i reszta' }
  if (!isKnown) return [{ ...plan, parts: [deposit(daysAfter(days)), rest('Reszta', { on: null })] }]
  const first = deposit({ ...daysAfter(days), notAfter: daysBefore(REST) })
  return [
    { ...plan, parts: [first, rest('Reszta', daysBefore(REST))] },
    {
      id: 'instalments',
      name: 'Zaliczka i dwie raty',
      when: instalments,
      parts: [
        first,
        { name: 'Pierwsza rata', amount: 'equal', due: daysBefore(FIRST_INSTALMENT) },
        rest('Druga rata', daysBefore(REST)),
      ],
    },
  ]
}
