-- Holds places while forms are filled in, or changes holds, each wholly or not at all; an existing hold keeps its end.
-- Verdicts, in the same order: held (until); full; queue; again; version_gone; gone (the hold is an offer or of another
-- event, and cannot be changed so). p_orders: [{"hold", "version", "claims", "expiresAt", "askedFrom" (hex)}]; holds
-- differ within a call.
CREATE OR REPLACE FUNCTION hold_many(p_account uuid, p_event uuid, p_orders jsonb) RETURNS jsonb
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
