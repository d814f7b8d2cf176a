import './collections.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { mayEditEvents, mayReadMoney } from '#domain/access/rights.ts'
import { TextField } from '#web/ui/field.tsx'
import { AccountTabs } from '../shared/account-tabs.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useAccounts, useChosenAccount } from '../shared/session.ts'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { Loading, Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { STATES, sumWords } from './collection-words.ts'
import { type CollectionItem, collectionsQuery, collectionTrouble, useCreating } from './collections-api.ts'

const TITLE = 'Zbiórki'

/** The collections of an account: how much each has, and making a new one. */
export function CollectionsPage({ accountId }: { accountId: string | undefined }): ReactNode {
  const accounts = useAccounts().filter(({ role }) => mayReadMoney(role))
  const account = useChosenAccount(accountId)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayReadMoney(account.role)) return <NoRight title={TITLE} />
  const tabs =
    accounts.length > 1 ? <AccountTabs to="/zbiorki" accounts={accounts} chosenId={account.id} /> : null
  return <CollectionsOfAccount key={account.id} account={account} tabs={tabs} />
}

function CollectionsOfAccount({ account, tabs }: { account: Account; tabs: ReactNode }): ReactNode {
  const query = useQuery(collectionsQuery(account.id))
  const [isNew, setNew] = useState(false)
  const mayEdit = mayEditEvents(account.role)
  const collections = query.data?.collections
  return (
    <>
      <PageHead
        title={TITLE}
        meta={<span>{account.name}</span>}
        actions={
          mayEdit && (
            <button type="button" className="btn" onClick={() => setNew(true)}>
              Nowa zbiórka
            </button>
          )
        }
      />
      {tabs}
      {query.isPending && <Loading />}
      {query.isError && collections === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {collections?.length === 0 && (
        <section className="quiet-note">
          <h2>Nie ma jeszcze żadnej zbiórki</h2>
          <p>
            Zbiórka ma własną stronę z&nbsp;celem i&nbsp;postępem. Darczyńca nie musi się rejestrować,
            a&nbsp;my nie pobieramy od darowizn żadnej opłaty.
          </p>
        </section>
      )}
      {collections !== undefined && collections.length > 0 && (
        <ul className="sheet collection-rows">
          {collections.map((collection) => (
            <Row key={collection.id} account={account} collection={collection} />
          ))}
        </ul>
      )}
      <SideDrawer title={isNew ? 'Nowa zbiórka' : null} onClose={() => setNew(false)}>
        <NewCollection account={account} />
      </SideDrawer>
    </>
  )
}

function Row({ account, collection }: { account: Account; collection: CollectionItem }): ReactNode {
  const { id, title, state } = collection
  return (
    <li>
      <div>
        <Link to="/zbiorki/$collectionId" params={{ collectionId: id }} search={{ konto: account.id }}>
          {title}
        </Link>
        <span>{sumWords(collection)}</span>
      </div>
      <span className="collection-state">{STATES[state]}</span>
    </li>
  )
}

function NewCollection({ account }: { account: Account }): ReactNode {
  const [title, setTitle] = useState('')
  const [touched, setTouched] = useState(false)
  const creating = useCreating(account.id)
  const navigate = useNavigate()
  const error = title.trim() === '' ? 'Wpisz nazwę zbiórki.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    if (error !== null) return document.getElementById('nazwa-zbiorki')?.focus()
    creating.mutate(title.trim(), {
      onSuccess: ({ id }) =>
        navigate({
          to: '/zbiorki/$collectionId',
          params: { collectionId: id },
          search: { konto: account.id },
        }),
    })
  }
  return (
    <form className="collection-form" onSubmit={submit} noValidate>
      <TextField
        {...{
          id: 'nazwa-zbiorki',
          label: 'Nazwa',
          hint: 'Z\u00a0nazwy powstanie adres strony.',
          required: true,
        }}
        {...{ autoComplete: 'off', maxLength: 100, value: title, onChange: setTitle, error, touched }}
      />
      {creating.isError && (
        <p role="alert" className="error">
          {collectionTrouble(creating.error)}
        </p>
      )}
      <button type="submit" className="btn" disabled={creating.isPending}>
        {creating.isPending ? 'Tworzę…' : 'Utwórz szkic'}
      </button>
    </form>
  )
}
