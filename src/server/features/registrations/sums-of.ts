import type { Agreed } from '#domain/quote/agreed.ts'

/** What the history says of money that was agreed. */
export const sumsOf = ({ total, due }: Pick<Agreed, 'total' | 'due'>) => ({
  total,
  firstDue: due[0]?.amount ?? 0,
})
