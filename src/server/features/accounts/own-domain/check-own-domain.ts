import {
  compareRecords,
  type DomainRecords,
  minutesToNextCheck,
  ownDomainState,
  proofName,
} from '#domain/organiser/own-domain-records.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { subdomainOf } from '../get-site-address.ts'
import { listHosts, lockHosts, setMainHost } from '../hosts.queries.ts'
import { chooseMainHost } from './choose-main-host.ts'
import {
  findOwnDomain,
  holdOwnHost,
  lockOwnDomain,
  type OwnDomainRow,
  releaseOwnHost,
  saveFindings,
  saveSilence,
} from './own-domain.queries.ts'
import { stateOf } from './own-domain.view.ts'

/** Minutes until the next try: the name servers may have been busy. */
const RETRY_MINUTES = 5

/**
 * Asks the name servers about the account's own domain and acts on it: a proven domain becomes a host of the account,
 * and its address while it leads here. The account that proved it first keeps it until its proof is gone; `contested` says
 * that another account proves it now.
 */
export async function checkOwnDomain(ctx: TenantCtx, { contested = false } = {}): Promise<void> {
  const asked = await ctx.db.tenant(ctx.account, (tx) => findOwnDomain(tx, ctx.account))
  if (asked === undefined) return
  const records = await ctx.gateways.domains.lookUp(asked.host, proofName(asked.host))
  const holder = await ctx.db.tenant(ctx.account, (tx) => act(tx, ctx, { asked, records, contested }))
  if (holder === null || holder === ctx.account) return
  // If the holder's proof is gone, the next look-up here finds the domain free.
  await ctx.db.global((tx) =>
    enqueueMissing(tx, holder, 'check-contested-domain', {}, 'check-contested-domain'),
  )
}

interface Finding {
  readonly asked: OwnDomainRow
  /** Null: there was no answer. */
  readonly records: DomainRecords | null
  readonly contested: boolean
}

/** Returns the account that has the domain, if this one has proven it; null if not. */
async function act(tx: Tx, ctx: TenantCtx, { asked, records, contested }: Finding): Promise<string | null> {
  const hosts = await lockHosts(tx, ctx.account)
  const row = await lockOwnDomain(tx, ctx.account)
  // Another domain was connected while the name servers were asked.
  if (row?.secret !== asked.secret) return null
  if (records === null) {
    await saveSilence(tx, ctx.account, RETRY_MINUTES)
    return null
  }
  const { secret, host } = row
  const findings = compareRecords(records, { secret, addresses: ctx.config.publicAddresses })
  const { onReview, host: platformHost } = subdomainOf(hosts)
  if (!findings.proofOk && contested) {
    await setMainHost(tx, ctx.account, platformHost)
    await releaseOwnHost(tx, ctx.account)
  }
  const holder = findings.proofOk ? await holdOwnHost(tx, { host, accountId: ctx.account, onReview }) : null
  const heldElsewhere = holder !== null && holder !== ctx.account
  await chooseMainHost(tx, ctx.account, await listHosts(tx, ctx.account), { ...row, ...findings })
  await save(tx, ctx, row, { ...findings, heldElsewhere })
  return holder
}

type Found = ReturnType<typeof compareRecords> & { readonly heldElsewhere: boolean }

async function save(tx: Tx, ctx: TenantCtx, row: OwnDomainRow, found: Found): Promise<void> {
  const before = stateOf(row)
  const after = ownDomainState({ ...found, hasWorked: row.workedAt !== null })
  const changed = before !== after
  const since = changed ? 0 : ctx.now.since(row.changedAt).total('minutes')
  const nextCheckIn = minutesToNextCheck(after, since)
  await saveFindings(tx, ctx.account, { ...found, works: after === 'working', changed, nextCheckIn })
  if (changed && (after === 'working' || before === 'working'))
    await recordAudit(tx, ctx, {
      action: after === 'working' ? 'account.domain_works' : 'account.domain_stopped',
      details: { domain: row.host },
    })
}
