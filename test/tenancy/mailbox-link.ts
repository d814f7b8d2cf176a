import { createSecrets, randomToken, sha256 } from '#server/base/secrets.ts'
import { mailboxOwner } from '#server/features/registrations/mailbox/new-mailbox-link.ts'
import { asOwner } from '#test/support/owner.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

/** Inserts a requested link to all registrations of a mailbox; returns its secret. */
export async function insertMailboxLink(databaseUrl: string, account: string): Promise<string> {
  const token = randomToken()
  const sealed = createSecrets(TEST_KEY).seal('ktos@example.org', mailboxOwner({ account }))
  await asOwner(
    databaseUrl,
    `INSERT INTO mailbox_link (account_id, token_hash, email_sealed, expires_at)
     VALUES ($1, $2, $3, now() + interval '1 day')`,
    [account, sha256(token), sealed],
  )
  return token
}
