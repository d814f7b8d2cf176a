-- The staff send the registrant the reason of a price, a term or a state: as often as they like, each click once.
ALTER TABLE message ADD COLUMN idempotency_key uuid;
ALTER TABLE message ADD COLUMN request_hash bytea;
CREATE UNIQUE INDEX message_by_key ON message (account_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

DROP INDEX message_once;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
  WHERE kind NOT IN ('changed', 'handed_over', 'taken_over', 'place_offered', 'link', 'confirm_email', 'email_changed',
    'refunded', 'refund_account', 'moved', 'move_reminder', 'lodging', 'document_rejected', 'explanation');
