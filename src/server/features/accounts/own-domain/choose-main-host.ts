import type { Tx } from '#server/db/database.ts'
import { subdomainOf } from '../get-site-address.ts'
import { type HostRow, setMainHost } from '../hosts.queries.ts'
import type { OwnDomainRow } from './own-domain.queries.ts'

/**
 * The address of an account: its own domain while that is held, leads here and is wanted; otherwise its subdomain, so
 * that links in mails work when the domain does not.
 */
export async function chooseMainHost(
  tx: Tx,
  account: string,
  hosts: readonly HostRow[],
  { host, redirects, addressOk }: Pick<OwnDomainRow, 'host' | 'redirects' | 'addressOk'>,
): Promise<void> {
  const isHeld = hosts.some((each) => each.isOwn && each.host === host)
  await setMainHost(tx, account, isHeld && redirects && addressOk ? host : subdomainOf(hosts).host)
}
