-- The advisory lock of an event: sales share it, publishing takes it exclusively. It is not the row's lock, because shared
-- row locks let newcomers pass: a rush on two nodes would keep a publisher waiting for ever.
CREATE OR REPLACE FUNCTION event_lock(p_event uuid) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended('event ' || p_event, 0);
