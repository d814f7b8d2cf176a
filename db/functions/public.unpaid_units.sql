-- Unpaid units of networks, and of each address within them, by hex; the largest claim of each order. Only a limited number
-- of orders of a network is read: more would not change the answer.
CREATE OR REPLACE FUNCTION unpaid_units(p_account uuid, p_event uuid, p_networks bytea[])
RETURNS TABLE (owner text, units integer, newest timestamptz)
LANGUAGE sql STABLE AS $$
  WITH found AS (
    SELECT encode(n.network, 'hex') AS network, encode(u.contact, 'hex') AS contact, u.made_at,
           (SELECT max(c.units) FROM capacity_claim c WHERE c.account_id = p_account AND c.holder_id = u.holder_id) AS units
      FROM unnest(p_networks) AS n(network)
     CROSS JOIN LATERAL (SELECT * FROM unpaid_order o
                          WHERE o.account_id = p_account AND o.event_id = p_event AND o.network = n.network
                            AND o.made_at > now() - interval '24 hours' LIMIT 500) u)
  SELECT f.network, sum(f.units)::integer, max(f.made_at) FROM found f WHERE f.units > 0 GROUP BY 1
  UNION ALL
  SELECT f.network || ' ' || f.contact, sum(f.units)::integer, max(f.made_at) FROM found f
   WHERE f.units > 0 AND f.contact IS NOT NULL GROUP BY 1
$$;
