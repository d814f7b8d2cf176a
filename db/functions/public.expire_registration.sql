-- Expires a registration that the caller has locked, if its payment deadline has passed; returns whether it is expired.
CREATE OR REPLACE FUNCTION expire_registration(p_account uuid, p_event uuid, p_registration uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM lock_pools(p_account, p_event, '{}', ARRAY[p_registration]);
  PERFORM end_overdue(p_account, p_event, ARRAY[p_registration]);
  RETURN EXISTS (SELECT FROM registration r WHERE r.account_id = p_account
                    AND r.registration_id = p_registration AND r.state = 'expired');
END $$;
