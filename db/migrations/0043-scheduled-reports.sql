-- Lists and reports that members of the team get word of by mail, at terms.

CREATE TABLE scheduled_report (
  account_id uuid NOT NULL,
  scheduled_report_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- 'view' with its id, 'print:' with its key, or 'settlement'.
  subject text NOT NULL CHECK (subject = 'view' OR subject = 'settlement' OR subject LIKE 'print:%'),
  list_view_id uuid,
  rhythm text NOT NULL CHECK (rhythm IN ('daily', 'weekly', 'before')),
  -- Of a Polish clock.
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  -- 1: Monday.
  weekday smallint CHECK (weekday BETWEEN 1 AND 7),
  -- How many days before the first day of the event.
  days_before smallint CHECK (days_before BETWEEN 0 AND 365),
  paused boolean NOT NULL DEFAULT false,
  -- Terms before it are not made up for.
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, scheduled_report_id),
  CHECK ((subject = 'view') = (list_view_id IS NOT NULL)),
  CHECK ((rhythm = 'weekly') = (weekday IS NOT NULL)),
  CHECK ((rhythm = 'before') = (days_before IS NOT NULL)),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, list_view_id) REFERENCES list_view (account_id, list_view_id) ON DELETE CASCADE
);
COMMENT ON TABLE scheduled_report IS 'Which list or report of an event is mailed about, and when';
CREATE INDEX scheduled_report_of_event ON scheduled_report (account_id, event_id);
CREATE INDEX scheduled_report_of_view ON scheduled_report (account_id, list_view_id);
CALL make_tenant_table('scheduled_report');
GRANT SELECT, INSERT, UPDATE, DELETE ON scheduled_report TO zapisano_app;

-- Members alone: an address is never typed.
CREATE TABLE scheduled_reader (
  account_id uuid NOT NULL,
  scheduled_report_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (account_id, scheduled_report_id, user_id),
  FOREIGN KEY (account_id, scheduled_report_id)
    REFERENCES scheduled_report (account_id, scheduled_report_id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, user_id) REFERENCES membership (account_id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE scheduled_reader IS 'Members who get the mails of a scheduled report';
CREATE INDEX scheduled_reader_of_member ON scheduled_reader (account_id, user_id);
CALL make_tenant_table('scheduled_reader');
GRANT SELECT, INSERT, DELETE ON scheduled_reader TO zapisano_app;

CREATE TABLE scheduled_mail (
  account_id uuid NOT NULL,
  scheduled_mail_id uuid NOT NULL,
  scheduled_report_id uuid NOT NULL,
  user_id uuid NOT NULL,
  term timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent',
    'skipped', -- paused meanwhile, or the member may not see it any more
    'failed')), -- the mail server refused it, again and again
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  PRIMARY KEY (account_id, scheduled_mail_id),
  -- One mail for each reader and term, however many jobs find it due.
  UNIQUE (account_id, scheduled_report_id, user_id, term),
  FOREIGN KEY (account_id, scheduled_report_id)
    REFERENCES scheduled_report (account_id, scheduled_report_id) ON DELETE CASCADE
);
COMMENT ON TABLE scheduled_mail IS 'Mails about scheduled reports, one for each reader and term';
CALL make_tenant_table('scheduled_mail');
GRANT SELECT, INSERT, UPDATE, DELETE ON scheduled_mail TO zapisano_app;

GRANT SELECT, INSERT, DELETE ON scheduled_report, scheduled_reader, scheduled_mail TO zapisano_demo;
CREATE POLICY of_demo ON scheduled_report TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON scheduled_reader TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON scheduled_mail TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
