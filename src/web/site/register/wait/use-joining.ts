import { useState } from 'react'
import { browserStore } from '#web/lib/browser-store.ts'
import { forgetOrder } from '../order/draft-store.ts'
import { rememberChange, rememberWaiting } from '../order/last-registered.ts'
import { type Joined, joinList, type PartyToSend } from './join-list.ts'

export type Joining =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | Exclude<Joined, { kind: 'joined' }>

/**
 * Puts a party on the waiting list; leaves for the page of its entry once it waits there.
 * @param release returns what the party holds meanwhile
 */
export function useJoining(release: () => Promise<void>) {
  const [joining, setJoining] = useState<Joining>({ kind: 'idle' })
  const join = async (party: PartyToSend) => {
    setJoining({ kind: 'sending' })
    const outcome = await joinList(party)
    if (outcome.kind === 'joined') {
      forgetOrder(party.slug, browserStore())
      await release()
      rememberWaiting(party.slug, outcome.address)
      location.assign(outcome.address)
      return
    }
    setJoining(outcome)
    if (outcome.kind === 'version_gone') rememberChange(party.slug)
    if (outcome.kind === 'version_gone' || outcome.kind === 'called_off') location.reload()
  }
  return { joining, join, settle: () => setJoining({ kind: 'idle' }) }
}
