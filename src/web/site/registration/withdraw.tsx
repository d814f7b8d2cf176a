import { useEffect, useRef, useState } from 'react'
import type { withdrawDocument as WithdrawDocument } from '#contract/document-withdrawals.ts'
import * as words from '#i18n/pl/site/documents.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'
import type { Registration } from './use-registration.ts'

const withdrawDocument: Remote<typeof WithdrawDocument> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/document-withdrawals',
}

interface Props {
  readonly token: string
  readonly document: Registration['documents'][number]
  /** 'Zgoda rodzica: Kacper Wójcik'. */
  readonly about: string
  readonly onChange: (registration: Registration) => void
}

/** Withdrawing a consent: first what that means, then one button (GDPR, Art. 7(3): as easy as giving it). */
export function Withdraw({ token, document, about, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  if (!isOpen)
    return (
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {words.withdraw}
        <span className="sr">{`: ${about}`}</span>
      </button>
    )
  const withdraw = async () => {
    setBusy(true)
    setFailure(null)
    const { person, question } = document
    const answer = await call(withdrawDocument, { params: { token }, body: { person, question } })
    setBusy(false)
    if (answer.ok) onChange(answer.data)
    else setFailure(answer.code === 'nothing_to_withdraw' ? words.nothingToWithdraw : failureWords(answer))
  }
  return (
    <div className="withdraw">
      <h3 ref={heading} tabIndex={-1}>
        {tie(words.withdrawing(about))}
      </h3>
      <ul>
        {[words.meansAtEntry[document.atEntry], ...words.means].map((sentence) => (
          <li key={sentence}>{tie(sentence)}</li>
        ))}
      </ul>
      <div className="resign-buttons">
        <button type="button" className="btn" disabled={busy} onClick={() => void withdraw()}>
          {words.confirmWithdrawal}
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={() => setOpen(false)}>
          {words.keep}
        </button>
      </div>
      <p role="status">{busy && words.withdrawingNow}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </div>
  )
}
