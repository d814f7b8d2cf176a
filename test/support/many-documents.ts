import pg from 'pg'
import { CONSENT } from './documents.ts'

/**
 * Asks all minors of an event filled by `fillEvent` for a consent, of which the office has checked a third and rejected some, and
 * files for one person in two; written past the product, before the rows of the lists are made. The definition asks `CONSENT`.
 */
export async function askConsents(databaseUrl: string, account: string): Promise<void> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  try {
    await owner.query(
      `UPDATE registration_revision v SET draft = p.draft FROM (
         SELECT registration_id, jsonb_build_object('registeredBy', 'p1', 'people', jsonb_agg(jsonb_build_object('ref', ref, 'firstName', first_name,
                  'lastName', last_name, 'birthDate', birth_date, 'group', participant_group, 'type', participant_type))) AS draft
           FROM participant WHERE account_id = $1 GROUP BY 1) p
        WHERE v.account_id = $1 AND v.registration_id = p.registration_id`,
      [account],
    )
    await owner.query(
      `INSERT INTO document_decision (account_id, document_decision_id, registration_id, participant_id, question, files, state,
          reason, decided_by, decided_at)
       SELECT account_id, uuidv7(), registration_id, participant_id, $2, '{}',
              CASE WHEN nr % 500 = 0 THEN 'rejected' ELSE 'checked' END, CASE WHEN nr % 500 = 0 THEN 'Brak podpisu' ELSE '' END,
              'Danuta Wrona', now()
         FROM (SELECT *, row_number() OVER (ORDER BY participant_id) AS nr FROM participant WHERE account_id = $1) p
        WHERE nr % 3 = 0 OR nr % 500 = 0`,
      [account, CONSENT.id],
    )
    await owner.query(
      `INSERT INTO file (account_id, file_id, event_id, storage_key, name, media_type, size, sha256, state, uploaded_by, draft_hash,
          registration_id, person, question)
       SELECT p.account_id, uuidv7(), r.event_id, md5(participant_id::text) || md5(participant_id::text), 'zgoda.pdf',
              'application/pdf', 1000, '', 'attached', 'registrant', '', registration_id, ref, $2
         FROM participant p JOIN registration r USING (account_id, registration_id) WHERE account_id = $1 AND position % 2 = 0`,
      [account, CONSENT.id],
    )
    await owner.query('ANALYZE')
  } finally {
    await owner.end()
  }
}
