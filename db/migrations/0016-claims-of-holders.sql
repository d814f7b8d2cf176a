-- What holders claim: changed in one place, guarded in one way, freed when their time is over.

DROP FUNCTION claim_places(uuid, uuid, uuid, jsonb);
DROP FUNCTION release_places(uuid, uuid);

-- Replaces all that these holders claim by p_claims ([{"holder", "pool", "units"}]) and keeps the counters. The
-- caller has locked the pools and has decided that there is room; p_named: above the limit, by a named decision.
-- Where places came back and somebody waits for them, a job sees to offers.
CREATE FUNCTION swap_claims(p_account uuid, p_event uuid, p_holders uuid[], p_claims jsonb, p_named boolean)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  gone jsonb;
  is_awaited boolean;
BEGIN
  WITH deleted AS (
    DELETE FROM capacity_claim WHERE account_id = p_account AND holder_id = ANY (p_holders) RETURNING pool_key, units)
  SELECT coalesce(jsonb_agg(jsonb_build_object('pool', pool_key, 'units', units)), '[]') INTO gone FROM deleted;

  INSERT INTO capacity_claim (account_id, holder_id, event_id, pool_key, units)
  SELECT p_account, c.holder, p_event, c.pool, c.units
    FROM jsonb_to_recordset(p_claims) AS c(holder uuid, pool text, units integer);

  WITH moved AS (
    SELECT pool, sum(units) AS units
      FROM (SELECT c.pool, c.units FROM jsonb_to_recordset(p_claims) AS c(pool text, units integer)
            UNION ALL
            SELECT g.pool, -g.units FROM jsonb_to_recordset(gone) AS g(pool text, units integer)) m
     GROUP BY pool),
  counted AS (
    UPDATE capacity_pool p
       SET taken = p.taken + m.units,
           over = least(CASE WHEN NOT p_named THEN p.over END, greatest(0, p.taken + m.units - p.capacity))
      FROM moved m
     WHERE p.account_id = p_account AND p.event_id = p_event AND p.pool_key = m.pool AND m.units <> 0
    RETURNING m.units < 0 AND p.waiting > 0 AS is_awaited)
  SELECT coalesce(bool_or(c.is_awaited), false) INTO is_awaited FROM counted c;
  IF is_awaited THEN PERFORM queue_offers(p_account, p_event); END IF;
END $$;

-- Has a job offer what is free to those who wait; one for an event, however often it is asked for.
CREATE FUNCTION queue_offers(p_account uuid, p_event uuid) RETURNS void
LANGUAGE sql
BEGIN ATOMIC
  SELECT jobs.enqueue('offer-places', p_account, jsonb_build_object('event', p_event), now(), 'offer:' || p_event);
END;

-- Pools that are met for the first time start with their capacity: slots have no rows until somebody wants them.
-- wanted: [{"pool", "capacity"}], in any order and with repetitions.
CREATE FUNCTION make_pools(p_account uuid, p_event uuid, wanted jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO capacity_pool (account_id, event_id, pool_key, capacity)
  SELECT DISTINCT ON (c.pool) p_account, p_event, c.pool, c.capacity
    FROM jsonb_to_recordset(wanted) AS c(pool text, capacity integer)
   ORDER BY c.pool
  ON CONFLICT DO NOTHING
$$;

-- Registrations whose payment may still come: one is under way, or a gateway has said something that is not settled.
CREATE FUNCTION with_open_payment(p_account uuid, p_registrations uuid[]) RETURNS uuid[]
LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT DISTINCT p.registration_id FROM payment p
     WHERE p.account_id = p_account AND p.registration_id = ANY (p_registrations)
       AND (p.state IN ('created', 'pending')
         OR EXISTS (SELECT FROM gateway_notice n WHERE n.payment_id = p.payment_id AND n.settled_at IS NULL)))
$$;

-- Takes the locks of holds and unpaid registrations of an event whose time is over, but of those that somebody
-- else has in hand and of p_spare. A registration with an open payment is left: its gateway is asked first.
CREATE FUNCTION lock_overdue(p_account uuid, p_event uuid, p_spare uuid[], p_at_most integer) RETURNS uuid[]
LANGUAGE plpgsql AS $$
DECLARE
  holds uuid[];
  unpaid uuid[];
