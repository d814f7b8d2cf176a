import type pg from 'pg'

const SCHEMAS = "('public', 'gate', 'jobs', 'test_gateway', 'demo')"

/** One SQL text that says what all migrations add up to, in an order that does not depend on chance. */
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
  WHERE n.nspname IN ${SCHEMAS} AND c.relkind = 'r' AND c.relname <> 'schema_migration'`

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
  WHERE n.nspname IN ${SCHEMAS} AND k.contype IN ('p', 'u', 'f', 'c') AND k.conrelid <> 'schema_migration'::regclass
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
  SELECT pg_get_functiondef(p.oid) || ';' AS line
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname IN ${SCHEMAS} AND p.prokind IN ('f', 'p') ORDER BY n.nspname, p.proname`

/** Rights on tables and functions of everybody but the owner. */
const grants = `
  SELECT line FROM (
    SELECT format('GRANT %s ON %I.%I TO %I;', string_agg(privilege_type, ', ' ORDER BY privilege_type), table_schema, table_name, grantee) AS line
    FROM information_schema.role_table_grants
    WHERE table_schema IN ${SCHEMAS} AND grantee LIKE 'zapisano%' GROUP BY table_schema, table_name, grantee
    UNION ALL
    SELECT format('GRANT EXECUTE ON FUNCTION %I.%I TO %I;', routine_schema, routine_name, grantee)
    FROM information_schema.role_routine_grants
    WHERE routine_schema IN ('gate', 'jobs', 'demo') AND grantee LIKE 'zapisano%') g ORDER BY line`
