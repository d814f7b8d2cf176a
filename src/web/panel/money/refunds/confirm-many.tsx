import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { confirmRefund } from '#contract/refunds.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { toggled } from '../../shared/toggled.ts'
import { moneyChanged } from '../shared/money-api.ts'
import { decisionTrouble } from './decision-trouble.ts'
import type { Refund } from './refunds-api.ts'

interface Failed {
  readonly refund: Refund
  readonly error: Error
}

/** How far a run through chosen refunds has come. */
interface Progress {
  readonly of: number
  readonly confirmed: readonly Refund[]
  readonly failed: readonly Failed[]
  readonly state: 'running' | 'stopped' | 'done'
}

/**
 * Confirms chosen refunds one after the other, each by a request of its own: what is refused, or not reached when the run is
 * stopped or the page closed, waits as before.
 */
export function ConfirmMany({
  scope,
  refunds,
}: {
  scope: EventScope
  refunds: readonly Refund[]
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { progress, confirm, stop, forget } = useConfirming(scope)
  if (progress !== null) return <Outcome progress={progress} onStop={stop} onClose={forget} />
  const free = refunds.filter(({ needsOther }) => !needsOther)
  const chosen = free.filter(({ id }) => ticked.has(id))
  if (free.length < 2) return null
  // The list is read anew while the form is open: what has come since is ticked by nobody but who looks.
  const open = () => {
    setTicked(new Set(free.map(({ id }) => id)))
    setOpen(true)
  }
  if (!isOpen)
    return (
      <button type="button" className="btn quiet" onClick={open}>
        Zatwierdź kilka naraz
      </button>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    void confirm(chosen)
  }
  return (
    <form className="money-form" onSubmit={submit} aria-labelledby="zatwierdz-kilka">
      <h2 id="zatwierdz-kilka">Zatwierdź kilka naraz</h2>
      <fieldset className="money-choice">
        <legend>Zwroty do zatwierdzenia</legend>
        {free.map(({ id, contactName, number, reason, amount }) => (
          <label key={id} className="money-check">
            <input type="checkbox" checked={ticked.has(id)} onChange={() => setTicked(toggled(ticked, id))} />
            <span>
              {contactName}, {number}, {reason}
            </span>
            <b className="num">{pl.sum(amount)}</b>
          </label>
        ))}
      </fieldset>
      <div className="money-acts">
        <button type="submit" className="btn" disabled={chosen.length === 0}>
          Zatwierdź {pl.counts.refunds(chosen.length)}, {pl.sum(sumOf(chosen))}
        </button>
        <button type="button" className="btn text" onClick={() => setOpen(false)}>
          Wróć
        </button>
      </div>
    </form>
  )
}

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0)

function useConfirming(scope: EventScope) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopped = useRef(false)
  const stop = useCallback(() => {
    stopped.current = true
  }, [])
  useEffect(() => stop, [stop])
  const confirm = async (chosen: readonly Refund[]) => {
    stopped.current = false
    const confirmed: Refund[] = []
    const failed: Failed[] = []
    const show = (state: Progress['state']) =>
      setProgress({ of: chosen.length, confirmed: [...confirmed], failed: [...failed], state })
    show('running')
    for (const refund of chosen) {
      if (stopped.current) break
      await ask(confirmRefund, { params: { ...scope, refundId: refund.id }, body: {} }).then(
        () => confirmed.push(refund),
        (error: Error) => failed.push({ refund, error }),
      )
      show('running')
    }
    show(stopped.current ? 'stopped' : 'done')
    await moneyChanged(client, scope)
  }
  return { progress, confirm, stop, forget: () => setProgress(null) }
}

/** How far the run is. It has the focus, as the button that started it is gone. */
function Outcome({
  progress: { of, confirmed, failed, state },
  onStop,
  onClose,
}: {
  progress: Progress
  onStop: () => void
  onClose: () => void
}): ReactNode {
  const isRunning = state === 'running'
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <div className="money-form">
      <p ref={line} role="status" tabIndex={-1}>
        {isRunning
          ? `Zatwierdzam: ${confirmed.length + failed.length} z\u00a0${of}.`
          : `${state === 'stopped' ? 'Przerwano. ' : ''}Zatwierdzono ${confirmed.length} z\u00a0${of}, razem ${pl.sum(sumOf(confirmed))}.`}
      </p>
      {failed.length > 0 && (
        <ul className="refund-failed">
          {failed.map(({ refund, error }) => (
            <li key={refund.id}>
              {refund.contactName}, {refund.number}: {decisionTrouble(error)}
            </li>
          ))}
        </ul>
      )}
      <div className="money-acts">
        <button type="button" className="btn quiet" onClick={isRunning ? onStop : onClose}>
          {isRunning ? 'Przerwij' : 'Zamknij'}
        </button>
      </div>
    </div>
  )
}