BEGIN
  holds := ARRAY(SELECT h.hold_id FROM hold h
                  WHERE h.account_id = p_account AND h.event_id = p_event AND h.expires_at <= now()
                    AND h.hold_id <> ALL (p_spare)
                  ORDER BY h.expires_at LIMIT p_at_most
                    FOR UPDATE SKIP LOCKED);
  unpaid := ARRAY(SELECT r.registration_id FROM registration r
                   WHERE r.account_id = p_account AND r.event_id = p_event
                     AND r.state = 'awaiting_payment' AND r.expires_at <= now()
                     AND r.registration_id <> ALL (p_spare)
                     AND r.registration_id <> ALL (with_open_payment(p_account, ARRAY[r.registration_id]))
                   ORDER BY r.expires_at LIMIT p_at_most - cardinality(holds)
                     FOR NO KEY UPDATE SKIP LOCKED);
  -- Behind the lock once more: a payment may have been started since the statement began.
  RETURN holds || ARRAY(SELECT u.id FROM unnest(unpaid) AS u(id)
                         WHERE u.id <> ALL (with_open_payment(p_account, unpaid)));
END $$;

-- Locks, in the order of their keys, the pools that are wanted and those that these holders claim.
CREATE FUNCTION lock_pools(p_account uuid, p_event uuid, p_wanted text[], p_holders uuid[])
RETURNS SETOF capacity_pool
LANGUAGE sql
-- In the first seconds of a sale the statistics still say "empty".
SET enable_seqscan = off
AS $$
  SELECT p.* FROM capacity_pool p
   WHERE p.account_id = p_account AND p.event_id = p_event
     AND p.pool_key = ANY (p_wanted || ARRAY(SELECT c.pool_key FROM capacity_claim c
                                              WHERE c.account_id = p_account AND c.holder_id = ANY (p_holders)))
   ORDER BY p.pool_key
     FOR NO KEY UPDATE
$$;

-- Ends holds and unpaid registrations whose time is over: places go back, an offer has lapsed, what a registration
-- owed it owes no more, and its people are told. The caller has locked them and their pools.
CREATE FUNCTION end_overdue(p_account uuid, p_event uuid, p_holders uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  holds uuid[];
  entries uuid[];
  expired uuid[];
BEGIN
  IF cardinality(p_holders) = 0 THEN RETURN; END IF;
  WITH gone AS (
    DELETE FROM hold WHERE account_id = p_account AND hold_id = ANY (p_holders) RETURNING hold_id, waiting_entry_id),
  lapsed AS (
    UPDATE waiting_entry w SET state = 'lapsed' FROM gone g
     WHERE w.account_id = p_account AND w.waiting_entry_id = g.waiting_entry_id AND w.state = 'offered'
    RETURNING w.waiting_entry_id)
  SELECT ARRAY(SELECT hold_id FROM gone), ARRAY(SELECT waiting_entry_id FROM lapsed) INTO holds, entries;

  WITH moved AS (
    UPDATE registration SET state = 'expired'
     WHERE account_id = p_account AND registration_id = ANY (p_holders) AND state = 'awaiting_payment'
       AND expires_at <= now()
    RETURNING registration_id)
  SELECT coalesce(array_agg(registration_id), '{}') INTO expired FROM moved;
  PERFORM swap_claims(p_account, p_event, holds || expired, '[]', false);
  PERFORM write_expiry(p_account, p_event, expired);
  PERFORM write_lapse(p_account, p_event, entries);
END $$;

-- What follows when registrations have expired: the ledger, the history, the message, its job.
CREATE FUNCTION write_expiry(p_account uuid, p_event uuid, p_registrations uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE told integer;
BEGIN
  -- Nothing is owed any more; money that comes later stands out as 'to refund'.
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  SELECT p_account, uuidv7(), r.registration_id, 'correction', -r.total, '{"code": "expired"}'
    FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations);

  WITH queued AS (
    INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
    SELECT p_account, uuidv7(), r.registration_id, 'expired', r.contact_email
      FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations)
    ON CONFLICT DO NOTHING
    RETURNING message_id, registration_id),
  noted AS (
    INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, event_id, registration_id, details)
    SELECT p_account, uuidv7(), 'system', h.action, p_event, h.registration_id, h.details
      FROM (SELECT 1 AS place, 'registration.expired' AS action, r.registration_id,
                   jsonb_build_object(
                     'before', jsonb_build_object('state', 'awaiting_payment', 'owed', r.total, 'places',
                       (SELECT coalesce(jsonb_object_agg(c->>'pool', c->'units'), '{}') FROM jsonb_array_elements(r.claims) c)),
                     'after', '{"state": "expired", "owed": 0, "places": {}}'::jsonb) AS details
              FROM registration r WHERE r.account_id = p_account AND r.registration_id = ANY (p_registrations)
            UNION ALL
            SELECT 2, 'message.queued', q.registration_id,
              '{"kind": "expired", "before": {}, "after": {"message": "queued"}}' FROM queued q) h
     ORDER BY h.place)
  SELECT count(jobs.enqueue('send-message', p_account, jsonb_build_object('message', q.message_id), now(),
                       'send:' || q.message_id)) INTO told FROM queued q;
