-- Collections: money given for a purpose, without a registration. Their donations have payments, refunds and a ledger of
-- their own (docs/decisions/077-donations-to-collections-have-a-ledger-of-their-own.md).

CREATE TABLE collection (
  account_id uuid NOT NULL REFERENCES account (account_id),
  collection_id uuid NOT NULL,
  -- Its page is '/zbiorki/{slug}'.
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9-]{1,60}$'),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'closed')),
  title text NOT NULL,
  -- A paragraph below the title, and the rest; '': none.
  lede text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  -- Grosze; NULL: as much as comes.
  goal bigint CHECK (goal > 0),
  -- The last day by Polish time; NULL: none.
  until date,
  cover text NOT NULL,
  -- A picture of the account in place of the drawn cover.
  photo_id uuid,
  -- Suggested sums in grosze, each with what it is for: [{"amount": 5000, "what": "metr wełny"}].
  amounts jsonb NOT NULL DEFAULT '[]',
  thanks text NOT NULL DEFAULT '',
  -- Whether the page lists donors who agreed to be named.
  shows_donors boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, collection_id)
);
COMMENT ON TABLE collection IS 'Collections of an organiser: what is collected for, and how its page says so';
CREATE UNIQUE INDEX collection_of_slug ON collection (account_id, slug);
CALL make_tenant_table('collection');
GRANT SELECT, INSERT, UPDATE ON collection TO zapisano_app;

CREATE TABLE donation (
  account_id uuid NOT NULL,
  -- The reference of its payment at the gateway.
  donation_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  -- What was chosen; what came is in the ledger.
  amount bigint NOT NULL CHECK (amount > 0),
  -- Empty: not given.
  name text NOT NULL DEFAULT '',
  email text NOT NULL,
  -- The donor agrees to be named on the page, since then.
  named_since timestamptz,
  gateway text NOT NULL,
  state text NOT NULL CHECK (state IN ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
  transaction_id text,
  redirect_url text,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  -- The network that it came from, as a signature.
  asked_from bytea NOT NULL,
  mail text NOT NULL DEFAULT 'none' CHECK (mail IN ('none', 'queued', 'sent', 'kept', 'failed')),
  mail_attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- When the gateway was last asked about it for its donor.
  asked_at timestamptz,
  PRIMARY KEY (account_id, donation_id),
  UNIQUE (account_id, idempotency_key),
  FOREIGN KEY (account_id, collection_id) REFERENCES collection (account_id, collection_id),
  CHECK (named_since IS NULL OR name <> '')
);
COMMENT ON TABLE donation IS 'Donations to collections, each with its payment; what has come is in donation_entry';
CREATE UNIQUE INDEX donation_id_is_global ON donation (donation_id);
CREATE INDEX donation_of_collection ON donation (account_id, collection_id, created_at DESC);
CREATE INDEX donation_of_network ON donation (account_id, asked_from, created_at);
CALL make_tenant_table('donation');
GRANT SELECT, INSERT, UPDATE ON donation TO zapisano_app;
-- A notice of a gateway comes before its account is known.
GRANT SELECT (account_id, donation_id) ON donation TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON donation FOR SELECT TO zapisano_cross_tenant USING (true);

-- A donation goes back whole, by its gateway or by hand.
CREATE TABLE donation_refund (
  account_id uuid NOT NULL,
  donation_refund_id uuid NOT NULL,
  donation_id uuid NOT NULL,
  by_hand boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'sent', 'succeeded', 'failed')),
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  requested_by text NOT NULL,
  gateway_refund_id text,
  -- When the gateway was last called for it: for a while nobody else does.
  tried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, donation_refund_id),
  FOREIGN KEY (account_id, donation_id) REFERENCES donation (account_id, donation_id),
  CHECK (NOT by_hand OR state = 'succeeded')
);
COMMENT ON TABLE donation_refund IS 'Donations on their way back to their donors';
CREATE UNIQUE INDEX donation_refund_once ON donation_refund (account_id, donation_id) WHERE state <> 'failed';
CREATE INDEX donation_refund_unfinished ON donation_refund (updated_at) WHERE state IN ('requested', 'sent');
CALL make_tenant_table('donation_refund');
GRANT SELECT, INSERT, UPDATE ON donation_refund TO zapisano_app;
GRANT SELECT (account_id, donation_refund_id, state, updated_at) ON donation_refund TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON donation_refund FOR SELECT TO zapisano_cross_tenant
  USING (state IN ('requested', 'sent'));

-- Append-only by rights. Plus: money has come; minus: it has gone back. Nothing is owed here.
CREATE TABLE donation_entry (
  account_id uuid NOT NULL,
  donation_entry_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  donation_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('donation', 'donation_refund')),
  amount bigint NOT NULL,
  explanation jsonb NOT NULL,
  donation_refund_id uuid,
  PRIMARY KEY (account_id, donation_entry_id),
  FOREIGN KEY (account_id, donation_id) REFERENCES donation (account_id, donation_id),
  FOREIGN KEY (account_id, donation_refund_id) REFERENCES donation_refund (account_id, donation_refund_id),
  CHECK (CASE kind WHEN 'donation' THEN amount >= 0 AND donation_refund_id IS NULL
    ELSE amount < 0 AND donation_refund_id IS NOT NULL END)
);
COMMENT ON TABLE donation_entry IS 'The ledger of collections: money that has come and gone back, in grosze';
CREATE INDEX donation_entry_of_collection ON donation_entry (account_id, collection_id, at);
-- A donation is booked once, however often its notice arrives, and so is its refund.
CREATE UNIQUE INDEX donation_entry_once ON donation_entry (account_id, donation_id) WHERE kind = 'donation';
CREATE UNIQUE INDEX donation_entry_once_a_refund ON donation_entry (account_id, donation_refund_id)
  WHERE kind = 'donation_refund';
CALL make_tenant_table('donation_entry');
GRANT SELECT, INSERT ON donation_entry TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON collection, donation, donation_refund, donation_entry TO zapisano_demo;
CREATE POLICY of_demo ON collection TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON donation TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON donation_refund TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON donation_entry TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));

-- A notice about a donation or its refund stands in the inbox of gateways as those of payments do.
COMMENT ON COLUMN gateway_notice.payment_id IS 'The payment, or the donation, that it is about';
