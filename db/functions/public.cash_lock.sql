-- The advisory lock under which shifts of an event's cash desks are opened and cash is carried to the bank. It is taken
-- after the lock of a registration, never before it.
CREATE OR REPLACE FUNCTION cash_lock(p_event uuid) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN hashtextextended('cash ' || p_event, 0);
