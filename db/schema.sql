-- What the migrations add up to. Written by `npm run generate`; read in review, never edited.

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
  demo boolean NOT NULL DEFAULT false
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
CREATE TABLE public.consent (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  statement text NOT NULL,
  statement_version integer NOT NULL,
  wording text NOT NULL,
  accepted_at timestamp with time zone NOT NULL DEFAULT now(),
  consent_id uuid NOT NULL DEFAULT uuidv7(),
  participant_id uuid
);
ALTER TABLE public.consent FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  slug text NOT NULL,
  published_version integer,
  draft jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  called_off_at timestamp with time zone,
  called_off_because text
);
ALTER TABLE public.event FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event_version (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  version integer NOT NULL,
  definition jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL DEFAULT now(),
  published_by text NOT NULL
);
ALTER TABLE public.event_version FORCE ROW LEVEL SECURITY;
CREATE TABLE public.gateway_notice (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  payment_id uuid NOT NULL,
  transaction_id text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  settled_at timestamp with time zone,
  refund_id uuid
);
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
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
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
  refund_id uuid
);
ALTER TABLE public.ledger_entry FORCE ROW LEVEL SECURITY;
CREATE TABLE public.membership (
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
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
  waiting_entry_id uuid
);
ALTER TABLE public.message FORCE ROW LEVEL SECURITY;
CREATE TABLE public.nightly_round (
  task text NOT NULL,
  begun_at timestamp with time zone NOT NULL
);
CREATE TABLE public.number_counter (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  number_id text NOT NULL,
  runs_in text NOT NULL,
  next integer NOT NULL
);
ALTER TABLE public.number_counter FORCE ROW LEVEL SECURITY;
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
  numbers jsonb NOT NULL DEFAULT '{}'::jsonb
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
  updated_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.payment FORCE ROW LEVEL SECURITY;
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
  updated_at timestamp with time zone NOT NULL DEFAULT now()
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
  lines jsonb NOT NULL,
  due jsonb NOT NULL,
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
  priced_at timestamp with time zone,
  headcount integer
);
ALTER TABLE public.registration FORCE ROW LEVEL SECURITY;
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
CREATE TABLE public.session (
  session_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL
);
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
ALTER TABLE account ADD CONSTRAINT account_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 50)));
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
ALTER TABLE capacity_claim ADD CONSTRAINT capacity_claim_units_check CHECK ((units > 0));
ALTER TABLE capacity_claim ADD CONSTRAINT capacity_claim_pkey PRIMARY KEY (account_id, holder_id, pool_key);
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_capacity_check CHECK ((capacity >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_over_check CHECK ((over >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_taken_check CHECK ((taken >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_waiting_check CHECK ((waiting >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_pkey PRIMARY KEY (account_id, event_id, pool_key);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE consent ADD CONSTRAINT consent_pkey PRIMARY KEY (account_id, consent_id);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_registration_id_statement_statement_vers_key UNIQUE NULLS NOT DISTINCT (account_id, registration_id, statement, statement_version, participant_id);
ALTER TABLE event ADD CONSTRAINT event_check CHECK (((called_off_at IS NULL) = (called_off_because IS NULL)));
ALTER TABLE event ADD CONSTRAINT event_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,60}$'::text));
ALTER TABLE event ADD CONSTRAINT event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE event ADD CONSTRAINT event_pkey PRIMARY KEY (account_id, event_id);
ALTER TABLE event ADD CONSTRAINT event_account_id_slug_key UNIQUE (account_id, slug);
ALTER TABLE event_version ADD CONSTRAINT event_version_version_check CHECK ((version > 0));
ALTER TABLE event_version ADD CONSTRAINT event_version_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE event_version ADD CONSTRAINT event_version_pkey PRIMARY KEY (account_id, event_id, version);
ALTER TABLE gateway_notice ADD CONSTRAINT gateway_notice_pkey PRIMARY KEY (gateway, notice_id);
ALTER TABLE hand_over ADD CONSTRAINT hand_over_check CHECK (((code_hash IS NULL) = (code_expires_at IS NULL)));
ALTER TABLE hand_over ADD CONSTRAINT hand_over_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE;
ALTER TABLE hand_over ADD CONSTRAINT hand_over_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id) ON DELETE CASCADE;
ALTER TABLE hand_over ADD CONSTRAINT hand_over_pkey PRIMARY KEY (ticket_hash);
ALTER TABLE hand_over ADD CONSTRAINT hand_over_code_hash_key UNIQUE (code_hash);
ALTER TABLE hold ADD CONSTRAINT hold_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE hold ADD CONSTRAINT hold_account_id_waiting_entry_id_fkey FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry(account_id, waiting_entry_id);
ALTER TABLE hold ADD CONSTRAINT hold_pkey PRIMARY KEY (account_id, hold_id);
ALTER TABLE hostname ADD CONSTRAINT hostname_host_check CHECK ((host = lower(host)));
ALTER TABLE hostname ADD CONSTRAINT hostname_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE hostname ADD CONSTRAINT hostname_pkey PRIMARY KEY (host);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_check CHECK (((kind <> 'refund'::text) OR ((refund_id IS NOT NULL) AND (amount > 0))));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_check1 CHECK (((kind <> 'kept'::text) OR (amount > 0)));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_check2 CHECK (((kind <> 'fee'::text) OR (amount <> 0)));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'payment'::text, 'refund'::text, 'correction'::text, 'kept'::text, 'fee'::text])));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (account_id, ledger_entry_id);
ALTER TABLE membership ADD CONSTRAINT membership_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'administrator'::text, 'registrations'::text, 'finance'::text, 'check_in'::text, 'read_only'::text, 'group_leader'::text])));
ALTER TABLE membership ADD CONSTRAINT membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE membership ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id);
ALTER TABLE membership ADD CONSTRAINT membership_pkey PRIMARY KEY (account_id, user_id);
ALTER TABLE message ADD CONSTRAINT message_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'skipped'::text, 'failed'::text, 'kept'::text])));
ALTER TABLE message ADD CONSTRAINT message_account_id_waiting_entry_id_fkey FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry(account_id, waiting_entry_id);
ALTER TABLE message ADD CONSTRAINT message_pkey PRIMARY KEY (account_id, message_id);
ALTER TABLE message ADD CONSTRAINT message_account_id_waiting_entry_id_kind_key UNIQUE (account_id, waiting_entry_id, kind);
ALTER TABLE nightly_round ADD CONSTRAINT nightly_round_pkey PRIMARY KEY (task);
ALTER TABLE number_counter ADD CONSTRAINT number_counter_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE number_counter ADD CONSTRAINT number_counter_pkey PRIMARY KEY (account_id, event_id, number_id, runs_in);
ALTER TABLE participant ADD CONSTRAINT participant_sex_check CHECK ((sex = ANY (ARRAY['MALE'::text, 'FEMALE'::text])));
ALTER TABLE participant ADD CONSTRAINT participant_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE participant ADD CONSTRAINT participant_pkey PRIMARY KEY (account_id, participant_id);
ALTER TABLE payment ADD CONSTRAINT payment_amount_check CHECK ((amount > 0));
ALTER TABLE payment ADD CONSTRAINT payment_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE payment ADD CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE payment ADD CONSTRAINT payment_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE payment ADD CONSTRAINT payment_pkey PRIMARY KEY (account_id, payment_id);
ALTER TABLE reconciliation ADD CONSTRAINT reconciliation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE reconciliation ADD CONSTRAINT reconciliation_pkey PRIMARY KEY (account_id, reconciliation_id);
ALTER TABLE refund ADD CONSTRAINT refund_amount_check CHECK ((amount > 0));
ALTER TABLE refund ADD CONSTRAINT refund_check CHECK (((payment_id IS NOT NULL) OR (state = 'succeeded'::text)));
ALTER TABLE refund ADD CONSTRAINT refund_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE refund ADD CONSTRAINT refund_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'sent'::text, 'succeeded'::text, 'failed'::text])));
ALTER TABLE refund ADD CONSTRAINT refund_account_id_payment_id_fkey FOREIGN KEY (account_id, payment_id) REFERENCES payment(account_id, payment_id);
ALTER TABLE refund ADD CONSTRAINT refund_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE refund ADD CONSTRAINT refund_pkey PRIMARY KEY (account_id, refund_id);
ALTER TABLE refund ADD CONSTRAINT refund_account_id_registration_id_idempotency_key_key UNIQUE (account_id, registration_id, idempotency_key);
ALTER TABLE registration ADD CONSTRAINT registration_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE registration ADD CONSTRAINT registration_headcount_check CHECK ((headcount > 0));
ALTER TABLE registration ADD CONSTRAINT registration_revision_check CHECK ((revision > 0));
ALTER TABLE registration ADD CONSTRAINT registration_state_check CHECK ((state = ANY (ARRAY['held'::text, 'awaiting_approval'::text, 'awaiting_payment'::text, 'confirmed'::text, 'expired'::text, 'cancelled'::text, 'withdrawn'::text, 'waiting'::text])));
ALTER TABLE registration ADD CONSTRAINT registration_total_check CHECK ((total >= 0));
ALTER TABLE registration ADD CONSTRAINT registration_account_id_allotment_id_fkey FOREIGN KEY (account_id, allotment_id) REFERENCES allotment(account_id, allotment_id);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_event_id_version_fkey FOREIGN KEY (account_id, event_id, version) REFERENCES event_version(account_id, event_id, version);
ALTER TABLE registration ADD CONSTRAINT registration_pkey PRIMARY KEY (account_id, registration_id);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_event_id_idempotency_key_key UNIQUE (account_id, event_id, idempotency_key);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_number_key UNIQUE (account_id, number);
ALTER TABLE registration ADD CONSTRAINT registration_account_id_token_hash_key UNIQUE (account_id, token_hash);
ALTER TABLE scan ADD CONSTRAINT scan_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE scan ADD CONSTRAINT scan_pkey PRIMARY KEY (account_id, scan_id);
ALTER TABLE scan ADD CONSTRAINT scan_account_id_nonce_key UNIQUE (account_id, nonce);
ALTER TABLE session ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id) ON DELETE CASCADE;
ALTER TABLE session ADD CONSTRAINT session_pkey PRIMARY KEY (session_hash);
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
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_check CHECK (((offered_size >= 1) AND (offered_size <= size)));
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_size_check CHECK ((size > 0));
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text, 'given_up'::text, 'called_off'::text])));
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_account_id_event_id_version_fkey FOREIGN KEY (account_id, event_id, version) REFERENCES event_version(account_id, event_id, version);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_pkey PRIMARY KEY (account_id, waiting_entry_id);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_account_id_event_id_idempotency_key_key UNIQUE (account_id, event_id, idempotency_key);
ALTER TABLE waiting_entry ADD CONSTRAINT waiting_entry_account_id_token_hash_key UNIQUE (account_id, token_hash);
ALTER TABLE wrong_code ADD CONSTRAINT wrong_code_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE wrong_code ADD CONSTRAINT wrong_code_pkey PRIMARY KEY (account_id, event_id, asked_from, code_hash);

