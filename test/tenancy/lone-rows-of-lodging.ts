/** Where rows are inserted that the calls of the endpoints would not leave. */
export interface Owned {
  readonly account: string
  readonly event: string
  /** Of the registration whose contact is being changed. */
  readonly number: string
}

export type Row = readonly [sql: string, values: unknown[]]

/** A row in each table of rooms and vehicles; those of the carers come after the staff. */
export function rowsOfLodging({ account, event, number }: Owned): readonly Row[] {
  return [
    [
      `INSERT INTO space_carer (account_id, event_id, scope, house, staff_person_id, assigned_by, assigned_at)
       SELECT account_id, $2, 'rooms', 'Dom', staff_person_id, 'Danuta Wrona', now() FROM staff_person
        WHERE account_id = $1 LIMIT 1`,
      [account, event],
    ],
    [
      `INSERT INTO withdrawn_option (account_id, event_id, item, option, name, withdrawn_by, withdrawn_at)
       VALUES ($1, $2, 'coach', 'busko', 'Busko-Zdrój', 'Danuta Wrona', now())`,
      [account, event],
    ],
    [
      `WITH pair AS (
         SELECT min(registration_id::text)::uuid AS owner_id, max(registration_id::text)::uuid AS mate_id, event_id
           FROM registration WHERE account_id = $1 GROUP BY event_id HAVING count(*) > 1 LIMIT 1),
       made AS (
         INSERT INTO room_key (account_id, registration_id, event_id, key, made_at)
         SELECT $1, owner_id, event_id, 'K7M2PX', now() FROM pair RETURNING registration_id)
       INSERT INTO room_mate (account_id, registration_id, owner_id, joined_at)
       SELECT $1, mate_id, owner_id, now() FROM pair, made`,
      [account],
    ],
    [
      `INSERT INTO choice_question (account_id, choice_question_id, event_id, registration_id, kind, scope, people, offers,
           note, answer_until, asked_by, asked_at, state, ended_at)
       SELECT account_id, gen_random_uuid(), event_id, registration_id, 'withdrawn', 'coach', ARRAY[registration_id], '[]',
           '', '2031-06-01', 'Danuta Wrona', now(), 'lapsed', now()
         FROM registration WHERE account_id = $1 AND number = $2`,
      [account, number],
    ],
    [
      `WITH room AS (
         INSERT INTO space (account_id, space_id, event_id, scope, name, places)
         VALUES ($1, gen_random_uuid(), $2, 'rooms', '12', 4) RETURNING space_id),
       person AS (SELECT participant_id FROM participant WHERE account_id = $1 LIMIT 1),
       put AS (
         INSERT INTO space_person (account_id, participant_id, scope, space_id)
         SELECT $1, participant_id, 'rooms', space_id FROM room, person),
       setting AS (INSERT INTO space_setting (account_id, event_id) VALUES ($1, $2))
       INSERT INTO published_space (account_id, participant_id, scope, words)
       SELECT $1, participant_id, 'rooms', 'Pokój 12' FROM person`,
      [account, event],
    ],
  ]
}
