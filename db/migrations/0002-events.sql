-- Events, their immutable versions, and the counters that keep their limits.

CREATE TABLE event (
  account_id uuid NOT NULL REFERENCES account (account_id),
  event_id uuid NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  published_version integer,
  -- The draft as last imported; section revisions come with the builder.
  draft jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, event_id),
  UNIQUE (account_id, slug)
);
CALL make_tenant_table('event');
GRANT SELECT, INSERT, UPDATE ON event TO zapisano_app;

-- Immutable by rights: nobody may update or delete.
CREATE TABLE event_version (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  definition jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL,
  PRIMARY KEY (account_id, event_id, version),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CALL make_tenant_table('event_version');
GRANT SELECT, INSERT ON event_version TO zapisano_app;

-- A limit and how much of it is taken. capacity NULL counts without limiting. No CHECK on
-- taken <= capacity: limits may be lowered; the guard in reserve() keeps the promise.
CREATE TABLE capacity_pool (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  pool_key text NOT NULL,
  capacity integer CHECK (capacity >= 0),
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  PRIMARY KEY (account_id, event_id, pool_key),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
) WITH (fillfactor = 10);
CALL make_tenant_table('capacity_pool');
GRANT SELECT, INSERT, UPDATE ON capacity_pool TO zapisano_app;
