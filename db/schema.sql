-- What the migrations add up to. Written by `npm run generate`; read in review, never edited.

CREATE TABLE cross_tenant.signing_key (
  inner_pad bytea NOT NULL,
  outer_pad bytea NOT NULL
);
CREATE TABLE demo.kept_row (
  table_name text NOT NULL,
  "row" jsonb NOT NULL
);
CREATE TABLE demo.restoration (
  restored_at timestamp with time zone NOT NULL
);
CREATE TABLE public.account (
  account_id uuid NOT NULL,
  name text NOT NULL,
  legal_name text NOT NULL,
  address text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  contact_person text NOT NULL,
  contact_note text NOT NULL DEFAULT ''::text,
  accent text NOT NULL DEFAULT '#23408e'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  demo boolean NOT NULL DEFAULT false,
  refund_confirmation_above bigint NOT NULL DEFAULT 50000,
  nip text NOT NULL DEFAULT ''::text,
  kind text,
  trader boolean,
  about text NOT NULL DEFAULT ''::text,
  background text,
  logo_picture_id uuid,
  sender_name text NOT NULL DEFAULT ''::text,
  reply_to text NOT NULL DEFAULT ''::text,
  refund_from text NOT NULL DEFAULT ''::text,
  bank_account text NOT NULL DEFAULT ''::text
);
ALTER TABLE public.account FORCE ROW LEVEL SECURITY;
CREATE TABLE public.account_request (
  user_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE public.allotment (
  account_id uuid NOT NULL,
  allotment_id uuid NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL,
  part_of text NOT NULL,
  pool_key text NOT NULL,
  above_limit_because text,
  created_by text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  above_limit_by text
);
ALTER TABLE public.allotment FORCE ROW LEVEL SECURITY;
CREATE TABLE public.app_user (
  user_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE public.audit_entry (
  account_id uuid NOT NULL,
  audit_entry_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  event_id uuid,
  registration_id uuid,
  details jsonb NOT NULL DEFAULT '{}'::jsonb
);
ALTER TABLE public.audit_entry FORCE ROW LEVEL SECURITY;
CREATE TABLE public.call_off_failure (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  failed_at timestamp with time zone NOT NULL DEFAULT now(),
  problem text NOT NULL
);
ALTER TABLE public.call_off_failure FORCE ROW LEVEL SECURITY;
CREATE TABLE public.call_off_request (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  reason text NOT NULL,
  requested_by uuid NOT NULL,
  requester text NOT NULL,
  requested_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.call_off_request FORCE ROW LEVEL SECURITY;
CREATE TABLE public.camp_card_setting (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  form text NOT NULL,
  form_name text NOT NULL,
  address text NOT NULL,
  route text NOT NULL,
  country text NOT NULL,
  sources jsonb NOT NULL,
  for_parents boolean NOT NULL
);
ALTER TABLE public.camp_card_setting FORCE ROW LEVEL SECURITY;
CREATE TABLE public.capacity_claim (
  account_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool_key text NOT NULL,
  units integer NOT NULL
);
ALTER TABLE public.capacity_claim FORCE ROW LEVEL SECURITY;
CREATE TABLE public.capacity_pool (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool_key text NOT NULL,
  capacity integer,
  taken integer NOT NULL DEFAULT 0,
  waiting integer NOT NULL DEFAULT 0,
  over integer NOT NULL DEFAULT 0
);
ALTER TABLE public.capacity_pool FORCE ROW LEVEL SECURITY;
CREATE TABLE public.cash_counter (
  account_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  kind text NOT NULL,
  year integer NOT NULL,
  next integer NOT NULL
);
ALTER TABLE public.cash_counter FORCE ROW LEVEL SECURITY;
CREATE TABLE public.cash_desk (
  account_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  event_id uuid NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL
);
ALTER TABLE public.cash_desk FORCE ROW LEVEL SECURITY;
CREATE TABLE public.cash_document (
  account_id uuid NOT NULL,
  cash_document_id uuid NOT NULL,
  cash_shift_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  kind text NOT NULL,
  year integer NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone NOT NULL,
  amount bigint NOT NULL,
  purpose text NOT NULL,
  issued_by text NOT NULL,
  reason text,
  registration_id uuid,
  ledger_entry_id uuid,
  reverses uuid,
  idempotency_key uuid
);
ALTER TABLE public.cash_document FORCE ROW LEVEL SECURITY;
CREATE TABLE public.cash_shift (
  account_id uuid NOT NULL,
  cash_shift_id uuid NOT NULL,
  cash_desk_id uuid NOT NULL,
  event_id uuid NOT NULL,
  opened_by_id uuid NOT NULL,
  opened_by text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  start_amount bigint NOT NULL,
  closed_at timestamp with time zone,
  closed_by text,
  counted bigint,
  expected bigint,
  difference_reason text
);
ALTER TABLE public.cash_shift FORCE ROW LEVEL SECURITY;
CREATE TABLE public.choice_question (
  account_id uuid NOT NULL,
  choice_question_id uuid NOT NULL,
  event_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  kind text NOT NULL,
  scope text NOT NULL,
  people uuid[] NOT NULL,
  offers jsonb NOT NULL,
  note text NOT NULL,
  answer_until timestamp with time zone NOT NULL,
  hold_id uuid,
  asked_by text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  reminded_at timestamp with time zone,
  state text NOT NULL DEFAULT 'open'::text,
  answer text,
  answered_by text,
  ended_at timestamp with time zone,
  handled_at timestamp with time zone
);
ALTER TABLE public.choice_question FORCE ROW LEVEL SECURITY;
CREATE TABLE public.collection (
  account_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  slug text NOT NULL,
  state text NOT NULL DEFAULT 'draft'::text,
  title text NOT NULL,
  lede text NOT NULL DEFAULT ''::text,
  body text NOT NULL DEFAULT ''::text,
  goal bigint,
  until date,
  cover text NOT NULL,
  photo_id uuid,
  amounts jsonb NOT NULL DEFAULT '[]'::jsonb,
  thanks text NOT NULL DEFAULT ''::text,
  shows_donors boolean NOT NULL DEFAULT true,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.collection FORCE ROW LEVEL SECURITY;
CREATE TABLE public.consent (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  statement text NOT NULL,
  statement_version integer NOT NULL,
  wording text NOT NULL,
  accepted_at timestamp with time zone NOT NULL DEFAULT now(),
  consent_id uuid NOT NULL DEFAULT uuidv7(),
  participant_id uuid,
  signed_on date
);
ALTER TABLE public.consent FORCE ROW LEVEL SECURITY;
CREATE TABLE public.contact_change (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
ALTER TABLE public.contact_change FORCE ROW LEVEL SECURITY;
CREATE TABLE public.document_decision (
  account_id uuid NOT NULL,
  document_decision_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  participant_id uuid,
  question text NOT NULL,
  files uuid[] NOT NULL,
  state text NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  decided_by text NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  by_registrant boolean NOT NULL DEFAULT false,
  noted_by text,
  noted_at timestamp with time zone
);
ALTER TABLE public.document_decision FORCE ROW LEVEL SECURITY;
CREATE TABLE public.donation (
  account_id uuid NOT NULL,
  donation_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  amount bigint NOT NULL,
  name text NOT NULL DEFAULT ''::text,
  email text NOT NULL,
  named_since timestamp with time zone,
  gateway text NOT NULL,
  state text NOT NULL,
  transaction_id text,
  redirect_url text,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  asked_from bytea NOT NULL,
  mail text NOT NULL DEFAULT 'none'::text,
  mail_attempts integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  asked_at timestamp with time zone
);
ALTER TABLE public.donation FORCE ROW LEVEL SECURITY;
CREATE TABLE public.donation_entry (
  account_id uuid NOT NULL,
  donation_entry_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  donation_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  kind text NOT NULL,
  amount bigint NOT NULL,
  explanation jsonb NOT NULL,
  donation_refund_id uuid
);
ALTER TABLE public.donation_entry FORCE ROW LEVEL SECURITY;
CREATE TABLE public.donation_refund (
  account_id uuid NOT NULL,
  donation_refund_id uuid NOT NULL,
  donation_id uuid NOT NULL,
  by_hand boolean NOT NULL,
  state text NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  requested_by text NOT NULL,
  gateway_refund_id text,
  tried_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.donation_refund FORCE ROW LEVEL SECURITY;
CREATE TABLE public.draft_trial (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  draft_trial_id uuid NOT NULL,
  state text NOT NULL,
  draft jsonb NOT NULL,
  draft_revision integer NOT NULL,
  registrations integer NOT NULL,
  tried integer NOT NULL DEFAULT 0,
  tried_until uuid,
  taken jsonb NOT NULL DEFAULT '{}'::jsonb,
  sum_before bigint NOT NULL DEFAULT 0,
  sum_after bigint NOT NULL DEFAULT 0,
  started_at timestamp with time zone NOT NULL DEFAULT now(),
  started_by text NOT NULL,
  ended_at timestamp with time zone
);
ALTER TABLE public.draft_trial FORCE ROW LEVEL SECURITY;
CREATE TABLE public.draft_trial_row (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  outcome text NOT NULL,
  total_before bigint NOT NULL,
  total_after bigint,
  reasons jsonb NOT NULL
);
ALTER TABLE public.draft_trial_row FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  slug text NOT NULL,
  published_version integer,
  draft jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  called_off_at timestamp with time zone,
  called_off_because text,
  draft_revision integer NOT NULL DEFAULT 1,
  draft_saved_at timestamp with time zone NOT NULL DEFAULT now(),
  draft_saved_by text NOT NULL DEFAULT ''::text,
  archived_at timestamp with time zone,
  to_check jsonb NOT NULL DEFAULT '[]'::jsonb,
  kept_warnings jsonb NOT NULL DEFAULT '[]'::jsonb,
  called_off_of integer,
  is_test boolean NOT NULL DEFAULT false,
  wiping_of integer,
  compared_with uuid
);
ALTER TABLE public.event FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event_count_change (
  account_id uuid NOT NULL,
  event_count_change_id uuid NOT NULL DEFAULT uuidv7(),
  event_id uuid NOT NULL,
  day date NOT NULL,
  registrations bigint NOT NULL DEFAULT 0,
  people bigint NOT NULL DEFAULT 0,
  entered bigint NOT NULL DEFAULT 0,
  charged bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0
);
ALTER TABLE public.event_count_change FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event_day_count (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  day date NOT NULL,
  registrations bigint NOT NULL,
  people bigint NOT NULL,
  entered bigint NOT NULL,
  charged bigint NOT NULL,
  paid bigint NOT NULL
);
ALTER TABLE public.event_day_count FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event_move (
  account_id uuid NOT NULL,
  event_move_id uuid NOT NULL DEFAULT uuidv7(),
  event_id uuid NOT NULL,
  moved_at timestamp with time zone NOT NULL DEFAULT now(),
  moved_by text NOT NULL,
  version integer NOT NULL,
  days integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  note text NOT NULL,
  answer_until timestamp with time zone NOT NULL,
  silence text NOT NULL,
  settled_at timestamp with time zone
);
ALTER TABLE public.event_move FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event_preview (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
ALTER TABLE public.event_preview FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event_version (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  version integer NOT NULL,
  definition jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL DEFAULT now(),
  published_by text NOT NULL
);
ALTER TABLE public.event_version FORCE ROW LEVEL SECURITY;
CREATE TABLE public.file (
  account_id uuid NOT NULL,
  file_id uuid NOT NULL,
  event_id uuid NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  state text NOT NULL,
  uploaded_by text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL DEFAULT now(),
  draft_hash bytea NOT NULL,
  registration_id uuid,
  person text,
  question text,
  kept_until timestamp with time zone
);
ALTER TABLE public.file FORCE ROW LEVEL SECURITY;
CREATE TABLE public.gateway_notice (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  payment_id uuid NOT NULL,
  transaction_id text NOT NULL,
  body bytea NOT NULL,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  settled_at timestamp with time zone,
  refund_id uuid
);
CREATE TABLE public.group_carer (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  group_id text NOT NULL,
  staff_person_id uuid NOT NULL,
  assigned_by text NOT NULL,
  assigned_at timestamp with time zone NOT NULL
);
ALTER TABLE public.group_carer FORCE ROW LEVEL SECURITY;
CREATE TABLE public.hand_over (
  ticket_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  account_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  code_hash bytea,
  code_expires_at timestamp with time zone
);
CREATE TABLE public.hold (
  account_id uuid NOT NULL,
  hold_id uuid NOT NULL,
  event_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  prolonged integer NOT NULL DEFAULT 0,
  asked_from bytea,
  waiting_entry_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.hold FORCE ROW LEVEL SECURITY;
CREATE TABLE public.hostname (
  host text NOT NULL,
  account_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  on_review boolean NOT NULL DEFAULT false,
  is_main boolean NOT NULL DEFAULT true,
  is_own boolean NOT NULL DEFAULT false,
  given_up_at timestamp with time zone
);
CREATE TABLE public.invite (
  account_id uuid NOT NULL,
  invite_id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool text NOT NULL,
  code_name text NOT NULL,
  first_name text NOT NULL DEFAULT ''::text,
  last_name text NOT NULL DEFAULT ''::text,
  email text NOT NULL DEFAULT ''::text,
  note text NOT NULL DEFAULT ''::text,
  issued_by text NOT NULL,
  issued_at timestamp with time zone NOT NULL DEFAULT now(),
  mail text NOT NULL DEFAULT 'none'::text,
  mail_kind text NOT NULL DEFAULT 'invite'::text,
  mail_id uuid,
  greeting text NOT NULL DEFAULT ''::text,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamp with time zone,
  reminded_at timestamp with time zone,
  opened_at timestamp with time zone,
  declined_at timestamp with time zone,
  withdrawn_at timestamp with time zone
);
ALTER TABLE public.invite FORCE ROW LEVEL SECURITY;
CREATE TABLE public.known_recipient (
  account_id uuid NOT NULL,
  recipient_hash bytea NOT NULL,
  known_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.known_recipient FORCE ROW LEVEL SECURITY;
CREATE TABLE public.ledger_entry (
  account_id uuid NOT NULL,
  ledger_entry_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  kind text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'PLN'::text,
  payment_id uuid,
  explanation jsonb NOT NULL DEFAULT '{}'::jsonb,
  refund_id uuid,
  idempotency_key uuid,
  request_hash bytea
);
ALTER TABLE public.ledger_entry FORCE ROW LEVEL SECURITY;
CREATE TABLE public.link_request (
  account_id uuid NOT NULL,
  link_request_id uuid NOT NULL DEFAULT uuidv7(),
  asked_from bytea NOT NULL,
  mailbox bytea NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.link_request FORCE ROW LEVEL SECURITY;
CREATE TABLE public.list_file (
  account_id uuid NOT NULL,
  list_file_id uuid NOT NULL,
  event_id uuid NOT NULL,
  user_id uuid NOT NULL,
  list text NOT NULL,
  query jsonb NOT NULL,
  rows integer,
  written integer NOT NULL DEFAULT 0,
  parts integer NOT NULL DEFAULT 0,
  after_key text,
  after_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone,
  kept_until timestamp with time zone NOT NULL
);
ALTER TABLE public.list_file FORCE ROW LEVEL SECURITY;
CREATE TABLE public.list_file_part (
  account_id uuid NOT NULL,
  list_file_id uuid NOT NULL,
  storage_key text NOT NULL,
  "position" integer
);
ALTER TABLE public.list_file_part FORCE ROW LEVEL SECURITY;
CREATE TABLE public.list_refresh (
  account_id uuid NOT NULL,
  list_refresh_id uuid NOT NULL DEFAULT uuidv7(),
  registration_id uuid NOT NULL
);
ALTER TABLE public.list_refresh FORCE ROW LEVEL SECURITY;
CREATE TABLE public.list_row (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  list text NOT NULL,
  row_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  name_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  born date NOT NULL,
  marks tsvector NOT NULL,
  outdated_at timestamp with time zone
);
ALTER TABLE public.list_row FORCE ROW LEVEL SECURITY;
CREATE TABLE public.list_view (
  account_id uuid NOT NULL,
  list_view_id uuid NOT NULL,
  event_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  search jsonb NOT NULL,
  user_id uuid NOT NULL,
  shared boolean NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.list_view FORCE ROW LEVEL SECURITY;
CREATE TABLE public.mail_count (
  owner_hash bytea NOT NULL,
  hour timestamp with time zone NOT NULL,
  mails integer NOT NULL
);
CREATE TABLE public.mailbox_link (
  account_id uuid NOT NULL,
  mailbox_link_id uuid NOT NULL DEFAULT uuidv7(),
  token_hash bytea NOT NULL,
  email_sealed text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
ALTER TABLE public.mailbox_link FORCE ROW LEVEL SECURITY;
CREATE TABLE public.membership (
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  scope jsonb
);
ALTER TABLE public.membership FORCE ROW LEVEL SECURITY;
CREATE TABLE public.message (
  account_id uuid NOT NULL,
  message_id uuid NOT NULL,
  registration_id uuid,
  kind text NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL DEFAULT 'queued'::text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  about jsonb NOT NULL DEFAULT '{}'::jsonb,
  waiting_entry_id uuid,
  merged_into uuid,
  idempotency_key uuid,
  request_hash bytea
);
ALTER TABLE public.message FORCE ROW LEVEL SECURITY;
CREATE TABLE public.money_row (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  owed bigint NOT NULL,
  received bigint NOT NULL,
  kept bigint NOT NULL,
  to_pay bigint NOT NULL,
  overdue bigint NOT NULL,
  overdue_since timestamp with time zone,
  surplus bigint NOT NULL,
  set_aside bigint NOT NULL,
  doubt text,
  doubt_amount bigint,
  doubt_at timestamp with time zone
);
ALTER TABLE public.money_row FORCE ROW LEVEL SECURITY;
CREATE TABLE public.money_settled (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  doubt text NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  settled_by text NOT NULL,
  settled_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.money_settled FORCE ROW LEVEL SECURITY;
CREATE TABLE public.money_sum (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  owed bigint NOT NULL,
  received bigint NOT NULL,
  kept bigint NOT NULL,
  to_pay bigint NOT NULL,
  overdue bigint NOT NULL,
  late bigint NOT NULL,
  surplus bigint NOT NULL,
  above bigint NOT NULL,
  set_aside bigint NOT NULL,
  doubts bigint NOT NULL
);
ALTER TABLE public.money_sum FORCE ROW LEVEL SECURITY;
CREATE TABLE public.move_answer (
  account_id uuid NOT NULL,
  event_move_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  answer text,
  answered_by text,
  answered_at timestamp with time zone,
  told_at timestamp with time zone,
  reminded_at timestamp with time zone
);
ALTER TABLE public.move_answer FORCE ROW LEVEL SECURITY;
CREATE TABLE public.nightly_round (
  task text NOT NULL,
  begun_at timestamp with time zone NOT NULL
);
CREATE TABLE public.notice_choice (
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  choice text NOT NULL DEFAULT 'daily'::text,
  last_counts jsonb NOT NULL DEFAULT '{}'::jsonb
);
ALTER TABLE public.notice_choice FORCE ROW LEVEL SECURITY;
CREATE TABLE public.number_counter (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  number_id text NOT NULL,
  runs_in text NOT NULL,
  next integer NOT NULL
);
ALTER TABLE public.number_counter FORCE ROW LEVEL SECURITY;
CREATE TABLE public.office_job (
  account_id uuid NOT NULL,
  office_job_id uuid NOT NULL,
  event_id uuid NOT NULL,
  kind text NOT NULL,
  parameters jsonb NOT NULL,
  state text NOT NULL,
  rows integer NOT NULL,
  begun_by text NOT NULL,
  begun_by_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone
);
ALTER TABLE public.office_job FORCE ROW LEVEL SECURITY;
CREATE TABLE public.office_job_row (
  account_id uuid NOT NULL,
  office_job_id uuid NOT NULL,
  "position" integer NOT NULL,
  registration_id uuid,
  people uuid[] NOT NULL DEFAULT '{}'::uuid[],
  heads integer NOT NULL,
  label text NOT NULL,
  lines integer[] NOT NULL DEFAULT '{}'::integer[],
  input_sealed text,
  row_key uuid NOT NULL DEFAULT gen_random_uuid(),
  checked jsonb,
  state text NOT NULL DEFAULT 'waiting'::text,
  outcome jsonb,
  done_at timestamp with time zone
);
ALTER TABLE public.office_job_row FORCE ROW LEVEL SECURITY;
CREATE TABLE public.own_domain (
  account_id uuid NOT NULL,
  host text NOT NULL,
  secret text NOT NULL,
  redirects boolean NOT NULL DEFAULT true,
  address_ok boolean NOT NULL DEFAULT false,
  address_found text NOT NULL DEFAULT ''::text,
  proof_ok boolean NOT NULL DEFAULT false,
  proof_found text NOT NULL DEFAULT ''::text,
  held_elsewhere boolean NOT NULL DEFAULT false,
  unanswered boolean NOT NULL DEFAULT false,
  worked_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  checked_at timestamp with time zone,
  next_check_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.own_domain FORCE ROW LEVEL SECURITY;
CREATE TABLE public.page_file (
  account_id uuid NOT NULL,
  page_file_id uuid NOT NULL,
  source_sha256 bytea NOT NULL,
  content_hash text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  size integer NOT NULL,
  storage_key text NOT NULL,
  uploaded_by text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.page_file FORCE ROW LEVEL SECURITY;
CREATE TABLE public.participant (
  account_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  "position" integer NOT NULL,
  ref text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date,
  sex text,
  participant_type text,
  participant_group text,
  answers jsonb NOT NULL DEFAULT '{}'::jsonb,
  choices jsonb NOT NULL DEFAULT '{}'::jsonb,
  left_at timestamp with time zone,
  numbers jsonb NOT NULL DEFAULT '{}'::jsonb,
  place_transfer_id uuid
);
ALTER TABLE public.participant FORCE ROW LEVEL SECURITY;
CREATE TABLE public.payment (
  account_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  gateway text NOT NULL,
  state text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'PLN'::text,
  transaction_id text,
  redirect_url text,
  pushed boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  asked_at timestamp with time zone
);
ALTER TABLE public.payment FORCE ROW LEVEL SECURITY;
CREATE TABLE public.payment_row (
  account_id uuid NOT NULL,
  row_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  day date NOT NULL,
  at timestamp with time zone NOT NULL,
  way text NOT NULL,
  state text NOT NULL,
  amount bigint NOT NULL
);
ALTER TABLE public.payment_row FORCE ROW LEVEL SECURITY;
CREATE TABLE public.payment_sum (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  day date NOT NULL,
  way text NOT NULL,
  payments bigint NOT NULL,
  amount bigint NOT NULL
);
ALTER TABLE public.payment_sum FORCE ROW LEVEL SECURITY;
CREATE TABLE public.person_key (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL
);
ALTER TABLE public.person_key FORCE ROW LEVEL SECURITY;
CREATE TABLE public.person_try (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  subject_hash bytea NOT NULL,
  person_hash bytea NOT NULL,
  asked_from bytea NOT NULL,
  tried_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.person_try FORCE ROW LEVEL SECURITY;
CREATE TABLE public.picture (
  account_id uuid NOT NULL,
  picture_id uuid NOT NULL,
  purpose text NOT NULL,
  source_sha256 bytea NOT NULL,
  content_hash text NOT NULL,
  name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  widths integer[] NOT NULL,
  plain text NOT NULL,
  alt text NOT NULL DEFAULT ''::text,
  focal_x smallint NOT NULL DEFAULT 50,
  focal_y smallint NOT NULL DEFAULT 50,
  uploaded_by text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.picture FORCE ROW LEVEL SECURITY;
CREATE TABLE public.picture_file (
  account_id uuid NOT NULL,
  picture_id uuid NOT NULL,
  width integer NOT NULL,
  format text NOT NULL,
  storage_key text NOT NULL,
  size integer NOT NULL
);
ALTER TABLE public.picture_file FORCE ROW LEVEL SECURITY;
CREATE TABLE public.place_transfer (
  account_id uuid NOT NULL,
  place_transfer_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  giver text NOT NULL,
  successor text NOT NULL,
  state text NOT NULL,
  body_sealed text NOT NULL,
  request_hash bytea NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.place_transfer FORCE ROW LEVEL SECURITY;
CREATE TABLE public.published_space (
  account_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  scope text NOT NULL,
  words text NOT NULL,
  published_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.published_space FORCE ROW LEVEL SECURITY;
CREATE TABLE public.reconciliation (
  account_id uuid NOT NULL,
  reconciliation_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  checked jsonb NOT NULL,
  differences jsonb NOT NULL
);
ALTER TABLE public.reconciliation FORCE ROW LEVEL SECURITY;
CREATE TABLE public.refund (
  account_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  payment_id uuid,
  state text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'PLN'::text,
  reason text NOT NULL,
  requested_by text NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  gateway_refund_id text,
  tried_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  origin text NOT NULL DEFAULT 'staff'::text,
  replaces uuid,
  decided_at timestamp with time zone,
  decided_by text,
  withheld_because text,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  account_sealed text,
  account_end text,
  handed_back text,
  event_id uuid NOT NULL,
  prepared_by uuid,
  needs_second boolean NOT NULL DEFAULT false,
  account_by uuid
);
ALTER TABLE public.refund FORCE ROW LEVEL SECURITY;
CREATE TABLE public.registration (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  version integer NOT NULL,
  number text NOT NULL,
  state text NOT NULL,
  contact_first_name text NOT NULL,
  contact_last_name text NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  draft jsonb NOT NULL,
  claims jsonb NOT NULL,
  total bigint NOT NULL,
  currency text NOT NULL DEFAULT 'PLN'::text,
  token_hash bytea NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  allotment_id uuid,
  revision integer NOT NULL DEFAULT 1,
  change_hash bytea,
  headcount integer,
  link_sealed text,
  link_version integer NOT NULL DEFAULT 1,
  is_refused boolean NOT NULL DEFAULT false,
  is_test boolean NOT NULL DEFAULT false,
  lacking jsonb NOT NULL DEFAULT '[]'::jsonb
);
ALTER TABLE public.registration FORCE ROW LEVEL SECURITY;
CREATE TABLE public.registration_note (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  text text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  written_by text NOT NULL,
  written_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.registration_note FORCE ROW LEVEL SECURITY;
CREATE TABLE public.registration_pin (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  pin_hash bytea NOT NULL,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  wrong integer NOT NULL DEFAULT 0
);
ALTER TABLE public.registration_pin FORCE ROW LEVEL SECURITY;
CREATE TABLE public.registration_revision (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  "position" integer NOT NULL,
  revision integer NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor text NOT NULL,
  reason text,
  version integer NOT NULL,
  draft jsonb NOT NULL,
  lines jsonb NOT NULL,
  due jsonb NOT NULL,
  total bigint NOT NULL,
  priced_at timestamp with time zone NOT NULL,
  channel text NOT NULL,
  paid_at timestamp with time zone,
  kept_once bigint NOT NULL DEFAULT 0,
  giver text,
  successor text
);
ALTER TABLE public.registration_revision FORCE ROW LEVEL SECURITY;
CREATE TABLE public.rehearsal (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  seed integer NOT NULL,
  wanted integer NOT NULL,
  tried integer NOT NULL DEFAULT 0,
  people integer NOT NULL DEFAULT 0,
  families integer NOT NULL DEFAULT 0,
  paid integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  refused jsonb NOT NULL DEFAULT '{}'::jsonb,
  state text NOT NULL,
  started_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone
);
ALTER TABLE public.rehearsal FORCE ROW LEVEL SECURITY;
CREATE TABLE public.reply_address (
  account_id uuid NOT NULL,
  email text NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  mail_id uuid NOT NULL,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL
);
ALTER TABLE public.reply_address FORCE ROW LEVEL SECURITY;
CREATE TABLE public.report_figure (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  report text NOT NULL,
  key text NOT NULL,
  registrations bigint NOT NULL,
  people bigint NOT NULL,
  pieces bigint NOT NULL,
  amount bigint NOT NULL,
  tax bigint NOT NULL
);
ALTER TABLE public.report_figure FORCE ROW LEVEL SECURITY;
CREATE TABLE public.report_share (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  figures jsonb NOT NULL
);
ALTER TABLE public.report_share FORCE ROW LEVEL SECURITY;
CREATE TABLE public.room_key (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  key text NOT NULL,
  made_at timestamp with time zone NOT NULL
);
ALTER TABLE public.room_key FORCE ROW LEVEL SECURITY;
CREATE TABLE public.room_mate (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL
);
ALTER TABLE public.room_mate FORCE ROW LEVEL SECURITY;
CREATE TABLE public.same_person (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  one_registration_id uuid NOT NULL,
  other_registration_id uuid NOT NULL,
  kinds text[] NOT NULL
);
ALTER TABLE public.same_person FORCE ROW LEVEL SECURITY;
CREATE TABLE public.scan (
  account_id uuid NOT NULL,
  scan_id uuid NOT NULL,
  event_id uuid NOT NULL,
  nonce uuid NOT NULL,
  ticket_id uuid,
  at timestamp with time zone NOT NULL DEFAULT now(),
  gate text NOT NULL,
  scanned_by text NOT NULL,
  verdict jsonb NOT NULL
);
ALTER TABLE public.scan FORCE ROW LEVEL SECURITY;
CREATE TABLE public.scheduled_mail (
  account_id uuid NOT NULL,
  scheduled_mail_id uuid NOT NULL,
  scheduled_report_id uuid NOT NULL,
  user_id uuid NOT NULL,
  term timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'queued'::text,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamp with time zone
);
ALTER TABLE public.scheduled_mail FORCE ROW LEVEL SECURITY;
CREATE TABLE public.scheduled_reader (
  account_id uuid NOT NULL,
  scheduled_report_id uuid NOT NULL,
  user_id uuid NOT NULL
);
ALTER TABLE public.scheduled_reader FORCE ROW LEVEL SECURITY;
CREATE TABLE public.scheduled_report (
  account_id uuid NOT NULL,
  scheduled_report_id uuid NOT NULL,
  event_id uuid NOT NULL,
  subject text NOT NULL,
  list_view_id uuid,
  rhythm text NOT NULL,
  hour smallint NOT NULL,
  weekday smallint,
  days_before smallint,
  paused boolean NOT NULL DEFAULT false,
  since timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.scheduled_report FORCE ROW LEVEL SECURITY;
CREATE TABLE public.session (
  session_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  session_id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_agent text NOT NULL DEFAULT ''::text
);
CREATE TABLE public.signed_paper (
  account_id uuid NOT NULL,
  signed_paper_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  source_sha256 bytea NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  storage_key text NOT NULL,
  uploaded_by text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.signed_paper FORCE ROW LEVEL SECURITY;
CREATE TABLE public.space (
  account_id uuid NOT NULL,
  space_id uuid NOT NULL,
  event_id uuid NOT NULL,
  scope text NOT NULL,
  house text NOT NULL DEFAULT ''::text,
  name text NOT NULL,
  places integer NOT NULL,
  kept integer NOT NULL DEFAULT 0,
  sexes text NOT NULL DEFAULT 'any'::text,
  item text,
  option text,
  note text NOT NULL DEFAULT ''::text,
  freed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.space FORCE ROW LEVEL SECURITY;
CREATE TABLE public.space_carer (
  account_id uuid NOT NULL,
  space_carer_id uuid NOT NULL DEFAULT uuidv7(),
  event_id uuid NOT NULL,
  scope text NOT NULL,
  space_id uuid,
  house text NOT NULL,
  staff_person_id uuid NOT NULL,
  assigned_by text NOT NULL,
  assigned_at timestamp with time zone NOT NULL
);
ALTER TABLE public.space_carer FORCE ROW LEVEL SECURITY;
CREATE TABLE public.space_person (
  account_id uuid NOT NULL,
  participant_id uuid NOT NULL,
  scope text NOT NULL,
  space_id uuid NOT NULL
);
ALTER TABLE public.space_person FORCE ROW LEVEL SECURITY;
CREATE TABLE public.space_setting (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  wish_question text,
  published jsonb NOT NULL DEFAULT '{}'::jsonb
);
ALTER TABLE public.space_setting FORCE ROW LEVEL SECURITY;
CREATE TABLE public.staff_check (
  account_id uuid NOT NULL,
  staff_check_id uuid NOT NULL,
  staff_person_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  checked_on date NOT NULL,
  valid_until date,
  note text NOT NULL,
  checked_by text NOT NULL,
  recorded_at timestamp with time zone NOT NULL
);
ALTER TABLE public.staff_check FORCE ROW LEVEL SECURITY;
CREATE TABLE public.staff_notice (
  account_id uuid NOT NULL,
  staff_notice_id uuid NOT NULL,
  user_id uuid NOT NULL,
  occasion text NOT NULL,
  items jsonb NOT NULL,
  state text NOT NULL DEFAULT 'queued'::text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone
);
ALTER TABLE public.staff_notice FORCE ROW LEVEL SECURITY;
CREATE TABLE public.staff_person (
  account_id uuid NOT NULL,
  staff_person_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  phone text NOT NULL,
  created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.staff_person FORCE ROW LEVEL SECURITY;
CREATE TABLE public.team_invitation (
  account_id uuid NOT NULL,
  team_invitation_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  invited_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  token_hash bytea NOT NULL,
  link_sealed text NOT NULL,
  mail_id uuid NOT NULL,
  mail text NOT NULL DEFAULT 'queued'::text,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamp with time zone,
  scope jsonb
);
ALTER TABLE public.team_invitation FORCE ROW LEVEL SECURITY;
CREATE TABLE public.ticket (
  account_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  participant_id uuid,
  event_id uuid NOT NULL,
  code text NOT NULL,
  used_at timestamp with time zone,
  used_by text,
  used_gate text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  void_at timestamp with time zone
);
ALTER TABLE public.ticket FORCE ROW LEVEL SECURITY;
CREATE TABLE public.told_apart (
  account_id uuid NOT NULL,
  one_registration_id uuid NOT NULL,
  other_registration_id uuid NOT NULL,
  told_by text NOT NULL,
  told_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.told_apart FORCE ROW LEVEL SECURITY;
CREATE TABLE public.transfer_item (
  account_id uuid NOT NULL,
  transfer_package_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  "position" integer NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL
);
ALTER TABLE public.transfer_item FORCE ROW LEVEL SECURITY;
CREATE TABLE public.transfer_package (
  account_id uuid NOT NULL,
  transfer_package_id uuid NOT NULL,
  event_id uuid NOT NULL,
  state text NOT NULL,
  from_account text NOT NULL,
  amount bigint NOT NULL,
  transfers integer NOT NULL,
  prepared_by uuid NOT NULL,
  preparer text NOT NULL,
  prepared_at timestamp with time zone NOT NULL DEFAULT now(),
  needs_second boolean NOT NULL,
  confirmed_by text,
  confirmed_at timestamp with time zone,
  ended_by text,
  ended_at timestamp with time zone
);
ALTER TABLE public.transfer_package FORCE ROW LEVEL SECURITY;
CREATE TABLE public.unpaid_order (
  account_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  event_id uuid NOT NULL,
  network bytea NOT NULL,
  contact bytea,
  made_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.unpaid_order FORCE ROW LEVEL SECURITY;
CREATE TABLE public.upload_request (
  account_id uuid NOT NULL,
  upload_request_id uuid NOT NULL DEFAULT uuidv7(),
  asked_from bytea NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.upload_request FORCE ROW LEVEL SECURITY;
CREATE TABLE public.used_credential (
  credential_hash bytea NOT NULL,
  used_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE public.waiting_entry (
  account_id uuid NOT NULL,
  waiting_entry_id uuid NOT NULL,
  event_id uuid NOT NULL,
  turn bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  version integer NOT NULL,
  size integer NOT NULL,
  wishes jsonb NOT NULL,
  draft jsonb NOT NULL,
  contact_first_name text NOT NULL,
  contact_last_name text NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  token_hash bytea NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  joined_at timestamp with time zone NOT NULL DEFAULT now(),
  offered_at timestamp with time zone,
  registration_id uuid,
  offered_size integer
);
ALTER TABLE public.waiting_entry FORCE ROW LEVEL SECURITY;
CREATE TABLE public.withdrawn_option (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  item text NOT NULL,
  option text NOT NULL,
  name text NOT NULL,
  withdrawn_by text NOT NULL,
  withdrawn_at timestamp with time zone NOT NULL
);
ALTER TABLE public.withdrawn_option FORCE ROW LEVEL SECURITY;
CREATE TABLE public.wrong_code (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  asked_from bytea NOT NULL,
  code_hash bytea NOT NULL,
  tried_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.wrong_code FORCE ROW LEVEL SECURITY;
CREATE TABLE test_gateway.notice (
  notice_id text NOT NULL,
  transaction_id text NOT NULL,
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  refund_id text
);
CREATE TABLE test_gateway.refund (
  refund_id text NOT NULL,
  transaction_id text NOT NULL,
  reference uuid NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
CREATE TABLE test_gateway.transaction (
  transaction_id text NOT NULL,
  reference uuid NOT NULL,
  amount bigint NOT NULL,
  description text NOT NULL,
  payer_name text NOT NULL,
  return_url text NOT NULL,
  notify_url text NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  paid_amount bigint,
  paid_currency text NOT NULL DEFAULT 'PLN'::text,
  refunds text NOT NULL DEFAULT 'succeed'::text
);

ALTER TABLE account ADD CONSTRAINT account_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text));
ALTER TABLE account ADD CONSTRAINT account_background_check CHECK ((background ~ '^#[0-9a-f]{6}$'::text));
ALTER TABLE account ADD CONSTRAINT account_bank_account_check CHECK (((bank_account = ''::text) OR (bank_account ~ '^PL[0-9]{26}$'::text)));
ALTER TABLE account ADD CONSTRAINT account_check CHECK (((kind IS DISTINCT FROM 'trader'::text) OR (trader IS TRUE)));
ALTER TABLE account ADD CONSTRAINT account_kind_check CHECK ((kind = ANY (ARRAY['church'::text, 'public'::text, 'association'::text, 'trader'::text])));
ALTER TABLE account ADD CONSTRAINT account_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 50)));
ALTER TABLE account ADD CONSTRAINT account_nip_check CHECK ((nip ~ '^([0-9]{10})?$'::text));
ALTER TABLE account ADD CONSTRAINT account_refund_confirmation_above_check CHECK ((refund_confirmation_above >= 0));
ALTER TABLE account ADD CONSTRAINT account_refund_from_check CHECK ((refund_from ~ '^(PL[0-9]{26})?$'::text));
ALTER TABLE account ADD CONSTRAINT account_account_id_logo_picture_id_fkey FOREIGN KEY (account_id, logo_picture_id) REFERENCES picture(account_id, picture_id) ON DELETE SET NULL (logo_picture_id);
ALTER TABLE account ADD CONSTRAINT account_pkey PRIMARY KEY (account_id);
ALTER TABLE account_request ADD CONSTRAINT account_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE;
ALTER TABLE account_request ADD CONSTRAINT account_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id) ON DELETE CASCADE;
ALTER TABLE account_request ADD CONSTRAINT account_request_pkey PRIMARY KEY (user_id, idempotency_key);
ALTER TABLE allotment ADD CONSTRAINT allotment_check CHECK (((above_limit_because IS NULL) = (above_limit_by IS NULL)));
ALTER TABLE allotment ADD CONSTRAINT allotment_check1 CHECK (starts_with(pool_key, (part_of || '/'::text)));
ALTER TABLE allotment ADD CONSTRAINT allotment_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));
ALTER TABLE allotment ADD CONSTRAINT allotment_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE allotment ADD CONSTRAINT allotment_pkey PRIMARY KEY (account_id, allotment_id);
ALTER TABLE allotment ADD CONSTRAINT allotment_account_id_event_id_part_of_name_key UNIQUE (account_id, event_id, part_of, name);
ALTER TABLE allotment ADD CONSTRAINT allotment_account_id_event_id_pool_key_key UNIQUE (account_id, event_id, pool_key);
ALTER TABLE app_user ADD CONSTRAINT app_user_pkey PRIMARY KEY (user_id);
ALTER TABLE app_user ADD CONSTRAINT app_user_issuer_subject_key UNIQUE (issuer, subject);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (account_id, audit_entry_id);
ALTER TABLE call_off_failure ADD CONSTRAINT call_off_failure_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE call_off_failure ADD CONSTRAINT call_off_failure_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE call_off_request ADD CONSTRAINT call_off_request_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE call_off_request ADD CONSTRAINT call_off_request_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE camp_card_setting ADD CONSTRAINT camp_card_setting_check CHECK (((form = 'other'::text) = (form_name <> ''::text)));
ALTER TABLE camp_card_setting ADD CONSTRAINT camp_card_setting_form_check CHECK ((form = ANY (ARRAY['colony'::text, 'winter'::text, 'camp'::text, 'bivouac'::text, 'day-camp'::text, 'other'::text])));
ALTER TABLE camp_card_setting ADD CONSTRAINT camp_card_setting_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE camp_card_setting ADD CONSTRAINT camp_card_setting_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE capacity_claim ADD CONSTRAINT capacity_claim_units_check CHECK ((units > 0));
ALTER TABLE capacity_claim ADD CONSTRAINT capacity_claim_pkey PRIMARY KEY (account_id, holder_id, pool_key);
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_capacity_check CHECK ((capacity >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_over_check CHECK ((over >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_taken_check CHECK ((taken >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_waiting_check CHECK ((waiting >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_pkey PRIMARY KEY (account_id, event_id, pool_key);
ALTER TABLE cash_counter ADD CONSTRAINT cash_counter_kind_check CHECK ((kind = ANY (ARRAY['KP'::text, 'KW'::text])));
ALTER TABLE cash_counter ADD CONSTRAINT cash_counter_next_check CHECK ((next > 0));
ALTER TABLE cash_counter ADD CONSTRAINT cash_counter_account_id_cash_desk_id_fkey FOREIGN KEY (account_id, cash_desk_id) REFERENCES cash_desk(account_id, cash_desk_id);
ALTER TABLE cash_counter ADD CONSTRAINT cash_counter_pkey PRIMARY KEY (account_id, cash_desk_id, kind, year);
ALTER TABLE cash_desk ADD CONSTRAINT cash_desk_position_check CHECK (("position" > 0));
ALTER TABLE cash_desk ADD CONSTRAINT cash_desk_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE cash_desk ADD CONSTRAINT cash_desk_pkey PRIMARY KEY (account_id, cash_desk_id);
ALTER TABLE cash_desk ADD CONSTRAINT cash_desk_account_id_event_id_name_key UNIQUE (account_id, event_id, name);
ALTER TABLE cash_desk ADD CONSTRAINT cash_desk_account_id_event_id_position_key UNIQUE (account_id, event_id, "position");
ALTER TABLE cash_document ADD CONSTRAINT cash_document_amount_check CHECK ((amount > 0));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_booked CHECK (((purpose <> ALL (ARRAY['payment'::text, 'refund'::text])) OR ((ledger_entry_id IS NOT NULL) AND (registration_id IS NOT NULL))));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_kind CHECK (
CASE purpose
    WHEN 'payment'::text THEN (kind = 'KP'::text)
    WHEN 'refund'::text THEN (kind = 'KW'::text)
    WHEN 'to_bank'::text THEN (kind = 'KW'::text)
    ELSE true
END);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_kind_check CHECK ((kind = ANY (ARRAY['KP'::text, 'KW'::text])));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_number_check CHECK ((number > 0));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_purpose_check CHECK ((purpose = ANY (ARRAY['payment'::text, 'refund'::text, 'reversal'::text, 'to_bank'::text])));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_reason CHECK (((purpose <> ALL (ARRAY['reversal'::text, 'to_bank'::text])) OR (reason IS NOT NULL)));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_reversal CHECK (((purpose = 'reversal'::text) = (reverses IS NOT NULL)));
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_cash_desk_id_fkey FOREIGN KEY (account_id, cash_desk_id) REFERENCES cash_desk(account_id, cash_desk_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_cash_shift_id_fkey FOREIGN KEY (account_id, cash_shift_id) REFERENCES cash_shift(account_id, cash_shift_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_ledger_entry_id_fkey FOREIGN KEY (account_id, ledger_entry_id) REFERENCES ledger_entry(account_id, ledger_entry_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_reverses_fkey FOREIGN KEY (account_id, reverses) REFERENCES cash_document(account_id, cash_document_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_pkey PRIMARY KEY (account_id, cash_document_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_cash_desk_id_kind_year_number_key UNIQUE (account_id, cash_desk_id, kind, year, number);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_idempotency_key_key UNIQUE (account_id, idempotency_key);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_ledger_entry_id_key UNIQUE (account_id, ledger_entry_id);
ALTER TABLE cash_document ADD CONSTRAINT cash_document_account_id_reverses_key UNIQUE (account_id, reverses);
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_closed CHECK ((num_nonnulls(closed_at, closed_by, counted, expected) = ANY (ARRAY[0, 4])));
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_counted_check CHECK ((counted >= 0));
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_difference CHECK (((counted = expected) OR (difference_reason IS NOT NULL)));
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_start_amount_check CHECK ((start_amount >= 0));
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_account_id_cash_desk_id_fkey FOREIGN KEY (account_id, cash_desk_id) REFERENCES cash_desk(account_id, cash_desk_id);
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE cash_shift ADD CONSTRAINT cash_shift_pkey PRIMARY KEY (account_id, cash_shift_id);
ALTER TABLE choice_question ADD CONSTRAINT choice_question_answered_by_check CHECK ((answered_by = ANY (ARRAY['registrant'::text, 'staff'::text])));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_check CHECK (((state = 'open'::text) = (ended_at IS NULL)));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_check1 CHECK (((state = 'accepted'::text) = (answer IS NOT NULL)));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_check2 CHECK (((state = ANY (ARRAY['accepted'::text, 'declined'::text])) = (answered_by IS NOT NULL)));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_kind_check CHECK ((kind = ANY (ARRAY['supplement'::text, 'withdrawn'::text])));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_people_check CHECK ((cardinality(people) > 0));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text])));
ALTER TABLE choice_question ADD CONSTRAINT choice_question_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE choice_question ADD CONSTRAINT choice_question_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE choice_question ADD CONSTRAINT choice_question_pkey PRIMARY KEY (account_id, choice_question_id);
ALTER TABLE collection ADD CONSTRAINT collection_goal_check CHECK ((goal > 0));
ALTER TABLE collection ADD CONSTRAINT collection_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,60}$'::text));
ALTER TABLE collection ADD CONSTRAINT collection_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text])));
ALTER TABLE collection ADD CONSTRAINT collection_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE collection ADD CONSTRAINT collection_pkey PRIMARY KEY (account_id, collection_id);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE consent ADD CONSTRAINT consent_pkey PRIMARY KEY (account_id, consent_id);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_registration_id_statement_statement_vers_key UNIQUE NULLS NOT DISTINCT (account_id, registration_id, statement, statement_version, participant_id);
ALTER TABLE contact_change ADD CONSTRAINT contact_change_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE contact_change ADD CONSTRAINT contact_change_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE contact_change ADD CONSTRAINT contact_change_account_id_token_hash_key UNIQUE (account_id, token_hash);
ALTER TABLE cross_tenant.signing_key ADD CONSTRAINT signing_key_inner_pad_check CHECK ((length(inner_pad) = 64));
ALTER TABLE cross_tenant.signing_key ADD CONSTRAINT signing_key_outer_pad_check CHECK ((length(outer_pad) = 64));
ALTER TABLE cross_tenant.signing_key ADD CONSTRAINT signing_key_pkey PRIMARY KEY (inner_pad);
ALTER TABLE document_decision ADD CONSTRAINT document_decision_check CHECK (((state = 'rejected'::text) = (reason <> ''::text)));
ALTER TABLE document_decision ADD CONSTRAINT document_decision_check1 CHECK (((NOT by_registrant) OR (state = 'withdrawn'::text)));
ALTER TABLE document_decision ADD CONSTRAINT document_decision_check2 CHECK (((noted_at IS NULL) OR by_registrant));
ALTER TABLE document_decision ADD CONSTRAINT document_decision_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'rejected'::text, 'withdrawn'::text])));
ALTER TABLE document_decision ADD CONSTRAINT document_decision_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id) ON DELETE CASCADE;
ALTER TABLE document_decision ADD CONSTRAINT document_decision_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE document_decision ADD CONSTRAINT document_decision_pkey PRIMARY KEY (account_id, document_decision_id);
ALTER TABLE donation ADD CONSTRAINT donation_amount_check CHECK ((amount > 0));
ALTER TABLE donation ADD CONSTRAINT donation_check CHECK (((named_since IS NULL) OR (name <> ''::text)));
ALTER TABLE donation ADD CONSTRAINT donation_mail_check CHECK ((mail = ANY (ARRAY['none'::text, 'queued'::text, 'sent'::text, 'kept'::text, 'failed'::text])));
ALTER TABLE donation ADD CONSTRAINT donation_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE donation ADD CONSTRAINT donation_account_id_collection_id_fkey FOREIGN KEY (account_id, collection_id) REFERENCES collection(account_id, collection_id);
ALTER TABLE donation ADD CONSTRAINT donation_pkey PRIMARY KEY (account_id, donation_id);
ALTER TABLE donation ADD CONSTRAINT donation_account_id_idempotency_key_key UNIQUE (account_id, idempotency_key);
ALTER TABLE donation_entry ADD CONSTRAINT donation_entry_check CHECK (
CASE kind
    WHEN 'donation'::text THEN ((amount >= 0) AND (donation_refund_id IS NULL))
    ELSE ((amount < 0) AND (donation_refund_id IS NOT NULL))
END);
ALTER TABLE donation_entry ADD CONSTRAINT donation_entry_kind_check CHECK ((kind = ANY (ARRAY['donation'::text, 'donation_refund'::text])));
ALTER TABLE donation_entry ADD CONSTRAINT donation_entry_account_id_donation_id_fkey FOREIGN KEY (account_id, donation_id) REFERENCES donation(account_id, donation_id);
ALTER TABLE donation_entry ADD CONSTRAINT donation_entry_account_id_donation_refund_id_fkey FOREIGN KEY (account_id, donation_refund_id) REFERENCES donation_refund(account_id, donation_refund_id);
ALTER TABLE donation_entry ADD CONSTRAINT donation_entry_pkey PRIMARY KEY (account_id, donation_entry_id);
ALTER TABLE donation_refund ADD CONSTRAINT donation_refund_amount_check CHECK ((amount > 0));
ALTER TABLE donation_refund ADD CONSTRAINT donation_refund_check CHECK (((NOT by_hand) OR (state = 'succeeded'::text)));
ALTER TABLE donation_refund ADD CONSTRAINT donation_refund_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'sent'::text, 'succeeded'::text, 'failed'::text])));
ALTER TABLE donation_refund ADD CONSTRAINT donation_refund_account_id_donation_id_fkey FOREIGN KEY (account_id, donation_id) REFERENCES donation(account_id, donation_id);
ALTER TABLE donation_refund ADD CONSTRAINT donation_refund_pkey PRIMARY KEY (account_id, donation_refund_id);
ALTER TABLE draft_trial ADD CONSTRAINT draft_trial_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text, 'failed'::text])));
ALTER TABLE draft_trial ADD CONSTRAINT draft_trial_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE draft_trial ADD CONSTRAINT draft_trial_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE draft_trial_row ADD CONSTRAINT draft_trial_row_outcome_check CHECK ((outcome = ANY (ARRAY['dearer'::text, 'cheaper'::text, 'full'::text, 'refused'::text])));
ALTER TABLE draft_trial_row ADD CONSTRAINT draft_trial_row_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES draft_trial(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE draft_trial_row ADD CONSTRAINT draft_trial_row_pkey PRIMARY KEY (account_id, event_id, registration_id);
ALTER TABLE event ADD CONSTRAINT event_called_off_of_check CHECK ((called_off_of >= 0));
ALTER TABLE event ADD CONSTRAINT event_check CHECK (((called_off_at IS NULL) = (called_off_because IS NULL)));
ALTER TABLE event ADD CONSTRAINT event_draft_revision_check CHECK ((draft_revision > 0));
ALTER TABLE event ADD CONSTRAINT event_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,60}$'::text));
ALTER TABLE event ADD CONSTRAINT event_wiping_of_check CHECK ((wiping_of >= 0));
ALTER TABLE event ADD CONSTRAINT event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE event ADD CONSTRAINT event_compared_with FOREIGN KEY (account_id, compared_with) REFERENCES event(account_id, event_id) ON DELETE SET NULL (compared_with);
ALTER TABLE event ADD CONSTRAINT event_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE event ADD CONSTRAINT event_account_id_slug_key UNIQUE (account_id, slug);
ALTER TABLE event_count_change ADD CONSTRAINT event_count_change_pkey PRIMARY KEY (account_id, event_count_change_id);
ALTER TABLE event_day_count ADD CONSTRAINT event_day_count_pkey PRIMARY KEY (account_id, event_id, day);
ALTER TABLE event_move ADD CONSTRAINT event_move_silence_check CHECK ((silence = ANY (ARRAY['stays'::text, 'resigns'::text])));
ALTER TABLE event_move ADD CONSTRAINT event_move_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE event_move ADD CONSTRAINT event_move_pkey PRIMARY KEY (account_id, event_move_id);
ALTER TABLE event_preview ADD CONSTRAINT event_preview_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE event_preview ADD CONSTRAINT event_preview_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE event_preview ADD CONSTRAINT event_preview_token_hash_key UNIQUE (token_hash);
ALTER TABLE event_version ADD CONSTRAINT event_version_version_check CHECK ((version > 0));
ALTER TABLE event_version ADD CONSTRAINT event_version_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE event_version ADD CONSTRAINT event_version_pkey PRIMARY KEY (account_id, event_id, version);
ALTER TABLE file ADD CONSTRAINT file_check CHECK (((state = 'attached'::text) = (registration_id IS NOT NULL)));
ALTER TABLE file ADD CONSTRAINT file_check1 CHECK (((state = 'attached'::text) OR (kept_until IS NOT NULL)));
ALTER TABLE file ADD CONSTRAINT file_size_check CHECK ((size > 0));
ALTER TABLE file ADD CONSTRAINT file_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'attached'::text])));
ALTER TABLE file ADD CONSTRAINT file_storage_key_check CHECK ((storage_key ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE file ADD CONSTRAINT file_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE file ADD CONSTRAINT file_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE file ADD CONSTRAINT file_pkey PRIMARY KEY (account_id, file_id);
ALTER TABLE file ADD CONSTRAINT file_account_id_storage_key_key UNIQUE (account_id, storage_key);
ALTER TABLE gateway_notice ADD CONSTRAINT gateway_notice_pkey PRIMARY KEY (gateway, notice_id);
ALTER TABLE group_carer ADD CONSTRAINT group_carer_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE group_carer ADD CONSTRAINT group_carer_account_id_staff_person_id_fkey FOREIGN KEY (account_id, staff_person_id) REFERENCES staff_person(account_id, staff_person_id) ON DELETE CASCADE;
ALTER TABLE group_carer ADD CONSTRAINT group_carer_pkey PRIMARY KEY (account_id, event_id, group_id, staff_person_id);
ALTER TABLE hand_over ADD CONSTRAINT hand_over_check CHECK (((code_hash IS NULL) = (code_expires_at IS NULL)));
ALTER TABLE hand_over ADD CONSTRAINT hand_over_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE;
ALTER TABLE hand_over ADD CONSTRAINT hand_over_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id) ON DELETE CASCADE;
ALTER TABLE hand_over ADD CONSTRAINT hand_over_pkey PRIMARY KEY (ticket_hash);
ALTER TABLE hand_over ADD CONSTRAINT hand_over_code_hash_key UNIQUE (code_hash);
ALTER TABLE hold ADD CONSTRAINT hold_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE hold ADD CONSTRAINT hold_account_id_waiting_entry_id_fkey FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry(account_id, waiting_entry_id);
ALTER TABLE hold ADD CONSTRAINT hold_pkey PRIMARY KEY (account_id, hold_id);
ALTER TABLE hostname ADD CONSTRAINT hostname_check CHECK (((given_up_at IS NULL) OR (NOT (is_main OR is_own))));
ALTER TABLE hostname ADD CONSTRAINT hostname_host_check CHECK ((host = lower(host)));
ALTER TABLE hostname ADD CONSTRAINT hostname_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE hostname ADD CONSTRAINT hostname_pkey PRIMARY KEY (host);
ALTER TABLE invite ADD CONSTRAINT invite_check CHECK (((mail = 'none'::text) OR ((email <> ''::text) AND (mail_id IS NOT NULL))));
ALTER TABLE invite ADD CONSTRAINT invite_code_name_check CHECK ((code_name ~ '^[A-HJ-NP-Z2-9]{6}$'::text));
ALTER TABLE invite ADD CONSTRAINT invite_mail_check CHECK ((mail = ANY (ARRAY['none'::text, 'queued'::text, 'sent'::text, 'failed'::text, 'kept'::text, 'withheld'::text])));
ALTER TABLE invite ADD CONSTRAINT invite_mail_kind_check CHECK ((mail_kind = ANY (ARRAY['invite'::text, 'reminder'::text])));
ALTER TABLE invite ADD CONSTRAINT invite_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE invite ADD CONSTRAINT invite_pkey PRIMARY KEY (account_id, invite_id);
ALTER TABLE known_recipient ADD CONSTRAINT known_recipient_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE known_recipient ADD CONSTRAINT known_recipient_pkey PRIMARY KEY (account_id, recipient_hash);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_check CHECK (((kind <> 'refund'::text) OR ((refund_id IS NOT NULL) AND (amount > 0))));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_check2 CHECK (((kind <> 'fee'::text) OR (amount <> 0)));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_kept_sign CHECK (((kind <> 'kept'::text) OR (amount > 0) OR ((amount < 0) AND ((explanation ->> 'code'::text) = 'donation_returned'::text))));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_key CHECK (((idempotency_key IS NULL) = (request_hash IS NULL)));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'payment'::text, 'refund'::text, 'correction'::text, 'kept'::text, 'fee'::text])));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (account_id, ledger_entry_id);
ALTER TABLE link_request ADD CONSTRAINT link_request_pkey PRIMARY KEY (account_id, link_request_id);
ALTER TABLE list_file ADD CONSTRAINT list_file_check CHECK (((after_key IS NULL) = (after_id IS NULL)));
ALTER TABLE list_file ADD CONSTRAINT list_file_list_check CHECK ((list = ANY (ARRAY['people'::text, 'registrations'::text])));
ALTER TABLE list_file ADD CONSTRAINT list_file_parts_check CHECK ((parts >= 0));
ALTER TABLE list_file ADD CONSTRAINT list_file_rows_check CHECK ((rows >= 0));
ALTER TABLE list_file ADD CONSTRAINT list_file_written_check CHECK ((written >= 0));
ALTER TABLE list_file ADD CONSTRAINT list_file_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE list_file ADD CONSTRAINT list_file_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES membership(account_id, user_id) ON DELETE CASCADE;
ALTER TABLE list_file ADD CONSTRAINT list_file_pkey PRIMARY KEY (account_id, list_file_id);
ALTER TABLE list_file_part ADD CONSTRAINT list_file_part_position_check CHECK (("position" >= 0));
ALTER TABLE list_file_part ADD CONSTRAINT list_file_part_storage_key_check CHECK ((storage_key ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE list_file_part ADD CONSTRAINT list_file_part_account_id_list_file_id_fkey FOREIGN KEY (account_id, list_file_id) REFERENCES list_file(account_id, list_file_id) ON DELETE CASCADE;
ALTER TABLE list_file_part ADD CONSTRAINT list_file_part_pkey PRIMARY KEY (account_id, storage_key);
ALTER TABLE list_file_part ADD CONSTRAINT list_file_part_account_id_list_file_id_position_key UNIQUE (account_id, list_file_id, "position");
ALTER TABLE list_refresh ADD CONSTRAINT list_refresh_pkey PRIMARY KEY (account_id, list_refresh_id);
ALTER TABLE list_row ADD CONSTRAINT list_row_list_check CHECK ((list = ANY (ARRAY['people'::text, 'registrations'::text])));
ALTER TABLE list_row ADD CONSTRAINT list_row_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE list_row ADD CONSTRAINT list_row_pkey PRIMARY KEY (account_id, row_id);
ALTER TABLE list_view ADD CONSTRAINT list_view_list_check CHECK ((list = ANY (ARRAY['people'::text, 'registrations'::text])));
ALTER TABLE list_view ADD CONSTRAINT list_view_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE list_view ADD CONSTRAINT list_view_pkey PRIMARY KEY (account_id, list_view_id);
ALTER TABLE mail_count ADD CONSTRAINT mail_count_pkey PRIMARY KEY (owner_hash, hour);
ALTER TABLE mailbox_link ADD CONSTRAINT mailbox_link_pkey PRIMARY KEY (account_id, mailbox_link_id);
ALTER TABLE membership ADD CONSTRAINT membership_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'administrator'::text, 'registrations'::text, 'finance'::text, 'check_in'::text, 'read_only'::text, 'group_leader'::text])));
ALTER TABLE membership ADD CONSTRAINT membership_scope_check CHECK ((jsonb_typeof(scope) = 'array'::text));
ALTER TABLE membership ADD CONSTRAINT membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE membership ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id);
ALTER TABLE membership ADD CONSTRAINT membership_pkey PRIMARY KEY (account_id, user_id);
ALTER TABLE message ADD CONSTRAINT message_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'skipped'::text, 'failed'::text, 'kept'::text, 'withheld'::text])));
ALTER TABLE message ADD CONSTRAINT message_account_id_waiting_entry_id_fkey FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry(account_id, waiting_entry_id);
ALTER TABLE message ADD CONSTRAINT message_pkey PRIMARY KEY (account_id, message_id);
ALTER TABLE message ADD CONSTRAINT message_account_id_waiting_entry_id_kind_key UNIQUE (account_id, waiting_entry_id, kind);
ALTER TABLE money_row ADD CONSTRAINT money_row_check CHECK (((overdue > 0) = (overdue_since IS NOT NULL)));
ALTER TABLE money_row ADD CONSTRAINT money_row_check1 CHECK ((((doubt IS NULL) = (doubt_amount IS NULL)) AND ((doubt IS NULL) = (doubt_at IS NULL))));
ALTER TABLE money_row ADD CONSTRAINT money_row_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE money_row ADD CONSTRAINT money_row_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE money_settled ADD CONSTRAINT money_settled_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE money_settled ADD CONSTRAINT money_settled_pkey PRIMARY KEY (account_id, registration_id, doubt, amount);
ALTER TABLE money_sum ADD CONSTRAINT money_sum_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE move_answer ADD CONSTRAINT move_answer_answer_check CHECK ((answer = ANY (ARRAY['stays'::text, 'resigns'::text])));
ALTER TABLE move_answer ADD CONSTRAINT move_answer_answered_by_check CHECK ((answered_by = ANY (ARRAY['registrant'::text, 'deadline'::text])));
ALTER TABLE move_answer ADD CONSTRAINT move_answer_check CHECK ((((answer IS NULL) = (answered_by IS NULL)) AND ((answer IS NULL) = (answered_at IS NULL))));
ALTER TABLE move_answer ADD CONSTRAINT move_answer_account_id_event_move_id_fkey FOREIGN KEY (account_id, event_move_id) REFERENCES event_move(account_id, event_move_id);
ALTER TABLE move_answer ADD CONSTRAINT move_answer_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE move_answer ADD CONSTRAINT move_answer_pkey PRIMARY KEY (account_id, event_move_id, registration_id);
ALTER TABLE nightly_round ADD CONSTRAINT nightly_round_pkey PRIMARY KEY (task);
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_choice_check CHECK ((choice = ANY (ARRAY['at_once'::text, 'daily'::text, 'never'::text])));
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES membership(account_id, user_id) ON DELETE CASCADE;
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_pkey PRIMARY KEY (account_id, user_id);
ALTER TABLE number_counter ADD CONSTRAINT number_counter_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE number_counter ADD CONSTRAINT number_counter_pkey PRIMARY KEY (account_id, event_id, number_id, runs_in);
ALTER TABLE office_job ADD CONSTRAINT office_job_rows_check CHECK ((rows >= 0));
ALTER TABLE office_job ADD CONSTRAINT office_job_state_check CHECK ((state = ANY (ARRAY['checking'::text, 'prepared'::text, 'running'::text, 'stopped'::text, 'done'::text, 'withdrawn'::text])));
ALTER TABLE office_job ADD CONSTRAINT office_job_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE office_job ADD CONSTRAINT office_job_pkey PRIMARY KEY (account_id, office_job_id);
ALTER TABLE office_job_row ADD CONSTRAINT office_job_row_check CHECK (((state = 'waiting'::text) = (outcome IS NULL)));
ALTER TABLE office_job_row ADD CONSTRAINT office_job_row_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])));
ALTER TABLE office_job_row ADD CONSTRAINT office_job_row_account_id_office_job_id_fkey FOREIGN KEY (account_id, office_job_id) REFERENCES office_job(account_id, office_job_id);
ALTER TABLE office_job_row ADD CONSTRAINT office_job_row_pkey PRIMARY KEY (account_id, office_job_id, "position");
ALTER TABLE own_domain ADD CONSTRAINT own_domain_host_check CHECK ((host = lower(host)));
ALTER TABLE own_domain ADD CONSTRAINT own_domain_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE own_domain ADD CONSTRAINT own_domain_pkey PRIMARY KEY (account_id);
ALTER TABLE page_file ADD CONSTRAINT page_file_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{32}$'::text));
ALTER TABLE page_file ADD CONSTRAINT page_file_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'odt'::text, 'jpg'::text, 'png'::text])));
ALTER TABLE page_file ADD CONSTRAINT page_file_size_check CHECK ((size > 0));
ALTER TABLE page_file ADD CONSTRAINT page_file_storage_key_check CHECK ((storage_key ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE page_file ADD CONSTRAINT page_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE page_file ADD CONSTRAINT page_file_pkey PRIMARY KEY (account_id, page_file_id);
ALTER TABLE page_file ADD CONSTRAINT page_file_account_id_source_sha256_key UNIQUE (account_id, source_sha256);
ALTER TABLE page_file ADD CONSTRAINT page_file_account_id_storage_key_key UNIQUE (account_id, storage_key);
ALTER TABLE participant ADD CONSTRAINT participant_sex_check CHECK ((sex = ANY (ARRAY['MALE'::text, 'FEMALE'::text])));
ALTER TABLE participant ADD CONSTRAINT participant_account_id_place_transfer_id_fkey FOREIGN KEY (account_id, place_transfer_id) REFERENCES place_transfer(account_id, place_transfer_id);
ALTER TABLE participant ADD CONSTRAINT participant_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE participant ADD CONSTRAINT participant_pkey PRIMARY KEY (account_id, participant_id);
ALTER TABLE payment ADD CONSTRAINT payment_amount_check CHECK ((amount > 0));
ALTER TABLE payment ADD CONSTRAINT payment_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE payment ADD CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE payment ADD CONSTRAINT payment_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE payment ADD CONSTRAINT payment_pkey PRIMARY KEY (account_id, payment_id);
ALTER TABLE payment_row ADD CONSTRAINT payment_row_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'reversed'::text, 'pending'::text, 'failed'::text, 'foreign'::text])));
ALTER TABLE payment_row ADD CONSTRAINT payment_row_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE payment_row ADD CONSTRAINT payment_row_pkey PRIMARY KEY (account_id, row_id);
ALTER TABLE payment_sum ADD CONSTRAINT payment_sum_pkey PRIMARY KEY (account_id, event_id, day, way);
ALTER TABLE person_key ADD CONSTRAINT person_key_kind_check CHECK ((kind = ANY (ARRAY['pesel'::text, 'birth'::text, 'email'::text])));
ALTER TABLE person_key ADD CONSTRAINT person_key_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE person_key ADD CONSTRAINT person_key_pkey PRIMARY KEY (account_id, participant_id, kind, key);
ALTER TABLE person_try ADD CONSTRAINT person_try_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE person_try ADD CONSTRAINT person_try_pkey PRIMARY KEY (account_id, event_id, subject_hash, asked_from, person_hash);
ALTER TABLE picture ADD CONSTRAINT picture_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{32}$'::text));
ALTER TABLE picture ADD CONSTRAINT picture_focal_x_check CHECK (((focal_x >= 0) AND (focal_x <= 100)));
ALTER TABLE picture ADD CONSTRAINT picture_focal_y_check CHECK (((focal_y >= 0) AND (focal_y <= 100)));
ALTER TABLE picture ADD CONSTRAINT picture_height_check CHECK ((height > 0));
ALTER TABLE picture ADD CONSTRAINT picture_purpose_check CHECK ((purpose = ANY (ARRAY['page'::text, 'logo'::text])));
ALTER TABLE picture ADD CONSTRAINT picture_width_check CHECK ((width > 0));
ALTER TABLE picture ADD CONSTRAINT picture_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE picture ADD CONSTRAINT picture_pkey PRIMARY KEY (account_id, picture_id);
ALTER TABLE picture ADD CONSTRAINT picture_account_id_purpose_source_sha256_key UNIQUE (account_id, purpose, source_sha256);
ALTER TABLE picture_file ADD CONSTRAINT picture_file_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpg'::text, 'png'::text])));
ALTER TABLE picture_file ADD CONSTRAINT picture_file_size_check CHECK ((size > 0));
ALTER TABLE picture_file ADD CONSTRAINT picture_file_storage_key_check CHECK ((storage_key ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE picture_file ADD CONSTRAINT picture_file_width_check CHECK ((width > 0));
ALTER TABLE picture_file ADD CONSTRAINT picture_file_account_id_picture_id_fkey FOREIGN KEY (account_id, picture_id) REFERENCES picture(account_id, picture_id);
ALTER TABLE picture_file ADD CONSTRAINT picture_file_pkey PRIMARY KEY (account_id, picture_id, width, format);
ALTER TABLE picture_file ADD CONSTRAINT picture_file_account_id_storage_key_key UNIQUE (account_id, storage_key);
ALTER TABLE place_transfer ADD CONSTRAINT place_transfer_state_check CHECK ((state = ANY (ARRAY['open'::text, 'concluded'::text, 'withdrawn'::text, 'declined'::text, 'expired'::text])));
ALTER TABLE place_transfer ADD CONSTRAINT place_transfer_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE place_transfer ADD CONSTRAINT place_transfer_pkey PRIMARY KEY (account_id, place_transfer_id);
ALTER TABLE place_transfer ADD CONSTRAINT place_transfer_account_id_token_hash_key UNIQUE (account_id, token_hash);
ALTER TABLE published_space ADD CONSTRAINT published_space_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id) ON DELETE CASCADE;
ALTER TABLE published_space ADD CONSTRAINT published_space_pkey PRIMARY KEY (account_id, participant_id, scope);
ALTER TABLE reconciliation ADD CONSTRAINT reconciliation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE reconciliation ADD CONSTRAINT reconciliation_pkey PRIMARY KEY (account_id, reconciliation_id);
ALTER TABLE refund ADD CONSTRAINT refund_account CHECK (((state = 'to_transfer'::text) = (account_sealed IS NOT NULL)));
ALTER TABLE refund ADD CONSTRAINT refund_amount_check CHECK ((amount > 0));
ALTER TABLE refund ADD CONSTRAINT refund_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE refund ADD CONSTRAINT refund_handed_back_check CHECK ((handed_back = ANY (ARRAY['transfer'::text, 'cash'::text])));
ALTER TABLE refund ADD CONSTRAINT refund_origin_check CHECK ((origin = ANY (ARRAY['staff'::text, 'cancelled'::text, 'changed'::text, 'late_payment'::text, 'expired'::text])));
ALTER TABLE refund ADD CONSTRAINT refund_state_check CHECK ((state = ANY (ARRAY['awaiting_confirmation'::text, 'withheld'::text, 'requested'::text, 'sent'::text, 'needs_account'::text, 'to_transfer'::text, 'succeeded'::text, 'failed'::text])));
ALTER TABLE refund ADD CONSTRAINT refund_way CHECK (
CASE
    WHEN (state = ANY (ARRAY['needs_account'::text, 'to_transfer'::text])) THEN (payment_id IS NULL)
    WHEN (state = ANY (ARRAY['requested'::text, 'sent'::text])) THEN (payment_id IS NOT NULL)
    ELSE true
END);
ALTER TABLE refund ADD CONSTRAINT refund_account_id_payment_id_fkey FOREIGN KEY (account_id, payment_id) REFERENCES payment(account_id, payment_id);
ALTER TABLE refund ADD CONSTRAINT refund_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE refund ADD CONSTRAINT refund_account_id_replaces_fkey FOREIGN KEY (account_id, replaces) REFERENCES refund(account_id, refund_id);
ALTER TABLE refund ADD CONSTRAINT refund_pkey PRIMARY KEY (account_id, refund_id);
ALTER TABLE refund ADD CONSTRAINT refund_account_id_registration_id_idempotency_key_key UNIQUE (account_id, registration_id, idempotency_key);
ALTER TABLE registration ADD CONSTRAINT registration_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE registration ADD CONSTRAINT registration_headcount_check CHECK ((headcount > 0));
ALTER TABLE registration ADD CONSTRAINT registration_refused CHECK (((NOT is_refused) OR (state = 'awaiting_approval'::text)));
ALTER TABLE registration ADD CONSTRAINT registration_revision_check CHECK ((revision > 0));
ALTER TABLE registration ADD CONSTRAINT registration_state_check CHECK ((state = ANY (ARRAY['held'::text, 'awaiting_approval'::text, 'awaiting_payment'::text, 'confirmed'::text, 'expired'::text, 'cancelled'::text, 'withdrawn'::text, 'waiting'::text])));
ALTER TABLE registration ADD CONSTRAINT registration_total_check CHECK ((total >= 0));
ALTER TABLE registration ADD CONSTRAINT registration_account_id_allotment_id_fkey FOREIGN KEY (account_id, allotment_id) REFERENCES allotment(account_id, allotment_id);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_event_id_version_fkey FOREIGN KEY (account_id, event_id, version) REFERENCES event_version(account_id, event_id, version);
ALTER TABLE registration ADD CONSTRAINT registration_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_event_id_idempotency_key_key UNIQUE (account_id, event_id, idempotency_key);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_number_key UNIQUE (account_id, number);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_token_hash_key UNIQUE (account_id, token_hash);
ALTER TABLE registration_note ADD CONSTRAINT registration_note_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE registration_note ADD CONSTRAINT registration_note_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE registration_pin ADD CONSTRAINT registration_pin_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE registration_pin ADD CONSTRAINT registration_pin_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_channel_check CHECK ((channel = ANY (ARRAY['online'::text, 'office'::text])));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_check1 CHECK ((((kind = 'handed_over'::text) = (giver IS NOT NULL)) AND ((giver IS NULL) = (successor IS NULL))));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_kept_once_check CHECK ((kept_once >= 0));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_kind_check CHECK ((kind = ANY (ARRAY['ordered'::text, 'changed'::text, 'handed_over'::text, 'approved'::text, 'refused'::text, 'payment_day'::text, 'moved'::text, 'prolonged'::text, 'cancelled'::text, 'carried_over'::text])));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_position_check CHECK (("position" > 0));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_revision_check CHECK ((revision > 0));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_total_check CHECK ((total >= 0));
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE registration_revision ADD CONSTRAINT registration_revision_pkey PRIMARY KEY (account_id, registration_id, "position");
ALTER TABLE rehearsal ADD CONSTRAINT rehearsal_state_check CHECK ((state = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text])));
ALTER TABLE rehearsal ADD CONSTRAINT rehearsal_wanted_check CHECK (((wanted >= 1) AND (wanted <= 2000)));
ALTER TABLE rehearsal ADD CONSTRAINT rehearsal_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE rehearsal ADD CONSTRAINT rehearsal_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE reply_address ADD CONSTRAINT reply_address_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE reply_address ADD CONSTRAINT reply_address_pkey PRIMARY KEY (account_id);
ALTER TABLE reply_address ADD CONSTRAINT reply_address_token_hash_key UNIQUE (token_hash);
ALTER TABLE report_figure ADD CONSTRAINT report_figure_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE report_figure ADD CONSTRAINT report_figure_pkey PRIMARY KEY (account_id, event_id, report, key);
ALTER TABLE report_share ADD CONSTRAINT report_share_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE report_share ADD CONSTRAINT report_share_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE room_key ADD CONSTRAINT room_key_key_check CHECK ((key ~ '^[A-HJ-NP-Z2-9]{6}$'::text));
ALTER TABLE room_key ADD CONSTRAINT room_key_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE room_key ADD CONSTRAINT room_key_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE room_key ADD CONSTRAINT room_key_account_id_event_id_key_key UNIQUE (account_id, event_id, key);
ALTER TABLE room_mate ADD CONSTRAINT room_mate_check CHECK ((registration_id <> owner_id));
ALTER TABLE room_mate ADD CONSTRAINT room_mate_account_id_owner_id_fkey FOREIGN KEY (account_id, owner_id) REFERENCES room_key(account_id, registration_id);
ALTER TABLE room_mate ADD CONSTRAINT room_mate_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE room_mate ADD CONSTRAINT room_mate_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE same_person ADD CONSTRAINT same_person_account_id_one_registration_id_fkey FOREIGN KEY (account_id, one_registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE same_person ADD CONSTRAINT same_person_account_id_other_registration_id_fkey FOREIGN KEY (account_id, other_registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE same_person ADD CONSTRAINT same_person_pkey PRIMARY KEY (account_id, one_id, other_id);
ALTER TABLE scan ADD CONSTRAINT scan_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE scan ADD CONSTRAINT scan_pkey PRIMARY KEY (account_id, scan_id);
ALTER TABLE scan ADD CONSTRAINT scan_account_id_nonce_key UNIQUE (account_id, nonce);
ALTER TABLE scheduled_mail ADD CONSTRAINT scheduled_mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'skipped'::text, 'failed'::text])));
ALTER TABLE scheduled_mail ADD CONSTRAINT scheduled_mail_account_id_scheduled_report_id_fkey FOREIGN KEY (account_id, scheduled_report_id) REFERENCES scheduled_report(account_id, scheduled_report_id) ON DELETE CASCADE;
ALTER TABLE scheduled_mail ADD CONSTRAINT scheduled_mail_pkey PRIMARY KEY (account_id, scheduled_mail_id);
ALTER TABLE scheduled_mail ADD CONSTRAINT scheduled_mail_account_id_scheduled_report_id_user_id_term_key UNIQUE (account_id, scheduled_report_id, user_id, term);
ALTER TABLE scheduled_reader ADD CONSTRAINT scheduled_reader_account_id_scheduled_report_id_fkey FOREIGN KEY (account_id, scheduled_report_id) REFERENCES scheduled_report(account_id, scheduled_report_id) ON DELETE CASCADE;
ALTER TABLE scheduled_reader ADD CONSTRAINT scheduled_reader_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES membership(account_id, user_id) ON DELETE CASCADE;
ALTER TABLE scheduled_reader ADD CONSTRAINT scheduled_reader_pkey PRIMARY KEY (account_id, scheduled_report_id, user_id);
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_check CHECK (((subject = 'view'::text) = (list_view_id IS NOT NULL)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_check1 CHECK (((rhythm = 'weekly'::text) = (weekday IS NOT NULL)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_check2 CHECK (((rhythm = 'before'::text) = (days_before IS NOT NULL)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_days_before_check CHECK (((days_before >= 0) AND (days_before <= 365)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_hour_check CHECK (((hour >= 0) AND (hour <= 23)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_rhythm_check CHECK ((rhythm = ANY (ARRAY['daily'::text, 'weekly'::text, 'before'::text])));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_subject_check CHECK (((subject = 'view'::text) OR (subject = 'settlement'::text) OR (subject ~~ 'print:%'::text)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)));
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_account_id_list_view_id_fkey FOREIGN KEY (account_id, list_view_id) REFERENCES list_view(account_id, list_view_id) ON DELETE CASCADE;
ALTER TABLE scheduled_report ADD CONSTRAINT scheduled_report_pkey PRIMARY KEY (account_id, scheduled_report_id);
ALTER TABLE session ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id) ON DELETE CASCADE;
ALTER TABLE session ADD CONSTRAINT session_pkey PRIMARY KEY (session_hash);
ALTER TABLE session ADD CONSTRAINT session_session_id_key UNIQUE (session_id);
ALTER TABLE signed_paper ADD CONSTRAINT signed_paper_size_check CHECK ((size > 0));
ALTER TABLE signed_paper ADD CONSTRAINT signed_paper_storage_key_check CHECK ((storage_key ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE signed_paper ADD CONSTRAINT signed_paper_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE signed_paper ADD CONSTRAINT signed_paper_pkey PRIMARY KEY (account_id, signed_paper_id);
ALTER TABLE signed_paper ADD CONSTRAINT signed_paper_account_id_registration_id_source_sha256_key UNIQUE (account_id, registration_id, source_sha256);
ALTER TABLE signed_paper ADD CONSTRAINT signed_paper_account_id_storage_key_key UNIQUE (account_id, storage_key);
ALTER TABLE space ADD CONSTRAINT space_check CHECK (((kept >= 0) AND (kept < places)));
ALTER TABLE space ADD CONSTRAINT space_check1 CHECK (((item IS NULL) = (option IS NULL)));
ALTER TABLE space ADD CONSTRAINT space_name_check CHECK ((name <> ''::text));
ALTER TABLE space ADD CONSTRAINT space_places_check CHECK (((places >= 1) AND (places <= 500)));
ALTER TABLE space ADD CONSTRAINT space_sexes_check CHECK ((sexes = ANY (ARRAY['women'::text, 'men'::text, 'family'::text, 'any'::text])));
ALTER TABLE space ADD CONSTRAINT space_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE space ADD CONSTRAINT space_pkey PRIMARY KEY (account_id, space_id);
ALTER TABLE space ADD CONSTRAINT space_account_id_event_id_scope_house_name_key UNIQUE (account_id, event_id, scope, house, name);
ALTER TABLE space ADD CONSTRAINT space_account_id_space_id_scope_key UNIQUE (account_id, space_id, scope);
ALTER TABLE space_carer ADD CONSTRAINT space_carer_check CHECK (((space_id IS NULL) = (house <> ''::text)));
ALTER TABLE space_carer ADD CONSTRAINT space_carer_check1 CHECK (((space_id IS NOT NULL) OR (scope = 'rooms'::text)));
ALTER TABLE space_carer ADD CONSTRAINT space_carer_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id) ON DELETE CASCADE;
ALTER TABLE space_carer ADD CONSTRAINT space_carer_account_id_space_id_scope_fkey FOREIGN KEY (account_id, space_id, scope) REFERENCES space(account_id, space_id, scope) ON DELETE CASCADE;
ALTER TABLE space_carer ADD CONSTRAINT space_carer_account_id_staff_person_id_fkey FOREIGN KEY (account_id, staff_person_id) REFERENCES staff_person(account_id, staff_person_id) ON DELETE CASCADE;
ALTER TABLE space_carer ADD CONSTRAINT space_carer_pkey PRIMARY KEY (account_id, space_carer_id);
ALTER TABLE space_carer ADD CONSTRAINT space_carer_account_id_event_id_space_id_house_staff_person_key UNIQUE NULLS NOT DISTINCT (account_id, event_id, space_id, house, staff_person_id);
ALTER TABLE space_person ADD CONSTRAINT space_person_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id) ON DELETE CASCADE;
ALTER TABLE space_person ADD CONSTRAINT space_person_account_id_space_id_scope_fkey FOREIGN KEY (account_id, space_id, scope) REFERENCES space(account_id, space_id, scope);
ALTER TABLE space_person ADD CONSTRAINT space_person_pkey PRIMARY KEY (account_id, participant_id, scope);
ALTER TABLE space_setting ADD CONSTRAINT space_setting_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE space_setting ADD CONSTRAINT space_setting_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE staff_check ADD CONSTRAINT staff_check_check CHECK (((kind = 'other'::text) = (name <> ''::text)));
ALTER TABLE staff_check ADD CONSTRAINT staff_check_check1 CHECK ((valid_until >= checked_on));
ALTER TABLE staff_check ADD CONSTRAINT staff_check_kind_check CHECK ((kind = ANY (ARRAY['sexual_offences'::text, 'criminal_record'::text, 'residence_statement'::text, 'course'::text, 'other'::text])));
ALTER TABLE staff_check ADD CONSTRAINT staff_check_account_id_staff_person_id_fkey FOREIGN KEY (account_id, staff_person_id) REFERENCES staff_person(account_id, staff_person_id) ON DELETE CASCADE;
ALTER TABLE staff_check ADD CONSTRAINT staff_check_pkey PRIMARY KEY (account_id, staff_check_id);
ALTER TABLE staff_notice ADD CONSTRAINT staff_notice_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'skipped'::text, 'failed'::text])));
ALTER TABLE staff_notice ADD CONSTRAINT staff_notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE staff_notice ADD CONSTRAINT staff_notice_pkey PRIMARY KEY (account_id, staff_notice_id);
ALTER TABLE staff_notice ADD CONSTRAINT staff_notice_account_id_user_id_occasion_key UNIQUE (account_id, user_id, occasion);
ALTER TABLE staff_person ADD CONSTRAINT staff_person_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE;
ALTER TABLE staff_person ADD CONSTRAINT staff_person_pkey PRIMARY KEY (account_id, staff_person_id);
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_mail_check CHECK ((mail = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'kept'::text, 'withheld'::text])));
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'administrator'::text, 'registrations'::text, 'finance'::text, 'check_in'::text, 'read_only'::text, 'group_leader'::text])));
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_scope_check CHECK ((jsonb_typeof(scope) = 'array'::text));
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(user_id);
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_pkey PRIMARY KEY (account_id, team_invitation_id);
ALTER TABLE team_invitation ADD CONSTRAINT team_invitation_token_hash_key UNIQUE (token_hash);
ALTER TABLE test_gateway.notice ADD CONSTRAINT notice_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES test_gateway.refund(refund_id);
ALTER TABLE test_gateway.notice ADD CONSTRAINT notice_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES test_gateway.transaction(transaction_id);
ALTER TABLE test_gateway.notice ADD CONSTRAINT notice_pkey PRIMARY KEY (notice_id);
ALTER TABLE test_gateway.refund ADD CONSTRAINT refund_amount_check CHECK ((amount > 0));
ALTER TABLE test_gateway.refund ADD CONSTRAINT refund_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])));
ALTER TABLE test_gateway.refund ADD CONSTRAINT refund_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES test_gateway.transaction(transaction_id);
ALTER TABLE test_gateway.refund ADD CONSTRAINT refund_pkey PRIMARY KEY (refund_id);
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_amount_check CHECK ((amount > 0));
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_paid_amount_check CHECK ((paid_amount > 0));
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_refunds_check CHECK ((refunds = ANY (ARRAY['succeed'::text, 'fail'::text, 'wait'::text, 'lose_answer'::text])));
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_pkey PRIMARY KEY (transaction_id);
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_reference_key UNIQUE (reference);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE ticket ADD CONSTRAINT ticket_pkey PRIMARY KEY (account_id, ticket_id);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_code_key UNIQUE (account_id, code);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_participant_id_key UNIQUE (account_id, participant_id);
ALTER TABLE told_apart ADD CONSTRAINT told_apart_check CHECK ((one_registration_id < other_registration_id));
ALTER TABLE told_apart ADD CONSTRAINT told_apart_account_id_one_registration_id_fkey FOREIGN KEY (account_id, one_registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE told_apart ADD CONSTRAINT told_apart_account_id_other_registration_id_fkey FOREIGN KEY (account_id, other_registration_id) REFERENCES registration(account_id, registration_id) ON DELETE CASCADE;
ALTER TABLE told_apart ADD CONSTRAINT told_apart_pkey PRIMARY KEY (account_id, one_registration_id, other_registration_id);
ALTER TABLE transfer_item ADD CONSTRAINT transfer_item_state_check CHECK ((state = ANY (ARRAY['open'::text, 'sent'::text, 'withdrawn'::text, 'dropped'::text])));
ALTER TABLE transfer_item ADD CONSTRAINT transfer_item_account_id_refund_id_fkey FOREIGN KEY (account_id, refund_id) REFERENCES refund(account_id, refund_id) ON DELETE CASCADE;
ALTER TABLE transfer_item ADD CONSTRAINT transfer_item_account_id_transfer_package_id_fkey FOREIGN KEY (account_id, transfer_package_id) REFERENCES transfer_package(account_id, transfer_package_id);
ALTER TABLE transfer_item ADD CONSTRAINT transfer_item_pkey PRIMARY KEY (account_id, transfer_package_id, refund_id);
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_amount_check CHECK ((amount > 0));
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_check CHECK ((((state = 'open'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL))));
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_check1 CHECK (((confirmed_by IS NULL) = (confirmed_at IS NULL)));
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_from_account_check CHECK ((from_account ~ '^PL[0-9]{26}$'::text));
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_state_check CHECK ((state = ANY (ARRAY['open'::text, 'sent'::text, 'withdrawn'::text])));
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_transfers_check CHECK ((transfers > 0));
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE transfer_package ADD CONSTRAINT transfer_package_pkey PRIMARY KEY (account_id, transfer_package_id);
ALTER TABLE unpaid_order ADD CONSTRAINT unpaid_order_pkey PRIMARY KEY (account_id, holder_id);
ALTER TABLE upload_request ADD CONSTRAINT upload_request_pkey PRIMARY KEY (account_id, upload_request_id);
ALTER TABLE used_credential ADD CONSTRAINT used_credential_pkey PRIMARY KEY (credential_hash);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_check CHECK (((offered_size >= 1) AND (offered_size <= size)));
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_size_check CHECK ((size > 0));
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text, 'given_up'::text, 'called_off'::text])));
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_account_id_event_id_version_fkey FOREIGN KEY (account_id, event_id, version) REFERENCES event_version(account_id, event_id, version);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_pkey PRIMARY KEY (account_id, waiting_entry_id);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_account_id_event_id_idempotency_key_key UNIQUE (account_id, event_id, idempotency_key);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_account_id_token_hash_key UNIQUE (account_id, token_hash);
ALTER TABLE withdrawn_option ADD CONSTRAINT withdrawn_option_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE withdrawn_option ADD CONSTRAINT withdrawn_option_pkey PRIMARY KEY (account_id, event_id, item, option);
ALTER TABLE wrong_code ADD CONSTRAINT wrong_code_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE wrong_code ADD CONSTRAINT wrong_code_pkey PRIMARY KEY (account_id, event_id, asked_from, code_hash);

