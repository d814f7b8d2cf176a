import { Resolver } from 'node:dns/promises'
import type { DomainResolver } from './port.ts'

/** Of one try, in milliseconds; the whole look-up takes at most a few seconds. */
const TIMEOUT = 2_000
const TRIES = 2

/**
 * Looks domains up over the DNS protocol at these servers ('9.9.9.9', '127.0.0.1:5353'), or at those of the machine.
 * A resolver for each look-up: nothing is remembered from an earlier one.
 */
export function createDomainResolver(servers: readonly string[]): DomainResolver {
  return {
    async lookUp(domain, textsAt) {
      const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })
      if (servers.length > 0) resolver.setServers(servers)
      try {
        const [cnames, four, six, texts] = await Promise.all([
          none(resolver.resolveCname(domain)),
          none(resolver.resolve4(domain)),
          none(resolver.resolve6(domain)),
          none(resolver.resolveTxt(textsAt)),
        ])
        return {
          cname: cnames[0] ?? null,
          addresses: [...four, ...six],
          // A long text comes in chunks of 255 bytes.
          texts: texts.map((chunks) => chunks.join('')),
        }
      } catch {
        return null
      } finally {
        resolver.cancel()
      }
    },
  }
}

const EMPTY = ['ENOTFOUND', 'ENODATA']

/** No record, where the servers have said so. @throws whatever says that they have not answered */
async function none<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'code' in error && EMPTY.includes(String(error.code))) return []
    throw error
  }
}
