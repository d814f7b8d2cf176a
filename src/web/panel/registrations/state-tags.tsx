import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { Icon } from '../shared/icon.tsx'
import type { Registration } from '../shared/registration/registration-api.ts'
import { lookOfMoney, lookOfState } from '../shared/registration-looks.ts'
import { Tag } from '../shared/tag.tsx'

/** The state of a registration. */
export function StateTag({ state }: Pick<Registration, 'state'>): ReactNode {
  const { tone, icon, word } = lookOfState(state)
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  )
}

/** How much of the total has been paid, and what that means in one word. */
export function MoneyState({ row }: { row: Pick<Registration, 'paid' | 'total' | 'paidness'> }): ReactNode {
  const { tone, icon, word } = lookOfMoney(row.paidness)
  return (
    <div className="money-state">
      <span className="num">
        <b>{pl.sum(row.paid)}</b> z&nbsp;{pl.sum(row.total)}
      </span>
      <span className={`money-word ${tone}`}>
        <Icon name={icon} size={15} />
        {word}
      </span>
    </div>
  )
}
