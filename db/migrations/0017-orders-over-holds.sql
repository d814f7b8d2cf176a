-- Orders and holds are decided by the same rule, set-wise: an order may take over what a hold has kept for it.

-- Which of these orders are sold, in the order in which they stand; `short` says what each of the others lacks:
-- {"verdict": "full" | "queue", "pool"}, or {"verdict": "again"} when there was more to sweep than one call does.
-- Orders under a key that has made something already, and those of another version, are neither.
-- An order names the hold it takes over by "hold"; what that claims is its own, once. One that takes over an offer says
-- "offer": true; it stands by the version that was agreed on, also when another one sells now, and only while the
-- offer does: {"verdict": "hold_gone"}. Locks event, holds and pools.
CREATE FUNCTION decide_orders(p_account uuid, p_event uuid, p_orders jsonb,
  OUT selling integer, OUT sold boolean[], OUT short jsonb[], OUT held uuid[])
LANGUAGE plpgsql
-- In the first seconds of a sale the statistics still say "empty": no plan may read or sort a whole table.
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_sort = off
AS $$
DECLARE
  -- By the order's place in the batch.
  stands boolean[];
  wanted boolean[];
  overdue uuid[];
  -- By pool, in the order of their keys; NULL is free where there is no limit.
  pools text[];
  free integer[];
  awaited integer[];
  -- What the holds claim: units by 'hold pool'.
  own jsonb;
  wish record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(event_lock(p_event));
  SELECT e.published_version INTO selling FROM event e WHERE e.account_id = p_account AND e.event_id = p_event;

  -- The holds that are there to be taken over, each by the first that names it. An offer stands by the version
  -- that its entry has agreed on; without the offer its terms are nobody's.
  SELECT coalesce(array_agg(h.hold_id ORDER BY o.n), '{}'),
         array_agg(o.version IS NOT DISTINCT FROM selling OR o.version IS NOT DISTINCT FROM w.version ORDER BY o.n),
         array_agg(CASE WHEN o.offer AND h.hold_id IS NULL THEN '{"verdict": "hold_gone"}'::jsonb END ORDER BY o.n)
    INTO held, stands, short
    FROM (SELECT n, (body->>'version')::integer AS version, (body->>'offer')::boolean AS offer,
                 CASE row_number() OVER (PARTITION BY body->>'hold' ORDER BY n) WHEN 1 THEN (body->>'hold')::uuid END AS hold
            FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)) o
    LEFT JOIN LATERAL lock_hold(p_account, p_event, o.hold) h ON true
    LEFT JOIN LATERAL (SELECT e.version FROM waiting_entry e WHERE e.account_id = p_account
                          AND e.waiting_entry_id = h.waiting_entry_id) w ON true;
  overdue := lock_overdue(p_account, p_event, array_remove(held, NULL), 1000);

  PERFORM make_pools(p_account, p_event, (
    SELECT coalesce(jsonb_agg(c.claim), '[]')
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
           jsonb_array_elements(o.body->'claims') AS c(claim)
     WHERE stands[o.n]));
  PERFORM FROM lock_pools(p_account, p_event,
    ARRAY(SELECT DISTINCT c.pool FROM jsonb_array_elements(p_orders) o(body),
                 jsonb_to_recordset(o.body->'claims') AS c(pool text)),
    overdue || array_remove(held, NULL));
  PERFORM end_overdue(p_account, p_event, overdue);

  SELECT array_agg(p.pool_key), array_agg(p.capacity - p.taken - p.waiting), array_agg(p.waiting)
    INTO pools, free, awaited
    FROM (SELECT * FROM capacity_pool p
           WHERE p.account_id = p_account AND p.event_id = p_event
             AND p.pool_key IN (SELECT c.pool FROM jsonb_array_elements(p_orders) o(body),
                                       jsonb_to_recordset(o.body->'claims') AS c(pool text))
           ORDER BY p.pool_key) p;

  -- Behind the locks: whoever took the last place under the same key is seen here.
  SELECT array_agg(stands[o.n] AND short[o.n] IS NULL AND r.registration_id IS NULL ORDER BY o.n) INTO wanted
    FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
    LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true;

  own := (SELECT coalesce(jsonb_object_agg(c.holder_id || ' ' || c.pool_key, c.units), '{}') FROM capacity_claim c
           WHERE c.account_id = p_account AND c.holder_id = ANY (array_remove(held, NULL)));

  FOR wish IN
    SELECT o.n, array_agg(array_position(pools, c.pool) ORDER BY c.pool) FILTER (WHERE c.pool IS NOT NULL) AS at,
           array_agg(c.units - coalesce((own->>(held[o.n] || ' ' || c.pool))::integer, 0) ORDER BY c.pool) AS more
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN LATERAL jsonb_to_recordset(o.body->'claims') AS c(pool text, units integer) ON true
     WHERE wanted[o.n]
     GROUP BY o.n ORDER BY o.n
  LOOP
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      IF wish.more[i] > 0 AND free[wish.at[i]] < wish.more[i] THEN
        short[wish.n] := jsonb_build_object('pool', pools[wish.at[i]], 'verdict',
          CASE WHEN cardinality(overdue) = 1000 THEN 'again'
               WHEN free[wish.at[i]] + awaited[wish.at[i]] < wish.more[i] THEN 'full' ELSE 'queue' END);
        EXIT;
      END IF;
    END LOOP;
    CONTINUE WHEN short[wish.n] IS NOT NULL;
    FOR i IN 1 .. coalesce(cardinality(wish.at), 0) LOOP
      free[wish.at[i]] := free[wish.at[i]] - wish.more[i];
    END LOOP;
    sold[wish.n] := true;
  END LOOP;
