-- The lock under which a registration's state changes, its balance is summed and its people change.
CREATE OR REPLACE FUNCTION lock_registration(p_registration uuid) RETURNS SETOF registration
LANGUAGE sql AS $$
  SELECT r.* FROM registration r WHERE r.registration_id = p_registration FOR NO KEY UPDATE
$$;
