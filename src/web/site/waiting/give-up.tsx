import { useEffect, useRef } from 'react'
import * as words from '#i18n/pl/site/waiting.ts'
import { useGivingUp } from './use-waiting.ts'

interface GiveUpProps {
  readonly token: string
  /** There is an offer, so it is declined. */
  readonly offered: boolean
  readonly onStay: () => void
}

/** Asks for confirmation before the place in the queue, or the offer, is gone. */
export function GiveUp({ token, offered, onStay }: GiveUpProps) {
  const { busy, failure, giveUp } = useGivingUp(token)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="resign" aria-labelledby="rezygnacja">
      <h2 id="rezygnacja" ref={heading} tabIndex={-1}>
        {offered ? words.declining : words.leaving}
      </h2>
      <p>{offered ? words.decliningMeans : words.leavingMeans}</p>
      <div className="resign-buttons">
        <button type="button" className="btn" disabled={busy} onClick={() => void giveUp()}>
          {words.confirmLeaving}
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={onStay}>
          {words.stay}
        </button>
      </div>
      <p role="status">{busy && words.saving}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </section>
  )
}
