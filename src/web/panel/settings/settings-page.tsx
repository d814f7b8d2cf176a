import './settings.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayEditAccount } from '#domain/access/rights.ts'
import { type AccountDetails, accountDetailsQuery } from '../shared/account-details.ts'
import { AccountTabs } from '../shared/account-tabs.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useAccounts, useChosenAccount } from '../shared/session.ts'
import { Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { BrandForm } from './brand/brand-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { OrganiserForm } from './organiser-form.tsx'
import { OwnDomainForm } from './own-domain.tsx'
import { PageFileList } from './page-file-list.tsx'
import { PictureList } from './picture-list.tsx'
import { SendersForm } from './senders/senders-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SiteAddressForm } from './site-address.tsx'
import { SiteList } from './site-list.tsx'
import { TransfersForm } from './transfers-form.tsx'

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
      <div className="settings-sections" key={account.id}>
        <SettingsSection
          id="nazwa-i-wyglad"
          title="Nazwa i&nbsp;wygląd"
          about="Po tym uczestnicy poznają, że są u&nbsp;was."
        >
          <BrandForm account={account} />
        </SettingsSection>
        <Details account={account} />
        <SettingsSection
          id="obrazy"
          title="Obrazy"
          about="Wszystko, co wgrano na strony wydarzeń i&nbsp;jako znak. Usuń to, czego już nie potrzebujesz."
        >
          <PictureList account={account} />
        </SettingsSection>
        <SettingsSection
          id="pliki"
          title="Pliki do pobrania"
          about="Regulaminy, programy i&nbsp;inne pliki ze stron wydarzeń. Usuń te, których już nie potrzebujesz."
        >
          <PageFileList account={account} />
        </SettingsSection>
        <SettingsSection
          id="nadawca"
          title="Nadawca wiadomości"
          about="Od kogo są bilety i&nbsp;inne wiadomości, i&nbsp;dokąd trafiają odpowiedzi."
        >
          <SendersForm account={account} />
        </SettingsSection>
        <SettingsSection
          id="adres-strony"
          title="Adres strony"
          about="Pod tym adresem zapisują się uczestnicy."
        >
          <SiteAddressForm account={account} />
        </SettingsSection>
        <SettingsSection
          id="twoje-strony"
          title="Twoje strony"
          about="Te adresy możesz rozsyłać i&nbsp;drukować na plakatach."
        >
          <SiteList account={account} />
        </SettingsSection>
        <SettingsSection
          id="wlasna-domena"
          title="Własna domena"
          about="Masz swoją domenę? Podłącz ją za darmo: strona zapisów będzie pod twoim adresem, z&nbsp;certyfikatem bezpieczeństwa."
        >
          <OwnDomainForm account={account} base={location.hostname.replace(/^panel\./, '')} />
        </SettingsSection>
      </div>
    </>
  )
}

function Details({ account }: { account: Account }): ReactNode {
  const details = useQuery(accountDetailsQuery(account.id))
  if (details.isPending) return <div className="bone tall" />
  if (details.data === undefined)
    return <Trouble error={details.error} onRetry={() => void details.refetch()} />
  return <DetailSections account={account} details={details.data} />
}

function DetailSections({ account, details }: { account: Account; details: AccountDetails }): ReactNode {
  return (
    <>
      <SettingsSection
        id="kontakt-dla-uczestnikow"
        title="Kontakt dla uczestników"
        about="Widać go na stronie zapisów i&nbsp;na końcu każdej wiadomości."
      >
        <ContactForm account={account} details={details} />
      </SettingsSection>
      <SettingsSection
        id="dane-organizatora"
        title="Dane organizatora"
        about="To druga strona umowy z&nbsp;uczestnikiem. Podajemy ją w&nbsp;podsumowaniu zapisów, w&nbsp;stopce strony, w&nbsp;wiadomościach i&nbsp;w&nbsp;dokumentach."
      >
        <OrganiserForm account={account} details={details} />
      </SettingsSection>
      <SettingsSection
        id="konto-do-przelewow"
        title="Konto do przelewów"
        about="Uczestnicy mogą zapłacić zwykłym przelewem. Takie wpłaty zapisujesz w&nbsp;Płatnościach, gdy pieniądze dotrą."
      >
        <TransfersForm account={account} details={details} />
      </SettingsSection>
    </>
  )
}
