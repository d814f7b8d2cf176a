import './account-tabs.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from './session.ts'

/** The accounts of a person who works for several; each is an address of the same page. */
export function AccountTabs(props: {
  to: '/' | '/ustawienia' | '/zespol' | '/dziennik' | '/zbiorki'
  accounts: readonly Account[]
  chosenId: string | undefined
}): ReactNode {
  return (
    <nav className="tabs" aria-label="Organizator">
      {props.accounts.map(({ id, name }) => (
        <Link
          key={id}
          to={props.to}
          search={{ konto: id }}
          aria-current={id === props.chosenId ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
