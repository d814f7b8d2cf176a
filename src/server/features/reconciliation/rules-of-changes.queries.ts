/** What must hold of registrations that were changed or called off; as the rules of `rules.queries.ts`. */
export const CHANGE_RULES = {
  'changes follow one another, and the history has each': `
    SELECT r.event_id, r.number AS registration, json_build_object('revision', r.revision, 'from', h.seen) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(x.seen ORDER BY x.seen), '{}') AS seen
        FROM (SELECT (a.details->'before'->>'revision')::int AS seen FROM audit_entry a
               WHERE a.account_id = r.account_id AND a.registration_id = r.registration_id
                 AND a.action = 'registration.changed') x) h
     WHERE h.seen <> ARRAY(SELECT generate_series(1, r.revision - 1))`,

  'lines and dues add up to what was agreed': `
    SELECT r.event_id, r.number AS registration,
           json_build_object('agreed', r.total, 'lines', l.amount, 'due', d.amount) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT coalesce(sum((e->>'amount')::bigint), 0) AS amount FROM jsonb_array_elements(r.lines) e
                          WHERE NOT coalesce((e->>'onSite')::boolean, false)) l
     CROSS JOIN LATERAL (SELECT coalesce(sum((e->>'amount')::bigint), 0) AS amount FROM jsonb_array_elements(r.due) e) d
     WHERE l.amount <> r.total OR d.amount <> r.total`,

  'lines are of people who take part': `
    SELECT r.event_id, r.number AS registration, json_build_object('line of', e->>'person') AS sides
      FROM registration r, jsonb_array_elements(r.lines) e
     WHERE e->>'person' IS NOT NULL AND NOT EXISTS (SELECT FROM participant p
       WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id AND p.left_at IS NULL
         AND p.ref = e->>'person')`,

  'who has left has no ticket that lets in': `
    SELECT t.event_id, r.number AS registration, json_build_object('left', p.ref, 'ticket', t.ticket_id) AS sides
      FROM participant p
      JOIN registration r USING (account_id, registration_id)
      JOIN ticket t USING (account_id, participant_id) WHERE p.left_at IS NOT NULL AND t.void_at IS NULL`,

  'who has entered leaves by the staff alone': `
    SELECT r.event_id, r.number AS registration, json_build_object('left', p.ref, 'entered', t.used_at) AS sides
      FROM participant p
      JOIN registration r USING (account_id, registration_id)
      JOIN ticket t USING (account_id, participant_id)
      JOIN audit_entry a ON a.account_id = p.account_id AND a.registration_id = p.registration_id
       AND a.action = 'registration.changed' AND a.actor = 'registrant' AND a.at = p.left_at
     WHERE t.used_at IS NOT NULL`,

  'what was called off is in the history, once': `
    SELECT r.event_id, r.number AS registration, json_build_object('state', r.state, 'times', n.notes) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT count(*) AS notes FROM audit_entry a WHERE a.account_id = r.account_id
                            AND a.registration_id = r.registration_id AND a.action = 'registration.cancelled') n
     WHERE n.notes <> CASE WHEN r.state = 'cancelled' THEN 1 ELSE 0 END`,
} as const satisfies Readonly<Record<string, string>>
