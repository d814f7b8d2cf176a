-- Somebody of the staff, locked until the transaction ends: their checks and assignments are decided about one after another.
CREATE OR REPLACE FUNCTION lock_staff_person(wanted uuid) RETURNS SETOF staff_person
LANGUAGE sql AS $$
  SELECT * FROM staff_person WHERE staff_person_id = wanted FOR UPDATE
$$;
