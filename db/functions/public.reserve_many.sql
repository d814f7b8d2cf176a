-- Sells orders for one event in their order, each wholly or not at all.
-- Verdicts, in the same order: created; seen (the key is known: the registration that it has made); key_reused (the key came with another
-- request); version_gone; those of `decide_orders`: full (the first pool, by key, that has too little), queue (what is free
-- of it is awaited), hold_gone (the offer it takes over has ended), again (the sweep did all that one call may: send it
-- once more), proof, unpaid, file_gone. A refusal leaves nothing behind, so the key may be tried again. No order fails because of
-- another; when the call itself fails, nothing of it has happened. Keys differ within a call.
-- p_numbers: proposed registration numbers, all different, more than needed; numbers in use are skipped.
CREATE OR REPLACE FUNCTION reserve_many(p_account uuid, p_event uuid, p_orders jsonb, p_numbers text[]) RETURNS jsonb
LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_sort = off
AS $$
DECLARE
  decided record;
  sold boolean[];
  numbers text[];
  unused text[];
  next integer := 0;
  kept integer;
BEGIN
  PERFORM set_config('app.account_id', p_account::text, true);
  SELECT * INTO decided FROM decide_orders(p_account, p_event, p_orders);
  sold := decided.sold;

  unused := ARRAY(SELECT c.number FROM unnest(p_numbers) AS c(number)
                    LEFT JOIN LATERAL (SELECT r.number FROM registration r
                                        WHERE r.account_id = p_account AND r.number BETWEEN c.number AND c.number
                                        ORDER BY r.number LIMIT 1) r ON true
                   WHERE r.number IS NULL
                   LIMIT jsonb_array_length(p_orders));
  FOR n IN 1 .. coalesce(array_upper(sold, 1), 0) LOOP
    CONTINUE WHEN sold[n] IS NOT TRUE;
    next := next + 1;
    numbers[n] := unused[next];
  END LOOP;

  IF next > 0 THEN
    kept := write_orders(p_account, p_event, p_orders, sold, numbers);
    -- Where no counter made them wait, another node may have been first with a key: nothing of that order stands.
    IF kept < next THEN
      SELECT array_agg(EXISTS (SELECT FROM registration r WHERE r.account_id = p_account
                                  AND r.registration_id = (o.body->>'registrationId')::uuid) ORDER BY o.n)
        INTO sold FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n);
    END IF;
    PERFORM write_parts(p_account, p_event, p_orders, sold, numbers, decided.held);
  END IF;

  RETURN (
    SELECT jsonb_agg(
        CASE
          WHEN r.registration_id IS NULL THEN coalesce(decided.short[o.n], '{"verdict": "version_gone"}')
          WHEN r.request_hash <> decode(o.body->>'requestHash', 'hex') THEN jsonb_build_object('verdict', 'key_reused')
          ELSE jsonb_build_object('verdict', CASE WHEN sold[o.n] THEN 'created' ELSE 'seen' END,
            'registrationId', r.registration_id, 'number', r.number, 'state', r.state, 'total', r.total)
        END ORDER BY o.n)
      FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n)
      LEFT JOIN registration_of_key(p_account, p_event, (o.body->>'key')::uuid) r ON true);
END $$;
