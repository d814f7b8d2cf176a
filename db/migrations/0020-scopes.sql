-- Where the role of a member holds: NULL in the whole account, otherwise a list of {"eventId", "groups"} as
-- domain/access/scope.ts reads it. An invitation carries it to whoever accepts it.
ALTER TABLE membership ADD COLUMN scope jsonb CHECK (jsonb_typeof(scope) = 'array');
ALTER TABLE team_invitation ADD COLUMN scope jsonb CHECK (jsonb_typeof(scope) = 'array');
