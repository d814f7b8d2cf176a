-- Places are held by whoever claims them: a registration, a hold while a form is filled in, an offer to somebody
-- who waits, or an allotment that was set aside. One function makes a holder's claims what is wanted
-- (docs/decisions/012-whoever-holds-places-claims-them.md).
-- Lock order of all paths: event, registrations and holds by id, pools by key, waiting entries.

ALTER TABLE capacity_claim RENAME COLUMN registration_id TO holder_id;
UPDATE demo.kept_row SET row = row - 'registration_id' || jsonb_build_object('holder_id', row->'registration_id')
 WHERE table_name = 'capacity_claim';

-- waiting: units that waiting entries want; newcomers leave them. over: units above the limit that somebody has
-- decided on by name, or that stood when the limit was lowered; it shrinks as places come back. Always
-- taken <= capacity + over.
ALTER TABLE capacity_pool
  ADD COLUMN waiting integer NOT NULL DEFAULT 0 CHECK (waiting >= 0),
  ADD COLUMN over integer NOT NULL DEFAULT 0 CHECK (over >= 0);

-- Units of a pool that the organiser has set aside under a name: it claims them from the pool as a holder does
-- and gives them out from a pool of its own. With a reason it may go above the pool's limit: a named decision.
CREATE TABLE allotment (
  account_id uuid NOT NULL,
  allotment_id uuid NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- The pool it is a part of, and its own.
  part_of text NOT NULL,
  pool_key text NOT NULL,
  above_limit_because text,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, allotment_id),
  UNIQUE (account_id, event_id, pool_key),
  UNIQUE (account_id, event_id, part_of, name),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CALL make_tenant_table('allotment');
GRANT SELECT, INSERT, UPDATE ON allotment TO zapisano_app;

-- From whose allotment a registration takes its places.
ALTER TABLE registration
  ADD COLUMN allotment_id uuid,
  ADD FOREIGN KEY (account_id, allotment_id) REFERENCES allotment (account_id, allotment_id);

-- Somebody who waits for places, with how many people. wishes: what they would take, the whole party first, then
-- the smaller ones they agreed to: [{"size": 5, "claims": [{"pool", "units", "capacity"}]}].
CREATE TABLE waiting_entry (
  account_id uuid NOT NULL,
  waiting_entry_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- The turn: given behind the locks of the pools, so whoever joins later has a later one.
  turn bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'accepted',
    'declined', 'lapsed', -- the offer was not taken in time
    'given_up')),
  version integer NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  wishes jsonb NOT NULL,
  draft jsonb NOT NULL,
  contact_first_name text NOT NULL,
  contact_last_name text NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  token_hash bytea NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  offered_at timestamptz,
  registration_id uuid,
  PRIMARY KEY (account_id, waiting_entry_id),
  UNIQUE (account_id, token_hash),
  UNIQUE (account_id, event_id, idempotency_key),
  FOREIGN KEY (account_id, event_id, version) REFERENCES event_version (account_id, event_id, version)
);
CREATE INDEX waiting_entry_in_turn ON waiting_entry (account_id, event_id, turn) WHERE state = 'waiting';
CALL make_tenant_table('waiting_entry');
GRANT SELECT, INSERT, UPDATE ON waiting_entry TO zapisano_app;

-- Places kept for a while: as a form is filled in, or as an offer. Gone when it is over; its id follows from a
-- secret that only whoever it is kept for has.
CREATE TABLE hold (
  account_id uuid NOT NULL,
  hold_id uuid NOT NULL,
  event_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  prolonged integer NOT NULL DEFAULT 0,
  -- Where it was asked for, hashed: a few for each address.
  asked_from bytea,
  waiting_entry_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, hold_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id),
  FOREIGN KEY (account_id, waiting_entry_id) REFERENCES waiting_entry (account_id, waiting_entry_id)
);
CREATE INDEX hold_by_end ON hold (account_id, event_id, expires_at);
CREATE INDEX hold_to_sweep ON hold (expires_at);
CREATE INDEX hold_of_address ON hold (account_id, event_id, asked_from);
CREATE INDEX hold_of_waiting_entry ON hold (account_id, waiting_entry_id) WHERE waiting_entry_id IS NOT NULL;
CALL make_tenant_table('hold');
GRANT SELECT, INSERT, UPDATE, DELETE ON hold TO zapisano_app;
GRANT SELECT (account_id, event_id, expires_at) ON hold TO zapisano_gate;
CREATE POLICY through_gate ON hold FOR SELECT TO zapisano_gate USING (expires_at < now());

-- Events in which somebody's hold is over and nobody has looked since.
CREATE FUNCTION gate.events_with_overdue_holds(at_most integer)
RETURNS TABLE (account_id uuid, event_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public
BEGIN ATOMIC
  SELECT DISTINCT h.account_id, h.event_id FROM public.hold h WHERE h.expires_at < now() LIMIT at_most;
END;
ALTER FUNCTION gate.events_with_overdue_holds OWNER TO zapisano_gate;
REVOKE ALL ON FUNCTION gate.events_with_overdue_holds FROM public;
GRANT EXECUTE ON FUNCTION gate.events_with_overdue_holds TO zapisano_app;

CREATE INDEX registration_by_end ON registration (account_id, event_id, expires_at) WHERE state = 'awaiting_payment';
CREATE INDEX gateway_notice_of_payment ON gateway_notice (payment_id) WHERE settled_at IS NULL;

-- The demo forgets what visitors held, waited for and set aside.
CREATE OR REPLACE FUNCTION demo.tables() RETURNS text[]
LANGUAGE sql IMMUTABLE
RETURN ARRAY['membership', 'event', 'event_version', 'capacity_pool', 'allotment', 'registration', 'participant',
  'consent', 'waiting_entry', 'hold', 'capacity_claim', 'payment', 'ledger_entry', 'ticket', 'scan', 'message',
  'audit_entry'];
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['allotment', 'waiting_entry', 'hold'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO zapisano_demo', name);
    EXECUTE format(
      'CREATE POLICY of_demo ON %I TO zapisano_demo USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo))',
      name);
  END LOOP;
END $$;
