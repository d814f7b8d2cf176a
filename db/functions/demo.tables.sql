-- All tenant tables that are put back every night, each after those it refers to. A new tenant table belongs here, and
-- zapisano_demo needs rights and a policy for it, as in db/migrations/0011-demo.sql.
CREATE OR REPLACE FUNCTION demo.tables() RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN '{
  membership, notice_choice, staff_notice, team_invitation, picture, picture_file, page_file, reply_address, event, event_version, event_preview, draft_trial, draft_trial_row,
  unpaid_order, wrong_code, person_try, number_counter,
  capacity_pool, allotment, registration, registration_revision, registration_note, registration_pin, place_transfer, link_request, mailbox_link, contact_change, participant,
  consent, file, upload_request, waiting_entry, hold, capacity_claim, payment, refund, ledger_entry,
  cash_desk, cash_counter, cash_shift, cash_document,
  ticket, scan, message, audit_entry, known_recipient,
  call_off_request, call_off_failure, event_move, move_answer, rehearsal,
  list_row, list_refresh, list_view, scheduled_report, scheduled_reader, scheduled_mail, person_key, same_person, told_apart, report_share, report_figure, money_row, payment_row, money_settled,
  transfer_package, transfer_item, office_job, office_job_row, list_file, list_file_part, space, space_person, published_space, space_setting, choice_question, withdrawn_option,
  document_decision, signed_paper, staff_person, staff_check, group_carer, space_carer, room_key, room_mate, invite, camp_card_setting,
  collection, donation, donation_refund, donation_entry
}'::text[];
