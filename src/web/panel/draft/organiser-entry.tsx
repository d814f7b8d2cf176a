import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditAccount } from '#domain/access/rights.ts'
import { accountDetailsQuery } from '../shared/account-details.ts'
import { useAccounts } from '../shared/session.ts'
import { ChecklistMark } from './checklist-mark.tsx'

/** What is said of the organiser once for all events; null while it is not known, or not for this person to give. */
export function useOrganiserEntry(
  accountId: string,
): { readonly done: boolean; readonly line: string } | null {
  const mayGive = useAccounts().some(({ id, role }) => id === accountId && mayEditAccount(role))
  const details = useQuery({ ...accountDetailsQuery(accountId), enabled: mayGive }).data
  if (details === undefined) return null
  const { legalName, address, email } = details
  const done = address !== '' && email !== ''
  return {
    done,
    line: done
      ? [legalName, address, email].filter((each) => each !== '').join(', ')
      : 'Uczestnik musi wiedzieć, z\u00a0kim zawiera umowę i\u00a0gdzie zapytać. Adres i\u00a0e-mail wpisujesz raz, na wszystkie wydarzenia.',
  }
}

/** 'Dane organizatora' among what people expect before registration opens. */
export function OrganiserEntry({
  accountId,
  entry: { done, line },
}: {
  accountId: string
  entry: { readonly done: boolean; readonly line: string }
}): ReactNode {
  return (
    <li data-done={done}>
      <ChecklistMark done={done} />
      <div>
        <h3>Dane organizatora</h3>
        <p>{line}</p>
      </div>
      <Link to="/ustawienia" search={{ konto: accountId }}>
        {done ? 'Zmień' : 'Uzupełnij'}
        <span className="sr">: dane organizatora</span>
      </Link>
    </li>
  )
}
