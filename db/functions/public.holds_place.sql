-- Whether a registration of this state holds its places (domain/registration/states.ts).
CREATE OR REPLACE FUNCTION holds_place(state text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN state IN ('held', 'awaiting_approval', 'awaiting_payment', 'confirmed');
