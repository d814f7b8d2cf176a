import { type ReactNode, useState } from 'react'
import type { EventScope } from '../shared/event-versions.ts'
import { MailSheet } from '../shared/mail-sheet.tsx'
import { useMailPreview } from './call-off-api.ts'

/** The mail on a real registration, one after another, and a copy of it for oneself. */
export function MailPreview({ scope, reason }: { scope: EventScope; reason: string }): ReactNode {
  const preview = useMailPreview(scope)
  const trial = useMailPreview(scope)
  const [shown, setShown] = useState<string | null>(null)
  const show = (registration?: string) => {
    setShown(reason)
    preview.mutate({ reason, toMe: false, ...(registration === undefined ? {} : { registration }) })
  }
  return (
    <MailSheet
      mail={preview.data?.mail ?? null}
      isOutdated={shown !== null && shown !== reason}
      isBusy={preview.isPending}
      isFailed={preview.isError}
      trial={trial.isPending ? 'pending' : trial.isSuccess ? 'sent' : trial.isError ? 'failed' : null}
      disabled={reason === ''}
      onShow={show}
      onTry={() => trial.mutate({ reason, toMe: true })}
    />
  )
}