END $$;

-- Makes a holder's claims exactly what is wanted, or changes nothing and says which pool, first by key, is short:
-- {"verdict": "full" | "queue", "pool"}; NULL when it is done. wanted: [{"pool", "units", "capacity"}]. What
-- the holder has already it may keep, also above a lowered limit. The caller has locked the holder's own row, if any.
-- p_in_turn: an offer to who is first in turn, so what others wait for does not count.
CREATE FUNCTION claim_places(p_account uuid, p_event uuid, p_holder uuid, wanted jsonb,
  p_in_turn boolean DEFAULT false) RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  overdue uuid[];
  short jsonb;
BEGIN
  -- Who makes offers has locked the pools already.
  overdue := CASE WHEN p_in_turn THEN '{}' ELSE lock_overdue(p_account, p_event, ARRAY[p_holder], 1000) END;
  PERFORM make_pools(p_account, p_event, wanted);
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT w.pool FROM jsonb_to_recordset(wanted) AS w(pool text)), overdue || p_holder);
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT jsonb_build_object('pool', p.pool_key,
           'verdict', CASE WHEN p.capacity - p.taken < w.more THEN 'full' ELSE 'queue' END) INTO short
    FROM (SELECT n.pool, n.units - coalesce(c.units, 0) AS more
            FROM jsonb_to_recordset(wanted) AS n(pool text, units integer)
            LEFT JOIN capacity_claim c ON c.account_id = p_account AND c.holder_id = p_holder AND c.pool_key = n.pool) w
    JOIN capacity_pool p ON p.account_id = p_account AND p.event_id = p_event AND p.pool_key = w.pool
   WHERE w.more > 0
     AND p.capacity - p.taken - CASE WHEN p_in_turn THEN 0 ELSE p.waiting END < w.more
   ORDER BY p.pool_key LIMIT 1;
  IF short IS NOT NULL THEN RETURN short; END IF;

  PERFORM swap_claims(p_account, p_event, ARRAY[p_holder],
    (SELECT coalesce(jsonb_agg(jsonb_build_object('holder', p_holder, 'pool', w.pool, 'units', w.units)), '[]')
       FROM jsonb_to_recordset(wanted) AS w(pool text, units integer)), false);
  RETURN NULL;
END $$;

-- Ends the time to pay of a registration that the caller has locked; false when it is paid or its end is not yet.
CREATE FUNCTION expire_registration(p_account uuid, p_event uuid, p_registration uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lock_pools(p_account, p_event, '{}', ARRAY[p_registration]);
  PERFORM end_overdue(p_account, p_event, ARRAY[p_registration]);
  RETURN EXISTS (SELECT FROM registration r WHERE r.account_id = p_account
                    AND r.registration_id = p_registration AND r.state = 'expired');
END $$;

-- Frees what is overdue in an event, as a sale does before it says that it is full; answers how many it ended.
CREATE FUNCTION sweep_event(p_account uuid, p_event uuid) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE overdue uuid[];
BEGIN
  overdue := lock_overdue(p_account, p_event, '{}', 1000);
  IF cardinality(overdue) = 0 THEN RETURN 0; END IF;
  PERFORM FROM lock_pools(p_account, p_event, '{}', overdue);
  PERFORM end_overdue(p_account, p_event, overdue);
  RETURN cardinality(overdue);
END $$;
