-- The lists of the office: what they are filtered, sorted and searched by (docs/decisions/050-lists-are-read-from-rows-of-their-own.md).

-- A row of a list: a person who takes part, or a registration. Made anew from what it is about whenever that changes;
-- what is shown of it is read there.
CREATE TABLE list_row (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('people', 'registrations')),
  -- The participant, or the registration.
  row_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- Sorts by bytes as Polish sorts by letters (domain/lists/name-key.ts), so that no collation can change under its index.
  name_key text COLLATE "C" NOT NULL,
  created_at timestamptz NOT NULL,
  -- 9999-12-31 where it is unknown.
  born date NOT NULL,
  -- Words to search by and marks to filter by (domain/lists/marks.ts), each behind the event and the list, so that one
  -- index finds those of one event.
  marks tsvector NOT NULL,
  -- When it may be another row though nothing was written: a part of the price is due then.
  outdated_at timestamptz,
  PRIMARY KEY (account_id, row_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
CREATE INDEX list_row_by_name ON list_row (account_id, event_id, list, name_key, row_id);
CREATE INDEX list_row_by_time ON list_row (account_id, event_id, list, created_at, row_id);
CREATE INDEX list_row_by_birth ON list_row (account_id, event_id, list, born, row_id);
CREATE INDEX list_row_of_registration ON list_row (account_id, registration_id);
CREATE INDEX list_row_outdated ON list_row (account_id, outdated_at) WHERE outdated_at IS NOT NULL;
-- Without a list of pending entries, which every search would read.
CREATE INDEX list_row_marks ON list_row USING gin (marks) WITH (fastupdate = off);
CALL make_tenant_table('list_row');
GRANT SELECT, INSERT, UPDATE, DELETE ON list_row TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON list_row TO zapisano_demo;
CREATE POLICY of_demo ON list_row TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
-- An index on words may not be asked before the rule of the account is checked, so a function with this right asks it.
GRANT SELECT ON list_row TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON list_row FOR SELECT TO zapisano_cross_tenant USING (true);

-- Registrations whose rows are to be made anew, in the transaction that has changed them. Whoever reads a list does it.
CREATE TABLE list_refresh (
  account_id uuid NOT NULL,
  list_refresh_id uuid NOT NULL DEFAULT uuidv7(),
  registration_id uuid NOT NULL,
  PRIMARY KEY (account_id, list_refresh_id)
);
CALL make_tenant_table('list_refresh');
GRANT SELECT, INSERT, DELETE ON list_refresh TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON list_refresh TO zapisano_demo;
CREATE POLICY of_demo ON list_refresh TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
GRANT SELECT (account_id), INSERT (account_id, registration_id) ON list_refresh TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON list_refresh TO zapisano_cross_tenant USING (true) WITH CHECK (true);

ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
INSERT INTO list_refresh (account_id, registration_id) SELECT account_id, registration_id FROM registration;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;

-- Filters, order and columns of a list under a name.
CREATE TABLE list_view (
  account_id uuid NOT NULL,
  list_view_id uuid NOT NULL,
  event_id uuid NOT NULL,
  list text NOT NULL CHECK (list IN ('people', 'registrations')),
  name text NOT NULL,
  -- The search parameters of the page, as its address has them.
  search jsonb NOT NULL,
  user_id uuid NOT NULL,
  -- Everybody of the account sees it, not only whoever made it.
  shared boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, list_view_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE INDEX list_view_of_event ON list_view (account_id, event_id, list);
CALL make_tenant_table('list_view');
GRANT SELECT, INSERT, DELETE ON list_view TO zapisano_app;
GRANT SELECT, INSERT, DELETE ON list_view TO zapisano_demo;
CREATE POLICY of_demo ON list_view TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
