import { CARD_FIELDS } from '#domain/camp-card/camp-card.ts'
import { randomToken, sha256 } from '#server/base/secrets.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Owned, type Row, rowsOfLodging } from './lone-rows-of-lodging.ts'

/**
 * A row in each table that the calls of the endpoints would leave empty.
 * @returns the secrets of e-mail addresses that wait to be confirmed: a registrant's, and the organiser's for replies
 */
export async function insertLoneRows(
  databaseUrl: string,
  { account, event, number }: Owned,
): Promise<{ readonly contactToken: string; readonly replyToken: string }> {
  const [contactToken, replyToken] = [randomToken(), randomToken()]
  const rows: readonly Row[] = [
    [
      `INSERT INTO reconciliation (account_id, reconciliation_id, checked, differences)
     VALUES ($1, gen_random_uuid(), '{"events": 1, "pools": 1, "registrations": 2, "payments": 1, "asked": 1}', '[]')`,
      [account],
    ],
    [
      `INSERT INTO event_day_count (account_id, event_id, day, registrations, people, entered, charged, paid)
     VALUES ($1, $2, '2026-01-02', 0, 0, 0, 0, 0)`,
      [account, event],
    ],
    [
      `INSERT INTO staff_notice (account_id, staff_notice_id, user_id, occasion, items)
     SELECT account_id, gen_random_uuid(), user_id, 'daily 2026-01-02', '[]' FROM membership WHERE account_id = $1 LIMIT 1`,
      [account],
    ],
    [
      `INSERT INTO notice_choice (account_id, user_id)
     SELECT account_id, user_id FROM membership WHERE account_id = $1 LIMIT 1`,
      [account],
    ],
    [
      `INSERT INTO number_counter (account_id, event_id, number_id, runs_in, next) VALUES ($1, $2, 'start', '', 2)`,
      [account, event],
    ],
    [
      `INSERT INTO wrong_code (account_id, event_id, asked_from, code_hash) VALUES ($1, $2, '\\x01', '\\x02')`,
      [account, event],
    ],
    [
      `INSERT INTO unpaid_order (account_id, holder_id, event_id, network) VALUES ($1, gen_random_uuid(), $2, '\\x01')`,
      [account, event],
    ],
    [
      `UPDATE event SET to_check = '[{"text": "Godzina otwarcia zapisów", "subject": "about"}]'
        WHERE account_id = $1 AND event_id = $2`,
      [account, event],
    ],
    [
      `INSERT INTO event_preview (account_id, event_id, token_hash, link_sealed, created_by, expires_at)
     VALUES ($1, $2, $3, '', 'Danuta Wrona', now() + interval '1 day')`,
      [account, event, sha256(randomToken())],
    ],
    [
      `INSERT INTO draft_trial (account_id, event_id, draft_trial_id, state, draft, draft_revision, registrations, started_by)
     SELECT account_id, event_id, gen_random_uuid(), 'done', draft, 1, 1, 'Danuta Wrona' FROM event
        WHERE account_id = $1 AND event_id = $2`,
      [account, event],
    ],
    [
      `INSERT INTO draft_trial_row (account_id, event_id, registration_id, outcome, total_before, reasons)
     VALUES ($1, $2, gen_random_uuid(), 'refused', 100, '[]')`,
      [account, event],
    ],
    [
      `INSERT INTO call_off_request (account_id, event_id, reason, requested_by, requester)
       VALUES ($1, $2, 'Powódź', gen_random_uuid(), 'Danuta')`,
      [account, event],
    ],
    [
      `INSERT INTO call_off_failure (account_id, event_id, registration_id, problem)
       SELECT account_id, event_id, registration_id, 'unexpected' FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `WITH made AS (
         INSERT INTO event_move (account_id, event_id, moved_by, version, days, before, after, note, answer_until,
             silence, settled_at)
         VALUES ($1, $2, 'Danuta', 1, 0, '{"start": "2031-06-05", "end": null, "place": null}',
             '{"start": "2031-06-05", "end": null, "place": null}', 'Powódź', '2031-06-01', 'stays', NULL)
         RETURNING event_move_id)
       INSERT INTO move_answer (account_id, event_move_id, registration_id)
       SELECT r.account_id, event_move_id, r.registration_id FROM made, registration r
        WHERE r.account_id = $1 AND r.event_id = $2`,
      [account, event],
    ],
    [
      `INSERT INTO rehearsal (account_id, event_id, seed, wanted, state) VALUES ($1, $2, 1, 1, 'done')`,
      [account, event],
    ],
    [
      `INSERT INTO list_row (account_id, event_id, list, row_id, registration_id, name_key, created_at, born, marks)
       SELECT account_id, event_id, 'registrations', registration_id, registration_id, 'mazur', now(), '9999-12-31', ''
         FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO report_share (account_id, registration_id, event_id, figures)
       SELECT account_id, registration_id, event_id, '[]' FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO report_figure (account_id, event_id, report, key, registrations, people, pieces, amount, tax)
       VALUES ($1, $2, 'sample', '', 0, 0, 0, 0, 0)`,
      [account, event],
    ],
    [
      `INSERT INTO money_row (account_id, registration_id, event_id, owed, received, kept, to_pay, overdue, surplus, set_aside)
       SELECT account_id, registration_id, event_id, 0, 0, 0, 0, 0, 0, 0 FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO payment_row (account_id, row_id, registration_id, event_id, day, at, way, state, amount)
       SELECT account_id, gen_random_uuid(), registration_id, event_id, '2030-01-02', now(), 'cash', 'booked', 100
         FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO money_settled (account_id, registration_id, doubt, amount, reason, settled_by)
       SELECT account_id, registration_id, 'over', 100, 'Darowizna', 'Danuta' FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO list_view (account_id, list_view_id, event_id, list, name, search, user_id, shared)
       VALUES ($1, gen_random_uuid(), $2, 'people', 'Widok', '{}', gen_random_uuid(), false)`,
      [account, event],
    ],
    [
      `INSERT INTO scheduled_report (account_id, scheduled_report_id, event_id, subject, rhythm, hour)
       VALUES ($1, $1, $2, 'settlement', 'daily', 7)`,
      [account, event],
    ],
    [
      `INSERT INTO scheduled_reader (account_id, scheduled_report_id, user_id)
       SELECT account_id, account_id, user_id FROM membership WHERE account_id = $1 LIMIT 1`,
      [account],
    ],
    [
      `INSERT INTO scheduled_mail (account_id, scheduled_mail_id, scheduled_report_id, user_id, term)
       SELECT account_id, gen_random_uuid(), account_id, user_id, '2026-01-02' FROM membership WHERE account_id = $1 LIMIT 1`,
      [account],
    ],
    [
      `INSERT INTO camp_card_setting (account_id, event_id, form, form_name, address, route, country, sources, for_parents)
       SELECT $1, $2, 'camp', '', '', '', '', jsonb_object_agg(field, '[]'::jsonb), true FROM unnest($3::text[]) AS field`,
      [account, event, CARD_FIELDS],
    ],
    [
      `INSERT INTO invite (account_id, invite_id, event_id, pool, code_name, issued_by)
       VALUES ($1, gen_random_uuid(), $2, 'goscie', 'ABCDEF', 'user:x')`,
      [account, event],
    ],
    [
      `INSERT INTO person_key (account_id, event_id, registration_id, participant_id, kind, key)
       SELECT account_id, event_id, registration_id, gen_random_uuid(), 'email', 'x' FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO same_person (account_id, event_id, one_id, other_id, one_registration_id, other_registration_id, kinds)
       SELECT account_id, event_id, gen_random_uuid(), gen_random_uuid(), registration_id, registration_id, '{email}'
         FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO told_apart (account_id, one_registration_id, other_registration_id, told_by)
       SELECT one.account_id, one.registration_id, other.registration_id, 'user:x'
         FROM registration one JOIN registration other USING (account_id)
        WHERE account_id = $1 AND one.registration_id < other.registration_id LIMIT 1`,
      [account],
    ],
    [
      `INSERT INTO registration_pin (account_id, registration_id, pin_hash)
     SELECT account_id, registration_id, '\\x01' FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO registration_note (account_id, registration_id, text, written_by)
       SELECT account_id, registration_id, 'Dzwonić po 18.', 'user:x' FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `INSERT INTO signed_paper (account_id, signed_paper_id, registration_id, source_sha256, name, media_type, size, storage_key, uploaded_by)
       SELECT account_id, gen_random_uuid(), registration_id, '\\x01', 'skan.pdf', 'application/pdf', 1, repeat('ab', 32), 'user:x' FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `WITH person AS (
         INSERT INTO staff_person (account_id, staff_person_id, first_name, last_name, role, phone, created_at)
         VALUES ($1, gen_random_uuid(), 'Ala', 'Nowicka', 'wychowawczyni', '600 100 200', now())
         RETURNING staff_person_id),
       made AS (
         INSERT INTO staff_check (account_id, staff_check_id, staff_person_id, kind, name, checked_on, note, checked_by,
             recorded_at)
         SELECT $1, gen_random_uuid(), staff_person_id, 'sexual_offences', '', '2026-01-05', '', 'Danuta Wrona', now()
           FROM person)
       INSERT INTO group_carer (account_id, event_id, group_id, staff_person_id, assigned_by, assigned_at)
       SELECT $1, $2, '', staff_person_id, 'Danuta Wrona', now() FROM person`,
      [account, event],
    ],
    [
      `INSERT INTO document_decision (account_id, document_decision_id, registration_id, question, files, state, decided_by, decided_at)
       SELECT account_id, gen_random_uuid(), registration_id, 'consent', '{}', 'checked', 'Danuta Wrona', now() FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `WITH made AS (
         INSERT INTO office_job (account_id, office_job_id, event_id, kind, parameters, state, rows, begun_by, begun_by_id)
         VALUES ($1, gen_random_uuid(), $2, 'approve', '{}', 'withdrawn', 1, 'Danuta Wrona', gen_random_uuid())
         RETURNING office_job_id)
       INSERT INTO office_job_row (account_id, office_job_id, position, heads, label)
       SELECT $1, office_job_id, 0, 1, 'Jan' FROM made`,
      [account, event],
    ],
    [
      `WITH made AS (
         INSERT INTO list_file (account_id, list_file_id, event_id, user_id, list, query, kept_until)
         SELECT account_id, gen_random_uuid(), $2, user_id, 'people', '{"format": "csv"}', now() + interval '1 day' FROM membership
          WHERE account_id = $1 LIMIT 1
         RETURNING list_file_id)
       INSERT INTO list_file_part (account_id, list_file_id, storage_key) SELECT $1, list_file_id, repeat('cd', 32) FROM made`,
      [account, event],
    ],
    ...rowsOfLodging({ account, event, number }),
    [`INSERT INTO own_domain (account_id, host, secret) VALUES ($1, 'zapisy.dawna.pl', 'secret')`, [account]],
    [
      `INSERT INTO reply_address (account_id, email, token_hash, link_sealed, mail_id, expires_at)
     VALUES ($1, 'biuro@example.org', $2, '', gen_random_uuid(), now() + interval '1 day')`,
      [account, sha256(replyToken)],
    ],
    [`INSERT INTO known_recipient (account_id, recipient_hash) VALUES ($1, '\\x01')`, [account]],
    [`INSERT INTO link_request (account_id, asked_from, mailbox) VALUES ($1, '\\x01', '\\x02')`, [account]],
    [
      `INSERT INTO contact_change (account_id, registration_id, email, token_hash, link_sealed, expires_at)
     SELECT account_id, registration_id, 'nowy@example.org', $3, '', now() + interval '1 day' FROM registration
        WHERE account_id = $1 AND number = $2`,
      [account, number, sha256(contactToken)],
    ],
    [
      `INSERT INTO person_try (account_id, event_id, subject_hash, person_hash, asked_from)
     VALUES ($1, $2, '\\x01', '\\x02', '\\x03')`,
      [account, event],
    ],
  ]
  for (const [sql, values] of rows) await asOwner(databaseUrl, sql, values)
  return { contactToken, replyToken }
}
