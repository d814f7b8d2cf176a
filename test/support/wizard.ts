import { createAccount } from '#contract/accounts.ts'
import { issueLocalToken } from '#contract/local-issuer.ts'
import { outputOf } from './answers.ts'
import { Client } from './client.ts'
import type { Answer } from './send.ts'

/** The wizard from the side of a person who wants an account, without its screen. */

/** A browser that has opened the wizard on a host. */
export async function openWizard(port: number, host = 'zapisano.localhost'): Promise<Client> {
  const wizard = new Client(port, host)
  await wizard.open('/create')
  return wizard
}

/** A token of a test person of the local issuer. */
export async function localToken(client: Client, subject = 'maria-zielinska'): Promise<string> {
  return outputOf(issueLocalToken, await client.ask(issueLocalToken, { params: { subject } })).token
}

/** Presses 'Stwórz konto'. */
export async function wishFor(
  wizard: Client,
  hostname: string,
  wanted: { readonly key?: string; readonly subject?: string; readonly name?: string } = {},
): Promise<Answer> {
  const { key, subject, name = 'Parafia w Lipowej' } = wanted
  const body = { name, hostname, token: await localToken(wizard, subject) }
  return wizard.ask(createAccount, key === undefined ? { body } : { body, key })
}
