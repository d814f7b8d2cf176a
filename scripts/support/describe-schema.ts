import type pg from 'pg'

const SCHEMAS = "('public', 'cross_tenant', 'jobs', 'test_gateway', 'demo')"

/**
 * One SQL text of the schema after all migrations, in a deterministic order. The bodies of functions
 * are left out: db/functions has them.
 */
export async function describeSchema(client: pg.Client): Promise<string> {
  const parts: string[][] = []
  for (const part of [columns, constraints, indexes, policies, functions, grants])
    parts.push(await lines(client, part))
  const head =
    '-- What the migrations add up to. Written by `npm run generate`; read in review, never edited.'
  return `${[head, ...parts.map((part) => part.join('\n'))].join('\n\n')}\n`
}

async function lines(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(sql)
  return rows.map((row) => row.line)
}

const TABLES = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ${SCHEMAS} AND c.relkind = 'r' AND c.relname NOT IN ('schema_migration', 'schema_function')`

const columns = `
  SELECT format(E'CREATE TABLE %I.%I (\\n%s\\n);%s', n.nspname, c.relname,
    (SELECT string_agg(format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
        coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '')), E',\\n' ORDER BY a.attnum)
       FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
    CASE WHEN c.relforcerowsecurity THEN format(E'\\nALTER TABLE %I.%I FORCE ROW LEVEL SECURITY;', n.nspname, c.relname) ELSE '' END) AS line
  FROM ${TABLES} ORDER BY n.nspname, c.relname`

const constraints = `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s;', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS line
  FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
  WHERE n.nspname IN ${SCHEMAS} AND k.contype IN ('p', 'u', 'f', 'c') AND k.conrelid NOT IN ('schema_migration'::regclass, 'schema_function'::regclass)
  ORDER BY k.conrelid::regclass::text COLLATE "C", k.contype, k.conname COLLATE "C"`

const indexes = `
  SELECT pg_get_indexdef(i.indexrelid) || ';' AS line
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ${SCHEMAS} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
  ORDER BY 1`

const policies = `
  SELECT format('CREATE POLICY %I ON %I.%I FOR %s TO %s%s%s;', policyname, schemaname, tablename, cmd,
    array_to_string(roles, ', '), coalesce(' USING (' || qual || ')', ''), coalesce(' WITH CHECK (' || with_check || ')', '')) AS line
  FROM pg_policies WHERE schemaname IN ${SCHEMAS} ORDER BY schemaname, tablename, policyname`

const functions = `
  SELECT format('-- %s %I.%I(%s)%s, owner %s%s', CASE p.prokind WHEN 'p' THEN 'PROCEDURE' ELSE 'FUNCTION' END,
    n.nspname, p.proname, pg_get_function_arguments(p.oid), ' RETURNS ' || pg_get_function_result(p.oid),
    CASE WHEN r.rolname LIKE 'zapisano%' THEN r.rolname ELSE 'of the tables' END,
    CASE WHEN p.prosecdef THEN ', SECURITY DEFINER' ELSE '' END) AS line
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace JOIN pg_roles r ON r.oid = p.proowner
  WHERE n.nspname IN ${SCHEMAS} AND p.prokind IN ('f', 'p') ORDER BY n.nspname, p.proname`

/** Rights on tables and functions of everyone but the owner. */
const grants = `
  SELECT line FROM (
    SELECT format('GRANT %s ON %I.%I TO %I;', string_agg(privilege_type, ', ' ORDER BY privilege_type), table_schema, table_name, grantee) AS line
    FROM information_schema.role_table_grants
    WHERE table_schema IN ${SCHEMAS} AND grantee LIKE 'zapisano%' GROUP BY table_schema, table_name, grantee
    UNION ALL
    SELECT format('GRANT EXECUTE ON FUNCTION %I.%I TO %I;', routine_schema, routine_name, grantee)
    FROM information_schema.role_routine_grants
    WHERE routine_schema IN ('cross_tenant', 'jobs', 'demo') AND grantee LIKE 'zapisano%') g ORDER BY line`
