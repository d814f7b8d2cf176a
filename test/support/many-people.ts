import pg from 'pg'

/** The event that gets them: of the case 'kielce-rowerowa-2024', in its first version. */
interface Crowded {
  readonly account: string
  readonly event: string
}

const SURNAMES = [
  ...['Kowal', 'Wiśniew', 'Zieliń', 'Szymań', 'Woźnia', 'Dąbrow', 'Kozłow', 'Jankow', 'Żurow', 'Łukaszew'],
]
const ENDINGS = ['ska', 'ski', 'czyk', 'ak', 'icz', 'owicz', 'ek', 'ewska', 'ewski', 'uk']
/** Between both: 2,900 surnames. With a hundred of them the order would be long stretches of one surname, which no list of people is. */
const MIDDLES = [
  ...[
    '',
    'al',
    'an',
    'ar',
    'at',
    'el',
    'en',
    'er',
    'et',
    'il',
    'im',
    'in',
    'ir',
    'ol',
    'om',
    'on',
    'or',
    'ot',
  ],
  ...['ul', 'um', 'un', 'ur', 'ut', 'yl', 'ym', 'yn', 'yr', 'yt', 'awi'],
]
/** Each is that of 3% of the people, as the most frequent ones are. */
const FIRST_NAMES = [
  ...['Anna', 'Piotr', 'Zofia', 'Jan', 'Łucja', 'Michał', 'Ewa', 'Stanisław', 'Maria', 'Paweł', 'Halina'],
  ...['Tomasz', 'Agnieszka', 'Marek', 'Katarzyna', 'Józef', 'Barbara', 'Adam', 'Krystyna', 'Jakub', 'Teresa'],
  ...['Rafał', 'Monika', 'Filip', 'Joanna', 'Karol', 'Danuta', 'Szymon', 'Irena', 'Kamil', 'Hanna'],
]
const DUE = JSON.stringify([{ name: 'Całość', amount: 20_000, until: null }])
/** Of one registration. */
const PEOPLE = 4

/**
 * Fills an event with so many people, four in a registration, written past the product: paid, unpaid and cancelled ones, of
 * whom some have entered; every second registration has a tag. One in 500 registrations is of the group 'mnichow'.
 */
export async function fillEvent(
  databaseUrl: string,
  { account, event }: Crowded,
  people: number,
): Promise<void> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  try {
    await owner.query(
      `CREATE TEMP TABLE made AS SELECT i, uuidv7() AS id, $2::text[] AS first_names,
          (ARRAY['confirmed', 'confirmed', 'confirmed', 'awaiting_payment', 'cancelled'])[1 + i % 5] AS state,
          ($3::text[])[1 + i % 10] || ($5::text[])[1 + (i / 100) % ${MIDDLES.length}] || ($4::text[])[1 + (i / 10) % 10]
            AS surname
         FROM generate_series(1, $1::integer) AS i`,
      [Math.ceil(people / PEOPLE), FIRST_NAMES, SURNAMES, ENDINGS, MIDDLES],
    )
    await owner.query('ANALYZE made')
    await owner.query(
      `INSERT INTO registration (account_id, registration_id, event_id, version, number, state, contact_first_name,
          contact_last_name, contact_email, contact_phone, draft, claims, total, token_hash, idempotency_key,
          request_hash, created_at)
       SELECT $1::uuid, id, $2::uuid, 1, 'ZG-' || upper(to_hex(i + 1048576)), state, first_names[1 + i % ${FIRST_NAMES.length}], surname,
          'osoba' || i || '@example.org', '+48 6' || lpad(((i::bigint * 7919) % 100000000)::text, 8, '0'),
          '{"answers": {}, "choices": {}}', '[]', 20000, decode(md5('t' || i || $2), 'hex'), gen_random_uuid(), '\\x00',
          now() - make_interval(secs => i) FROM made`,
      [account, event],
    )
    await owner.query(
      `INSERT INTO registration_revision (account_id, registration_id, position, revision, kind, actor, version, draft,
          lines, due, total, priced_at, channel)
       SELECT $1::uuid, id, 1, 1, 'ordered', 'registrant', 1, '{}', '[]', $2::jsonb, 20000, now(), 'online' FROM made`,
      [account, DUE],
    )
    // What follows and its triggers join with these: without statistics, each row with all of them.
    await owner.query('ANALYZE registration')
    await owner.query(
      `INSERT INTO participant (account_id, participant_id, registration_id, position, ref, first_name, last_name,
          birth_date, participant_type, participant_group, choices)
       SELECT $1::uuid, uuidv7(), id, p, 'p' || p, first_names[1 + (i * 3 + p * 5) % ${FIRST_NAMES.length}], surname,
          date '2012-08-16' - ((i * 31 + p * 997) % 25000),
          CASE WHEN p < 3 THEN 'adult-youth' ELSE 'primary-child' END,
          CASE WHEN i % 500 = 0 THEN 'mnichow' WHEN i % 3 = 0 THEN 'kielce' ELSE 'wislica' END,
          CASE WHEN i % 2 = 0 THEN '{"coach": "busko-zdroj"}' ELSE '{}' END::jsonb
         FROM made, generate_series(1, $2::integer) AS p`,
      [account, PEOPLE],
    )
    await owner.query('ANALYZE participant')
    await owner.query(
      `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
       SELECT $1::uuid, uuidv7(), id, 'charge', 20000, '{"code": "registered", "lines": []}'::jsonb FROM made
       UNION ALL
       SELECT $1::uuid, uuidv7(), id, 'correction', -20000, '{"code": "cancelled"}'::jsonb FROM made WHERE state = 'cancelled'
       UNION ALL
       SELECT $1::uuid, uuidv7(), id, 'payment', -20000,
          jsonb_build_object('code', 'paid_online', 'gateway', 'test', 'transaction', i::text)
         FROM made WHERE state = 'confirmed'`,
      [account],
    )
    await owner.query(
      `INSERT INTO ticket (account_id, ticket_id, registration_id, participant_id, event_id, code, used_at)
       SELECT $1::uuid, uuidv7(), m.id, p.participant_id, $2::uuid, md5(p.participant_id::text),
          CASE WHEN m.i % 7 = 0 THEN now() END
         FROM made m JOIN participant p ON p.account_id = $1::uuid AND p.registration_id = m.id
        WHERE m.state = 'confirmed'`,
      [account, event],
    )
    await owner.query(
      `INSERT INTO registration_note (account_id, registration_id, text, tags, written_by)
       SELECT $1::uuid, id, '', ARRAY[(ARRAY['parter', 'chór', 'oddzwonić'])[1 + i % 3]], 'user:x' FROM made WHERE i % 2 = 0`,
      [account],
    )
    await owner.query('ANALYZE')
  } finally {
    await owner.end()
  }
}
