/**
 * What must hold of numbers and sums that are kept (docs/decisions/055-numbers-are-kept-by-day.md,
 * docs/decisions/066-sums-of-money-are-kept-with-their-rows.md); see `RULES`.
 */

const DAY = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Warsaw')::date`

export const NUMBER_RULES = {
  'the numbers of an event are those of its rows': `
    SELECT event_id, json_build_object('day', day, 'kept', kept.numbers, 'counted', counted.numbers) AS sides
      FROM (SELECT account_id, event_id, day, json_build_array(sum(registrations), sum(people), sum(entered), sum(charged),
                   sum(paid))::text AS numbers
              FROM (SELECT account_id, event_id, day, registrations, people, entered, charged, paid FROM event_day_count
                    UNION ALL
                    SELECT account_id, event_id, day, registrations, people, entered, charged, paid FROM event_count_change) k
             GROUP BY 1, 2, 3
            HAVING (sum(registrations), sum(people), sum(entered), sum(charged), sum(paid)) <> (0, 0, 0, 0, 0)) kept
      FULL JOIN (
            SELECT account_id, event_id, day, json_build_array(sum(registrations), sum(people), sum(entered), sum(charged),
                   sum(paid))::text AS numbers
              FROM (SELECT r.account_id, r.event_id, ${DAY('r.created_at')} AS day, 1 AS registrations,
                           coalesce(r.headcount, 0) + coalesce(n.people, 0) AS people, 0 AS entered, 0 AS charged, 0 AS paid
                      FROM registration r
                      LEFT JOIN (SELECT account_id, registration_id, count(*) AS people FROM participant
                                  WHERE left_at IS NULL GROUP BY 1, 2) n USING (account_id, registration_id)
                     WHERE r.state IN ('held', 'awaiting_approval', 'awaiting_payment', 'confirmed')
                    UNION ALL
                    SELECT t.account_id, t.event_id, ${DAY('t.used_at')}, 0, 0, 1, 0, 0 FROM ticket t WHERE t.used_at IS NOT NULL
                    UNION ALL
                    SELECT r.account_id, r.event_id, ${DAY('l.at')}, 0, 0, 0,
                           CASE WHEN l.kind IN ('charge', 'correction', 'fee') THEN l.amount ELSE 0 END,
                           CASE WHEN l.kind IN ('payment', 'refund') THEN -l.amount ELSE 0 END
                      FROM ledger_entry l JOIN registration r USING (account_id, registration_id)) c
             GROUP BY 1, 2, 3
            HAVING (sum(registrations), sum(people), sum(entered), sum(charged), sum(paid)) <> (0, 0, 0, 0, 0)) counted
        USING (account_id, event_id, day)
     WHERE kept.numbers IS DISTINCT FROM counted.numbers`,

  'the sums of the money of an event are those of its rows': `
    SELECT event_id, json_build_object('kept', kept.sums, 'counted', counted.sums) AS sides
      FROM (SELECT account_id, event_id, json_build_array(owed, received, kept, to_pay, overdue, late, surplus, above,
                   set_aside, doubts)::text AS sums
              FROM money_sum
             WHERE (owed, received, kept, to_pay, overdue, late, surplus, above, set_aside, doubts)
                   <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) kept
      FULL JOIN (
            SELECT account_id, event_id, json_build_array(sum(owed), sum(received), sum(kept), sum(to_pay), sum(overdue),
                   count(*) FILTER (WHERE overdue > 0), sum(surplus), count(*) FILTER (WHERE surplus > 0), sum(set_aside),
                   count(doubt))::text AS sums
              FROM money_row GROUP BY 1, 2
            HAVING (sum(owed), sum(received), sum(kept), sum(to_pay), sum(surplus), sum(set_aside), count(doubt))
                   <> (0, 0, 0, 0, 0, 0, 0)) counted
        USING (account_id, event_id)
     WHERE kept.sums IS DISTINCT FROM counted.sums`,

  'the sums of the payments of an event are those of its rows': `
    SELECT event_id, json_build_object('day', day, 'way', way, 'kept', kept.sums, 'counted', counted.sums) AS sides
      FROM (SELECT account_id, event_id, day, way, json_build_array(payments, amount)::text AS sums
              FROM payment_sum WHERE (payments, amount) <> (0, 0)) kept
      FULL JOIN (
            SELECT account_id, event_id, day, way, json_build_array(count(*), sum(amount))::text AS sums
              FROM payment_row WHERE state = 'booked' GROUP BY 1, 2, 3, 4) counted
        USING (account_id, event_id, day, way)
     WHERE kept.sums IS DISTINCT FROM counted.sums`,
} as const
