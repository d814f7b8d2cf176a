-- What the migrations add up to. Written by `npm run generate`; read in review, never edited.

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
  registration_id uuid NOT NULL,
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
  taken integer NOT NULL DEFAULT 0
);
ALTER TABLE public.capacity_pool FORCE ROW LEVEL SECURITY;
CREATE TABLE public.consent (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  statement text NOT NULL,
  statement_version integer NOT NULL,
  wording text NOT NULL,
  accepted_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.consent FORCE ROW LEVEL SECURITY;
CREATE TABLE public.event (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  slug text NOT NULL,
  published_version integer,
  draft jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now()
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
  settled_at timestamp with time zone
);
CREATE TABLE public.hand_over (
  ticket_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  account_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  code_hash bytea,
  code_expires_at timestamp with time zone
);
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
  explanation jsonb NOT NULL DEFAULT '{}'::jsonb
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
  sent_at timestamp with time zone
);
ALTER TABLE public.message FORCE ROW LEVEL SECURITY;
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
  choices jsonb NOT NULL DEFAULT '{}'::jsonb
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
  created_at timestamp with time zone NOT NULL DEFAULT now()
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
  participant_id uuid NOT NULL,
  event_id uuid NOT NULL,
  code text NOT NULL,
  used_at timestamp with time zone,
  used_by text,
  used_gate text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);
ALTER TABLE public.ticket FORCE ROW LEVEL SECURITY;
CREATE TABLE test_gateway.notice (
  notice_id text NOT NULL,
  transaction_id text NOT NULL,
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamp with time zone,
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
  created_at timestamp with time zone NOT NULL DEFAULT now()
);

ALTER TABLE account ADD CONSTRAINT account_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text));
ALTER TABLE account ADD CONSTRAINT account_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 50)));
ALTER TABLE account ADD CONSTRAINT account_pkey PRIMARY KEY (account_id);
ALTER TABLE account_request ADD CONSTRAINT account_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id) ON DELETE CASCADE;
ALTER TABLE account_request ADD CONSTRAINT account_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id) ON DELETE CASCADE;
ALTER TABLE account_request ADD CONSTRAINT account_request_pkey PRIMARY KEY (user_id, idempotency_key);
ALTER TABLE app_user ADD CONSTRAINT app_user_pkey PRIMARY KEY (user_id);
ALTER TABLE app_user ADD CONSTRAINT app_user_issuer_subject_key UNIQUE (issuer, subject);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (account_id, audit_entry_id);
ALTER TABLE capacity_claim ADD CONSTRAINT capacity_claim_units_check CHECK ((units > 0));
ALTER TABLE capacity_claim ADD CONSTRAINT capacity_claim_pkey PRIMARY KEY (account_id, registration_id, pool_key);
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_capacity_check CHECK ((capacity >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_taken_check CHECK ((taken >= 0));
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES event(account_id, event_id);
ALTER TABLE capacity_pool ADD CONSTRAINT capacity_pool_pkey PRIMARY KEY (account_id, event_id, pool_key);
ALTER TABLE consent ADD CONSTRAINT consent_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE consent ADD CONSTRAINT consent_pkey PRIMARY KEY (account_id, registration_id, statement, statement_version);
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
ALTER TABLE hostname ADD CONSTRAINT hostname_host_check CHECK ((host = lower(host)));
ALTER TABLE hostname ADD CONSTRAINT hostname_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE hostname ADD CONSTRAINT hostname_pkey PRIMARY KEY (host);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'payment'::text, 'refund'::text, 'correction'::text])));
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (account_id, ledger_entry_id);
ALTER TABLE membership ADD CONSTRAINT membership_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'administrator'::text, 'registrations'::text, 'finance'::text, 'check_in'::text, 'read_only'::text, 'group_leader'::text])));
ALTER TABLE membership ADD CONSTRAINT membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(account_id);
ALTER TABLE membership ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(user_id);
ALTER TABLE membership ADD CONSTRAINT membership_pkey PRIMARY KEY (account_id, user_id);
ALTER TABLE message ADD CONSTRAINT message_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'skipped'::text, 'failed'::text, 'kept'::text])));
ALTER TABLE message ADD CONSTRAINT message_pkey PRIMARY KEY (account_id, message_id);
ALTER TABLE message ADD CONSTRAINT message_account_id_registration_id_kind_key UNIQUE (account_id, registration_id, kind);
ALTER TABLE participant ADD CONSTRAINT participant_sex_check CHECK ((sex = ANY (ARRAY['MALE'::text, 'FEMALE'::text])));
ALTER TABLE participant ADD CONSTRAINT participant_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE participant ADD CONSTRAINT participant_pkey PRIMARY KEY (account_id, participant_id);
ALTER TABLE participant ADD CONSTRAINT participant_account_id_registration_id_position_key UNIQUE (account_id, registration_id, "position");
ALTER TABLE payment ADD CONSTRAINT payment_amount_check CHECK ((amount > 0));
ALTER TABLE payment ADD CONSTRAINT payment_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE payment ADD CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE payment ADD CONSTRAINT payment_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE payment ADD CONSTRAINT payment_pkey PRIMARY KEY (account_id, payment_id);
ALTER TABLE registration ADD CONSTRAINT registration_currency_check CHECK ((currency = 'PLN'::text));
ALTER TABLE registration ADD CONSTRAINT registration_state_check CHECK ((state = ANY (ARRAY['held'::text, 'awaiting_approval'::text, 'awaiting_payment'::text, 'confirmed'::text, 'expired'::text, 'cancelled'::text, 'withdrawn'::text, 'waiting'::text])));
ALTER TABLE registration ADD CONSTRAINT registration_total_check CHECK ((total >= 0));
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
ALTER TABLE test_gateway.notice ADD CONSTRAINT notice_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES test_gateway.transaction(transaction_id);
ALTER TABLE test_gateway.notice ADD CONSTRAINT notice_pkey PRIMARY KEY (notice_id);
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_amount_check CHECK ((amount > 0));
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])));
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_pkey PRIMARY KEY (transaction_id);
ALTER TABLE test_gateway.transaction ADD CONSTRAINT transaction_reference_key UNIQUE (reference);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_participant_id_fkey FOREIGN KEY (account_id, participant_id) REFERENCES participant(account_id, participant_id);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_registration_id_fkey FOREIGN KEY (account_id, registration_id) REFERENCES registration(account_id, registration_id);
ALTER TABLE ticket ADD CONSTRAINT ticket_pkey PRIMARY KEY (account_id, ticket_id);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_code_key UNIQUE (account_id, code);
ALTER TABLE ticket ADD CONSTRAINT ticket_account_id_participant_id_key UNIQUE (account_id, participant_id);

