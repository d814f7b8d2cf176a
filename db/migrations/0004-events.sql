-- Events and their immutable versions.

CREATE TABLE event (
  account_id uuid NOT NULL REFERENCES account (account_id),
  event_id uuid NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,60}$'),
  published_version integer,
  -- The draft as last imported; section revisions come with the builder.
  draft jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the event is called off, and the reason that its people are given.
  called_off_at timestamptz,
  called_off_because text,
  PRIMARY KEY (account_id, event_id),
  UNIQUE (account_id, slug),
  CHECK ((called_off_at IS NULL) = (called_off_because IS NULL))
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

-- The next of the numbers of people (pilgrim, start, badge) that are counted: in the whole event (''), a group or a type.
CREATE TABLE number_counter (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  number_id text NOT NULL,
  runs_in text NOT NULL,
  next integer NOT NULL,
  PRIMARY KEY (account_id, event_id, number_id, runs_in),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CALL make_tenant_table('number_counter');
GRANT SELECT, INSERT, UPDATE ON number_counter TO zapisano_app;
