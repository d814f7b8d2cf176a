import { join } from 'node:path'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import type { TestSite } from './site.ts'

/** The mails that were captured for an address, as the mailbox lists them. */
export async function mailsTo(site: TestSite, address: string) {
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).filter(({ to }) => to === address)
}
