-- Deletes a registration of a test with everything that hangs on it; false when there is none, or it is real. Its places
-- were released before. With the last one the event's numbers begin anew. The role may delete nothing real: the policies
-- `tests_alone` of its tables hide that (db/migrations/0019-calling-off.sql).
CREATE OR REPLACE FUNCTION wipe_test_registration(p_account uuid, p_registration uuid)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE of_event uuid;
BEGIN
  SELECT r.event_id INTO of_event FROM registration r
   WHERE r.account_id = p_account AND r.registration_id = p_registration AND r.is_test;
  IF of_event IS NULL THEN RETURN false; END IF;
  DELETE FROM scan s USING ticket t WHERE t.account_id = p_account AND t.registration_id = p_registration
     AND s.account_id = t.account_id AND s.ticket_id = t.ticket_id;
  DELETE FROM ticket x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM consent x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM participant x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM place_transfer x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM contact_change x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM file x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM message x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM move_answer x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM room_mate x WHERE x.account_id = p_account AND p_registration IN (x.registration_id, x.owner_id);
  DELETE FROM room_key x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM choice_question x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM call_off_failure x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM ledger_entry x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM refund x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM payment x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM registration_note x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM registration_revision x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM audit_entry x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  DELETE FROM registration x WHERE x.account_id = p_account AND x.registration_id = p_registration;
  IF NOT EXISTS (SELECT FROM registration r WHERE r.account_id = p_account AND r.event_id = of_event) THEN
    DELETE FROM number_counter x WHERE x.account_id = p_account AND x.event_id = of_event;
  END IF;
  RETURN true;
END $$;

ALTER FUNCTION wipe_test_registration OWNER TO zapisano_wiper;
REVOKE ALL ON FUNCTION wipe_test_registration FROM public;
GRANT EXECUTE ON FUNCTION wipe_test_registration TO zapisano_app;