CREATE INDEX audit_entry_of_registration ON public.audit_entry USING btree (account_id, registration_id, at);
CREATE INDEX call_off_failure_of_event ON public.call_off_failure USING btree (account_id, event_id);
CREATE INDEX capacity_claim_of_code ON public.capacity_claim USING btree (account_id, event_id, pool_key) WHERE (pool_key ~~ '%~~%'::text);
CREATE INDEX cash_document_of_registration ON public.cash_document USING btree (account_id, registration_id);
CREATE INDEX cash_document_of_shift ON public.cash_document USING btree (account_id, cash_shift_id, at);
CREATE INDEX cash_shift_of_event ON public.cash_shift USING btree (account_id, event_id, opened_at DESC);
CREATE INDEX choice_question_of_event ON public.choice_question USING btree (account_id, event_id) WHERE (handled_at IS NULL);
CREATE INDEX choice_question_of_registration ON public.choice_question USING btree (account_id, registration_id);
CREATE INDEX document_decision_of_registration ON public.document_decision USING btree (account_id, registration_id);
CREATE INDEX donation_entry_of_collection ON public.donation_entry USING btree (account_id, collection_id, at);
CREATE INDEX donation_of_collection ON public.donation USING btree (account_id, collection_id, created_at DESC);
CREATE INDEX donation_of_network ON public.donation USING btree (account_id, asked_from, created_at);
CREATE INDEX donation_refund_unfinished ON public.donation_refund USING btree (updated_at) WHERE (state = ANY (ARRAY['requested'::text, 'sent'::text]));
CREATE INDEX event_count_change_of_event ON public.event_count_change USING btree (account_id, event_id);
CREATE INDEX event_move_of_event ON public.event_move USING btree (account_id, event_id, moved_at);
CREATE INDEX file_of_draft ON public.file USING btree (account_id, draft_hash) WHERE (state = 'uploaded'::text);
CREATE INDEX file_of_event ON public.file USING btree (account_id, event_id) WHERE (state = 'attached'::text);
CREATE INDEX file_of_registration ON public.file USING btree (account_id, registration_id) WHERE (state = 'attached'::text);
CREATE INDEX file_to_purge ON public.file USING btree (kept_until) WHERE (kept_until IS NOT NULL);
CREATE INDEX gateway_notice_of_payment ON public.gateway_notice USING btree (payment_id) WHERE (settled_at IS NULL);
CREATE INDEX gateway_notice_unsettled ON public.gateway_notice USING btree (received_at) WHERE (settled_at IS NULL);
CREATE INDEX group_carer_of_person ON public.group_carer USING btree (account_id, staff_person_id);
CREATE INDEX hand_over_expiry ON public.hand_over USING btree (expires_at);
CREATE INDEX hold_by_end ON public.hold USING btree (account_id, event_id, expires_at);
CREATE INDEX hold_of_address ON public.hold USING btree (account_id, event_id, asked_from);
CREATE INDEX hold_of_waiting_entry ON public.hold USING btree (account_id, waiting_entry_id) WHERE (waiting_entry_id IS NOT NULL);
CREATE INDEX hold_to_sweep ON public.hold USING btree (expires_at);
CREATE INDEX hostname_of_account ON public.hostname USING btree (account_id);
CREATE INDEX kept_row_of_table ON demo.kept_row USING btree (table_name);
CREATE INDEX ledger_entry_of_registration ON public.ledger_entry USING btree (account_id, registration_id, at);
CREATE INDEX link_request_by_age ON public.link_request USING btree (account_id, asked_at);
CREATE INDEX list_file_of_user ON public.list_file USING btree (account_id, user_id);
CREATE INDEX list_file_to_purge ON public.list_file USING btree (kept_until);
CREATE INDEX list_row_by_birth ON public.list_row USING btree (account_id, event_id, list, born, row_id);
CREATE INDEX list_row_by_name ON public.list_row USING btree (account_id, event_id, list, name_key, row_id, born);
CREATE INDEX list_row_by_time ON public.list_row USING btree (account_id, event_id, list, created_at, row_id, born);
CREATE INDEX list_row_marks ON public.list_row USING gin (marks) WITH (fastupdate=off);
CREATE INDEX list_row_of_registration ON public.list_row USING btree (account_id, registration_id);
CREATE INDEX list_row_outdated ON public.list_row USING btree (account_id, outdated_at) WHERE (outdated_at IS NOT NULL);
CREATE INDEX list_view_of_event ON public.list_view USING btree (account_id, event_id, list);
CREATE INDEX mail_count_by_age ON public.mail_count USING btree (hour);
CREATE INDEX membership_of_user ON public.membership USING btree (user_id);
CREATE INDEX message_by_recipient ON public.message USING btree (account_id, lower(recipient), created_at);
CREATE INDEX message_failed ON public.message USING btree (account_id, registration_id) WHERE (state = 'failed'::text);
CREATE INDEX message_merged ON public.message USING btree (account_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX money_row_doubt ON public.money_row USING btree (account_id, event_id, doubt_at, registration_id) WHERE (doubt IS NOT NULL);
CREATE INDEX money_row_overdue ON public.money_row USING btree (account_id, event_id, overdue_since, registration_id) WHERE (overdue > 0);
CREATE INDEX money_row_surplus ON public.money_row USING btree (account_id, event_id, surplus, registration_id) WHERE (surplus > 0);
CREATE INDEX move_answer_of_registration ON public.move_answer USING btree (account_id, registration_id);
CREATE INDEX office_job_of_event ON public.office_job USING btree (account_id, event_id, created_at);
CREATE INDEX office_job_row_waiting ON public.office_job_row USING btree (account_id, office_job_id, "position") WHERE (state = 'waiting'::text);
CREATE INDEX own_domain_to_check ON public.own_domain USING btree (next_check_at);
CREATE INDEX page_file_by_content ON public.page_file USING btree (account_id, content_hash);
CREATE INDEX payment_of_registration ON public.payment USING btree (account_id, registration_id, created_at DESC);
CREATE INDEX payment_row_by_day ON public.payment_row USING btree (account_id, event_id, day, at, row_id);
CREATE INDEX payment_row_by_state ON public.payment_row USING btree (account_id, event_id, state, day, at, row_id);
CREATE INDEX payment_row_by_state_and_way ON public.payment_row USING btree (account_id, event_id, state, way, day, at, row_id) INCLUDE (amount);
CREATE INDEX payment_row_by_way ON public.payment_row USING btree (account_id, event_id, way, day, at, row_id);
CREATE INDEX payment_row_of_registration ON public.payment_row USING btree (account_id, registration_id);
CREATE INDEX person_key_of_registration ON public.person_key USING btree (account_id, registration_id);
CREATE INDEX person_key_same ON public.person_key USING btree (account_id, event_id, key);
CREATE INDEX person_try_by_age ON public.person_try USING btree (tried_at);
CREATE INDEX picture_by_content ON public.picture USING btree (account_id, content_hash);
CREATE INDEX refund_by_state ON public.refund USING btree (account_id, event_id, state, created_at, refund_id) INCLUDE (amount);
CREATE INDEX refund_of_event ON public.refund USING btree (account_id, event_id, created_at, refund_id);
CREATE INDEX refund_of_reference ON test_gateway.refund USING btree (reference);
CREATE INDEX refund_of_registration ON public.refund USING btree (account_id, registration_id);
CREATE INDEX refund_to_decide ON public.refund USING btree (account_id, state, registration_id) WHERE (state = ANY (ARRAY['awaiting_confirmation'::text, 'needs_account'::text, 'to_transfer'::text, 'failed'::text]));
CREATE INDEX refund_unfinished ON public.refund USING btree (updated_at) WHERE (state = ANY (ARRAY['requested'::text, 'sent'::text]));
CREATE INDEX registration_by_end ON public.registration USING btree (account_id, event_id, expires_at) WHERE (state = 'awaiting_payment'::text);
CREATE INDEX registration_lacking ON public.registration USING btree (account_id, event_id) WHERE (lacking <> '[]'::jsonb);
CREATE INDEX registration_newest ON public.registration USING btree (account_id, event_id, created_at DESC, registration_id DESC);
CREATE INDEX registration_of_payer ON public.registration USING btree (account_id, event_id, contact_email);
CREATE INDEX registration_test ON public.registration USING btree (account_id, event_id) WHERE is_test;
CREATE INDEX registration_to_approve ON public.registration USING btree (account_id, event_id, created_at) WHERE ((state = 'awaiting_approval'::text) AND (NOT is_refused));
CREATE INDEX registration_to_expire ON public.registration USING btree (expires_at) WHERE (state = 'awaiting_payment'::text);
CREATE INDEX report_figure_by_people ON public.report_figure USING btree (account_id, event_id, report, people);
CREATE INDEX room_mate_of_owner ON public.room_mate USING btree (account_id, owner_id);
CREATE INDEX same_person_of_event ON public.same_person USING btree (account_id, event_id, other_registration_id, one_registration_id);
CREATE INDEX same_person_of_one ON public.same_person USING btree (account_id, one_registration_id);
CREATE INDEX same_person_of_other ON public.same_person USING btree (account_id, other_registration_id);
CREATE INDEX scan_newest ON public.scan USING btree (account_id, event_id, at DESC);
CREATE INDEX scheduled_reader_of_member ON public.scheduled_reader USING btree (account_id, user_id);
CREATE INDEX scheduled_report_of_event ON public.scheduled_report USING btree (account_id, event_id);
CREATE INDEX scheduled_report_of_view ON public.scheduled_report USING btree (account_id, list_view_id);
CREATE INDEX session_of_user ON public.session USING btree (user_id);
CREATE INDEX space_carer_of_person ON public.space_carer USING btree (account_id, staff_person_id);
CREATE INDEX space_person_of_space ON public.space_person USING btree (account_id, space_id);
CREATE INDEX staff_check_of_person ON public.staff_check USING btree (account_id, staff_person_id);
CREATE INDEX told_apart_of_other ON public.told_apart USING btree (account_id, other_registration_id);
CREATE INDEX transfer_package_of_event ON public.transfer_package USING btree (account_id, event_id, prepared_at, transfer_package_id);
CREATE INDEX unpaid_order_by_age ON public.unpaid_order USING btree (made_at);
CREATE INDEX unpaid_order_of_network ON public.unpaid_order USING btree (account_id, event_id, network);
CREATE INDEX upload_request_by_age ON public.upload_request USING btree (account_id, asked_at);
CREATE INDEX used_credential_age ON public.used_credential USING btree (used_at);
CREATE INDEX waiting_entry_in_turn ON public.waiting_entry USING btree (account_id, event_id, turn) WHERE (state = 'waiting'::text);
CREATE INDEX withdrawal_to_note ON public.document_decision USING btree (account_id, registration_id) WHERE (by_registrant AND (noted_at IS NULL));
CREATE INDEX wrong_code_by_age ON public.wrong_code USING btree (tried_at);
CREATE INDEX wrong_code_of_event ON public.wrong_code USING btree (account_id, event_id, tried_at);
CREATE UNIQUE INDEX allotment_by_slug ON public.allotment USING btree (account_id, event_id, split_part(pool_key, '/'::text, 2));
CREATE UNIQUE INDEX cash_shift_open_once ON public.cash_shift USING btree (account_id, cash_desk_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX choice_question_open ON public.choice_question USING btree (account_id, registration_id, scope) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX collection_of_slug ON public.collection USING btree (account_id, slug);
CREATE UNIQUE INDEX donation_entry_once ON public.donation_entry USING btree (account_id, donation_id) WHERE (kind = 'donation'::text);
CREATE UNIQUE INDEX donation_entry_once_a_refund ON public.donation_entry USING btree (account_id, donation_refund_id) WHERE (kind = 'donation_refund'::text);
CREATE UNIQUE INDEX donation_id_is_global ON public.donation USING btree (donation_id);
CREATE UNIQUE INDEX donation_refund_once ON public.donation_refund USING btree (account_id, donation_id) WHERE (state <> 'failed'::text);
CREATE UNIQUE INDEX event_move_open ON public.event_move USING btree (account_id, event_id) WHERE (settled_at IS NULL);
CREATE UNIQUE INDEX hostname_main ON public.hostname USING btree (account_id) WHERE is_main;
CREATE UNIQUE INDEX invite_of_address ON public.invite USING btree (account_id, event_id, pool, lower(email)) WHERE ((email <> ''::text) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX invite_of_code ON public.invite USING btree (account_id, event_id, pool, code_name);
CREATE UNIQUE INDEX ledger_entry_once_a_key ON public.ledger_entry USING btree (account_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE UNIQUE INDEX ledger_entry_once_a_payment ON public.ledger_entry USING btree (account_id, payment_id) WHERE (kind = 'payment'::text);
CREATE UNIQUE INDEX ledger_entry_once_a_refund ON public.ledger_entry USING btree (account_id, refund_id) WHERE (kind = 'refund'::text);
CREATE UNIQUE INDEX ledger_entry_reversed_once ON public.ledger_entry USING btree (account_id, ((explanation ->> 'entry'::text))) WHERE ((explanation ->> 'code'::text) = 'payment_reversed'::text);
CREATE UNIQUE INDEX mailbox_link_by_token ON public.mailbox_link USING btree (account_id, token_hash);
CREATE UNIQUE INDEX message_by_key ON public.message USING btree (account_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE UNIQUE INDEX message_once ON public.message USING btree (account_id, registration_id, kind) WHERE (kind <> ALL (ARRAY['changed'::text, 'handed_over'::text, 'taken_over'::text, 'place_offered'::text, 'link'::text, 'confirm_email'::text, 'email_changed'::text, 'refunded'::text, 'refund_account'::text, 'moved'::text, 'move_reminder'::text, 'lodging'::text, 'document_rejected'::text, 'explanation'::text, 'choice_asked'::text, 'choice_reminder'::text]));
CREATE UNIQUE INDEX participant_position ON public.participant USING btree (account_id, registration_id, "position") WHERE (left_at IS NULL);
CREATE UNIQUE INDEX payment_id_is_global ON public.payment USING btree (payment_id);
CREATE UNIQUE INDEX place_transfer_open ON public.place_transfer USING btree (account_id, registration_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX refund_replaced_once ON public.refund USING btree (account_id, replaces);
CREATE UNIQUE INDEX team_invitation_of_address ON public.team_invitation USING btree (account_id, lower(email));
CREATE UNIQUE INDEX ticket_of_all ON public.ticket USING btree (account_id, registration_id) WHERE (participant_id IS NULL);
CREATE UNIQUE INDEX transfer_item_once ON public.transfer_item USING btree (account_id, refund_id) WHERE (state = ANY (ARRAY['open'::text, 'sent'::text]));

CREATE POLICY of_account ON public.account FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.account FOR SELECT TO zapisano_demo USING (demo);
CREATE POLICY of_account ON public.allotment FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.allotment FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.audit_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.audit_entry FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.audit_entry FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = audit_entry.account_id) AND (r.registration_id = audit_entry.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.call_off_failure FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.call_off_failure FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.call_off_failure FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = call_off_failure.account_id) AND (r.registration_id = call_off_failure.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.call_off_request FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.call_off_request FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.camp_card_setting FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.camp_card_setting FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.capacity_claim FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.capacity_claim FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.capacity_pool FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.capacity_pool FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.cash_counter FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.cash_counter FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.cash_desk FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.cash_desk FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.cash_document FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.cash_document FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.cash_shift FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.cash_shift FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.choice_question FOR SELECT TO zapisano_cross_tenant USING (((state = 'open'::text) AND (answer_until < now())));
CREATE POLICY of_account ON public.choice_question FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.choice_question FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.choice_question FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = choice_question.account_id) AND (r.registration_id = choice_question.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.collection FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.collection FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.consent FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.consent FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.consent FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = consent.account_id) AND (r.registration_id = consent.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.contact_change FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.contact_change FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.contact_change FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = contact_change.account_id) AND (r.registration_id = contact_change.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.document_decision FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.document_decision FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.donation FOR SELECT TO zapisano_cross_tenant USING (true);
CREATE POLICY of_account ON public.donation FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.donation FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.donation_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.donation_entry FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.donation_refund FOR SELECT TO zapisano_cross_tenant USING ((state = ANY (ARRAY['requested'::text, 'sent'::text])));
CREATE POLICY of_account ON public.donation_refund FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.donation_refund FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.draft_trial FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.draft_trial FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.draft_trial_row FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.draft_trial_row FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY never_published ON public.event FOR DELETE TO zapisano_app USING ((published_version IS NULL));
CREATE POLICY of_account ON public.event FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.event_count_change FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event_count_change FOR INSERT TO zapisano_demo WITH CHECK ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.event_day_count FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.event_move FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event_move FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.event_preview FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event_preview FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.event_version FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event_version FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.file FOR ALL TO zapisano_cross_tenant USING ((kept_until < now()));
CREATE POLICY of_account ON public.file FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.file FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.file FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = file.account_id) AND (r.registration_id = file.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.group_carer FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.group_carer FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.hold FOR SELECT TO zapisano_cross_tenant USING ((expires_at < now()));
CREATE POLICY of_account ON public.hold FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.hold FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_anybody ON public.hostname FOR SELECT TO public USING (true);
CREATE POLICY to_change ON public.hostname FOR UPDATE TO public USING (((account_id = ( SELECT current_account() AS current_account)) OR (given_up_at < (now() - '730 days'::interval)))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY to_remove ON public.hostname FOR DELETE TO public USING (((account_id = ( SELECT current_account() AS current_account)) AND is_own));
CREATE POLICY to_take ON public.hostname FOR INSERT TO public WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.invite FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.invite FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.known_recipient FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.known_recipient FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.ledger_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.ledger_entry FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.ledger_entry FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = ledger_entry.account_id) AND (r.registration_id = ledger_entry.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.link_request FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.link_request FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.list_file FOR ALL TO zapisano_cross_tenant USING ((kept_until < now()));
CREATE POLICY of_account ON public.list_file FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.list_file FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.list_file_part FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.list_file_part FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.list_refresh FOR ALL TO zapisano_cross_tenant USING (true) WITH CHECK (true);
CREATE POLICY of_account ON public.list_refresh FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.list_refresh FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.list_row FOR SELECT TO zapisano_cross_tenant USING (true);
CREATE POLICY of_account ON public.list_row FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.list_row FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.list_view FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.list_view FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.mailbox_link FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.mailbox_link FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.membership FOR SELECT TO zapisano_cross_tenant USING (true);
CREATE POLICY of_account ON public.membership FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.membership FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.message FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.message FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.message FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = message.account_id) AND (r.registration_id = message.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.money_row FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.money_row FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.money_settled FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.money_settled FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.money_sum FOR ALL TO zapisano_cross_tenant USING (true) WITH CHECK (true);
CREATE POLICY of_account ON public.money_sum FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.move_answer FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.move_answer FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.move_answer FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = move_answer.account_id) AND (r.registration_id = move_answer.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.notice_choice FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.notice_choice FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.number_counter FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.number_counter FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.number_counter FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM event e
  WHERE ((e.account_id = number_counter.account_id) AND (e.event_id = number_counter.event_id) AND e.is_test))));
CREATE POLICY of_account ON public.office_job FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.office_job FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.office_job_row FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.office_job_row FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.own_domain FOR SELECT TO zapisano_cross_tenant USING ((next_check_at <= now()));
CREATE POLICY of_account ON public.own_domain FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.page_file FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.page_file FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.participant FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.participant FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.participant FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = participant.account_id) AND (r.registration_id = participant.registration_id) AND r.is_test))));
CREATE POLICY cross_tenant ON public.payment FOR SELECT TO zapisano_cross_tenant USING (true);
CREATE POLICY of_account ON public.payment FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.payment FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.payment FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = payment.account_id) AND (r.registration_id = payment.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.payment_row FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.payment_row FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.payment_sum FOR ALL TO zapisano_cross_tenant USING (true) WITH CHECK (true);
CREATE POLICY of_account ON public.payment_sum FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.person_key FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.person_key FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.person_try FOR ALL TO zapisano_cross_tenant USING ((tried_at < (now() - '25:00:00'::interval)));
CREATE POLICY of_account ON public.person_try FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.person_try FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.picture FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.picture FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.picture_file FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.picture_file FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.place_transfer FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.place_transfer FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.place_transfer FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = place_transfer.account_id) AND (r.registration_id = place_transfer.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.published_space FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.published_space FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.reconciliation FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY cross_tenant ON public.refund FOR SELECT TO zapisano_cross_tenant USING ((state = ANY (ARRAY['requested'::text, 'sent'::text])));
CREATE POLICY of_account ON public.refund FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.refund FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.refund FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = refund.account_id) AND (r.registration_id = refund.registration_id) AND r.is_test))));
CREATE POLICY cross_tenant ON public.registration FOR SELECT TO zapisano_cross_tenant USING (((state = 'awaiting_payment'::text) AND (expires_at < now())));
CREATE POLICY of_account ON public.registration FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.registration FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.registration FOR DELETE TO zapisano_wiper USING (is_test);
CREATE POLICY of_account ON public.registration_note FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.registration_note FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.registration_note FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = registration_note.account_id) AND (r.registration_id = registration_note.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.registration_pin FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.registration_pin FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.registration_revision FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.registration_revision FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.registration_revision FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = registration_revision.account_id) AND (r.registration_id = registration_revision.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.rehearsal FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.rehearsal FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.reply_address FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.reply_address FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.report_figure FOR ALL TO zapisano_cross_tenant USING (true) WITH CHECK (true);
CREATE POLICY of_account ON public.report_figure FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.report_figure FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.report_share FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.report_share FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.room_key FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.room_key FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.room_key FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = room_key.account_id) AND (r.registration_id = room_key.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.room_mate FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.room_mate FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.room_mate FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = room_mate.account_id) AND (r.registration_id = room_mate.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.same_person FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.same_person FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.scan FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.scan FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.scan FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM (ticket t
     JOIN registration r USING (account_id, registration_id))
  WHERE ((t.account_id = scan.account_id) AND (t.ticket_id = scan.ticket_id) AND r.is_test))));
