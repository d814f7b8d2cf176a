-- What every table builds on: roles, schemas, and row-level security by account.

-- Roles belong to the whole cluster and have no password: the server's connections take them on. zapisano_demo puts the
-- demo back, and row-level security shows it demo accounts alone.
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['zapisano_app', 'zapisano_worker', 'zapisano_cross_tenant', 'zapisano_demo'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL; -- another database of this cluster is being migrated at this moment
      END;
    END IF;
    IF NOT pg_has_role(current_user, wanted, 'MEMBER') THEN
      EXECUTE format('GRANT %I TO %I', wanted, current_user);
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO zapisano_app, zapisano_worker, zapisano_cross_tenant, zapisano_demo;

-- Functions that work across accounts, or before an account is known. Their owner may read what its policies name, no
-- more, and they return ids or numbers, never rows.
CREATE SCHEMA cross_tenant;
GRANT USAGE ON SCHEMA cross_tenant TO zapisano_app, zapisano_worker, zapisano_cross_tenant;
GRANT CREATE ON SCHEMA cross_tenant TO zapisano_cross_tenant;

-- Jobs are rows of graphile_worker, which belongs to zapisano_worker (src/server/db/migrate.ts). The application
-- reaches them by these functions alone: it cannot read, change or run one itself.
CREATE SCHEMA jobs AUTHORIZATION zapisano_worker;
GRANT USAGE ON SCHEMA jobs TO zapisano_app;

CREATE SCHEMA demo;
GRANT USAGE ON SCHEMA demo TO zapisano_app;
GRANT USAGE, CREATE ON SCHEMA demo TO zapisano_demo;

-- The two routines that stand in migrations and not in db/functions: no tenant table can be made without them.

-- The account of this transaction; after SET LOCAL has ended the setting is '', hence nullif. Policies are bound to it.
CREATE FUNCTION current_account() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.account_id', true), '')::uuid;

-- Makes a table a tenant table: row-level security for everybody, its owner included.
CREATE PROCEDURE make_tenant_table(tenant_table regclass)
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format(
    'CREATE POLICY of_account ON %s USING (account_id = (SELECT current_account())) WITH CHECK (account_id = (SELECT current_account()))',
    tenant_table);
END $$;