CREATE INDEX audit_entry_of_registration ON public.audit_entry USING btree (account_id, registration_id, at);
CREATE INDEX gateway_notice_unsettled ON public.gateway_notice USING btree (received_at) WHERE (settled_at IS NULL);
CREATE INDEX hand_over_expiry ON public.hand_over USING btree (expires_at);
CREATE INDEX ledger_entry_of_registration ON public.ledger_entry USING btree (account_id, registration_id, at);
CREATE INDEX membership_of_user ON public.membership USING btree (user_id);
CREATE INDEX payment_of_registration ON public.payment USING btree (account_id, registration_id, created_at DESC);
CREATE INDEX registration_newest ON public.registration USING btree (account_id, event_id, created_at DESC, registration_id DESC);
CREATE INDEX registration_to_expire ON public.registration USING btree (expires_at) WHERE (state = 'awaiting_payment'::text);
CREATE INDEX scan_newest ON public.scan USING btree (account_id, event_id, at DESC);
CREATE UNIQUE INDEX ledger_entry_once_a_payment ON public.ledger_entry USING btree (account_id, payment_id) WHERE (kind = 'payment'::text);
CREATE UNIQUE INDEX payment_id_is_global ON public.payment USING btree (payment_id);

CREATE POLICY of_account ON public.account FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.audit_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.capacity_claim FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.capacity_pool FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.consent FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.event FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.event_version FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.ledger_entry FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.membership FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY through_gate ON public.membership FOR SELECT TO zapisano_gate USING (true);
CREATE POLICY of_account ON public.message FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.participant FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.payment FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY through_gate ON public.payment FOR SELECT TO zapisano_gate USING (true);
CREATE POLICY of_account ON public.registration FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY through_gate ON public.registration FOR SELECT TO zapisano_gate USING (((state = 'awaiting_payment'::text) AND (expires_at < now())));
CREATE POLICY of_account ON public.scan FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));
CREATE POLICY of_account ON public.ticket FOR ALL TO public USING ((account_id = ( SELECT current_account() AS current_account))) WITH CHECK ((account_id = ( SELECT current_account() AS current_account)));

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
    job_key_mode := 'replace');
