-- The figures of reports (docs/decisions/053-reports-are-sums-kept-with-the-lists.md).

-- What one registration adds to the figures; made anew together with its rows of the lists.
CREATE TABLE report_share (
  account_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- [{report, key, registrations, people, pieces, amount, tax}], each report and key once (domain/reports/figure.ts).
  figures jsonb NOT NULL,
  PRIMARY KEY (account_id, registration_id),
  FOREIGN KEY (account_id, registration_id) REFERENCES registration (account_id, registration_id) ON DELETE CASCADE
);
COMMENT ON TABLE report_share IS 'What one registration adds to the figures of the reports of its event';
CALL make_tenant_table('report_share');
GRANT SELECT, INSERT, DELETE ON report_share TO zapisano_app;

-- The sums of the shares of an event: the writer of a share adds it, a trigger subtracts one that goes.
CREATE TABLE report_figure (
  account_id uuid NOT NULL,
  event_id uuid NOT NULL,
  report text NOT NULL,
  key text COLLATE "C" NOT NULL,
  registrations bigint NOT NULL,
  people bigint NOT NULL,
  pieces bigint NOT NULL,
  -- Grosze.
  amount bigint NOT NULL,
  tax bigint NOT NULL,
  PRIMARY KEY (account_id, event_id, report, key),
  FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, event_id)
);
COMMENT ON TABLE report_figure IS 'The figures of reports: the sums of the shares of all registrations of an event';
-- The largest of a report with many keys, as of towns.
CREATE INDEX report_figure_by_people ON report_figure (account_id, event_id, report, people);
CALL make_tenant_table('report_figure');
GRANT SELECT, INSERT, UPDATE ON report_figure TO zapisano_app;

GRANT SELECT, INSERT, DELETE ON report_share, report_figure TO zapisano_demo;
CREATE POLICY of_demo ON report_share TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
CREATE POLICY of_demo ON report_figure TO zapisano_demo
  USING (account_id IN (SELECT a.account_id FROM account a WHERE a.demo));
-- A share goes with its registration, by whichever statement that is deleted.
GRANT SELECT, UPDATE ON report_figure TO zapisano_cross_tenant;
CREATE POLICY cross_tenant ON report_figure TO zapisano_cross_tenant USING (true) WITH CHECK (true);

-- All of them are made anew: none has a share yet.
ALTER TABLE registration NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh NO FORCE ROW LEVEL SECURITY;
INSERT INTO list_refresh (account_id, registration_id) SELECT account_id, registration_id FROM registration;
ALTER TABLE registration FORCE ROW LEVEL SECURITY;
ALTER TABLE list_refresh FORCE ROW LEVEL SECURITY;
