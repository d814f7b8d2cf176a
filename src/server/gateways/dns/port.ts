import type { DomainRecords } from '#domain/organiser/own-domain-records.ts'

/** Asks the name servers of the world. */
export interface DomainResolver {
  /**
   * What stands for a domain, and the texts at another name; null when that could not be learned now: no answer came,
   * or the servers have failed. A name that does not exist has no records, which is an answer.
   */
  lookUp(domain: string, textsAt: string): Promise<DomainRecords | null>
}
