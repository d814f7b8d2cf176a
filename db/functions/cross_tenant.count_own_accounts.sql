-- How many accounts a user has opened, within a day and in all. Numbers only.
CREATE OR REPLACE FUNCTION cross_tenant.count_own_accounts(wanted_user uuid, OUT of_day integer, OUT in_all integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT (count(*) FILTER (WHERE m.created_at > now() - interval '24 hours'))::integer, count(*)::integer
    FROM public.membership m WHERE m.user_id = wanted_user AND m.role = 'owner';
END;

ALTER FUNCTION cross_tenant.count_own_accounts OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.count_own_accounts FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.count_own_accounts TO zapisano_app;
