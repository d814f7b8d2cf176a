/** What must hold of registrations that were changed or called off; as the rules of `rules.queries.ts`. */
export const CHANGE_RULES = {
  'changes follow one another, and the history has each': `
    SELECT r.event_id, r.number AS registration, json_build_object('revision', r.revision, 'from', h.seen) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT coalesce(array_agg(x.seen ORDER BY x.seen), '{}') AS seen
        FROM (SELECT (a.details->'before'->>'revision')::int AS seen FROM audit_entry a
               WHERE a.account_id = r.account_id AND a.registration_id = r.registration_id
                 AND a.action IN ('registration.changed', 'registration.handed_over')) x) h
     WHERE h.seen <> ARRAY(SELECT generate_series(1, r.revision - 1))`,

  'who has left has no ticket that lets in': `
    SELECT t.event_id, r.number AS registration, json_build_object('left', p.ref, 'ticket', t.ticket_id) AS sides
      FROM participant p
      JOIN registration r USING (account_id, registration_id)
      JOIN ticket t USING (account_id, participant_id) WHERE p.left_at IS NOT NULL AND t.void_at IS NULL`,

  'who has entered leaves by the staff alone, and hands no place over': `
    SELECT r.event_id, r.number AS registration, json_build_object('left', p.ref, 'entered', t.used_at) AS sides
      FROM participant p
      JOIN registration r USING (account_id, registration_id)
      JOIN ticket t USING (account_id, participant_id)
      JOIN audit_entry a ON a.account_id = p.account_id AND a.registration_id = p.registration_id
       AND a.at = p.left_at
       AND (a.action = 'registration.changed' AND a.actor = 'registrant' OR a.action = 'registration.handed_over')
     WHERE t.used_at IS NOT NULL`,

  'what was called off is in the history, once': `
    SELECT r.event_id, r.number AS registration, json_build_object('state', r.state, 'times', n.notes) AS sides
      FROM registration r
     CROSS JOIN LATERAL (SELECT count(*) AS notes FROM audit_entry a WHERE a.account_id = r.account_id
                            AND a.registration_id = r.registration_id AND a.action = 'registration.cancelled') n
     WHERE n.notes <> CASE WHEN r.state = 'cancelled' THEN 1 ELSE 0 END`,

  'what is kept was paid, and the history says how much': `
    SELECT r.event_id, r.number AS registration, json_build_object('kept', k.kept, 'told', t.told, 'left', m.paid) AS sides
      FROM registration r
      JOIN money m USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0) AS kept FROM ledger_entry l
                          WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)
                            AND l.kind = 'kept') k
     CROSS JOIN LATERAL (SELECT coalesce(sum((a.details->>'kept')::bigint), 0) AS told FROM audit_entry a
                          WHERE a.account_id = r.account_id AND a.registration_id = r.registration_id
                            AND a.action IN ('registration.cancelled', 'registration.changed', 'registration.handed_over',
                                             'registration.donation_returned')) t
     WHERE k.kept <> t.told OR (k.kept > 0 AND m.paid < 0)`,

  'a fee is in the history, and who has ended owes none': `
    SELECT r.event_id, r.number AS registration, json_build_object('fees', f.fees, 'told', t.told, 'paid', m.paid) AS sides
      FROM registration r
      JOIN money m USING (account_id, registration_id)
     CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount), 0) AS fees FROM ledger_entry l
                          WHERE (l.account_id, l.registration_id) = (r.account_id, r.registration_id)
                            AND l.kind = 'fee') f
     CROSS JOIN LATERAL (SELECT coalesce(sum(coalesce((a.details->>'fee')::bigint, -(a.details->>'waived')::bigint)), 0) AS told FROM audit_entry a
                          WHERE a.account_id = r.account_id AND a.registration_id = r.registration_id
                            AND a.action IN ('registration.changed', 'registration.handed_over',
                              'registration.cancelled', 'registration.expired')) t
     WHERE f.fees <> t.told OR f.fees < 0 OR (r.state IN ('cancelled', 'expired') AND f.fees > greatest(m.paid, 0))`,
} as const satisfies Readonly<Record<string, string>>
