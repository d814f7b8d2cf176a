import { useEffect } from 'react'
import type { openInvite as OpenInvite } from '#contract/invites.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { call, type Remote } from '#web/lib/call.ts'
import type { Order } from './order/order.ts'
import { type Filled, withFilled, withInvited } from './order/prefilled.ts'

const openInvite: Remote<typeof OpenInvite> = {
  method: 'POST',
  path: '/v1/site/events/:slug/invites/:code/opening',
}

/**
 * Fills in what the link to the form carries ('?kod=…&grupa=…&typ=…'), and for an invitation whom it is for. Once: it is
 * taken out of the address, so that a reload keeps what was changed since.
 */
export function usePrefill({
  slug,
  definition,
  ready,
  change,
}: {
  readonly slug: string
  readonly definition: EventDefinition
  readonly ready: boolean
  readonly change: (change: (order: Order) => Order) => void
}): void {
  useEffect(() => {
    if (!ready) return
    const filled = readFilled(location.search)
    if (filled === null) return
    history.replaceState(history.state, '', `${location.pathname}${location.hash}`)
    change((order) => withFilled(order, filled, definition))
    const { code } = filled
    if (code === null) return
    void call(openInvite, { params: { slug, code }, body: {} }).then((answer) => {
      if (answer.ok && answer.data.state === 'open') change((order) => withInvited(order, answer.data))
    })
  }, [ready, slug, definition, change])
}

function readFilled(search: string): Filled | null {
  const params = new URLSearchParams(search)
  const read = (name: string) => params.get(name)?.trim().slice(0, 60) || null
  const filled = { code: read('kod'), group: read('grupa'), type: read('typ') }
  return Object.values(filled).every((value) => value === null) ? null : filled
}
