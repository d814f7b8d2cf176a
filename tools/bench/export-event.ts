import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { kielceDefinition } from '#test/support/kielce.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { fillCrowd } from './crowd.ts'
import { ctxOf } from './ctx-of.ts'
import type { CrowdedEvent } from './lists.ts'

/** One of each type that is answered by a value, three times over. */
const QUESTIONS = [0, 1, 2].flatMap((n) => [
  { id: `uwagi-${n}`, label: `Uwagi ${n}`, type: 'text', of: 'person' },
  { id: `wzrost-${n}`, label: `Wzrost ${n}`, type: 'number', of: 'person' },
  { id: `wplata-${n}`, label: `Wpłata ${n}`, type: 'price', of: 'person' },
  { id: `zgoda-${n}`, label: `Zgoda ${n}`, type: 'checkbox', of: 'person' },
  { id: `szczepienie-${n}`, label: `Szczepienie ${n}`, type: 'date', of: 'person' },
  { id: `przyjazd-${n}`, label: `Przyjazd ${n}`, type: 'datetime', of: 'person' },
  {
    ...{ id: `koszulka-${n}`, label: `Koszulka ${n}`, type: 'select', of: 'person' },
    options: [
      { id: 's', name: 'Mała' },
      { id: 'm', name: 'Średnia' },
      { id: 'l', name: 'Duża „L”' },
    ],
  },
  { id: `telefon-${n}`, label: `Telefon ${n}`, type: 'otherPhone', of: 'person' },
])

/** What each person has answered, by the number of the row. */
const ANSWERS = [0, 1, 2]
  .map(
    (n) => `jsonb_build_object('uwagi-${n}', 'Zażółć; gęślą ' || i || ' "jaźń"', 'wzrost-${n}', 150 + i % 50,
      'wplata-${n}', i % 10000, 'zgoda-${n}', true, 'szczepienie-${n}', (date '2024-01-01' + (i % 700)::integer)::text,
      'przyjazd-${n}', '2026-08-' || lpad((1 + i % 28)::text, 2, '0') || 'T' || lpad((i % 24)::text, 2, '0') || ':30',
      'koszulka-${n}', (ARRAY['s', 'm', 'l'])[1 + i % 3], 'telefon-${n}', '+48 600 100 2' || lpad((i % 100)::text, 2, '0'))`,
  )
  .join(' || ')

/** An event of whose list a file with 40 columns can be made. */
export async function exportedEvent(url: string, people: number, stop: AbortSignal): Promise<CrowdedEvent> {
  const { account } = await seedAccount(url, { subdomain: 'tlum' })
  const plain: Record<string, unknown> = await kielceDefinition()
  const event = await seedEvent(url, account, {
    ...{ slug: 'rajd', definition: Object.assign(plain, { questions: QUESTIONS }) },
  })
  await fillCrowd(url, { account, event }, people, stop)
  const owner = new pg.Client(url)
  await owner.connect()
  // The rows of the lists lack these answers, which a file does not read there.
  await owner.query('SET session_replication_role = replica')
  await owner.query(
    `UPDATE participant p SET answers = ${ANSWERS}
       FROM (SELECT participant_id, row_number() OVER () AS i FROM participant) AS n
      WHERE n.participant_id = p.participant_id`,
  )
  await owner.query('VACUUM ANALYZE')
  await owner.end()
  const db = openDatabase(url, 4)
  return { event, people, ctx: ctxOf(db, account), [Symbol.asyncDispose]: () => db.close() }
}
