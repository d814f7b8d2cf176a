import { publishEvent } from '#contract/panel.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import type { TestSite } from '#test/support/site.ts'

/** Publishes the definition as the site's next version, by a member of staff; returns its number. */
export async function publish(site: TestSite, definition: unknown): Promise<number> {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event }
  const { version } = outputOf(publishEvent, await danuta.ask(publishEvent, { params, body: { definition } }))
  return version
}
