import type { Agreed } from '#domain/quote/agreed.ts'

/** What the history records of agreed amounts. */
export const auditAmounts = ({ total, due }: Pick<Agreed, 'total' | 'due'>) => ({
  total,
  firstDue: due[0]?.amount ?? 0,
})
