import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { Icon } from '../shared/icon.tsx'

/** What is wrong at this place, in words. */
export function Troubles({ of }: { of: readonly string[] }): ReactNode {
  return of.map((message) => (
    <p key={message} className="payment-trouble">
      <Icon name="alert" size={18} />
      {tie(message)}
    </p>
  ))
}
