import './settings.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayEditAccount } from '#domain/access/rights.ts'
import { accountContactQuery } from '../shared/account-contact.ts'
import { AccountTabs } from '../shared/account-tabs.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useAccounts, useChosenAccount } from '../shared/session.ts'
import { Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { ContactForm } from './contact-form.tsx'

const TITLE = 'Ustawienia konta'

/** The account's own data, one section for each subject. */
export function SettingsPage({ accountId }: { accountId: string | undefined }): ReactNode {
  const editable = useAccounts().filter(({ role }) => mayEditAccount(role))
  const account = useChosenAccount(accountId)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayEditAccount(account.role)) return <NoRight title={TITLE} />
  return (
    <>
      <PageHead title={TITLE} meta={<span>{account.name}</span>} />
      {editable.length > 1 && <AccountTabs to="/ustawienia" accounts={editable} chosenId={account.id} />}
      <ContactSection key={account.id} account={account} />
    </>
  )
}

function ContactSection({ account }: { account: Account }): ReactNode {
  const contact = useQuery(accountContactQuery(account.id))
  return (
    <section className="settings" aria-labelledby="kontakt-dla-uczestnikow">
      <h2 id="kontakt-dla-uczestnikow">Kontakt dla uczestników</h2>
      <p>
        Widać go na stronie zapisów i&nbsp;na końcu każdej wiadomości. Na adres e-mail przychodzą też
        odpowiedzi na wiadomości.
      </p>
      {contact.isPending && <div className="bone tall" />}
      {contact.data === undefined && contact.isError && (
        <Trouble error={contact.error} onRetry={() => void contact.refetch()} />
      )}
      {contact.data !== undefined && <ContactForm account={account} contact={contact.data} />}
    </section>
  )
}
