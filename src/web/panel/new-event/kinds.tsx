import type { ReactNode } from 'react'
import { KindList } from '../shared/kinds/kind-list.tsx'
import { PageHead } from '../shared/page-head.tsx'
import type { Account } from '../shared/session.ts'

/** 'Co organizujesz?': what a new event is made from. */
export function Kinds({ account }: { account: Account }): ReactNode {
  return (
    <>
      <PageHead
        title="Co organizujesz?"
        meta={
          <p className="kinds-lede">
            Wybierz to, co najbliższe. Przygotujemy formularz, opłaty i&nbsp;stronę, a&nbsp;ty je poprawisz.
            Zapisy otworzysz na samym końcu.
          </p>
        }
      />
      <KindList accountId={account.id} />
    </>
  )
}
