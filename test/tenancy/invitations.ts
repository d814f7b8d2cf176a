import { randomUUID } from 'node:crypto'
import { randomToken, sha256 } from '#server/base/secrets.ts'
import { asOwner } from '#test/support/owner.ts'

/** What belongs to the team of an account. */
export interface TeamOfSide {
  /** Members whose role may be changed, and who may be removed, without harm to the others. */
  readonly colleague: string
  readonly removedColleague: string
  /** Open invitations: one by its link, one to be sent again, one to be withdrawn. */
  readonly invitationToken: string
  readonly invitation: string
  readonly withdrawnInvitation: string
}

/** Subjects of the local issuer. */
export interface People {
  readonly owner: string
  /** One whose role may be changed, one who may be removed. */
  readonly colleagues: readonly [string, string]
}

/** Three invitations, as if their mails were sent, and the members who may be changed and removed. */
export async function inviteThree(
  databaseUrl: string,
  account: string,
  { colleagues }: People,
): Promise<TeamOfSide> {
  const invitationToken = randomToken()
  const [accepted, invitation, withdrawnInvitation] = [randomUUID(), randomUUID(), randomUUID()]
  const links = [
    { id: accepted, hash: sha256(invitationToken).toString('hex') },
    ...[invitation, withdrawnInvitation].map((id) => ({ id, hash: sha256(randomToken()).toString('hex') })),
  ]
  await asOwner(
    databaseUrl,
    `INSERT INTO team_invitation (account_id, team_invitation_id, email, role, invited_by, expires_at, token_hash,
                                  link_sealed, mail_id, mail, sent_at)
     SELECT m.account_id, i.id, i.id || '@example.org', 'finance', m.user_id, now() + interval '1 day',
            decode(i.hash, 'hex'), '', gen_random_uuid(), 'sent', now()
       FROM membership m, jsonb_to_recordset($2) AS i(id uuid, hash text)
      WHERE m.account_id = $1 AND m.role = 'owner'`,
    [account, JSON.stringify(links)],
  )
  const found = await asOwner<{ id: string }>(
    databaseUrl,
    'SELECT user_id AS id FROM app_user WHERE subject = ANY ($1) ORDER BY array_position($1, subject)',
    [colleagues],
  )
  const [colleague = '', removedColleague = ''] = found.map(({ id }) => id)
  return { invitation, invitationToken, withdrawnInvitation, colleague, removedColleague }
}
