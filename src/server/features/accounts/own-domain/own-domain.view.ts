import type { z } from 'zod'
import type { getOwnDomain as contract } from '#contract/own-domain.ts'
import {
  isWholeDomain,
  ownDomainState,
  proofName,
  proofText,
  recordState,
} from '#domain/organiser/own-domain-records.ts'
import type { Config } from '#server/base/config.ts'
import { addressOf } from '#server/http/face.ts'
import type { OwnDomainRow } from './own-domain.queries.ts'

export type OwnDomainView = z.output<typeof contract.output>

/** What the panel shows of an own domain. */
export function ownDomainView(
  row: OwnDomainRow | undefined,
  config: Config,
  platformHost: string,
): OwnDomainView {
  const addresses = [...config.publicAddresses]
  const offered = addresses.length > 0
  if (row === undefined) return { offered, domain: null }
  const { host, secret, addressFound, proofFound, redirects, checkedAt, unanswered } = row
  const byAddress = isWholeDomain(host)
  return {
    offered,
    domain: {
      ...{ host, address: addressOf(host, config), state: stateOf(row), redirects, addresses, unanswered },
      checkedAt: checkedAt?.toString() ?? null,
      pointing: {
        type: byAddress ? 'A' : 'CNAME',
        name: host,
        values: byAddress ? addresses.filter((address) => !address.includes(':')) : [platformHost],
        state: recordState(row.addressOk, addressFound),
        found: addressFound,
      },
      proof: {
        ...{ type: 'TXT', name: proofName(host), values: [proofText(secret)], found: proofFound },
        state: recordState(row.proofOk, proofFound),
      },
    },
  }
}

/** The state of a stored domain. */
export const stateOf = (row: OwnDomainRow) => ownDomainState({ ...row, hasWorked: row.workedAt !== null })
