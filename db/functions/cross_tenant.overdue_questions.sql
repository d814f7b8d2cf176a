-- Questions about a choice, of all accounts, whose job at their last moment was lost or has given up. Ids only, in random
-- order, so that one that always fails does not block the others.
CREATE OR REPLACE FUNCTION cross_tenant.overdue_questions(at_most integer)
RETURNS TABLE (account_id uuid, choice_question_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
BEGIN ATOMIC
  SELECT q.account_id, q.choice_question_id FROM public.choice_question q
   WHERE q.state = 'open' AND q.answer_until < now() - interval '1 minute'
   ORDER BY random() LIMIT at_most;
END;

ALTER FUNCTION cross_tenant.overdue_questions OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.overdue_questions FROM public;
GRANT EXECUTE ON FUNCTION cross_tenant.overdue_questions TO zapisano_app;
