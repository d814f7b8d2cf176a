-- Sessions are started, found and ended by functions alone (cross_tenant.start_session and its neighbours): the
-- application's role neither reads nor writes them. A new one needs a proof, an HMAC by a key that the server has and
-- that the application's role cannot read here; src/server/db/signing-keys.ts stores it, as the owner
-- (docs/decisions/026-logins-without-ownership.md).

-- Global: a signed-in browser. The cookie's value is stored hashed.
CREATE TABLE session (
  session_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (user_id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE, UPDATE (seen_at) ON session TO zapisano_cross_tenant;

-- The two halves of HMAC-SHA256 (RFC 2104): the key, padded and masked for the inner and for the outer hash. One row
-- for each key in use.
CREATE TABLE cross_tenant.signing_key (
  inner_pad bytea PRIMARY KEY CHECK (length(inner_pad) = 64),
  outer_pad bytea NOT NULL CHECK (length(outer_pad) = 64)
);
GRANT SELECT ON cross_tenant.signing_key TO zapisano_cross_tenant;

-- Global: identity tokens that have opened a session: each does so once. They live an hour; after a day they are deleted.
CREATE TABLE used_credential (
  credential_hash bytea PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX used_credential_age ON used_credential (used_at);
GRANT SELECT, INSERT, DELETE ON used_credential TO zapisano_cross_tenant;