$function$
;
CREATE OR REPLACE FUNCTION public.claim_places(p_account uuid, p_event uuid, p_registration uuid, wanted jsonb)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE short text;
BEGIN
  -- Sold out is said without a lock; what the guard below decides stays decided there.
  SELECT p.pool_key INTO short
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE p.taken + w.units > p.capacity
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  INSERT INTO capacity_pool (account_id, event_id, pool_key, capacity)
  SELECT p_account, p_event, w.pool, w.capacity
    FROM jsonb_to_recordset(wanted) AS w(pool text, capacity integer)
   ORDER BY w.pool
  ON CONFLICT DO NOTHING;

  PERFORM FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event
     AND p.pool_key IN (SELECT w.pool FROM jsonb_to_recordset(wanted) AS w(pool text))
   ORDER BY p.pool_key
     FOR NO KEY UPDATE;

  SELECT p.pool_key INTO short
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE p.taken + w.units > p.capacity
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  UPDATE capacity_pool p SET taken = p.taken + w.units
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)
   WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool;

  INSERT INTO capacity_claim (account_id, registration_id, event_id, pool_key, units)
  SELECT p_account, p_registration, p_event, w.pool, w.units
    FROM jsonb_to_recordset(wanted) AS w(pool text, units integer);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.current_account()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid
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
CREATE OR REPLACE FUNCTION public.release_places(p_account uuid, p_registration uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM capacity_pool p
    JOIN capacity_claim c ON c.account_id = p.account_id AND c.event_id = p.event_id AND c.pool_key = p.pool_key
   WHERE c.account_id = p_account AND c.registration_id = p_registration
   ORDER BY p.pool_key
     FOR NO KEY UPDATE OF p;

  WITH gone AS (
    DELETE FROM capacity_claim
     WHERE account_id = p_account AND registration_id = p_registration
    RETURNING event_id, pool_key, units)
  UPDATE capacity_pool p SET taken = p.taken - g.units
    FROM gone g
   WHERE p.account_id = p_account AND p.event_id = g.event_id AND p.pool_key = g.pool_key;
END $function$
;
CREATE OR REPLACE FUNCTION public.reserve(p_account uuid, p_event uuid, order_ jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  seen jsonb;
  new_id uuid := (order_->>'registrationId')::uuid;
  new_number text;
  short text;
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);

  seen := reserve_seen(p_account, p_event, order_);
  IF seen IS NOT NULL THEN RETURN seen; END IF;

  IF NOT EXISTS (SELECT FROM event e WHERE e.account_id = p_account AND e.event_id = p_event
                    AND e.published_version = (order_->>'version')::integer) THEN
    RETURN jsonb_build_object('verdict', 'version_gone');
  END IF;

  short := claim_places(p_account, p_event, new_id, order_->'claims');
  IF short IS NOT NULL THEN
    -- The same order may have come twice at once, and the other one may have taken the last places.
    seen := reserve_seen(p_account, p_event, order_);
    RETURN coalesce(seen, jsonb_build_object('verdict', 'full', 'pool', short));
  END IF;

  -- The first of the proposed numbers that this account has not used yet.
  SELECT n.number INTO STRICT new_number
    FROM jsonb_array_elements_text(order_->'numbers') WITH ORDINALITY AS n(number, place)
   WHERE NOT EXISTS (SELECT FROM registration r WHERE r.account_id = p_account AND r.number = n.number)
   ORDER BY n.place LIMIT 1;

  INSERT INTO registration (account_id, registration_id, event_id, version, number, state,
    contact_first_name, contact_last_name, contact_email, contact_phone,
    draft, lines, due, claims, total, token_hash, idempotency_key, request_hash, expires_at)
  VALUES (p_account, new_id, p_event, (order_->>'version')::integer, new_number, order_->>'state',
    order_->'contact'->>'firstName', order_->'contact'->>'lastName',
    order_->'contact'->>'email', order_->'contact'->>'phone',
    order_->'draft', order_->'lines', order_->'due', order_->'claims', (order_->>'total')::bigint,
    decode(order_->>'tokenHash', 'hex'), (order_->>'key')::uuid, decode(order_->>'requestHash', 'hex'),
    (order_->>'expiresAt')::timestamptz)
  ON CONFLICT (account_id, event_id, idempotency_key) DO NOTHING;
  IF NOT FOUND THEN
    -- The same order came twice at once and the other one was first: give back what was just claimed.
    PERFORM release_places(p_account, new_id);
    RETURN reserve_seen(p_account, p_event, order_);
  END IF;

  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
    birth_date, sex, participant_type, participant_group, answers, choices)
  SELECT p_account, p.id, new_id, p.position, p.ref, p."firstName", p."lastName",
    p."birthDate", p.sex, p.type, p."group", p.answers, p.choices
    FROM jsonb_to_recordset(order_->'people') AS p(id uuid, position integer, ref text, "firstName" text,
      "lastName" text, "birthDate" date, sex text, type text, "group" text, answers jsonb, choices jsonb);

  INSERT INTO consent (account_id, registration_id, statement, statement_version, wording)
  SELECT p_account, new_id, s.id, s.version, s.text
    FROM jsonb_to_recordset(order_->'statements') AS s(id text, version integer, text text);

  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  VALUES (p_account, (order_->>'ledgerEntryId')::uuid, new_id, 'charge', (order_->>'total')::bigint,
    jsonb_build_object('code', 'registered', 'lines', order_->'lines'));

  INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
  VALUES (p_account, (order_->>'auditEntryId')::uuid, order_->>'actor', 'registration.created', p_event, new_id,
    jsonb_build_object('number', new_number, 'state', order_->>'state',
      'people', jsonb_array_length(order_->'people'), 'total', (order_->>'total')::bigint));

  IF order_->>'expiresAt' IS NOT NULL THEN
    PERFORM jobs.enqueue('expire-registration', p_account, jsonb_build_object('registration', new_id),
      (order_->>'expiresAt')::timestamptz, 'expire:' || new_id);
  END IF;

  RETURN jsonb_build_object('verdict', 'created', 'registrationId', new_id, 'number', new_number,
    'state', order_->>'state', 'total', (order_->>'total')::bigint);
