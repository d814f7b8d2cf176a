-- The wizard makes accounts, once for each key, and hands the new owner over to the panel's host.

-- Global: an account that a person asked for under an Idempotency-Key; the key is worth nothing to others.
CREATE TABLE account_request (
  user_id uuid NOT NULL REFERENCES app_user (user_id) ON DELETE CASCADE,
  idempotency_key uuid NOT NULL,
  -- Of name and host. Not of the token: it may have been renewed between two tries.
  request_hash bytea NOT NULL,
  account_id uuid NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, idempotency_key)
);
GRANT SELECT, INSERT ON account_request TO zapisano_app;

-- Global: who may go from the wizard to the panel of a new account without signing in again. The ticket is a
-- cookie of the wizard's host; the code is made from it, for the address of the panel. Both are kept hashed,
-- and the row is gone once a code was used.
CREATE TABLE hand_over (
  ticket_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (user_id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account (account_id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  code_hash bytea UNIQUE,
  code_expires_at timestamptz,
  CHECK ((code_hash IS NULL) = (code_expires_at IS NULL))
);
CREATE INDEX hand_over_expiry ON hand_over (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON hand_over TO zapisano_app;
