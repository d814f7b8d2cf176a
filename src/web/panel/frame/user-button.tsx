import type { ComponentProps, ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { initials } from '#web/lib/initials.ts'
import { type Session, useLastAccount } from '../shared/session.ts'

/** The button of the signed-in user: name, and account or address. What else a menu asks of its button is passed on. */
export function UserButton({ session, ...more }: { session: Session } & ComponentProps<'button'>): ReactNode {
  const [account] = useLastAccount()
  const { name, email } = session.user
  return (
    <button {...more} type="button" className="me" title={name}>
      <i aria-hidden="true">{initials(name)}</i>
      <span>
        {name}
        <small>{tie(account?.name ?? email)}</small>
      </span>
    </button>
  )
}
