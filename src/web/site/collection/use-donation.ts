import { useEffect, useState } from 'react'
import type { checkDonation as Check, nameDonation as Name } from '#contract/donations.ts'
import type { SitePage } from '#contract/pages.ts'
import { call, type Remote } from '#web/lib/call.ts'

export type Donation = Extract<SitePage, { page: 'donation' }>['donation']

export const checkDonation: Remote<typeof Check> = {
  method: 'POST',
  path: '/v1/site/donations/:token/payment-check',
}
export const nameDonation: Remote<typeof Name> = { method: 'PUT', path: '/v1/site/donations/:token/name' }

const EVERY_MS = 2_500
/** Ten minutes: then its mail tells. */
const TIMES = 240

const isOpen = ({ state }: Donation) => state === 'created' || state === 'pending'

/** A donation that is asked about again while its payment is under way and the page is seen. */
export function useDonation(token: string, given: Donation) {
  const [donation, setDonation] = useState(given)
  const open = isOpen(donation)
  useEffect(() => {
    if (!open) return
    let left = TIMES
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      left -= 1
      if (left <= 0) clearInterval(asking)
      const answer = await call(checkDonation, { params: { token }, body: undefined })
      if (answer.ok) setDonation(answer.data)
    }
    const asking = setInterval(ask, EVERY_MS)
    void ask()
    return () => clearInterval(asking)
  }, [open, token])
  return { donation, setDonation, isOpen: open }
}