END $function$
;
CREATE OR REPLACE FUNCTION public.reserve_seen(p_account uuid, p_event uuid, order_ jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN (r.request_hash = decode((reserve_seen.order_ ->> 'requestHash'::text), 'hex'::text)) THEN jsonb_build_object('verdict', 'seen', 'registrationId', r.registration_id, 'number', r.number, 'state', r.state, 'total', r.total) ELSE jsonb_build_object('verdict', 'key_reused') END AS jsonb_build_object FROM registration r WHERE ((r.account_id = reserve_seen.p_account) AND (r.event_id = reserve_seen.p_event) AND (r.idempotency_key = ((reserve_seen.order_ ->> 'key'::text))::uuid)))
;

GRANT DELETE, INSERT, SELECT ON public.capacity_claim TO zapisano_app;
GRANT DELETE, INSERT, SELECT ON public.session TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.hand_over TO zapisano_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON public.membership TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.account_of_payment TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.account_of_payment TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.accounts_of_user TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.accounts_of_user TO zapisano_gate;
GRANT EXECUTE ON FUNCTION gate.overdue_registrations TO zapisano_app;
GRANT EXECUTE ON FUNCTION gate.overdue_registrations TO zapisano_gate;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_app;
GRANT EXECUTE ON FUNCTION jobs.enqueue TO zapisano_worker;
GRANT INSERT, SELECT ON public.account_request TO zapisano_app;
GRANT INSERT, SELECT ON public.audit_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.consent TO zapisano_app;
GRANT INSERT, SELECT ON public.event_version TO zapisano_app;
GRANT INSERT, SELECT ON public.hostname TO zapisano_app;
GRANT INSERT, SELECT ON public.ledger_entry TO zapisano_app;
GRANT INSERT, SELECT ON public.scan TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.account TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.app_user TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.capacity_pool TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.event TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.gateway_notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.message TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.participant TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.payment TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.registration TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON public.ticket TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.notice TO zapisano_app;
GRANT INSERT, SELECT, UPDATE ON test_gateway.transaction TO zapisano_app;