END $$;

-- Takes a hold's lock, if it is still there.
CREATE FUNCTION lock_hold(p_account uuid, p_event uuid, p_hold uuid) RETURNS SETOF hold
LANGUAGE sql STRICT AS $$
  SELECT h.* FROM hold h WHERE h.account_id = p_account AND h.event_id = p_event AND h.hold_id = p_hold FOR UPDATE
$$;

-- Keeps places for forms that are being filled in, or changes what is kept, each wholly or not at all; a hold that
-- is there keeps its end. Verdicts, in the same order: held (until); full; queue; again; version_gone;
-- gone (the hold was an offer or is another event's, and not to be changed so).
-- p_orders: [{"hold", "version", "claims", "expiresAt", "askedFrom" (hex)}]; holds differ within a call.
CREATE FUNCTION hold_many(p_account uuid, p_event uuid, p_orders jsonb) RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  decided record;
  kept uuid[];
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);
  SELECT * INTO decided FROM decide_orders(p_account, p_event, p_orders);

  WITH written AS (
    INSERT INTO hold (account_id, hold_id, event_id, expires_at, asked_from)
    SELECT p_account, (o.body->>'hold')::uuid, p_event, (o.body->>'expiresAt')::timestamptz,
           decode(o.body->>'askedFrom', 'hex')
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
     WHERE decided.sold[o.n]
     ORDER BY o.body->>'hold'
    ON CONFLICT (account_id, hold_id) DO UPDATE SET event_id = hold.event_id
      WHERE hold.event_id = p_event AND hold.waiting_entry_id IS NULL
    RETURNING hold_id)
  SELECT coalesce(array_agg(hold_id), '{}') INTO kept FROM written;

  PERFORM swap_claims(p_account, p_event, kept, (
    SELECT coalesce(jsonb_agg(c.claim || jsonb_build_object('holder', o.body->'hold')), '[]')
      FROM jsonb_array_elements(p_orders) o(body), jsonb_array_elements(o.body->'claims') AS c(claim)
     WHERE (o.body->>'hold')::uuid = ANY (kept)), false);

  RETURN (
    SELECT jsonb_agg(
        CASE
          WHEN h.hold_id IS NOT NULL AND decided.sold[o.n] THEN jsonb_build_object('verdict', 'held', 'until', h.expires_at)
          WHEN (o.body->>'version')::integer IS DISTINCT FROM decided.selling
            THEN jsonb_build_object('verdict', 'version_gone')
          ELSE coalesce(decided.short[o.n], jsonb_build_object('verdict', 'gone'))
        END ORDER BY o.n)
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN hold h ON h.account_id = p_account AND h.hold_id = (o.body->>'hold')::uuid
                      AND h.hold_id = ANY (kept));
END $$;
