import type { Ctx } from '#server/context/ctx.ts'
import { perDatabase } from '#server/db/per-database.ts'
import { faceOf, hostOf } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { siteOfHost } from '#server/http/scopes.ts'

/** More than all hosts of a node need when their certificates end on one day; less than a flood of made-up names. */
const MOST_A_MINUTE = 600
const MINUTE = 60_000

interface Window {
  from: number
  count: number
}
const windows = perDatabase((): Window => ({ from: 0, count: 0 }))

/**
 * Whether a certificate may be requested for a host: ours, that of a site, or a domain that its organiser has proven.
 * Anything else would use up what the authority gives us.
 * @throws Refusal not_found, too_many_requests
 */
export async function assertCertificate(ctx: Ctx, domain: string): Promise<void> {
  const window = windows(ctx.db)
  const now = ctx.now.epochMilliseconds
  if (now - window.from >= MINUTE) Object.assign(window, { from: now, count: 0 })
  window.count += 1
  if (window.count > MOST_A_MINUTE) throw new Refusal('too_many_requests', { retryAfter: 60 })
  const { brands } = ctx.config
  const host = hostOf(domain)
  const isOurs = brands.some((brand) =>
    ['', 'www.', 'panel.'].some((name) => host === `${name}${brand.domain}`),
  )
  if (isOurs) return
  const face = faceOf(host, brands)
  if ((await siteOfHost({ ctx, face })) === undefined) throw new Refusal('not_found')
}
