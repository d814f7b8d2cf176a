-- Wrong codes that were typed a moment ago: whoever answers whether a code works answers only a few of them
-- (docs/decisions/015-wrong-codes-are-counted.md).

CREATE TABLE wrong_code (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- Where it was typed, hashed; and what, by a hash that nobody can make without our key.
  asked_from bytea NOT NULL,
  code_hash bytea NOT NULL,
  tried_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, event_id, asked_from, code_hash),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
CREATE INDEX wrong_code_of_event ON wrong_code (account_id, event_id, tried_at);
CREATE INDEX wrong_code_by_age ON wrong_code (tried_at);
CALL make_tenant_table('wrong_code');
GRANT SELECT, INSERT, UPDATE, DELETE ON wrong_code TO zapisano_app;

-- Whether a code may be answered now: 0, or the seconds until it may. A wrong one is written down before anybody is
-- told that it is wrong, those of one address one after another: however many come at once, on whatever node, only
-- so many are answered. Right ones wait in the same line, or the answer to a burst would tell them apart. The same
-- wrong code again tells nothing new, and one that begins with a wrong one (p_beginnings) is that one typed on.
-- Too many from all addresses together: then each may be wrong once.
CREATE FUNCTION try_code(p_account uuid, p_event uuid, p_from bytea, p_code bytea, p_beginnings bytea[],
  p_known boolean, p_window interval, p_of_address integer, p_of_all integer)
RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  own integer;
  total integer;
  answered boolean;
  first timestamptz;
  last timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_account || ' ' || p_event || ' ' || encode(p_from, 'hex'), 24));
  SELECT count(*) FILTER (WHERE w.asked_from = p_from AND w.code_hash <> ALL (p_beginnings)), count(*),
         coalesce(bool_or(w.asked_from = p_from AND w.code_hash = p_code), false),
         min(w.tried_at) FILTER (WHERE w.asked_from = p_from), max(w.tried_at) FILTER (WHERE w.asked_from = p_from)
    INTO own, total, answered, first, last
    FROM wrong_code w
   WHERE w.account_id = p_account AND w.event_id = p_event AND w.tried_at > now() - p_window;
  IF answered THEN RETURN 0; END IF;
  IF own >= p_of_address THEN RETURN greatest(1, ceil(extract(epoch FROM first + p_window - now()))); END IF;
  IF total >= p_of_all AND own > 0 THEN
    RETURN greatest(1, ceil(extract(epoch FROM last + p_window - now())));
  END IF;
  IF NOT p_known THEN
    DELETE FROM wrong_code w
     WHERE w.account_id = p_account AND w.event_id = p_event AND w.asked_from = p_from
       AND w.code_hash = ANY (p_beginnings);
    INSERT INTO wrong_code (account_id, event_id, asked_from, code_hash) VALUES (p_account, p_event, p_from, p_code)
    ON CONFLICT (account_id, event_id, asked_from, code_hash) DO UPDATE SET tried_at = now();
  END IF;
  RETURN 0;
END $$;

-- Nobody's typing is kept longer than it counts. A gate: of all accounts; it answers how many were forgotten.
CREATE FUNCTION gate.forget_wrong_codes() RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, public
BEGIN ATOMIC
  WITH forgotten AS (DELETE FROM public.wrong_code w WHERE w.tried_at < now() - interval '1 hour' RETURNING 1)
  SELECT count(*) FROM forgotten;
END;
GRANT SELECT (tried_at), DELETE ON wrong_code TO zapisano_gate;
CREATE POLICY through_gate ON wrong_code TO zapisano_gate USING (tried_at < now() - interval '1 hour');
ALTER FUNCTION gate.forget_wrong_codes OWNER TO zapisano_gate;
REVOKE ALL ON FUNCTION gate.forget_wrong_codes FROM public;
GRANT EXECUTE ON FUNCTION gate.forget_wrong_codes TO zapisano_app;

-- The demo forgets them with what else visitors have done.
DO $$
DECLARE
  names text[] := demo.tables();
  place integer := array_position(names, 'event_version');
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION demo.tables() RETURNS text[] LANGUAGE sql IMMUTABLE RETURN %L::text[]',
    names[:place] || ARRAY['wrong_code'] || names[place + 1:]);
END $$;
GRANT SELECT, INSERT, DELETE ON wrong_code TO zapisano_demo;
CREATE POLICY of_demo ON wrong_code TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
