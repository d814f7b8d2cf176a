import { formatMoney, type Rounding } from '#domain/values/money.ts'

const DIRECTIONS = { nearest: '', down: 'w\u00a0dół ', up: 'w\u00a0górę ' } as const

/** 'w górę do 10 zł'. */
export const roundingText = ({ to, direction }: Rounding): string =>
  `${DIRECTIONS[direction]}do ${formatMoney(to)}`
