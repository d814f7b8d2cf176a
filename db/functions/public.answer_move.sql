-- Records a choice about a move of an event, under the registration's lock. Once: what was chosen stands, except that who
-- stays may still resign while that is allowed (p_resigns_late). Returns false when something else was chosen before.
CREATE OR REPLACE FUNCTION answer_move(p_account uuid, p_move uuid, p_registration uuid, p_answer text, p_by text,
  p_resigns_late boolean)
RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE move_answer a SET answer = p_answer, answered_by = p_by, answered_at = now()
   WHERE a.account_id = p_account AND a.event_move_id = p_move AND a.registration_id = p_registration
     AND (a.answer IS NULL OR (p_resigns_late AND a.answer = 'stays' AND p_answer = 'resigns'));
  RETURN FOUND;
END $$;
