import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { migrate } from './migrate.ts'

const PRODUCT = fileURLToPath(new URL('../../../db/', import.meta.url))
const RECORDED = '0012-revisions.sql'
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const ACCOUNT = id(1)

/** The list of the demo's tables without those that the migrations do not create. */
function knownTables(list: string, migrations: string): string {
  return list.replace(/\{([^}]*)\}/, (_, names: string) => {
    const known = names.split(',').filter((name) => migrations.includes(`CREATE TABLE ${name.trim()} `))
    return `{${known.join(',')}}`
  })
}

/** A database as it was before agreements were recorded, and the step that records them. */
async function openEarlier() {
  const database = await createEmptyDatabase()
  onTestFinished(database.drop)
  const folder = await mkdtemp(join(tmpdir(), 'zapisano-sql-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const kind of ['migrations', 'functions']) await mkdir(join(folder, kind))
  const copy = (path: string) => copyFile(join(PRODUCT, path), join(folder, path))
  const migrations = (await readdir(join(PRODUCT, 'migrations'))).sort()
  for (const name of migrations.slice(0, migrations.indexOf(RECORDED))) await copy(`migrations/${name}`)
  for (const name of ['demo.keep.sql', 'demo.restore.sql']) await copy(`functions/${name}`)
  // Tables of later steps are not there yet.
  const today = await readFile(join(PRODUCT, 'functions/demo.tables.sql'), 'utf8')
  const written = await Promise.all(
    migrations.map((name) => readFile(join(PRODUCT, 'migrations', name), 'utf8')),
  )
  const made = (until: number) => written.slice(0, until).join('\n')
  const known = (until: number) => knownTables(today, made(until))
  const recordedAt = migrations.indexOf(RECORDED)
  const [tables, earlier] = [known(recordedAt + 1), known(recordedAt)]
  await writeFile(join(folder, 'functions/demo.tables.sql'), earlier)
  const apply = () => migrate(database.url, undefined, pathToFileURL(`${folder}/`))
  await apply()
  return {
    run: <Row extends object>(sql: string) => asOwner<Row>(database.url, sql),
    async record(): Promise<void> {
      await copy(`migrations/${RECORDED}`)
      await writeFile(join(folder, 'functions/demo.tables.sql'), tables)
      await apply()
    },
  }
}

const LINE = `{"person": "ewa", "item": "fee", "amount": 12000}`

/** One that was changed, priced by a day of payment, and charged a resignation once; one whose approval was refused. */
const ROWS = `
  INSERT INTO account (account_id, name, legal_name, address, email, phone, contact_person, demo)
  VALUES ('${ACCOUNT}', 'Parafia', '', '', '', '', '', true);
  INSERT INTO event (account_id, event_id, slug, draft) VALUES ('${ACCOUNT}', '${id(2)}', 'rajd', '{}');
  INSERT INTO event_version (account_id, event_id, version, definition, published_by)
  VALUES ('${ACCOUNT}', '${id(2)}', 1, '{}', 'nobody');
  INSERT INTO registration (account_id, registration_id, event_id, version, number, state, contact_first_name,
    contact_last_name, contact_email, contact_phone, draft, lines, due, claims, total, token_hash, idempotency_key,
    request_hash, created_at, expires_at, revision, priced_at)
  VALUES ('${ACCOUNT}', '${id(3)}', '${id(2)}', 1, 'ZG-AAAA', 'confirmed', '', '', '', '', '{"plan": "whole"}',
      '[${LINE}]', '[{"name": "", "amount": 12000, "until": null}]', '[]', 12000, '\\x01', '${id(3)}', '\\x01',
      '2026-05-01T10:00:00Z', NULL, 3, '2026-05-02T10:00:00Z'),
    ('${ACCOUNT}', '${id(4)}', '${id(2)}', 1, 'ZG-BBBB', 'awaiting_approval', '', '', '', '', '{}', '[]', '[]', '[]', 0,
      '\\x02', '${id(4)}', '\\x02', '2026-05-01T10:00:00Z', '2026-05-04T10:00:00Z', 1, NULL);
  INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name, answers, left_at)
  VALUES ('${ACCOUNT}', '${id(5)}', '${id(3)}', 1, 'ewa', 'Ewa', 'Mazur', '{"diet": "none"}', NULL),
    ('${ACCOUNT}', '${id(6)}', '${id(3)}', 0, 'jan', 'Jan', 'Mazur', '{}', now());
  INSERT INTO audit_entry (account_id, audit_entry_id, actor, action, registration_id, details)
  VALUES ('${ACCOUNT}', '${id(5)}', 'Danuta Wrona', 'registration.created', '${id(3)}', '{}'),
    ('${ACCOUNT}', '${id(6)}', 'registrant', 'registration.created', '${id(4)}', '{}'),
    ('${ACCOUNT}', '${id(7)}', 'Danuta Wrona', 'registration.approval_refused', '${id(4)}', '{"reason": "Brak uprawnień"}');
  INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
  VALUES ('${ACCOUNT}', '${id(5)}', '${id(3)}', 'correction', 2000, '{"code": "payment_day", "at": "2026-05-03T10:00:00Z"}'),
    ('${ACCOUNT}', '${id(6)}', '${id(3)}', 'kept', 3000, '{"code": "resigned", "reasons": [
      {"code": "rule", "amount": 2000, "once": true}, {"code": "rule", "amount": 1000}]}');`

const READ = `
  SELECT r.number, r.is_refused, v.position, v.revision, v.kind, v.reason, v.draft, v.lines, v.total::integer,
      v.channel, v.paid_at = '2026-05-03T10:00:00Z' AS paid_later, v.kept_once::integer,
      (v.priced_at AT TIME ZONE 'UTC')::date::text AS priced
    FROM registration r JOIN registration_revision v USING (account_id, registration_id) ORDER BY r.number`

const PERSON = { ref: 'ewa', firstName: 'Ewa', answers: { diet: 'none' }, choices: {}, type: null }
const CARRIED = [
  {
    ...{ number: 'ZG-AAAA', is_refused: false, position: 1, revision: 3, kind: 'carried_over', reason: null },
    ...{
      draft: { plan: 'whole', people: [PERSON] },
      lines: [JSON.parse(LINE)],
      total: 12_000,
      channel: 'office',
    },
    ...{ paid_later: true, kept_once: 2_000, priced: '2026-05-02' },
  },
  {
    ...{ number: 'ZG-BBBB', is_refused: true, position: 1, revision: 1, kind: 'carried_over' },
    ...{ reason: 'Brak uprawnień', draft: { people: [] }, channel: 'online', paid_later: null, kept_once: 0 },
    priced: '2026-05-01',
  },
]

test('what stood before agreements were recorded is carried over', async () => {
  const { run, record } = await openEarlier()
  await run(ROWS)
  await record()
  expect(await run(READ)).toMatchObject(CARRIED)
})

test('a demo that is put back after it has its agreements', async () => {
  const { run, record } = await openEarlier()
  await run(ROWS)
  await run('SELECT demo.keep()')
  await run("UPDATE registration SET total = 1, state = 'cancelled'")
  await record()
  expect(await run(READ)).toMatchObject(CARRIED)
  await run('SELECT demo.restore(now())')
  expect(await run(READ)).toMatchObject(CARRIED)
})