CREATE POLICY of_account ON public.scheduled_mail FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.scheduled_mail FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.scheduled_reader FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.scheduled_reader FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.scheduled_report FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.scheduled_report FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.signed_paper FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.signed_paper FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.space FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.space FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.space_carer FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.space_carer FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.space_person FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.space_person FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.space_setting FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.space_setting FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.staff_check FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.staff_check FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.staff_notice FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.staff_notice FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.staff_person FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.staff_person FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.team_invitation FOR SELECT TO zapisano_cross_tenant USING (true);
CREATE POLICY of_account ON public.team_invitation FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.team_invitation FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.ticket FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.ticket FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY tests_alone ON public.ticket FOR DELETE TO zapisano_wiper USING ((EXISTS ( SELECT
   FROM registration r
  WHERE ((r.account_id = ticket.account_id) AND (r.registration_id = ticket.registration_id) AND r.is_test))));
CREATE POLICY of_account ON public.told_apart FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.told_apart FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.transfer_item FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.transfer_item FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.transfer_package FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.transfer_package FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.unpaid_order FOR ALL TO zapisano_cross_tenant USING ((made_at < (now() - '24:00:00'::interval)));
CREATE POLICY of_account ON public.unpaid_order FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.unpaid_order FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.upload_request FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.upload_request FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.waiting_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.waiting_entry FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.withdrawn_option FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.withdrawn_option FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY cross_tenant ON public.wrong_code FOR ALL TO zapisano_cross_tenant USING ((tried_at < (now() - '01:00:00'::interval)));
CREATE POLICY of_account ON public.wrong_code FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.wrong_code FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));

