import type { ReactNode } from 'react'
import type { Account } from '../shared/session.ts'
import { detailsTrouble, type useDetails } from './use-details.ts'

/** The button of a form over details, and what has become of the last saving. */
export function DetailsFoot({
  account,
  save,
}: {
  account: Account
  save: ReturnType<typeof useDetails>['save']
}): ReactNode {
  return (
    <div className="settings-acts">
      <button type="submit" className="btn" disabled={save.isPending}>
        Zapisz
      </button>
      <span role="status">
        {save.isPending && 'Zapisuję…'}
        {detailsTrouble(save.error)}
        {save.isSuccess && (
          <>
            Zapisano. <a href={account.siteAddress}>Zobacz na stronie</a>
          </>
        )}
      </span>
    </div>
  )
}
