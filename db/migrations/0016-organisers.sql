-- What an organiser is by law: quoted where a contract is made, on the site, in mails and documents.
ALTER TABLE account
  ADD COLUMN nip text NOT NULL DEFAULT '' CHECK (nip ~ '^([0-9]{10})?$'),
  -- Decides which data-protection clauses are shown; NULL: not given yet.
  ADD COLUMN kind text CHECK (kind IN ('church', 'public', 'association', 'trader')),
  -- Whether it sells as a business; NULL: not given yet.
  ADD COLUMN trader boolean,
  ADD CHECK (kind IS DISTINCT FROM 'trader' OR trader IS TRUE);

-- An account may have several hosts: one is its address, to which those it has given up lead.
ALTER TABLE hostname
  ADD COLUMN is_main boolean NOT NULL DEFAULT true,
  -- A domain of the organiser, not a subdomain of ours.
  ADD COLUMN is_own boolean NOT NULL DEFAULT false,
  -- For two years nobody else gets it then; NULL: in use.
  ADD COLUMN given_up_at timestamptz,
  ADD CHECK (given_up_at IS NULL OR NOT (is_main OR is_own));
CREATE UNIQUE INDEX hostname_main ON hostname (account_id) WHERE is_main;
CREATE INDEX hostname_of_account ON hostname (account_id);

-- Anybody's host is read to find its account; only the account itself changes it, or who takes one that was given up.
ALTER TABLE hostname ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_anybody ON hostname FOR SELECT USING (true);
CREATE POLICY to_take ON hostname FOR INSERT WITH CHECK (account_id = (SELECT current_account()));
CREATE POLICY to_change ON hostname FOR UPDATE
  USING (account_id = (SELECT current_account()) OR given_up_at < now() - interval '730 days')
  WITH CHECK (account_id = (SELECT current_account()));
CREATE POLICY to_remove ON hostname FOR DELETE USING (account_id = (SELECT current_account()) AND is_own);
GRANT UPDATE (account_id, created_at, on_review, is_main, given_up_at), DELETE ON hostname TO zapisano_app;

-- A domain that an organiser wants to have its site at: one at a time, of which nobody else learns. What its name
-- servers say is kept as it was found last. Once proven it is a host of the account.
CREATE TABLE own_domain (
  account_id uuid PRIMARY KEY REFERENCES account (account_id),
  host text NOT NULL CHECK (host = lower(host)),
  -- Stands in a TXT record of the person who controls the domain.
  secret text NOT NULL,
  -- Whether our subdomain should lead there while it works.
  redirects boolean NOT NULL DEFAULT true,
  address_ok boolean NOT NULL DEFAULT false,
  address_found text NOT NULL DEFAULT '',
  proof_ok boolean NOT NULL DEFAULT false,
  proof_found text NOT NULL DEFAULT '',
  -- Proven here, but another account proves it too and came first.
  held_elsewhere boolean NOT NULL DEFAULT false,
  -- The last look-up has had no answer.
  unanswered boolean NOT NULL DEFAULT false,
  worked_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz,
  next_check_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX own_domain_to_check ON own_domain (next_check_at);
CALL make_tenant_table('own_domain');
GRANT SELECT, INSERT, UPDATE, DELETE ON own_domain TO zapisano_app;
GRANT SELECT (account_id, next_check_at) ON own_domain TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON own_domain FOR SELECT TO zapisano_cross_tenant USING (next_check_at <= now());
