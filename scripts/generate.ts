import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { routesOf } from '#server/api-routes.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { describeDefinition } from './support/describe-definition.ts'
import { describeRights } from './support/describe-rights.ts'
import { describeSchema } from './support/describe-schema.ts'
import { runCommand } from './support/run-command.ts'

const ROOT = new URL('../', import.meta.url)
const TYPES = 'src/server/db/schema.ts'
const SCHEMA = 'db/schema.sql'
const RIGHTS = 'docs/rights.md'
const DEFINITION = 'docs/event-definition.schema.json'
const WRITTEN = [TYPES, SCHEMA, RIGHTS, DEFINITION]
const CODEGEN = 'node_modules/kysely-codegen/dist/cli/bin.js'
const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/**
 * `npm run generate`: writes the files derived from other sources: from db/migrations and db/functions the types of the
 * rows and db/schema.sql, from the routes docs/rights.md, and from the event definition its JSON Schema.
 * With --check nothing is written; exit code 1 names an outdated file.
 */
await runCommand(
  async () => {
    const check = process.argv.includes('--check')
    const server = await startEmbedded({ dataDir: '.data/generate', durable: false })
    try {
      const before = await readAll()
      await writeRows(await freshDatabase(server.url))
      await write(RIGHTS, describeRights(Object.values(routesOf({ localIssuer: null, mailbox: null }))))
      await write(DEFINITION, describeDefinition())
      const after = await readAll()
      const stale = WRITTEN.filter((_, index) => before[index] !== after[index])
      if (check && stale.length > 0) {
        await Promise.all(WRITTEN.map((file, index) => write(file, before[index] ?? '')))
        console.log(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit.`)
        process.exitCode = 1
      }
    } finally {
      await server.stop()
    }
  },
  { interrupted: 130 },
)

async function freshDatabase(url: string): Promise<string> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query('DROP DATABASE IF EXISTS generate WITH (FORCE)')
  await admin.query('CREATE DATABASE generate')
  await admin.end()
  const fresh = new URL(url)
  fresh.pathname = '/generate'
  await migrate(fresh.href)
  return fresh.href
}

async function writeRows(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await write(SCHEMA, await describeSchema(client))
  await client.end()
  run(CODEGEN, [
    ...['--dialect', 'postgres', '--url', url, '--out-file', TYPES, '--log-level', 'error'],
    ...['--camel-case', '--singularize', '--default-schema', 'public', '--date-parser', 'string'],
    ...['--include-pattern', 'public.*', '--exclude-pattern', 'public.schema_{migration,function}'],
    '--type-mapping',
    JSON.stringify({ timestamptz: 'ColumnType<Temporal.Instant, string, string>', int8: 'number' }),
  ])
  run(BIOME, ['check', '--write', TYPES])
}

function run(script: string, args: readonly string[]): void {
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: fileURLToPath(ROOT),
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`${script} failed: ${result.stdout}${result.stderr}`)
}

function write(file: string, text: string): Promise<void> {
  return writeFile(new URL(file, ROOT), text)
}

function readAll(): Promise<string[]> {
  return Promise.all(WRITTEN.map((file) => readFile(new URL(file, ROOT), 'utf8').catch(() => '')))
}