CREATE INDEX audit_entry_of_registration ON public.audit_entry USING btree (account_id, registration_id, at);
CREATE INDEX gateway_notice_of_payment ON public.gateway_notice USING btree (payment_id) WHERE (settled_at IS NULL);
CREATE INDEX gateway_notice_unsettled ON public.gateway_notice USING btree (received_at) WHERE (settled_at IS NULL);
CREATE INDEX hand_over_expiry ON public.hand_over USING btree (expires_at);
CREATE INDEX hold_by_end ON public.hold USING btree (account_id, event_id, expires_at);
CREATE INDEX hold_of_address ON public.hold USING btree (account_id, event_id, asked_from);
CREATE INDEX hold_of_waiting_entry ON public.hold USING btree (account_id, waiting_entry_id) WHERE (waiting_entry_id IS NOT NULL);
CREATE INDEX hold_to_sweep ON public.hold USING btree (expires_at);
CREATE INDEX kept_row_of_table ON demo.kept_row USING btree (table_name);
CREATE INDEX ledger_entry_of_registration ON public.ledger_entry USING btree (account_id, registration_id, at);
CREATE INDEX membership_of_user ON public.membership USING btree (user_id);
CREATE INDEX payment_of_registration ON public.payment USING btree (account_id, registration_id, created_at DESC);
CREATE INDEX refund_of_reference ON test_gateway.refund USING btree (reference);
CREATE INDEX refund_unfinished ON public.refund USING btree (updated_at) WHERE (state = ANY (ARRAY['requested'::text, 'sent'::text]));
CREATE INDEX registration_by_end ON public.registration USING btree (account_id, event_id, expires_at) WHERE (state = 'awaiting_payment'::text);
CREATE INDEX registration_newest ON public.registration USING btree (account_id, event_id, created_at DESC, registration_id DESC);
CREATE INDEX registration_to_expire ON public.registration USING btree (expires_at) WHERE (state = 'awaiting_payment'::text);
CREATE INDEX scan_newest ON public.scan USING btree (account_id, event_id, at DESC);
CREATE INDEX waiting_entry_in_turn ON public.waiting_entry USING btree (account_id, event_id, turn) WHERE (state = 'waiting'::text);
CREATE INDEX wrong_code_by_age ON public.wrong_code USING btree (tried_at);
CREATE INDEX wrong_code_of_event ON public.wrong_code USING btree (account_id, event_id, tried_at);
CREATE UNIQUE INDEX allotment_by_slug ON public.allotment USING btree (account_id, event_id, split_part(pool_key, '/'::text, 2));
CREATE UNIQUE INDEX ledger_entry_once_a_payment ON public.ledger_entry USING btree (account_id, payment_id) WHERE (kind = 'payment'::text);
CREATE UNIQUE INDEX ledger_entry_once_a_refund ON public.ledger_entry USING btree (account_id, refund_id) WHERE (kind = 'refund'::text);
CREATE UNIQUE INDEX message_once ON public.message USING btree (account_id, registration_id, kind) WHERE (kind <> ALL (ARRAY['changed'::text, 'handed_over'::text, 'taken_over'::text]));
CREATE UNIQUE INDEX participant_position ON public.participant USING btree (account_id, registration_id, "position") WHERE (left_at IS NULL);
CREATE UNIQUE INDEX payment_id_is_global ON public.payment USING btree (payment_id);
CREATE UNIQUE INDEX ticket_of_all ON public.ticket USING btree (account_id, registration_id) WHERE (participant_id IS NULL);

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
CREATE POLICY of_account ON public.capacity_claim FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.capacity_claim FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.capacity_pool FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.capacity_pool FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.consent FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.consent FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.event FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.event_version FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.event_version FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.hold FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.hold FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY through_gate ON public.hold FOR SELECT TO zapisano_gate USING ((expires_at < now()));
CREATE POLICY of_account ON public.ledger_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.ledger_entry FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.membership FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.membership FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY through_gate ON public.membership FOR SELECT TO zapisano_gate USING (true);
CREATE POLICY of_account ON public.message FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.message FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.number_counter FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.number_counter FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.participant FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.participant FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.payment FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.payment FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY through_gate ON public.payment FOR SELECT TO zapisano_gate USING (true);
CREATE POLICY of_account ON public.reconciliation FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.refund FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.refund FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY through_gate ON public.refund FOR SELECT TO zapisano_gate USING ((state = ANY (ARRAY['requested'::text, 'sent'::text])));
CREATE POLICY of_account ON public.registration FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.registration FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY through_gate ON public.registration FOR SELECT TO zapisano_gate USING (((state = 'awaiting_payment'::text) AND (expires_at < now())));
CREATE POLICY of_account ON public.scan FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.scan FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.ticket FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.ticket FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.waiting_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.waiting_entry FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY of_account ON public.wrong_code FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_demo ON public.wrong_code FOR ALL TO zapisano_demo USING ((account_id IN ( SELECT a.account_id
   FROM account a
  WHERE a.demo)));
CREATE POLICY through_gate ON public.wrong_code FOR ALL TO zapisano_gate USING ((tried_at < (now() - '01:00:00'::interval)));

CREATE OR REPLACE FUNCTION demo.keep()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET "app.account_id" TO ''
AS $function$
DECLARE name text;
BEGIN
  DELETE FROM demo.kept_row;
  FOREACH name IN ARRAY demo.tables() LOOP
    EXECUTE format('INSERT INTO demo.kept_row SELECT %L, to_jsonb(t) FROM %I t', name, name);
  END LOOP;
  DELETE FROM demo.restoration;
  INSERT INTO demo.restoration VALUES (now());
