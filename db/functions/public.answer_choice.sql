-- Ends a question about a choice, under the registration's lock; once: what has ended it first stands. p_answer: the key of
-- the offer that was chosen. Returns false when it has ended before.
CREATE OR REPLACE FUNCTION answer_choice(p_account uuid, p_question uuid, p_state text, p_answer text, p_by text,
  p_at timestamptz)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE choice_question q SET state = p_state, answer = p_answer, answered_by = p_by, ended_at = p_at
   WHERE q.account_id = p_account AND q.choice_question_id = p_question
     AND q.state = 'open';
  RETURN FOUND;
END $$;
