import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

/**
 * Which of these parts of a definition, by their paths (`items.coach.options.kielce`), are in a registration that
 * holds places: chosen, answered, agreed to as a way of paying, or the group or type of a person.
 */
export async function findChosenParts(tx: Tx, eventId: string, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    WITH live AS (
      SELECT account_id, registration_id, draft FROM registration
       WHERE event_id = ${eventId} AND state = ANY (${HOLDING_STATES}::text[])),
    party AS (
      SELECT p.* FROM participant p JOIN live USING (account_id, registration_id) WHERE p.left_at IS NULL),
    given AS (
      SELECT 'items.' || c.key AS path, c.value FROM party, jsonb_each(choices) c
      UNION ALL SELECT 'questions.' || a.key, a.value FROM party, jsonb_each(answers) a
      UNION ALL SELECT 'items.' || c.key, c.value FROM live, jsonb_each(draft->'choices') c
      UNION ALL SELECT 'questions.' || a.key, a.value FROM live, jsonb_each(draft->'answers') a),
    -- Nothing, no and none are no choice.
    taken AS (SELECT path, value FROM given WHERE value NOT IN ('null', 'false', '0', '""', '[]', '{}')),
    named AS (
      SELECT path FROM taken
      UNION ALL SELECT path || '.options.' || (value #>> '{}') FROM taken WHERE jsonb_typeof(value) = 'string'
      UNION ALL SELECT t.path || '.options.' || o FROM taken t, jsonb_array_elements_text(
        CASE jsonb_typeof(t.value) WHEN 'array' THEN t.value ELSE '[]' END) o
      UNION ALL SELECT t.path || '.options.' || o.key FROM taken t, jsonb_each(
        CASE jsonb_typeof(t.value) WHEN 'object' THEN t.value ELSE '{}' END) o WHERE o.value <> '0'
      UNION ALL SELECT 'groups.' || participant_group FROM party
      UNION ALL SELECT 'types.' || participant_type FROM party
      UNION ALL SELECT 'plans.' || (draft->>'plan') FROM live)
    SELECT DISTINCT path FROM named WHERE path = ANY (${paths}::text[])`.execute(kysely(tx))
  return rows.map(({ path }) => path)
}