-- FUNCTION cross_tenant.account_of_invitation(p_hash bytea) RETURNS uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.account_of_payment(wanted_payment uuid) RETURNS uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.accounts_of_user(wanted_user uuid) RETURNS SETOF uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.accounts_with_outdated_lists(at_least integer, at_most integer) RETURNS SETOF uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.count_own_accounts(wanted_user uuid, OUT of_day integer, OUT in_all integer) RETURNS record, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.domains_to_check(at_most integer) RETURNS SETOF uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.end_own_sessions(p_hash bytea, p_session uuid) RETURNS void, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.end_session(p_hash bytea) RETURNS void, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.events_with_overdue_holds(at_most integer) RETURNS TABLE(account_id uuid, event_id uuid), owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.find_listed(in_event uuid, in_list text, wanted text, born_from date, born_to date, at_most integer) RETURNS SETOF uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.forget_tried_people() RETURNS bigint, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.forget_unpaid_orders() RETURNS bigint, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.forget_wrong_codes() RETURNS bigint, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.overdue_questions(at_most integer) RETURNS TABLE(account_id uuid, choice_question_id uuid), owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.overdue_registrations(at_most integer) RETURNS TABLE(account_id uuid, registration_id uuid), owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.purge_files(at_most integer) RETURNS bigint, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.purge_list_files(at_most integer) RETURNS bigint, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.queue_list_refresh() RETURNS trigger, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.sessions_of_user(p_hash bytea) RETURNS TABLE(session_id uuid, user_agent text, created_at timestamp with time zone, seen_at timestamp with time zone, is_this boolean), owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.start_session(p_hash bytea, p_user uuid, p_expires_at text, p_proof text, p_user_agent text DEFAULT ''::text) RETURNS void, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.subtract_report_shares() RETURNS trigger, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.sum_money() RETURNS trigger, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.sum_payments() RETURNS trigger, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.unfinished_refunds(at_most integer) RETURNS TABLE(account_id uuid, refund_id uuid), owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.use_credential(p_hash bytea) RETURNS boolean, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION cross_tenant.user_of_session(p_hash bytea) RETURNS uuid, owner zapisano_cross_tenant, SECURITY DEFINER
-- FUNCTION demo.keep() RETURNS void, owner zapisano_demo, SECURITY DEFINER
-- FUNCTION demo.restore(since timestamp with time zone) RETURNS boolean, owner zapisano_demo, SECURITY DEFINER
-- FUNCTION demo.tables() RETURNS text[], owner of the tables
-- FUNCTION demo.unpaid_registrations() RETURNS TABLE(account_id uuid, registration_id uuid, expires_at timestamp with time zone), owner zapisano_demo, SECURITY DEFINER
-- FUNCTION jobs.enqueue(task text, account uuid, payload jsonb, run_at timestamp with time zone, key text) RETURNS void, owner zapisano_worker, SECURITY DEFINER
-- FUNCTION jobs.enqueue_missing(task text, account uuid, payload jsonb, key text) RETURNS void, owner zapisano_worker, SECURITY DEFINER
-- FUNCTION jobs.key_of(account uuid, key text) RETURNS text, owner zapisano_worker
-- FUNCTION jobs.lag() RETURNS integer, owner zapisano_worker, SECURITY DEFINER
-- FUNCTION jobs.list() RETURNS TABLE(id bigint, task text, account_id uuid, state text, attempts integer, max_attempts integer, created_at timestamp with time zone, run_at timestamp with time zone, last_error text), owner zapisano_worker
-- FUNCTION jobs.queued_expiries() RETURNS TABLE(account_id uuid, registration_id uuid), owner zapisano_worker, SECURITY DEFINER
-- FUNCTION jobs.queued_expiries_of_all() RETURNS TABLE(account_id uuid, registration_id uuid), owner zapisano_worker
-- FUNCTION jobs.troubles() RETURNS TABLE(task text, state text, count integer, since timestamp with time zone, attempts integer, next_try timestamp with time zone), owner zapisano_worker, SECURITY DEFINER
-- FUNCTION public.add_count_changes(p_account uuid, at_most integer) RETURNS integer, owner of the tables
-- FUNCTION public.answer_choice(p_account uuid, p_question uuid, p_state text, p_answer text, p_by text, p_at timestamp with time zone) RETURNS boolean, owner of the tables
-- FUNCTION public.answer_move(p_account uuid, p_move uuid, p_registration uuid, p_answer text, p_by text, p_resigns_late boolean) RETURNS boolean, owner of the tables
-- FUNCTION public.attach_files(p_account uuid, p_event uuid, p_registration uuid, p_draft bytea, p_files jsonb, p_kept_until timestamp with time zone) RETURNS uuid[], owner of the tables
-- FUNCTION public.cancel_registration(p_account uuid, p_event uuid, p_registration uuid, p_from text) RETURNS boolean, owner of the tables
-- FUNCTION public.cash_lock(p_event uuid) RETURNS bigint, owner of the tables
-- FUNCTION public.claim_places(p_account uuid, p_event uuid, p_holder uuid, wanted jsonb, p_in_turn boolean DEFAULT false) RETURNS jsonb, owner of the tables
-- FUNCTION public.claim_refund(p_account uuid, p_event uuid, wanted jsonb) RETURNS jsonb, owner of the tables
-- FUNCTION public.count_entries() RETURNS trigger, owner of the tables
-- FUNCTION public.count_mail(p_owners jsonb) RETURNS integer, owner of the tables
-- FUNCTION public.count_money() RETURNS trigger, owner of the tables
-- FUNCTION public.count_people() RETURNS trigger, owner of the tables
-- FUNCTION public.count_registrations() RETURNS trigger, owner of the tables
-- FUNCTION public.current_account() RETURNS uuid, owner of the tables
-- FUNCTION public.decide_orders(p_account uuid, p_event uuid, p_orders jsonb, OUT selling integer, OUT sold boolean[], OUT short jsonb[], OUT held uuid[]) RETURNS record, owner of the tables
-- FUNCTION public.decided_of(p_account uuid, p_registration uuid) RETURNS bigint, owner of the tables
-- FUNCTION public.end_choice_questions() RETURNS trigger, owner of the tables
-- FUNCTION public.end_overdue(p_account uuid, p_event uuid, p_holders uuid[]) RETURNS void, owner of the tables
-- FUNCTION public.end_waiting(p_account uuid, p_event uuid) RETURNS integer, owner of the tables
-- FUNCTION public.event_lock(p_event uuid) RETURNS bigint, owner of the tables
-- FUNCTION public.expire_registration(p_account uuid, p_event uuid, p_registration uuid) RETURNS boolean, owner of the tables
-- FUNCTION public.fees_of(p_account uuid, p_registrations uuid[]) RETURNS TABLE(registration_id uuid, fees bigint), owner of the tables
-- FUNCTION public.forget_unpaid_order() RETURNS trigger, owner of the tables
-- FUNCTION public.forget_waiting_files() RETURNS trigger, owner of the tables
-- FUNCTION public.hold_many(p_account uuid, p_event uuid, p_orders jsonb) RETURNS jsonb, owner of the tables
-- FUNCTION public.holds_place(state text) RETURNS boolean, owner of the tables
-- FUNCTION public.join_waiting_list(p_account uuid, p_event uuid, p_entry jsonb) RETURNS jsonb, owner of the tables
-- FUNCTION public.keep_test_mark() RETURNS trigger, owner of the tables
-- FUNCTION public.leave_spaces() RETURNS trigger, owner of the tables
-- FUNCTION public.lock_files(p_account uuid, p_event uuid, p_orders jsonb) RETURNS TABLE(n bigint, file uuid), owner of the tables
-- FUNCTION public.lock_hold(p_account uuid, p_event uuid, p_hold uuid) RETURNS SETOF hold, owner of the tables
-- FUNCTION public.lock_overdue(p_account uuid, p_event uuid, p_spare uuid[], p_at_most integer) RETURNS uuid[], owner of the tables
-- FUNCTION public.lock_pools(p_account uuid, p_event uuid, p_wanted text[], p_holders uuid[]) RETURNS SETOF capacity_pool, owner of the tables
-- FUNCTION public.lock_registration(p_registration uuid) RETURNS SETOF registration, owner of the tables
-- FUNCTION public.lock_staff_person(wanted uuid) RETURNS SETOF staff_person, owner of the tables
-- FUNCTION public.lock_team() RETURNS void, owner of the tables
-- FUNCTION public.lock_tickets(p_account uuid, p_registration uuid) RETURNS SETOF uuid, owner of the tables
-- FUNCTION public.make_pools(p_account uuid, p_event uuid, wanted jsonb) RETURNS void, owner of the tables
-- PROCEDURE public.make_tenant_table(IN tenant_table regclass), owner of the tables
-- FUNCTION public.place_people(p_account uuid, p_event uuid, p_scope text, p_moves jsonb) RETURNS text, owner of the tables
-- FUNCTION public.polish_day(moment timestamp with time zone) RETURNS date, owner of the tables
-- FUNCTION public.queue_file_removal() RETURNS trigger, owner zapisano_worker, SECURITY DEFINER
-- FUNCTION public.queue_offers(p_account uuid, p_event uuid) RETURNS void, owner of the tables
-- FUNCTION public.registration_of_key(p_account uuid, p_event uuid, p_key uuid) RETURNS SETOF registration, owner of the tables
-- FUNCTION public.reserve_many(p_account uuid, p_event uuid, p_orders jsonb, p_numbers text[]) RETURNS jsonb, owner of the tables
-- FUNCTION public.set_aside(p_account uuid, p_event uuid, p_allotment uuid, p_units integer, p_named boolean) RETURNS jsonb, owner of the tables
-- FUNCTION public.set_limit(p_account uuid, p_event uuid, p_pool text, p_capacity integer) RETURNS TABLE(before integer, capacity integer, taken integer, waiting integer, over integer), owner of the tables
-- FUNCTION public.surplus_of(p_account uuid, p_registration uuid) RETURNS bigint, owner of the tables
-- FUNCTION public.swap_claims(p_account uuid, p_event uuid, p_holders uuid[], p_claims jsonb, p_named boolean) RETURNS void, owner of the tables
-- FUNCTION public.sweep_event(p_account uuid, p_event uuid) RETURNS integer, owner of the tables
-- FUNCTION public.take_cash_number(p_account uuid, p_desk uuid, p_kind text, p_year integer) RETURNS integer, owner of the tables
-- FUNCTION public.take_hold(p_account uuid, p_hold uuid, p_registration uuid) RETURNS void, owner of the tables
-- FUNCTION public.take_numbers(p_account uuid, p_event uuid, p_number text, p_runs_in text, p_from integer, p_units integer) RETURNS integer, owner of the tables
-- FUNCTION public.try_code(p_account uuid, p_event uuid, p_from bytea, p_code bytea, p_beginnings bytea[], p_known boolean, p_window interval, p_of_address integer, p_of_all integer) RETURNS integer, owner of the tables
-- FUNCTION public.try_people(p_account uuid, p_event uuid, p_from bytea, p_people jsonb, p_window interval, p_of_address integer, p_of_all integer) RETURNS integer, owner of the tables
-- FUNCTION public.unpaid_units(p_account uuid, p_event uuid, p_networks bytea[]) RETURNS TABLE(owner text, units integer, newest timestamp with time zone), owner of the tables
-- FUNCTION public.unreturned_of(p_account uuid, p_registration uuid, p_payment uuid) RETURNS bigint, owner of the tables
-- FUNCTION public.waiting_documents(p_event uuid) RETURNS TABLE(registration_id uuid, participant_id uuid, question text, state text, files uuid[], since timestamp with time zone), owner of the tables
-- FUNCTION public.wipe_test_registration(p_account uuid, p_registration uuid) RETURNS boolean, owner zapisano_wiper, SECURITY DEFINER
-- FUNCTION public.with_open_payment(p_account uuid, p_registrations uuid[]) RETURNS uuid[], owner of the tables
-- FUNCTION public.write_change(p_account uuid, p_registration uuid, p_change jsonb) RETURNS void, owner of the tables
-- FUNCTION public.write_expiry(p_account uuid, p_event uuid, p_registrations uuid[]) RETURNS void, owner of the tables
-- FUNCTION public.write_lapse(p_account uuid, p_event uuid, p_entries uuid[]) RETURNS void, owner of the tables
-- FUNCTION public.write_orders(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[]) RETURNS integer, owner of the tables
-- FUNCTION public.write_parts(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[], held uuid[]) RETURNS void, owner of the tables