END $function$
;
CREATE OR REPLACE FUNCTION demo.restore(since timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET "app.account_id" TO ''
AS $function$
DECLARE
  names text[] := demo.tables();
  columns text;
BEGIN
  UPDATE demo.restoration SET restored_at = now() WHERE restored_at < since;
  IF NOT FOUND THEN RETURN false; END IF;
  FOR i IN REVERSE array_length(names, 1)..1 LOOP
    EXECUTE format('DELETE FROM %I WHERE account_id IN (SELECT a.account_id FROM account a WHERE a.demo)', names[i]);
  END LOOP;
  FOR i IN 1..array_length(names, 1) LOOP
    -- The columns there were: one that came later takes its default.
    SELECT string_agg(quote_ident(key), ', ') INTO columns
      FROM jsonb_object_keys((SELECT k.row FROM demo.kept_row k WHERE k.table_name = names[i] LIMIT 1)) AS key;
    CONTINUE WHEN columns IS NULL;
    EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM (SELECT (jsonb_populate_record(NULL::%1$I, k.row)).*
      FROM demo.kept_row k WHERE k.table_name = %1$L) kept', names[i], columns);
  END LOOP;
  UPDATE registration SET expires_at = now() + interval '3 days'
   WHERE state = 'awaiting_payment' AND account_id IN (SELECT a.account_id FROM account a WHERE a.demo);
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION demo.tables()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN '{membership,event,event_version,wrong_code,number_counter,capacity_pool,allotment,registration,participant,consent,waiting_entry,hold,capacity_claim,payment,refund,ledger_entry,ticket,scan,message,audit_entry}'::text[]
;
CREATE OR REPLACE FUNCTION demo.unpaid_registrations()
 RETURNS TABLE(account_id uuid, registration_id uuid, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET "app.account_id" TO ''
BEGIN ATOMIC
 SELECT r.account_id,
     r.registration_id,
     r.expires_at
    FROM registration r
   WHERE ((r.state = 'awaiting_payment'::text) AND (r.expires_at IS NOT NULL));
END
;
CREATE OR REPLACE FUNCTION gate.account_of_payment(wanted_payment uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
BEGIN ATOMIC
 SELECT payment.account_id
    FROM payment
   WHERE (payment.payment_id = account_of_payment.wanted_payment);
END
;
CREATE OR REPLACE FUNCTION gate.accounts_of_user(wanted_user uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
BEGIN ATOMIC
 SELECT membership.account_id
    FROM membership
   WHERE (membership.user_id = accounts_of_user.wanted_user);
END
;
CREATE OR REPLACE FUNCTION gate.events_with_overdue_holds(at_most integer)
 RETURNS TABLE(account_id uuid, event_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
BEGIN ATOMIC
 SELECT DISTINCT h.account_id,
     h.event_id
    FROM hold h
   WHERE (h.expires_at < now())
  LIMIT events_with_overdue_holds.at_most;
END
;
CREATE OR REPLACE FUNCTION gate.forget_wrong_codes()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
BEGIN ATOMIC
 WITH forgotten AS (
          DELETE FROM wrong_code w
           WHERE (w.tried_at < (now() - '01:00:00'::interval))
           RETURNING 1 AS "?column?"
         )
  SELECT count(*) AS count
    FROM forgotten;
END
;
CREATE OR REPLACE FUNCTION gate.overdue_registrations(at_most integer)
 RETURNS TABLE(account_id uuid, registration_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
BEGIN ATOMIC
 SELECT r.account_id,
     r.registration_id
    FROM registration r
   WHERE ((r.state = 'awaiting_payment'::text) AND (r.expires_at < (now() - '00:01:00'::interval)))
   ORDER BY (random())
  LIMIT overdue_registrations.at_most;
END
;
CREATE OR REPLACE FUNCTION gate.unfinished_refunds(at_most integer)
 RETURNS TABLE(account_id uuid, refund_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
BEGIN ATOMIC
 SELECT r.account_id,
     r.refund_id
    FROM refund r
   WHERE ((r.state = ANY (ARRAY['requested'::text, 'sent'::text])) AND (r.updated_at < (now() - '02:00:00'::interval)))
   ORDER BY (random())
  LIMIT unfinished_refunds.at_most;
END
;
CREATE OR REPLACE FUNCTION jobs.enqueue(task text, account uuid, payload jsonb, run_at timestamp with time zone, key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT graphile_worker.add_job(
    task,
    payload := (payload || jsonb_build_object('account', account))::json,
    run_at := run_at,
    max_attempts := 25,
    job_key := key,
    job_key_mode := 'replace',
    priority := CASE task WHEN 'expire-registration' THEN 1 WHEN 'remind-to-pay' THEN 2 WHEN 'send-message' THEN 3
      ELSE 0 END);
$function$
;
CREATE OR REPLACE FUNCTION jobs.enqueue_missing(task text, account uuid, payload jsonb, key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT graphile_worker.reschedule_jobs(ARRAY[j.id], run_at := least(j.run_at, now()),
      attempts := CASE WHEN j.attempts < j.max_attempts THEN j.attempts ELSE 0 END)
    FROM graphile_worker.jobs j WHERE j.key = enqueue_missing.key AND j.locked_at IS NULL;
  SELECT jobs.enqueue(task, account, payload, NULL, key)
   WHERE NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = enqueue_missing.key);
$function$
;
CREATE OR REPLACE FUNCTION jobs.lag()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT coalesce(floor(extract(epoch FROM now() - min(j.run_at))), 0)::integer
    FROM graphile_worker._private_jobs j WHERE j.is_available AND j.run_at <= now();
$function$
;
CREATE OR REPLACE FUNCTION jobs.list()
 RETURNS TABLE(id bigint, task text, account_id uuid, state text, attempts integer, max_attempts integer, created_at timestamp with time zone, run_at timestamp with time zone, last_error text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT j.id, t.identifier, (j.payload->>'account')::uuid,
    CASE
      WHEN j.locked_at IS NOT NULL THEN 'running'
      WHEN j.attempts >= j.max_attempts THEN 'given_up'
      WHEN j.attempts > 0 OR j.last_error IS NOT NULL THEN 'failing'
      WHEN j.run_at <= now() THEN 'due'
      ELSE 'waiting'
    END,
    j.attempts, j.max_attempts, j.created_at, j.run_at, j.last_error
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id;
$function$
;
CREATE OR REPLACE FUNCTION jobs.queued_expiries()
 RETURNS TABLE(account_id uuid, registration_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  WITH waiting AS MATERIALIZED (
    SELECT (j.payload->>'account')::uuid AS account, j.payload::jsonb AS payload
      FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'expire-registration' AND j.attempts < j.max_attempts)
  SELECT w.account, (single.payload->>'registration')::uuid
    FROM waiting w
   -- A batch of orders adds one job for all; see src/server/jobs/unpack.ts.
   CROSS JOIN LATERAL (
      SELECT w.payload WHERE w.payload ? 'registration'
      UNION ALL SELECT e->'payload' FROM jsonb_array_elements(w.payload->'each') e) single(payload)
   WHERE w.account = coalesce(public.current_account(), w.account);
$function$
;
CREATE OR REPLACE FUNCTION jobs.troubles()
 RETURNS TABLE(task text, state text, count integer, since timestamp with time zone, attempts integer, next_try timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
  SELECT l.task, l.state, count(*)::integer, min(l.created_at), max(l.attempts),
    CASE l.state WHEN 'failing' THEN min(l.run_at) END
    FROM jobs.list() l
   WHERE l.account_id = public.current_account() AND l.state IN ('failing', 'given_up')
   GROUP BY l.task, l.state ORDER BY min(l.created_at), l.task;
$function$
;
CREATE OR REPLACE FUNCTION public.cancel_registration(p_account uuid, p_event uuid, p_registration uuid, p_from text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE registration r SET state = 'cancelled'
   WHERE r.account_id = p_account AND r.registration_id = p_registration AND r.state = p_from;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE ticket t SET void_at = now()
   WHERE t.account_id = p_account AND t.registration_id = p_registration AND t.void_at IS NULL;
  PERFORM FROM lock_pools(p_account, p_event, '{}', ARRAY[p_registration]);
  PERFORM swap_claims(p_account, p_event, ARRAY[p_registration], '[]', false);
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION public.claim_places(p_account uuid, p_event uuid, p_holder uuid, wanted jsonb, p_in_turn boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  overdue uuid[];
  short jsonb;
BEGIN
  -- Who makes offers has locked the pools already.
  overdue := CASE WHEN p_in_turn THEN '{}' ELSE lock_overdue(p_account, p_event, ARRAY[p_holder], 1000) END;
  PERFORM make_pools(p_account, p_event, wanted);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT w.pool FROM jsonb_to_recordset(wanted) AS w(pool text)), overdue || p_holder);
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT jsonb_build_object('pool', p.pool_key,
           'verdict', CASE WHEN p.capacity - p.taken < w.more THEN 'full' ELSE 'queue' END) INTO short
    FROM (SELECT n.pool, n.units - coalesce(c.units, 0) AS more
            FROM jsonb_to_recordset(wanted) AS n(pool text, units integer)
            LEFT JOIN capacity_claim c ON c.account_id = p_account AND c.holder_id = p_holder AND c.pool_key = n.pool) w
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE w.more > 0
     AND p.capacity - p.taken - CASE WHEN p_in_turn THEN 0 ELSE p.waiting END < w.more
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  PERFORM swap_claims(p_account, p_event, ARRAY[p_holder],
    (SELECT coalesce(jsonb_agg(jsonb_build_object('holder', p_holder, 'pool', w.pool, 'units', w.units)), '[]')
       FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)), false);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.claim_refund(p_account uuid, p_event uuid, wanted jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  for_registration uuid := (wanted->>'registrationId')::uuid;
  by_payment uuid := (wanted->>'paymentId')::uuid;
  asked bigint := (wanted->>'amount')::bigint;
  surplus bigint;
  made refund;
BEGIN
  -- Whoever else books, pays or asks for money of this registration waits here.
  PERFORM FROM registration r
    WHERE r.account_id = p_account AND r.registration_id = for_registration AND r.event_id = p_event
      FOR UPDATE;
  IF NOT FOUND THEN RETURN jsonb_build_object('verdict', 'unknown'); END IF;

  SELECT * INTO made FROM refund r
   WHERE r.account_id = p_account AND r.registration_id = for_registration
     AND r.idempotency_key = (wanted->>'key')::uuid;
  IF FOUND THEN
    RETURN CASE WHEN made.request_hash = decode(wanted->>'requestHash', 'hex')
      THEN jsonb_build_object('verdict', 'seen', 'refundId', made.refund_id, 'state', made.state, 'amount', made.amount)
      ELSE jsonb_build_object('verdict', 'key_reused') END;
  END IF;

  IF by_payment IS NOT NULL AND NOT EXISTS (SELECT FROM payment p WHERE p.account_id = p_account
      AND p.payment_id = by_payment AND p.registration_id = for_registration) THEN
    RETURN jsonb_build_object('verdict', 'unknown');
  END IF;

  surplus := surplus_of(p_account, for_registration);
  IF asked > surplus
    OR (by_payment IS NOT NULL AND asked > unreturned_of(p_account, for_registration, by_payment)) THEN
    RETURN jsonb_build_object('verdict', 'too_much', 'surplus', surplus);
  END IF;

  INSERT INTO refund (account_id, refund_id, registration_id, payment_id, state, amount, reason, requested_by,
    idempotency_key, request_hash)
  VALUES (p_account, (wanted->>'refundId')::uuid, for_registration, by_payment,
    CASE WHEN by_payment IS NULL THEN 'succeeded' ELSE 'requested' END, asked, wanted->>'reason', wanted->>'actor',
    (wanted->>'key')::uuid, decode(wanted->>'requestHash', 'hex'))
  RETURNING * INTO made;
  RETURN jsonb_build_object('verdict', 'created', 'refundId', made.refund_id, 'state', made.state,
    'amount', made.amount, 'surplus', surplus);
END $function$
;
CREATE OR REPLACE FUNCTION public.current_account()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid
;
CREATE OR REPLACE FUNCTION public.decide_orders(p_account uuid, p_event uuid, p_orders jsonb, OUT selling integer, OUT sold boolean[], OUT short jsonb[], OUT held uuid[])
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_sort TO 'off'
AS $function$
DECLARE
  -- By the order's place in the batch.
  stands boolean[];
  wanted boolean[];
  overdue uuid[];
  -- By pool, in the order of their keys; NULL is free where there is no limit.
  pools text[];
  free integer[];
  awaited integer[];
  -- What the holds claim: units by 'hold pool'.
  own jsonb;
  wish record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version INTO selling FROM event e
   WHERE e.account_id = p_account AND e.event_id = p_event AND e.called_off_at IS NULL;

  -- The holds that are there to be taken over, each by the first that names it. An offer stands by the version
  -- that its entry has agreed on; without the offer its terms are nobody's.
  SELECT coalesce(array_agg(h.hold_id ORDER BY o.n), '{}'),
         array_agg(o.version IS NOT DISTINCT FROM selling OR o.version IS NOT DISTINCT FROM w.version ORDER BY o.n),
         array_agg(CASE WHEN o.offer AND h.hold_id IS NULL THEN '{"verdict": "hold_gone"}'::jsonb END ORDER BY o.n)
    INTO held, stands, short
    FROM (SELECT n, (body->>'version')::integer AS version, (body->>'offer')::boolean AS offer,
                 CASE row_number() OVER (PARTITION BY body->>'hold' ORDER BY n) WHEN 1 THEN (body->>'hold')::uuid END AS hold
            FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)) o
    LEFT JOIN LATERAL lock_hold(p_account, p_event, o.hold) h ON true
    LEFT JOIN LATERAL (SELECT e.version FROM waiting_entry e WHERE e.account_id = p_account
                          AND e.waiting_entry_id = h.waiting_entry_id) w ON true;
  overdue := lock_overdue(p_account, p_event, array_remove(held, NULL), 1000);

  PERFORM make_pools(p_account, p_event, (
    SELECT coalesce(jsonb_agg(c.claim), '[]')
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
           jsonb_array_elements(o.body->'claims') AS c(claim)
     WHERE stands[o.n]));
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT DISTINCT c.pool FROM jsonb_array_elements(p_orders) o(body),
                 jsonb_to_recordset(o.body->'claims') AS c(pool text)),
    overdue || array_remove(held, NULL));
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT array_agg(p.pool_key), array_agg(p.capacity - p.taken - p.waiting), array_agg(p.waiting)
    INTO pools, free, awaited
    FROM (SELECT * FROM capacity_pool p
           WHERE p.account_id = p_account AND p.event_id = p_event
             AND p.pool_key IN (SELECT c.pool FROM jsonb_array_elements(p_orders) o(body),
                                       jsonb_to_recordset(o.body->'claims') AS c(pool text))
           ORDER BY p.pool_key) p;

  -- Behind the locks: whoever took the last place under the same key is seen here.
  SELECT array_agg(stands[o.n] AND short[o.n] IS NULL AND r.registration_id IS NULL ORDER BY o.n) INTO wanted
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
    LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true;

  own := (SELECT coalesce(jsonb_object_agg(c.holder_id || ' ' || c.pool_key, c.units), '{}') FROM capacity_claim c
           WHERE c.account_id = p_account AND c.holder_id = ANY (array_remove(held, NULL)));

  FOR wish IN
    SELECT o.n, array_agg(array_position(pools, c.pool) ORDER BY c.pool) FILTER (WHERE c.pool IS NOT NULL) AS at,
           array_agg(c.units - coalesce((own->>(held[o.n] || ' ' || c.pool))::integer, 0) ORDER BY c.pool) AS more
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN LATERAL jsonb_to_recordset(o.body->'claims') AS c(pool text, units integer) ON true
     WHERE wanted[o.n]
     GROUP BY o.n ORDER BY o.n
  LOOP
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      IF wish.more[i] > 0 AND free[wish.at[i]] < wish.more[i] THEN
        short[wish.n] := jsonb_build_object('pool', pools[wish.at[i]], 'verdict',
          CASE WHEN cardinality(overdue) = 1000 THEN 'again'
               WHEN free[wish.at[i]] + awaited[wish.at[i]] < wish.more[i] THEN 'full' ELSE 'queue' END);
        EXIT;
      END IF;
    END LOOP;
    CONTINUE WHEN short[wish.n] IS NOT NULL;
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      free[wish.at[i]] := free[wish.at[i]] - wish.more[i];
    END LOOP;
    sold[wish.n] := true;
  END LOOP;
END $function$
;
CREATE OR REPLACE FUNCTION public.end_overdue(p_account uuid, p_event uuid, p_holders uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  holds uuid[];
  entries uuid[];
  expired uuid[];
BEGIN
  IF cardinality(p_holders) = 0 THEN RETURN; END IF;
  WITH gone AS (
    DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (p_holders) RETURNING hold_id, waiting_entry_id),
  lapsed AS (
    UPDATE waiting_entry w SET state = 'lapsed' FROM gone g
     WHERE w.account_id = p_account AND w.waiting_entry_id = g.waiting_entry_id AND w.state = 'offered'
    RETURNING w.waiting_entry_id)
  SELECT ARRAY(SELECT hold_id FROM gone), ARRAY(SELECT waiting_entry_id FROM lapsed) INTO holds, entries;

  WITH moved AS (
    UPDATE registration SET state = 'expired'
     WHERE account_id = p_account AND registration_id = ANY (p_holders) AND state = 'awaiting_payment'
       AND expires_at <= now()
    RETURNING registration_id)
  SELECT coalesce(array_agg(registration_id), '{}') INTO expired FROM moved;
  PERFORM swap_claims(p_account, p_event, holds || expired, '[]', false);
  PERFORM write_expiry(p_account, p_event, expired);
  PERFORM write_lapse(p_account, p_event, entries);
END $function$
;
CREATE OR REPLACE FUNCTION public.end_waiting(p_account uuid, p_event uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  holds uuid[];
  entries uuid[];
  told integer;
BEGIN
  holds := ARRAY(SELECT h.hold_id FROM hold h WHERE h.account_id = p_account AND h.event_id = p_event
                  ORDER BY h.hold_id FOR UPDATE);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT p.pool_key FROM capacity_pool p WHERE p.account_id = p_account AND p.event_id = p_event), holds);
  DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (holds);
  -- Before places come back: nobody waits for them any more.
  UPDATE capacity_pool SET waiting = 0 WHERE account_id = p_account AND event_id = p_event AND waiting > 0;
  PERFORM swap_claims(p_account, p_event, holds, '[]', false);

  WITH ended AS (
    UPDATE waiting_entry w SET state = 'called_off'
     WHERE w.account_id = p_account AND w.event_id = p_event AND w.state IN ('waiting', 'offered')
    RETURNING w.waiting_entry_id, old.state AS before),
  queued AS (
    INSERT INTO message (account_id, message_id, waiting_entry_id, kind, recipient)
    SELECT p_account, uuidv7(), w.waiting_entry_id, 'called_off', w.contact_email
      FROM waiting_entry w JOIN ended USING (waiting_entry_id) WHERE w.account_id = p_account
    ON CONFLICT (account_id, waiting_entry_id, kind) DO NOTHING
    RETURNING message_id, waiting_entry_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, jsonb_build_object('waitingEntry', h.entry) || h.details
      FROM (SELECT 1 AS place, 'waiting.called_off' AS action, e.waiting_entry_id AS entry,
                   jsonb_build_object('before', jsonb_build_object('state', e.before),
                     'after', '{"state": "called_off"}'::jsonb) AS details
              FROM ended e
            UNION ALL
            SELECT 2, 'message.queued', q.waiting_entry_id,
                   '{"kind": "called_off", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
  RETURN told;
END $function$
;
CREATE OR REPLACE FUNCTION public.event_lock(p_event uuid)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN hashtextextended(('event '::text || p_event), (0)::bigint)
;
CREATE OR REPLACE FUNCTION public.expire_registration(p_account uuid, p_event uuid, p_registration uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM lock_pools(p_account, p_event, '{}', ARRAY[p_registration]);
  PERFORM end_overdue(p_account, p_event, ARRAY[p_registration]);
  RETURN EXISTS (SELECT FROM registration r WHERE r.account_id = p_account
                    AND r.registration_id = p_registration AND r.state = 'expired');
END $function$
;
CREATE OR REPLACE FUNCTION public.fees_of(p_account uuid, p_registrations uuid[])
 RETURNS TABLE(registration_id uuid, fees bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT l.registration_id,
     (sum(l.amount))::bigint AS sum
    FROM ledger_entry l
   WHERE ((l.account_id = fees_of.p_account) AND (l.registration_id = ANY (fees_of.p_registrations)) AND (l.kind = 'fee'::text))
   GROUP BY l.registration_id
  HAVING (sum(l.amount) <> (0)::numeric);
END
;
CREATE OR REPLACE FUNCTION public.hold_many(p_account uuid, p_event uuid, p_orders jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  decided record;
  kept uuid[];
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);
  SELECT * INTO decided FROM decide_orders(p_account, p_event, p_orders);

  WITH written AS (
    INSERT INTO hold (account_id, hold_id, event_id, expires_at, asked_from)
    SELECT p_account, (o.body->>'hold')::uuid, p_event, (o.body->>'expiresAt')::timestamptz,
           decode(o.body->>'askedFrom', 'hex')
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
     WHERE decided.sold[o.n]
     ORDER BY o.body->>'hold'
    ON CONFLICT (account_id, hold_id) DO UPDATE SET event_id = hold.event_id
      WHERE hold.event_id = p_event AND hold.waiting_entry_id IS NULL
    RETURNING hold_id)
  SELECT coalesce(array_agg(hold_id), '{}') INTO kept FROM written;

  PERFORM swap_claims(p_account, p_event, kept, (
    SELECT coalesce(jsonb_agg(c.claim || jsonb_build_object('holder', o.body->'hold')), '[]')
      FROM jsonb_array_elements(p_orders) o(body), jsonb_array_elements(o.body->'claims') AS c(claim)
     WHERE (o.body->>'hold')::uuid = ANY (kept)), false);

  RETURN (
    SELECT jsonb_agg(
        CASE
          WHEN h.hold_id IS NOT NULL AND decided.sold[o.n] THEN jsonb_build_object('verdict', 'held', 'until', h.expires_at)
          WHEN (o.body->>'version')::integer IS DISTINCT FROM decided.selling
            THEN jsonb_build_object('verdict', 'version_gone')
          ELSE coalesce(decided.short[o.n], jsonb_build_object('verdict', 'gone'))
        END ORDER BY o.n)
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN hold h ON h.account_id = p_account AND h.hold_id = (o.body->>'hold')::uuid
                      AND h.hold_id = ANY (kept));
END $function$
;
CREATE OR REPLACE FUNCTION public.join_waiting_list(p_account uuid, p_event uuid, p_entry jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  selling integer;
  overdue uuid[];
  whole jsonb := p_entry->'wishes'->0->'claims';
  wanted jsonb := (SELECT coalesce(jsonb_agg(c.claim), '[]') FROM jsonb_array_elements(p_entry->'wishes') w(wish),
                          jsonb_array_elements(w.wish->'claims') AS c(claim));
  known waiting_entry;
  pool text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version INTO selling FROM event e
   WHERE e.account_id = p_account AND e.event_id = p_event AND e.called_off_at IS NULL;
  overdue := lock_overdue(p_account, p_event, '{}', 1000);
  PERFORM make_pools(p_account, p_event, wanted);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT DISTINCT c.pool FROM jsonb_to_recordset(wanted) AS c(pool text)), overdue);
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT w.* INTO known FROM waiting_entry w
   WHERE w.account_id = p_account AND w.event_id = p_event AND w.idempotency_key = (p_entry->>'key')::uuid;
  IF FOUND THEN
    RETURN jsonb_build_object('waitingEntryId', known.waiting_entry_id, 'verdict',
      CASE WHEN known.request_hash = decode(p_entry->>'requestHash', 'hex') THEN 'seen' ELSE 'key_reused' END);
  END IF;
  IF (p_entry->>'version')::integer IS DISTINCT FROM selling THEN RETURN '{"verdict": "version_gone"}'; END IF;

  SELECT p.pool_key INTO pool FROM jsonb_to_recordset(whole) AS c(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = c.pool
   WHERE p.capacity < c.units ORDER BY p.pool_key LIMIT 1;
  IF FOUND THEN RETURN jsonb_build_object('verdict', 'too_large', 'pool', pool); END IF;
  PERFORM FROM jsonb_to_recordset(whole) AS c(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = c.pool
   WHERE p.capacity - p.taken - p.waiting < c.units;
  IF NOT FOUND THEN RETURN '{"verdict": "places_free"}'; END IF;

  INSERT INTO waiting_entry (account_id, waiting_entry_id, event_id, version, size, wishes, draft, contact_first_name,
    contact_last_name, contact_email, contact_phone, token_hash, idempotency_key, request_hash)
  SELECT p_account, e."waitingEntryId", p_event, e.version, e.size, e.wishes, e.draft, e.contact->>'firstName',
    e.contact->>'lastName', e.contact->>'email', e.contact->>'phone', decode(e."tokenHash", 'hex'), e.key,
    decode(e."requestHash", 'hex')
    FROM jsonb_to_record(p_entry) AS e("waitingEntryId" uuid, version integer, size integer, wishes jsonb, draft jsonb,
      contact jsonb, "tokenHash" text, key uuid, "requestHash" text)
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  -- The key came at the same moment with other wishes, behind other locks: by now it is seen.
  IF NOT FOUND THEN RETURN join_waiting_list(p_account, p_event, p_entry); END IF;

  UPDATE capacity_pool p SET waiting = p.waiting + c.units
    FROM jsonb_to_recordset(whole) AS c(pool text, units integer)
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = c.pool;
  -- There may be room for the smaller party that it agreed to be, or where smaller ones may pass.
  PERFORM queue_offers(p_account, p_event);
  RETURN jsonb_build_object('verdict', 'joined', 'waitingEntryId', p_entry->'waitingEntryId');
END $function$
;
CREATE OR REPLACE FUNCTION public.lock_hold(p_account uuid, p_event uuid, p_hold uuid)
 RETURNS SETOF hold
 LANGUAGE sql
 STRICT
AS $function$
  SELECT h.* FROM hold h WHERE h.account_id = p_account AND h.event_id = p_event AND h.hold_id = p_hold FOR UPDATE
$function$
;
CREATE OR REPLACE FUNCTION public.lock_overdue(p_account uuid, p_event uuid, p_spare uuid[], p_at_most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
AS $function$
DECLARE
  holds uuid[];
  unpaid uuid[];
BEGIN
  holds := ARRAY(SELECT h.hold_id FROM hold h
                  WHERE h.account_id = p_account AND h.event_id = p_event AND h.expires_at <= now()
                    AND h.hold_id <> ALL (p_spare)
                  ORDER BY h.expires_at LIMIT p_at_most
                    FOR UPDATE SKIP LOCKED);
  unpaid := ARRAY(SELECT r.registration_id FROM registration r
                   WHERE r.account_id = p_account AND r.event_id = p_event
                     AND r.state = 'awaiting_payment' AND r.expires_at <= now()
                     AND r.registration_id <> ALL (p_spare)
                     AND r.registration_id <> ALL (with_open_payment(p_account, ARRAY[r.registration_id]))
                   ORDER BY r.expires_at LIMIT p_at_most - cardinality(holds)
                     FOR NO KEY UPDATE SKIP LOCKED);
  -- Behind the lock once more: a payment may have been started since the statement began.
  RETURN holds || ARRAY(SELECT u.id FROM unnest(unpaid) AS u(id)
                         WHERE u.id <> ALL (with_open_payment(p_account, unpaid)));
END $function$
;
CREATE OR REPLACE FUNCTION public.lock_pools(p_account uuid, p_event uuid, p_wanted text[], p_holders uuid[])
 RETURNS SETOF capacity_pool
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  SELECT p.* FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event
     AND p.pool_key = ANY (p_wanted || ARRAY(SELECT c.pool_key FROM capacity_claim c
                                              WHERE c.account_id = p_account AND c.holder_id = ANY (p_holders)))
   ORDER BY p.pool_key
     FOR NO KEY UPDATE
$function$
;
CREATE OR REPLACE FUNCTION public.lock_registration(p_registration uuid)
 RETURNS SETOF registration
 LANGUAGE sql
AS $function$
  SELECT r.* FROM registration r WHERE r.registration_id = p_registration FOR NO KEY UPDATE
$function$
;
CREATE OR REPLACE FUNCTION public.lock_tickets(p_account uuid, p_registration uuid)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM ticket t WHERE t.account_id = p_account AND t.registration_id = p_registration
    ORDER BY t.ticket_id FOR UPDATE;
  RETURN QUERY SELECT t.participant_id FROM ticket t
    WHERE t.account_id = p_account AND t.registration_id = p_registration AND t.used_at IS NOT NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.make_pools(p_account uuid, p_event uuid, wanted jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO capacity_pool (account_id, event_id, pool_key, capacity)
  SELECT DISTINCT ON (c.pool) p_account, p_event, c.pool,
         CASE WHEN c.pool LIKE '%~%' THEN
           (SELECT p.capacity FROM capacity_pool p
             WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = split_part(c.pool, '~', 1))
         ELSE c.capacity END
    FROM jsonb_to_recordset(wanted) AS c(pool text, capacity integer)
   ORDER BY c.pool
  ON CONFLICT DO NOTHING
$function$
;
CREATE OR REPLACE PROCEDURE public.make_tenant_table(IN tenant_table regclass)
 LANGUAGE plpgsql
AS $procedure$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format(
    'CREATE POLICY of_account ON %s USING (account_id = (SELECT current_account())) WITH CHECK (account_id = (SELECT current_account()))',
    tenant_table);
END $procedure$
;
CREATE OR REPLACE FUNCTION public.queue_offers(p_account uuid, p_event uuid)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 SELECT jobs.enqueue('offer-places'::text, p_account, jsonb_build_object('event', p_event), now(), ('offer:'::text || p_event)) AS enqueue;
END
;
CREATE OR REPLACE FUNCTION public.registration_of_key(p_account uuid, p_event uuid, p_key uuid)
 RETURNS SETOF registration
 LANGUAGE sql
 STABLE
AS $function$
  SELECT r.* FROM registration r
   WHERE r.account_id = p_account AND r.event_id = p_event AND r.idempotency_key BETWEEN p_key AND p_key
   ORDER BY r.idempotency_key LIMIT 1
$function$
;
CREATE OR REPLACE FUNCTION public.reserve_many(p_account uuid, p_event uuid, p_orders jsonb, p_numbers text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_sort TO 'off'
AS $function$
DECLARE
  decided record;
  sold boolean[];
  numbers text[];
  unused text[];
  next integer := 0;
  kept integer;
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);
  SELECT * INTO decided FROM decide_orders(p_account, p_event, p_orders);
  sold := decided.sold;

  unused := ARRAY(SELECT c.number FROM unnest(p_numbers) AS c(number)
                    LEFT JOIN LATERAL (SELECT r.number FROM registration r
                                        WHERE r.account_id = p_account AND r.number BETWEEN c.number AND c.number
                                        ORDER BY r.number LIMIT 1) r ON true
                   WHERE r.number IS NULL
                   LIMIT jsonb_array_length(p_orders));
  FOR n IN 1 .. coalesce(array_upper(sold, 1), 0) LOOP
    CONTINUE WHEN sold[n] IS NOT TRUE;
    next := next + 1;
    numbers[n] := unused[next];
  END LOOP;

  IF next > 0 THEN
    kept := write_orders(p_account, p_event, p_orders, sold, numbers);
    -- Where no counter made them wait, another node may have been first with a key: nothing of that order stands.
    IF kept < next THEN
      SELECT array_agg(EXISTS (SELECT FROM registration r WHERE r.account_id = p_account
                                  AND r.registration_id = (o.body->>'registrationId')::uuid) ORDER BY o.n)
        INTO sold FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n);
    END IF;
    PERFORM write_parts(p_account, p_event, p_orders, sold, numbers, decided.held);
  END IF;

  RETURN (
    SELECT jsonb_agg(
        CASE
          WHEN r.registration_id IS NULL THEN coalesce(decided.short[o.n], '{"verdict": "version_gone"}')
          WHEN r.request_hash <> decode(o.body->>'requestHash', 'hex') THEN jsonb_build_object('verdict', 'key_reused')
          ELSE jsonb_build_object('verdict', CASE WHEN sold[o.n] THEN 'created' ELSE 'seen' END,
            'registrationId', r.registration_id, 'number', r.number, 'state', r.state, 'total', r.total)
        END ORDER BY o.n)
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true);
END $function$
;
CREATE OR REPLACE FUNCTION public.set_aside(p_account uuid, p_event uuid, p_allotment uuid, p_units integer, p_named boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  a allotment;
  whole capacity_pool;
  own capacity_pool;
BEGIN
  SELECT * INTO STRICT a FROM allotment WHERE account_id = p_account AND allotment_id = p_allotment;
  PERFORM make_pools(p_account, p_event, jsonb_build_array(jsonb_build_object('pool', a.pool_key, 'capacity', 0)));
  PERFORM FROM lock_pools(p_account, p_event, ARRAY[a.part_of, a.pool_key], '{}');

  SELECT * INTO STRICT whole FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = a.part_of;
  SELECT * INTO STRICT own FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = a.pool_key;
  IF own.taken > p_units THEN
    RETURN jsonb_build_object('verdict', 'in_use', 'taken', own.taken);
  END IF;
  IF p_units > own.capacity AND NOT p_named
     AND whole.capacity - whole.taken - whole.waiting < p_units - own.capacity THEN
    RETURN jsonb_build_object('verdict',
      CASE WHEN whole.capacity - whole.taken < p_units - own.capacity THEN 'full' ELSE 'queue' END);
  END IF;

  PERFORM swap_claims(p_account, p_event, ARRAY[p_allotment],
    CASE p_units WHEN 0 THEN '[]' ELSE jsonb_build_array(
      jsonb_build_object('holder', p_allotment, 'pool', a.part_of, 'units', p_units)) END,
    p_named);
  UPDATE capacity_pool p SET capacity = p_units
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = a.pool_key;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.set_limit(p_account uuid, p_event uuid, p_pool text, p_capacity integer)
 RETURNS TABLE(before integer, capacity integer, taken integer, waiting integer, over integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
BEGIN
  UPDATE capacity_pool p
     SET capacity = p_capacity, over = greatest(0, p.taken - p_capacity)
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = p_pool
     AND NOT EXISTS (SELECT FROM allotment a
                      WHERE a.account_id = p_account AND a.event_id = p_event AND a.pool_key = p_pool)
  RETURNING old.capacity, new.capacity, new.taken, new.waiting, new.over
       INTO set_limit.before, set_limit.capacity, set_limit.taken, set_limit.waiting, set_limit.over;
  IF NOT FOUND THEN RETURN; END IF;
  IF set_limit.waiting > 0 AND (p_capacity IS NULL OR p_capacity > set_limit.before) THEN
    PERFORM queue_offers(p_account, p_event);
  END IF;
  RETURN NEXT;
END $function$
;
CREATE OR REPLACE FUNCTION public.surplus_of(p_account uuid, p_registration uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN GREATEST((0)::numeric, ((- (SELECT COALESCE(sum(l.amount), (0)::numeric) AS "coalesce" FROM ledger_entry l WHERE ((l.account_id = surplus_of.p_account) AND (l.registration_id = surplus_of.p_registration)))) - (SELECT COALESCE(sum(r.amount), (0)::numeric) AS "coalesce" FROM refund r WHERE ((r.account_id = surplus_of.p_account) AND (r.registration_id = surplus_of.p_registration) AND (r.state = ANY (ARRAY['requested'::text, 'sent'::text]))))))
;
CREATE OR REPLACE FUNCTION public.swap_claims(p_account uuid, p_event uuid, p_holders uuid[], p_claims jsonb, p_named boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  gone jsonb;
  is_awaited boolean;
BEGIN
  WITH deleted AS (
    DELETE FROM capacity_claim WHERE account_id = p_account AND holder_id = ANY (p_holders) RETURNING pool_key, units)
  SELECT coalesce(jsonb_agg(jsonb_build_object('pool', pool_key, 'units', units)), '[]') INTO gone FROM deleted;

  INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
  SELECT p_account, c.holder, p_event, c.pool, c.units
    FROM jsonb_to_recordset(p_claims) AS c(holder uuid, pool text, units integer);

  WITH moved AS (
    SELECT pool, sum(units) AS units
      FROM (SELECT c.pool, c.units FROM jsonb_to_recordset(p_claims) AS c(pool text, units integer)
            UNION ALL
            SELECT g.pool, -g.units FROM jsonb_to_recordset(gone) AS g(pool text, units integer)) m
     GROUP BY pool),
  counted AS (
    UPDATE capacity_pool p
       SET taken = p.taken + m.units,
           over = least(CASE WHEN NOT p_named THEN p.over END, greatest(0, p.taken + m.units - p.capacity))
      FROM moved m
     WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = m.pool AND m.units <> 0
    RETURNING m.units < 0 AND p.waiting > 0 AS is_awaited)
  SELECT coalesce(bool_or(c.is_awaited), false) INTO is_awaited FROM counted c;
  IF is_awaited THEN PERFORM queue_offers(p_account, p_event); END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.sweep_event(p_account uuid, p_event uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE overdue uuid[];
BEGIN
  overdue := lock_overdue(p_account, p_event, '{}', 1000);
  IF cardinality(overdue) = 0 THEN RETURN 0; END IF;
  PERFORM FROM lock_pools(p_account, p_event, '{}', overdue);
  PERFORM end_overdue(p_account, p_event, overdue);
  RETURN cardinality(overdue);
END $function$
;
CREATE OR REPLACE FUNCTION public.take_numbers(p_account uuid, p_event uuid, p_number text, p_runs_in text, p_from integer, p_units integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE first integer;
BEGIN
  INSERT INTO number_counter VALUES (p_account, p_event, p_number, p_runs_in, p_from) ON CONFLICT DO NOTHING;
  SELECT c.next INTO STRICT first FROM number_counter c
   WHERE c.account_id = p_account AND c.event_id = p_event AND c.number_id = p_number AND c.runs_in = p_runs_in
     FOR UPDATE;
  UPDATE number_counter c SET next = first + p_units
   WHERE c.account_id = p_account AND c.event_id = p_event AND c.number_id = p_number AND c.runs_in = p_runs_in;
  RETURN first;
END $function$
;
CREATE OR REPLACE FUNCTION public.try_code(p_account uuid, p_event uuid, p_from bytea, p_code bytea, p_beginnings bytea[], p_known boolean, p_window interval, p_of_address integer, p_of_all integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  own integer;
  total integer;
  answered boolean;
  first timestamptz;
  last timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_account || ' ' || p_event || ' ' || encode(p_from, 'hex'), 24));
  SELECT count(*) FILTER (WHERE w.asked_from = p_from AND w.code_hash <> ALL (p_beginnings)), count(*),
         coalesce(bool_or(w.asked_from = p_from AND w.code_hash = p_code), false),
         min(w.tried_at) FILTER (WHERE w.asked_from = p_from), max(w.tried_at) FILTER (WHERE w.asked_from = p_from)
    INTO own, total, answered, first, last
    FROM wrong_code w
   WHERE w.account_id = p_account AND w.event_id = p_event AND w.tried_at > now() - p_window;
  IF answered THEN RETURN 0; END IF;
  IF own >= p_of_address THEN RETURN greatest(1, ceil(extract(epoch FROM first + p_window - now()))); END IF;
  IF total >= p_of_all AND own > 0 THEN
    RETURN greatest(1, ceil(extract(epoch FROM last + p_window - now())));
  END IF;
  IF NOT p_known THEN
    DELETE FROM wrong_code w
     WHERE w.account_id = p_account AND w.event_id = p_event AND w.asked_from = p_from
       AND w.code_hash = ANY (p_beginnings);
    INSERT INTO wrong_code (account_id, event_id, asked_from, code_hash) VALUES (p_account, p_event, p_from, p_code)
    ON CONFLICT (account_id, event_id, asked_from, code_hash) DO UPDATE SET tried_at = now();
  END IF;
  RETURN 0;
END $function$
;
CREATE OR REPLACE FUNCTION public.unreturned_of(p_account uuid, p_registration uuid, p_payment uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN ((- (SELECT COALESCE(sum(l.amount), (0)::numeric) AS "coalesce" FROM ledger_entry l WHERE ((l.account_id = unreturned_of.p_account) AND (l.registration_id = unreturned_of.p_registration) AND (l.payment_id = unreturned_of.p_payment) AND (l.kind = 'payment'::text)))) - (SELECT COALESCE(sum(r.amount), (0)::numeric) AS "coalesce" FROM refund r WHERE ((r.account_id = unreturned_of.p_account) AND (r.registration_id = unreturned_of.p_registration) AND (r.payment_id = unreturned_of.p_payment) AND (r.state <> 'failed'::text))))
;
CREATE OR REPLACE FUNCTION public.with_open_payment(p_account uuid, p_registrations uuid[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  SELECT ARRAY(
    SELECT DISTINCT p.registration_id FROM payment p
     WHERE p.account_id = p_account AND p.registration_id = ANY (p_registrations)
       AND (p.state IN ('created', 'pending')
         OR EXISTS (SELECT FROM gateway_notice n WHERE n.payment_id = p.payment_id AND n.settled_at IS NULL)))
$function$
;
CREATE OR REPLACE FUNCTION public.write_change(p_account uuid, p_registration uuid, p_change jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE registration r SET revision = r.revision + 1, change_hash = decode(p_change->>'hash', 'hex'),
      priced_at = (p_change->>'pricedAt')::timestamptz, draft = p_change->'draft', lines = p_change->'lines',
      due = p_change->'due', claims = p_change->'claims', total = (p_change->>'total')::bigint
   WHERE r.account_id = p_account AND r.registration_id = p_registration;

  WITH gone AS (
    UPDATE participant p SET left_at = now()
     WHERE p.account_id = p_account AND p.registration_id = p_registration AND p.left_at IS NULL
       AND NOT EXISTS (SELECT FROM jsonb_to_recordset(p_change->'people') AS s(id uuid) WHERE s.id = p.participant_id)
    RETURNING p.participant_id)
  UPDATE ticket t SET void_at = now() FROM gone g
   WHERE t.account_id = p_account AND t.participant_id = g.participant_id;

  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
    birth_date, sex, participant_type, participant_group, answers, choices)
  SELECT p_account, s.id, p_registration, s.position, s.ref, s."firstName", s."lastName", s."birthDate", s.sex,
    s.type, s."group", s.answers, s.choices
    FROM jsonb_to_recordset(p_change->'people') AS s(id uuid, position integer, ref text, "firstName" text,
      "lastName" text, "birthDate" date, sex text, type text, "group" text, answers jsonb, choices jsonb)
  ON CONFLICT (account_id, participant_id) DO UPDATE SET first_name = excluded.first_name,
    last_name = excluded.last_name, birth_date = excluded.birth_date, sex = excluded.sex,
    participant_type = excluded.participant_type, participant_group = excluded.participant_group,
    answers = excluded.answers, choices = excluded.choices;

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording)
  SELECT p_account, p_registration, s.id, s.version, s.text
    FROM jsonb_to_recordset(p_change->'statements') AS s(id text, version integer, text text)
  ON CONFLICT DO NOTHING;

  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, c.id, p_registration, 'correction', c.amount, c.explanation
    FROM jsonb_to_record(p_change->'correction') AS c(id uuid, amount bigint, explanation jsonb)
   WHERE c.amount <> 0;
END $function$
;
CREATE OR REPLACE FUNCTION public.write_expiry(p_account uuid, p_event uuid, p_registrations uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE told integer;
BEGIN
  -- Nothing is owed any more; money that comes later stands out as 'to refund'.
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, uuidv7(), r.registration_id, 'correction', -r.total, '{"code": "expired"}'
    FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations);
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, uuidv7(), f.registration_id, 'fee', -f.fees, '{"code": "fee_waived"}'
    FROM fees_of(p_account, p_registrations) f;

  WITH queued AS (
    INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
    SELECT p_account, uuidv7(), r.registration_id, 'expired', r.contact_email
      FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations)
    ON CONFLICT DO NOTHING
    RETURNING message_id, registration_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, h.registration_id, h.details
      FROM (SELECT 1 AS place, 'registration.expired' AS action, r.registration_id,
                   jsonb_build_object(
                     'before', jsonb_build_object('state', 'awaiting_payment', 'owed', r.total, 'places',
                       (SELECT coalesce(jsonb_object_agg(c->>'pool', c->'units'), '{}') FROM jsonb_array_elements(r.claims) c)),
                     'after', '{"state": "expired", "owed": 0, "places": {}}'::jsonb)
                   -- They are waived above, in this transaction.
                   || coalesce((SELECT jsonb_build_object('waived', -l.amount) FROM ledger_entry l
                                 WHERE l.account_id = p_account AND l.registration_id = r.registration_id
                                   AND l.kind = 'fee' AND l.at = now() AND l.amount < 0), '{}') AS details
              FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations)
            UNION ALL
            SELECT 2, 'message.queued', q.registration_id,
              '{"kind": "expired", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
END $function$
;
CREATE OR REPLACE FUNCTION public.write_lapse(p_account uuid, p_event uuid, p_entries uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE told integer;
BEGIN
  WITH queued AS (
    INSERT INTO message (account_id, message_id, waiting_entry_id, kind, recipient)
    SELECT p_account, uuidv7(), w.waiting_entry_id, 'offer_lapsed', w.contact_email
      FROM waiting_entry w WHERE w.account_id = p_account AND w.waiting_entry_id = ANY (p_entries)
    ON CONFLICT (account_id, waiting_entry_id, kind) DO NOTHING
    RETURNING message_id, waiting_entry_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, jsonb_build_object('waitingEntry', h.entry) || h.details
      FROM (SELECT 1 AS place, 'waiting.lapsed' AS action, id AS entry,
                   '{"before": {"state": "offered"}, "after": {"state": "lapsed"}}'::jsonb AS details
              FROM unnest(p_entries) AS id
            UNION ALL
            SELECT 2, 'message.queued', q.waiting_entry_id, '{"kind": "offer_lapsed", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
END $function$
;
CREATE OR REPLACE FUNCTION public.write_orders(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE written integer;
BEGIN
  INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
    contact_first_name, contact_last_name, contact_email, contact_phone,
    draft, lines, due, claims, total, token_hash, idempotency_key, request_hash, expires_at, allotment_id, headcount)
  SELECT p_account, o."registrationId", p_event, o.version, numbers[o.n], o.state,
    o.contact->>'firstName', o.contact->>'lastName', o.contact->>'email', o.contact->>'phone',
    o.draft, o.lines, o.due, o.claims, o.total,
    decode(o."tokenHash", 'hex'), o.key, decode(o."requestHash", 'hex'), o."expiresAt", o.allotment, o.headcount
    FROM ROWS FROM (jsonb_to_recordset(p_orders) AS ("registrationId" uuid, version integer, state text,
        contact jsonb, draft jsonb, lines jsonb, due jsonb, claims jsonb, total bigint, "tokenHash" text,
        key uuid, "requestHash" text, "expiresAt" timestamptz, allotment uuid, headcount integer)) WITH ORDINALITY
      AS o("registrationId", version, state, contact, draft, lines, due, claims, total, "tokenHash",
        key, "requestHash", "expiresAt", allotment, headcount, n)
   WHERE sold[o.n]
   ORDER BY o.key
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $function$
;
CREATE OR REPLACE FUNCTION public.write_parts(p_account uuid, p_event uuid, p_orders jsonb, sold boolean[], numbers text[], held uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE taken_over uuid[];
BEGIN
  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
    birth_date, sex, participant_type, participant_group, answers, choices)
  SELECT p_account, p.id, (o.body->>'registrationId')::uuid, p.position, p.ref, p."firstName", p."lastName",
    p."birthDate", p.sex, p.type, p."group", p.answers, p.choices
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'people') AS p(id uuid, position integer, ref text, "firstName" text,
           "lastName" text, "birthDate" date, sex text, type text, "group" text, answers jsonb, choices jsonb)
   WHERE sold[o.n];

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording)
  SELECT p_account, (o.body->>'registrationId')::uuid, s.id, s.version, s.text
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'statements') AS s(id text, version integer, text text)
   WHERE sold[o.n];

  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, (o.body->>'ledgerEntryId')::uuid, (o.body->>'registrationId')::uuid, 'charge',
    (o.body->>'total')::bigint, jsonb_build_object('code', 'registered', 'lines', o.body->'lines')
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
   WHERE sold[o.n];

  INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
  SELECT p_account, h.id, o.body->>'actor', h.action, p_event, (o.body->>'registrationId')::uuid,
    h.details || CASE h.action WHEN 'registration.created' THEN jsonb_build_object('number', numbers[o.n]) ELSE '{}' END
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'history') AS h(id uuid, action text, details jsonb)
   WHERE sold[o.n];

  INSERT INTO ticket (account_id, ticket_id, registration_id, participant_id, event_id, code)
  SELECT p_account, t.id, (o.body->>'registrationId')::uuid, t.participant, p_event, t.code
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'tickets') AS t(id uuid, participant uuid, code text)
   WHERE sold[o.n];

  INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
  SELECT p_account, m.id, (o.body->>'registrationId')::uuid, m.kind, o.body->'contact'->>'email'
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'messages') AS m(id uuid, kind text)
   WHERE sold[o.n];

  taken_over := ARRAY(SELECT h.id FROM unnest(held) WITH ORDINALITY AS h(id, n) WHERE h.id IS NOT NULL AND sold[h.n]);
  IF cardinality(taken_over) > 0 THEN
    UPDATE waiting_entry w
       SET state = 'accepted', registration_id = (p_orders->(array_position(held, h.hold_id) - 1)->>'registrationId')::uuid
      FROM hold h
     WHERE h.account_id = p_account AND h.hold_id = ANY (taken_over)
       AND w.account_id = p_account AND w.waiting_entry_id = h.waiting_entry_id;
    DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (taken_over);
  END IF;

  -- The counters follow the claims that really stand. Above a lowered limit nobody takes more than was held.
  WITH gone AS (
    DELETE FROM capacity_claim c WHERE c.account_id = p_account AND c.holder_id = ANY (taken_over)
    RETURNING c.pool_key, c.units),
  claimed AS (
    INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
    SELECT p_account, (o.body->>'registrationId')::uuid, p_event, c.pool, c.units
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
           jsonb_to_recordset(o.body->'claims') AS c(pool text, units integer)
     WHERE sold[o.n]
    RETURNING pool_key, units)
  UPDATE capacity_pool p
     SET taken = p.taken + m.units, over = least(p.over, greatest(0, p.taken + m.units - p.capacity))
    FROM (SELECT pool_key, sum(units) AS units
            FROM (SELECT pool_key, units FROM claimed UNION ALL SELECT pool_key, -units FROM gone) both_ways
           GROUP BY pool_key) m
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = m.pool_key;
  -- An order may be for less than was held.
  IF cardinality(taken_over) > 0
     AND EXISTS (SELECT FROM capacity_pool p WHERE p.account_id = p_account AND p.event_id = p_event AND p.waiting > 0)
  THEN PERFORM queue_offers(p_account, p_event); END IF;

  -- One job of a kind for all whose moment is the same second; it becomes one for each when it is run.
  PERFORM jobs.enqueue(j.task, p_account,
      CASE count(*) WHEN 1 THEN (array_agg(j.payload))[1] ELSE jsonb_build_object('each',
        jsonb_agg(jsonb_build_object('payload', j.payload, 'key', j.key))) END,
      max(j."runAt"), CASE count(*) WHEN 1 THEN max(j.key) END)
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
         jsonb_to_recordset(o.body->'jobs') AS j(task text, payload jsonb, "runAt" timestamptz, key text)
   WHERE sold[o.n]
   GROUP BY j.task, date_trunc('second', j."runAt");
END $function$
;

GRANT DELETE ON public.wrong_code TO zapisano_gate;
GRANT DELETE, INSERT, SELECT ON demo.kept_row TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.allotment TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.audit_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.capacity_claim TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.capacity_claim TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.capacity_pool TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.consent TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.event TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.event_version TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.hold TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.ledger_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.membership TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.message TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.number_counter TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.participant TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.payment TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.refund TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.registration TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.scan TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.session TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.ticket TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.waiting_entry TO zapisano_demo;
GRANT DELETE, INSERT, SELECT ON public.wrong_code TO zapisano_demo;
GRANT DELETE, INSERT, SELECT, UPDATE ON demo.restoration TO zapisano_demo;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.hand_over TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.hold TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.membership TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.wrong_code TO zapisano_app;
GRANT EXECUTE ON FUNCTION demo.keep TO zapisano_demo;
GRANT EXECUTE ON FUNCTION demo.restore TO zapisano_app;
GRANT EXECUTE ON FUNCTION demo.restore TO zapisano_demo;
GRANT EXECUTE ON FUNCTION demo.unpaid_registrations TO zapisano_app;
GRANT EXECUTE ON FUNCTION demo.unpaid_registrations TO zapisano_demo;
GRANT EXECUTE ON FUNCTION gate.account_of_payment TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.account_of_payment TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.accounts_of_user TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.accounts_of_user TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.events_with_overdue_holds TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.events_with_overdue_holds TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.forget_wrong_codes TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.forget_wrong_codes TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.overdue_registrations TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.overdue_registrations TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.unfinished_refunds TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.unfinished_refunds TO zapisano_gate;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.enqueue_missing TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.enqueue_missing TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.lag TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.lag TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.list TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.queued_expiries TO zapisano_worker;
GRANT EXECUTE ON FUNCTION jobs.troubles TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.troubles TO zapisano_worker;
GRANT INSERT, SELECT ON public.account_request TO zapisano_app;
GRANT INSERT, SELECT ON public.audit_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.consent TO zapisano_app;
GRANT INSERT, SELECT ON public.event_version TO zapisano_app;
GRANT INSERT, SELECT ON public.hostname TO zapisano_app;
GRANT INSERT, SELECT ON public.ledger_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.reconciliation TO zapisano_app;
GRANT INSERT, SELECT ON public.scan TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.account TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.allotment TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.app_user TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.capacity_pool TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.event TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.gateway_notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.message TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.nightly_round TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.number_counter TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.participant TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.payment TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.refund TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.registration TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.ticket TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.waiting_entry TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.refund TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.transaction TO zapisano_app;
