-- What the desk takes from people with paper forms: answers that come later, signatures on paper, cards with a PIN.

-- Compulsory answers that the office has left open: [{"person": ref or null, "where": field or question}].
ALTER TABLE registration ADD COLUMN lacking jsonb NOT NULL DEFAULT '[]';
CREATE INDEX registration_lacking ON registration (account_id, event_id) WHERE lacking <> '[]';
-- Empty where the registrant has none: registered by the staff (docs/decisions/058-registrations-without-an-address.md).
COMMENT ON COLUMN registration.contact_email IS 'Empty: the registrant has none';
COMMENT ON COLUMN registration.contact_phone IS 'Empty: the registrant has none';

-- The day of the signature on paper; NULL: accepted on a screen, at accepted_at.
ALTER TABLE consent ADD COLUMN signed_on date;

-- The PIN on the card of a registration, by which it is opened together with the number. A new one replaces it.
CREATE TABLE registration_pin (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  -- Keyed: the database alone opens nothing.
  pin_hash bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Tries since it was made or last typed rightly; too many end it.
  wrong integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, registration_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id)
);
COMMENT ON TABLE registration_pin IS 'PINs of printed cards, hashed, with their wrong tries';
CALL make_tenant_table('registration_pin');
GRANT SELECT, INSERT, UPDATE ON registration_pin TO zapisano_app;
-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON registration_pin TO zapisano_demo;
CREATE POLICY of_demo ON registration_pin TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
