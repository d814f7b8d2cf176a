import './collections.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditEvents, mayReadMoney } from '#domain/access/rights.ts'
import { NewTabLink } from '#web/kit/new-tab-link.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useChosenAccount } from '../shared/session.ts'
import { Loading, Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { STATES, sumWords } from './collection-words.ts'
import {
  type Collection,
  type CollectionScope,
  collectionQuery,
  collectionTrouble,
  useSettingState,
} from './collections-api.ts'
import { DonationRows } from './donation-rows.tsx'
import { MonthSums } from './month-sums.tsx'
import { SettingForm } from './setting-form.tsx'

/** One collection: its page, its donations and its sums. */
export function CollectionPage(props: { accountId: string | undefined; collectionId: string }): ReactNode {
  const account = useChosenAccount(props.accountId)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayReadMoney(account.role)) return <NoRight title="Zbiórka" />
  return <Opened account={account} scope={{ accountId: account.id, collectionId: props.collectionId }} />
}

function Opened({ account, scope }: { account: Account; scope: CollectionScope }): ReactNode {
  const query = useQuery(collectionQuery(scope))
  const collection = query.data
  if (query.isPending) return <Loading />
  if (collection === undefined)
    return <Trouble whole error={query.error} onRetry={() => void query.refetch()} />
  const mayEdit = mayEditEvents(account.role)
  return (
    <>
      <PageHead
        title={collection.title}
        crumb={
          <Link to="/zbiorki" search={{ konto: account.id }}>
            Zbiórki
          </Link>
        }
        meta={
          <span>
            {STATES[collection.state]}. {sumWords(collection)}
          </span>
        }
        actions={
          collection.state !== 'draft' && (
            <NewTabLink className="btn quiet" href={collection.address}>
              Zobacz stronę
            </NewTabLink>
          )
        }
      />
      <div className="collection">
        {mayEdit && <StateBar scope={scope} state={collection.state} />}
        <DonationRows account={account} scope={scope} />
        <MonthSums scope={scope} months={collection.months} />
        {mayEdit && <SettingForm key={scope.collectionId} scope={scope} collection={collection} />}
      </div>
    </>
  )
}

function StateBar({ scope, state }: { scope: CollectionScope; state: Collection['state'] }): ReactNode {
  const setting = useSettingState(scope)
  const [done, setDone] = useState('')
  const wanted = state === 'open' ? 'closed' : 'open'
  const set = () =>
    setting.mutate(wanted, {
      onSuccess: () => setDone(wanted === 'open' ? 'Zbiórka jest na stronie.' : 'Zbiórka jest zamknięta.'),
    })
  return (
    <section className="sheet collection-bar" aria-label="Stan zbiórki">
      <p>{STATE_SAYS[state]}</p>
      <button
        type="button"
        className={state === 'open' ? 'btn quiet' : 'btn'}
        disabled={setting.isPending}
        onClick={set}
      >
        {state === 'open' ? 'Zamknij zbiórkę' : state === 'draft' ? 'Otwórz zbiórkę' : 'Otwórz ponownie'}
      </button>
      <p role="status">{setting.isError ? collectionTrouble(setting.error) : done}</p>
    </section>
  )
}

const STATE_SAYS: Readonly<Record<Collection['state'], string>> = {
  draft: 'To szkic: nikt go nie widzi. Opisz cel, zapisz i\u00a0otwórz zbiórkę.',
  open: 'Zbiórka jest na stronie i\u00a0przyjmuje darowizny.',
  closed: 'Strona zbiórki zostaje, ale nie przyjmuje już darowizn.',
}