GRANT DELETE ON public.file TO zapisano_cross_tenant;
GRANT DELETE ON public.list_file TO zapisano_cross_tenant;
GRANT DELETE ON public.person_try TO zapisano_cross_tenant;
GRANT DELETE ON public.unpaid_order TO zapisano_cross_tenant;
GRANT DELETE ON public.wrong_code TO zapisano_cross_tenant;
GRANT DELETE, INSERT, SELECT ON demo.kept_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.allotment TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.audit_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.call_off_failure TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.call_off_request TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.camp_card_setting TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.capacity_claim TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.capacity_claim TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.capacity_pool TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.cash_counter TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.cash_desk TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.cash_document TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.cash_shift TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.choice_question TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.collection TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.consent TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.contact_change TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.document_decision TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.document_decision TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.donation TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.donation_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.donation_refund TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.draft_trial TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.draft_trial_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.event TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.event_count_change TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.event_move TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.event_preview TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.event_version TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.file TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.group_carer TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.group_carer TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.hold TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.hostname TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.invite TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.known_recipient TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.ledger_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.link_request TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.link_request TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.list_file TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.list_file_part TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.list_refresh TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.list_refresh TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.list_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.list_view TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.list_view TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.mailbox_link TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.mailbox_link TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.membership TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.message TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.money_row TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.money_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.money_settled TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.move_answer TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.notice_choice TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.number_counter TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.office_job TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.office_job_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.page_file TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.page_file TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.participant TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.payment TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.payment_row TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.payment_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.person_key TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.person_key TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.person_try TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.picture TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.picture TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.picture_file TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.picture_file TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.place_transfer TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.published_space TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.refund TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.registration TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.registration_note TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.registration_pin TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.registration_revision TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.rehearsal TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.reply_address TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.report_figure TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.report_share TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.report_share TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.room_key TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.room_mate TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.room_mate TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.same_person TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.same_person TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.scan TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.scheduled_mail TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.scheduled_reader TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.scheduled_reader TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.scheduled_report TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.session TO zapisano_cross_tenant;
GRANT DELETE, INSERT, SELECT ON public.signed_paper TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.signed_paper TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.space TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.space_carer TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.space_carer TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.space_person TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.space_setting TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.staff_check TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.staff_check TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.staff_notice TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.staff_person TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.team_invitation TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.ticket TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.told_apart TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.transfer_item TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.transfer_package TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.unpaid_order TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.unpaid_order TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.upload_request TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.upload_request TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.used_credential TO zapisano_cross_tenant;
GRANT DELETE, INSERT, SELECT ON public.waiting_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.withdrawn_option TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.wrong_code TO zapisano_demo;
GRANT DELETE, INSERT, SELECT, UPDATE ON demo.restoration TO zapisano_demo;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.call_off_failure TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.call_off_request TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.contact_change TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.draft_trial TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.draft_trial_row TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.event TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.event_preview TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.file TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.hand_over TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.hold TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.invite TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.list_file TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.list_file_part TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.list_row TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.mail_count TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.membership TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.notice_choice TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.own_domain TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.person_try TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.published_space TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.rehearsal TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.reply_address TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.room_key TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.scheduled_mail TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.scheduled_report TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.space TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.space_person TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.staff_person TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.team_invitation TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.wrong_code TO zapisano_app;
GRANT DELETE, SELECT ON public.audit_entry TO zapisano_wiper;
GRANT DELETE, SELECT ON public.call_off_failure TO zapisano_wiper;
GRANT DELETE, SELECT ON public.choice_question TO zapisano_wiper;
GRANT DELETE, SELECT ON public.consent TO zapisano_wiper;
GRANT DELETE, SELECT ON public.contact_change TO zapisano_wiper;
GRANT DELETE, SELECT ON public.file TO zapisano_wiper;
GRANT DELETE, SELECT ON public.ledger_entry TO zapisano_wiper;
GRANT DELETE, SELECT ON public.message TO zapisano_wiper;
GRANT DELETE, SELECT ON public.move_answer TO zapisano_wiper;
GRANT DELETE, SELECT ON public.number_counter TO zapisano_wiper;
GRANT DELETE, SELECT ON public.participant TO zapisano_wiper;
GRANT DELETE, SELECT ON public.payment TO zapisano_wiper;
GRANT DELETE, SELECT ON public.place_transfer TO zapisano_wiper;
GRANT DELETE, SELECT ON public.refund TO zapisano_wiper;
GRANT DELETE, SELECT ON public.registration TO zapisano_wiper;
GRANT DELETE, SELECT ON public.registration_note TO zapisano_wiper;
GRANT DELETE, SELECT ON public.registration_revision TO zapisano_wiper;
GRANT DELETE, SELECT ON public.room_key TO zapisano_wiper;
GRANT DELETE, SELECT ON public.room_mate TO zapisano_wiper;
GRANT DELETE, SELECT ON public.scan TO zapisano_wiper;
GRANT DELETE, SELECT ON public.ticket TO zapisano_wiper;
GRANT EXECUTE ON FUNCTION cross_tenant.account_of_invitation TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.account_of_invitation TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.account_of_payment TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.account_of_payment TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.accounts_of_user TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.accounts_of_user TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.accounts_with_outdated_lists TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.accounts_with_outdated_lists TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.count_own_accounts TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.count_own_accounts TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.domains_to_check TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.domains_to_check TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.end_own_sessions TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.end_own_sessions TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.end_session TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.end_session TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.events_with_overdue_holds TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.events_with_overdue_holds TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.find_listed TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.find_listed TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_tried_people TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_tried_people TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_unpaid_orders TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_unpaid_orders TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_wrong_codes TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.forget_wrong_codes TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.overdue_questions TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.overdue_questions TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.overdue_registrations TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.overdue_registrations TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.purge_files TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.purge_files TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.purge_list_files TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.purge_list_files TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.queue_list_refresh TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.sessions_of_user TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.sessions_of_user TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.start_session TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.start_session TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.subtract_report_shares TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.sum_money TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.sum_payments TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.unfinished_refunds TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.unfinished_refunds TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.use_credential TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.use_credential TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION cross_tenant.user_of_session TO zapisano_app;
GRANT EXECUTE ON FUNCTION cross_tenant.user_of_session TO zapisano_cross_tenant;
GRANT EXECUTE ON FUNCTION demo.keep TO zapisano_demo;
GRANT EXECUTE ON FUNCTION demo.restore TO zapisano_app;
GRANT EXECUTE ON FUNCTION demo.restore TO zapisano_demo;
GRANT EXECUTE ON FUNCTION demo.unpaid_registrations TO zapisano_app;
GRANT EXECUTE ON FUNCTION demo.unpaid_registrations TO zapisano_demo;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.enqueue_missing TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.enqueue_missing TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.key_of TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.lag TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.lag TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.list TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries_of_all TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.troubles TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.troubles TO zapisano_worker;
GRANT INSERT ON public.event_count_change TO zapisano_demo;
GRANT INSERT ON public.event_count_change TO zapisano_wiper;
GRANT INSERT, SELECT ON public.account_request TO zapisano_app;
GRANT INSERT, SELECT ON public.app_user TO zapisano_app;
GRANT INSERT, SELECT ON public.audit_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.cash_desk TO zapisano_app;
GRANT INSERT, SELECT ON public.cash_document TO zapisano_app;
GRANT INSERT, SELECT ON public.consent TO zapisano_app;
GRANT INSERT, SELECT ON public.donation_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.event_version TO zapisano_app;
GRANT INSERT, SELECT ON public.known_recipient TO zapisano_app;
GRANT INSERT, SELECT ON public.ledger_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.money_settled TO zapisano_app;
GRANT INSERT, SELECT ON public.reconciliation TO zapisano_app;
GRANT INSERT, SELECT ON public.registration_revision TO zapisano_app;
GRANT INSERT, SELECT ON public.scan TO zapisano_app;
GRANT INSERT, SELECT ON public.told_apart TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.account TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.allotment TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.camp_card_setting TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.capacity_pool TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.cash_counter TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.cash_shift TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.choice_question TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.collection TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.donation TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.donation_refund TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.event_day_count TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.event_move TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.gateway_notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.message TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.money_sum TO zapisano_cross_tenant;
GRANT INSERT, SELECT, UPDATE ON public.move_answer TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.nightly_round TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.number_counter TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.office_job TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.office_job_row TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.participant TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.payment TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.payment_sum TO zapisano_cross_tenant;
GRANT INSERT, SELECT, UPDATE ON public.place_transfer TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.refund TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.registration TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.registration_note TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.registration_pin TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.report_figure TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.space_setting TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.staff_notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.ticket TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.transfer_item TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.transfer_package TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.waiting_entry TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.withdrawn_option TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.refund TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.transaction TO zapisano_app;
GRANT SELECT ON cross_tenant.signing_key TO zapisano_cross_tenant;
GRANT SELECT ON public.event TO zapisano_wiper;
GRANT SELECT ON public.list_row TO zapisano_cross_tenant;
GRANT SELECT ON public.money_sum TO zapisano_app;
GRANT SELECT ON public.payment_sum TO zapisano_app;
GRANT SELECT, UPDATE ON public.report_figure TO zapisano_cross_tenant;
