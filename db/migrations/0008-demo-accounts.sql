-- An account whose people and events are made up: its pages say so, and its mail goes to nobody.
ALTER TABLE account ADD COLUMN demo boolean NOT NULL DEFAULT false;

ALTER TABLE message DROP CONSTRAINT message_state_check;
ALTER TABLE message ADD CONSTRAINT message_state_check CHECK (state IN ('queued', 'sent',
  'skipped', -- what it would tell was no longer true when its turn came
  'failed', -- the mail server did not take it, again and again; the history says so
  'kept')); -- of a demo account, where a mail server is configured: handed to nobody
