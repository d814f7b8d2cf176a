-- A place may be handed over to somebody else (docs/decisions/018-who-takes-a-place-over-stands-in-it.md).

-- Whoever takes a place over stands where the giver stood: the order of people may decide a price.
ALTER TABLE participant DROP CONSTRAINT participant_account_id_registration_id_position_key;
CREATE UNIQUE INDEX participant_position ON participant (account_id, registration_id, position) WHERE left_at IS NULL;

-- What somebody has accepted who came into a registration that others had made; null: whoever registered did, for all.
ALTER TABLE consent DROP CONSTRAINT consent_pkey;
ALTER TABLE consent
  ADD COLUMN consent_id uuid NOT NULL DEFAULT uuidv7(),
  ADD COLUMN participant_id uuid;
ALTER TABLE consent
  ADD PRIMARY KEY (account_id, consent_id),
  ADD UNIQUE NULLS NOT DISTINCT (account_id, registration_id, statement, statement_version, participant_id),
  ADD FOREIGN KEY (account_id, participant_id) REFERENCES participant (account_id, participant_id);

-- As many of those as there are places handed over: the second goes to whoever has taken one over.
DROP INDEX message_once;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
 WHERE kind NOT IN ('changed', 'handed_over', 'taken_over');
