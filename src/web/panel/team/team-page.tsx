import './team.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayManageTeam } from '#domain/access/rights.ts'
import { mayGiveRole } from '#domain/access/team.ts'
import { pl } from '#i18n/pl.ts'
import { AccountTabs } from '../shared/account-tabs.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useAccounts, useChosenAccount } from '../shared/session.ts'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { type Team, teamQuery } from '../shared/team-api.ts'
import { Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { InvitationItem } from './invitation-item.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberForm } from './member-form.tsx'
import { MemberItem } from './member-item.tsx'

const TITLE = 'Zespół'

/** The people who work in an account: members with their roles, and invitations. */
export function TeamPage({ accountId }: { accountId: string | undefined }): ReactNode {
  const managed = useAccounts().filter(({ role }) => mayManageTeam(role))
  const account = useChosenAccount(accountId)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayManageTeam(account.role)) return <NoRight title={TITLE} />
  const tabs =
    managed.length > 1 ? <AccountTabs to="/zespol" accounts={managed} chosenId={account.id} /> : null
  return <TeamOfAccount key={account.id} account={account} tabs={tabs} />
}

function TeamOfAccount({ account, tabs }: { account: Account; tabs: ReactNode }): ReactNode {
  const team = useQuery(teamQuery(account.id))
  /** What the drawer shows: the form of an invitation, or a member by id. */
  const [open, setOpen] = useState<'invite' | { readonly id: string } | null>(null)
  const [done, setDone] = useState('')
  const edit = (what: typeof open) => {
    setDone('')
    setOpen(what)
  }
  const finish = (sentence: string) => {
    setOpen(null)
    setDone(sentence)
  }
  const chosen =
    open === null || open === 'invite' ? undefined : team.data?.members.find(({ id }) => id === open.id)
  const title = open === 'invite' ? 'Zaproś do zespołu' : (chosen?.name ?? null)
  return (
    <>
      <PageHead
        title={TITLE}
        meta={<span>{account.name}</span>}
        actions={
          <button type="button" className="btn" onClick={() => edit('invite')}>
            Zaproś osobę
          </button>
        }
      />
      {tabs}
      <p role="status" className="team-done">
        {done}
      </p>
      {team.isPending && <div className="bone tall" />}
      {team.data === undefined && team.isError && (
        <Trouble error={team.error} onRetry={() => void team.refetch()} />
      )}
      {team.data !== undefined && (
        <Lists account={account} team={team.data} onEdit={(id) => edit({ id })} onDone={setDone} />
      )}
      <SideDrawer title={title} onClose={() => setOpen(null)}>
        {open === 'invite' && (
          <InviteForm account={account} onInvited={(email) => finish(`Zaproszenie: ${email}.`)} />
        )}
        {chosen !== undefined && (
          <MemberForm
            key={chosen.id}
            account={account}
            member={chosen}
            isLastOwner={chosen.role === 'owner' && countOwners(team.data) === 1}
            onDone={finish}
          />
        )}
      </SideDrawer>
    </>
  )
}

const countOwners = (team: Team | undefined) =>
  (team?.members ?? []).filter(({ role }) => role === 'owner').length

function Lists(props: {
  account: Account
  team: Team
  onEdit: (userId: string) => void
  onDone: (done: string) => void
}): ReactNode {
  const { account, team, onEdit, onDone } = props
  return (
    <div className="team">
      <section aria-labelledby="czlonkowie">
        <h2 id="czlonkowie">{pl.counts.people(team.members.length)}</h2>
        <ul className="sheet team-rows">
          {team.members.map((member) => (
            <MemberItem
              key={member.id}
              accountId={account.id}
              member={member}
              onEdit={mayGiveRole(account.role, member.role) ? () => onEdit(member.id) : null}
            />
          ))}
        </ul>
        {team.members.length === 1 && team.invitations.length === 0 && (
          <p className="team-hint">
            Zaproś osoby, które prowadzą z&nbsp;tobą zapisy. Każda dostaje tylko takie uprawnienia, jakich
            potrzebuje, a&nbsp;liczba osób jest bez limitu.
          </p>
        )}
      </section>
      {team.invitations.length > 0 && (
        <section aria-labelledby="zaproszenia">
          <h2 id="zaproszenia">Zaproszenia</h2>
          <ul className="sheet team-rows">
            {team.invitations.map((invitation) => (
              <InvitationItem key={invitation.id} account={account} invitation={invitation} onDone={onDone} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
