-- The sweep finds questions whose time is over and whose job was lost (db/functions/cross_tenant.overdue_questions.sql).
GRANT SELECT (account_id, choice_question_id, state, answer_until) ON choice_question TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON choice_question FOR SELECT TO zapisano_cross_tenant
  USING (state = 'open' AND answer_until < now());
