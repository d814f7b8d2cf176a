import { sql } from 'kysely'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { ROOMS } from '#domain/registration/choice-question.ts'
import { kysely } from '#server/db/database.ts'
import type { ToDoKind, Waiting } from './to-do-kind.ts'

interface Row extends Waiting {
  /** One of those concerned: 'rooms', or the item of vehicles. */
  readonly scope: string
}

/** The board of rooms, or that of the vehicles. */
const board = ({ eventId, scope }: Waiting): string =>
  `/wydarzenia/${eventId}/noclegi${scope === undefined || scope === ROOMS ? '' : `?dla=${scope}`}`

/** Questions about another room or stop that have ended, and of which the office has not said that nothing is left to do. */
export const endedQuestions: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Row>`
      SELECT event_id, count(*)::integer AS count, (count(*) FILTER (WHERE state <> 'accepted'))::integer AS urgent,
             min(scope) AS scope
        FROM choice_question
       WHERE event_id = ANY (${events}::uuid[]) AND handled_at IS NULL AND state <> 'open'
       GROUP BY event_id`.execute(kysely(tx))
    return rows
  },
  path: board,
}

/** Questions that people have not answered yet. */
export const openQuestions: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Row>`
      SELECT event_id, count(*)::integer AS count, 0 AS urgent, min(scope) AS scope
        FROM choice_question
       WHERE event_id = ANY (${events}::uuid[]) AND handled_at IS NULL AND state = 'open'
       GROUP BY event_id`.execute(kysely(tx))
    return rows
  },
  path: board,
}

/** People whose stop, or kind of room, was withdrawn, and who are asked nothing. */
export const withdrawnChoices: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Row>`
      WITH gone AS (
        SELECT w.account_id, w.event_id, w.item, w.option,
               CASE i.part->>'category' WHEN 'lodging' THEN ${ROOMS}::text ELSE w.item END AS scope
          FROM withdrawn_option w
          JOIN event e ON e.account_id = w.account_id AND e.event_id = w.event_id
          JOIN event_version v ON v.account_id = e.account_id AND v.event_id = e.event_id
               AND v.version = e.published_version
          JOIN jsonb_array_elements(v.definition->'items') AS i(part) ON i.part->>'id' = w.item
         WHERE w.event_id = ANY (${events}::uuid[])
           AND NOT EXISTS (SELECT FROM jsonb_array_elements(i.part->'options') AS o(part) WHERE o.part->>'id' = w.option))
      SELECT g.event_id, count(DISTINCT p.participant_id)::integer AS count,
             count(DISTINCT p.participant_id)::integer AS urgent, min(g.scope) AS scope
        FROM gone g
        JOIN registration r ON r.account_id = g.account_id AND r.event_id = g.event_id AND holds_place(r.state)
        JOIN participant p ON p.account_id = r.account_id AND p.registration_id = r.registration_id AND p.left_at IS NULL
       WHERE (p.choices->g.item ? g.option OR r.draft->'choices'->g.item ? g.option)
         AND NOT EXISTS (SELECT FROM choice_question q WHERE q.account_id = r.account_id
               AND q.registration_id = r.registration_id AND q.scope = g.scope AND q.state = 'open')
       GROUP BY g.event_id`.execute(kysely(tx))
    return rows
  },
  path: board,
}
