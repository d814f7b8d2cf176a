-- People may be moved to other rooms any number of times, and get a message each time.
DROP INDEX message_once;
CREATE UNIQUE INDEX message_once ON message (account_id, registration_id, kind)
  WHERE kind NOT IN ('changed', 'handed_over', 'taken_over', 'place_offered', 'link', 'confirm_email', 'email_changed',
    'refunded', 'refund_account', 'moved', 'move_reminder', 'lodging');
