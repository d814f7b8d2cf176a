-- Numbers of people by the pattern of their event: pilgrim, start, badge.

-- By the id of the number in the definition; given once, kept on every change, also by who has left.
ALTER TABLE participant ADD COLUMN numbers jsonb NOT NULL DEFAULT '{}';

-- The next number of what runs by itself: the whole event (''), a group or a type.
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

-- The first of so many numbers in a row. The counter's row stays locked until the transaction ends, so nobody
-- else has them, and when it is undone they are given to the next: there are no gaps.
CREATE FUNCTION take_numbers(p_account uuid, p_event uuid, p_number text, p_runs_in text, p_from integer, p_units integer)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE first integer;
BEGIN
  INSERT INTO number_counter VALUES (p_account, p_event, p_number, p_runs_in, p_from) ON CONFLICT DO NOTHING;
  SELECT c.next INTO STRICT first FROM number_counter c
   WHERE c.account_id = p_account AND c.event_id = p_event AND c.number_id = p_number AND c.runs_in = p_runs_in
     FOR UPDATE;
  UPDATE number_counter c SET next = first + p_units
   WHERE c.account_id = p_account AND c.event_id = p_event AND c.number_id = p_number AND c.runs_in = p_runs_in;
  RETURN first;
END $$;

DO $$
DECLARE
  names text[] := demo.tables();
  place integer := array_position(names, 'event_version');
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION demo.tables() RETURNS text[] LANGUAGE sql IMMUTABLE RETURN %L::text[]',
    names[:place] || ARRAY['number_counter'] || names[place + 1:]);
END $$;
GRANT SELECT, INSERT, DELETE ON number_counter TO zapisano_demo;
CREATE POLICY of_demo ON number_counter TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
