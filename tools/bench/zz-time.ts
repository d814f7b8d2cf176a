import { startDurableCluster } from '#test/support/durable-cluster.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import pg from 'pg'
import { fillCrowd } from './crowd.ts'
const orig = pg.Client.prototype.query
const t0 = performance.now()
;(pg.Client.prototype as any).query = function (...a: any[]) {
  const s = performance.now()
  const r = (orig as any).apply(this, a)
  const txt = (typeof a[0] === 'string' ? a[0] : a[0]?.text ?? '').slice(0, 90).replace(/\s+/g, ' ')
  if (r?.then) r.then(() => { const d = performance.now() - s; if (d > 400) console.log(((performance.now()-t0)/1000).toFixed(1), 's', (d / 1000).toFixed(2), txt) }, () => {})
  return r
}
await using database = await startDurableCluster()
const { account } = await seedAccount(database.url, { subdomain: 'tlum' })
const event = await seedEvent(database.url, account, { slug: 'rajd', definition: await kielceDefinition() })
const n = Number(process.argv[2])
const s = performance.now()
await fillCrowd(database.url, { account, event }, n, new AbortController().signal)
console.log(n, 'people', ((performance.now() - s) / 1000).toFixed(1), 's')
