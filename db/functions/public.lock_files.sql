-- Locks the files that orders bring, in the order of their ids, and returns the first file of each order that it may not
-- have, by the order's place: one that is not there, is of another event or form, or is part of a registration. A file that
-- two orders bring is the first one's. p_orders: as in `reserve_many`; "files": [{"id", "draft" (hex; null: it was checked
-- when the party joined the waiting list)}].
CREATE OR REPLACE FUNCTION lock_files(p_account uuid, p_event uuid, p_orders jsonb) RETURNS TABLE (n bigint, file uuid)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM file f
    WHERE f.account_id = p_account
      AND f.file_id IN (SELECT g.id FROM jsonb_array_elements(p_orders) o(body),
                               jsonb_to_recordset(o.body->'files') AS g(id uuid))
    ORDER BY f.file_id FOR UPDATE;
  -- A statement of its own, after the locks: it sees what others have attached or removed meanwhile.
  RETURN QUERY
    SELECT DISTINCT ON (b.n) b.n, b.id
      FROM (SELECT o.n, g.id, g.draft, first_value(o.n) OVER (PARTITION BY g.id ORDER BY o.n) AS taker
              FROM jsonb_array_elements(p_orders) WITH ORDINALITY AS o(body, n),
                   jsonb_to_recordset(o.body->'files') AS g(id uuid, draft text)) b
      LEFT JOIN file f ON f.account_id = p_account AND f.file_id = b.id AND f.event_id = p_event AND f.state = 'uploaded'
                      AND (b.draft IS NULL OR f.draft_hash = decode(b.draft, 'hex'))
     WHERE f.file_id IS NULL OR b.taker <> b.n
     ORDER BY b.n, b.id;
END $$;
