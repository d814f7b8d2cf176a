import type { z } from 'zod'
import { confirmPlaceTransfer, handOverPanelPlace, handOverPlace } from '#contract/hand-over.ts'
import { getRegistration } from '#contract/site.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { Client } from './client.ts'
import { draftOf } from './outing.ts'
import { asOwner } from './owner.ts'
import type { Answer } from './send.ts'
import type { TestSite } from './site.ts'
import { TEST_KEY } from './test-key.ts'

type Body = z.input<(typeof handOverPlace)['body']>

/** Where the new person reads mail. */
export const NEW_PERSON = 'nowa.osoba@example.org'

/** Who gives a place of the outing to whom, seen at a revision; a person written 'ola+' goes by coach. */
export function giveTo(
  revision: number,
  giver: string,
  to: string,
  more: Partial<Body> & Pick<Body, 'expectedTotal'>,
) {
  const [successor] = draftOf(to).people
  if (!successor) throw new Error('There is no new person.')
  return { revision, giver, successor, email: NEW_PERSON, ...more }
}

/** The link of the newest offer of a registration, as the mail to the new person has it. */
export async function offerToken(databaseUrl: string, registrationId: string): Promise<string> {
  const [row] = await asOwner<{ account: string; id: string; sealed: string }>(
    databaseUrl,
    `SELECT account_id AS account, place_transfer_id AS id, link_sealed AS sealed FROM place_transfer
      WHERE registration_id = $1 ORDER BY created_at DESC, place_transfer_id DESC LIMIT 1`,
    [registrationId],
  )
  if (!row) throw new Error('No place is offered.')
  return createSecrets(TEST_KEY).open(row.sealed, `link ${row.account} ${row.id}`)
}

type Site = Pick<TestSite, 'visitor' | 'server'>
type Given = { readonly token: string; readonly id: string }

/** Offers a place by the link of the registration. */
export const sendOffer = (site: Site, { token }: Pick<Given, 'token'>, body: Body): Promise<Answer> =>
  site.visitor.ask(handOverPlace, { params: { token }, body })

/**
 * Hands a place over by the link of the registration, and confirms it as the new person: returns the registration
 * after it, or the first refusal.
 */
export async function sendHandOver(site: Site, given: Given, body: Body): Promise<Answer> {
  const offered = await sendOffer(site, given, body)
  if (offered.status !== 200) return offered
  const token = await offerToken(site.server.databaseUrl, given.id)
  const confirmed = await site.visitor.ask(confirmPlaceTransfer, { params: { token } })
  if (confirmed.status !== 200) return confirmed
  return site.visitor.ask(getRegistration, { params: { token: given.token } })
}

/** The staff hand a place over at once. */
export function giveAsStaff(
  staff: Client,
  site: Pick<TestSite, 'account' | 'event'>,
  { id }: Pick<Given, 'id'>,
  body: Body,
): Promise<Answer> {
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  return staff.ask(handOverPanelPlace, { params, body })
}
