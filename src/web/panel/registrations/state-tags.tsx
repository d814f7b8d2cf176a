import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { Icon } from '../icon.tsx'
import { Tag } from '../tag.tsx'
import type { RegistrationRow } from './registrations-api.ts'
import { lookOfMoney, lookOfState } from './states.ts'

/** Where a registration stands in its life. */
export function StateTag({ state }: Pick<RegistrationRow, 'state'>): ReactNode {
  const { tone, icon, word } = lookOfState(state)
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  )
}

/** How much has come of how much, and in a word what that means. */
export function MoneyState({
  row,
}: {
  row: Pick<RegistrationRow, 'paid' | 'total' | 'paidness'>
}): ReactNode {
  const { tone, icon, word } = lookOfMoney(row.paidness)
  return (
    <div className="money-state">
      <span className="num">
        <b>{pl.money(row.paid)}</b> z&nbsp;{pl.money(row.total)}
      </span>
      <span className={`money-word ${tone}`}>
        <Icon name={icon} size={15} />
        {word}
      </span>
    </div>
  )
}
