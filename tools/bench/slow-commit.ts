import type pg from 'pg'

/**
 * Makes every commit wait so much longer before it is written to the disk, as on a cloud disk: PostgreSQL's
 * own `commit_delay`, which with no `commit_siblings` asked for applies to each commit. Transactions that
 * commit during the wait are written with it, so this favours single transactions compared with a slow
 * disk.
 */
export async function slowCommits(owner: pg.Client, milliseconds: number): Promise<void> {
  await owner.query(`ALTER SYSTEM SET commit_delay = ${milliseconds * 1000}`)
  await owner.query('ALTER SYSTEM SET commit_siblings = 0')
  await owner.query('SELECT pg_reload_conf()')
  await owner.query('SELECT pg_sleep(0.2)')
}

/** Milliseconds that a commit of one small row takes now, alone: it shows whether the wait is real. */
export async function commitMilliseconds(owner: pg.Client): Promise<number> {
  await owner.query('CREATE TABLE IF NOT EXISTS bench_commit (n integer)')
  const before = performance.now()
  for (let n = 0; n < 50; n++) await owner.query('INSERT INTO bench_commit VALUES (1)')
  return (performance.now() - before) / 50
}
