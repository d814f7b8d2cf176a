-- Events with a hold whose time is over and which nobody has freed since. Ids only.
CREATE OR REPLACE FUNCTION cross_tenant.events_with_overdue_holds(at_most integer)
RETURNS TABLE (account_id uuid, event_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT DISTINCT h.account_id, h.event_id FROM public.hold h WHERE h.expires_at < now() LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.events_with_overdue_holds OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.events_with_overdue_holds FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.events_with_overdue_holds TO zapisano_app;
