-- How the cards of participants of an organised holiday are filled in (docs/decisions/065-cards-of-children-are-filled-in-when-printed.md).

CREATE TABLE camp_card_setting (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  form text NOT NULL CHECK (form IN ('colony', 'winter', 'camp', 'bivouac', 'day-camp', 'other')),
  -- The name of another form.
  form_name text NOT NULL CHECK ((form = 'other') = (form_name <> '')),
  -- Where it takes place, its route and its country; '': filled in by hand.
  address text NOT NULL,
  route text NOT NULL,
  country text NOT NULL,
  -- By field of the card: where its content comes from, such as 'answer.pesel'.
  sources jsonb NOT NULL,
  -- Whether registrants find the cards of their children on the page of their registration.
  for_parents boolean NOT NULL,
  PRIMARY KEY (account_id, event_id),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE
);
COMMENT ON TABLE camp_card_setting IS 'How the cards of participants of an organised holiday are filled in; no card is stored';
CALL make_tenant_table('camp_card_setting');
GRANT SELECT, INSERT, UPDATE ON camp_card_setting TO zapisano_app;

-- The demo is put back every night (db/functions/demo.tables.sql).
GRANT SELECT, INSERT, DELETE ON camp_card_setting TO zapisano_demo;
CREATE POLICY of_demo ON camp_card_setting TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
