import { useState } from 'react'
import * as words from '#i18n/pl/site/collection.ts'

/** Sends the address of the collection on: by the device's own sheet, else by copying it. */
export function ShareLink({ address, title }: { address: string; title: string }) {
  const [done, setDone] = useState('')
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url: address })
      await navigator.clipboard.writeText(address)
      setDone(words.shared)
    } catch {
      // Closed without choosing, or not allowed: the address stands in the message.
      setDone(address)
    }
  }
  return (
    <div>
      <button type="button" className="btn" onClick={share}>
        {words.share}
      </button>
      <p role="status" className="note">
        {done}
      </p>
    </div>
  )
}
