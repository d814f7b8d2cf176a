-- Takes shares that are deleted out of the figures of their events, in the order of the keys, so that two who do it at
-- the same time do not wait for each other in a circle.
CREATE OR REPLACE FUNCTION cross_tenant.subtract_report_shares() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  PERFORM FROM report_figure f
    WHERE (f.account_id, f.event_id, f.report, f.key) IN (
      SELECT g.account_id, g.event_id, s.report, s.key
        FROM gone g, jsonb_to_recordset(g.figures) AS s (report text, key text))
    ORDER BY f.account_id, f.event_id, f.report, f.key FOR UPDATE;
  UPDATE report_figure f
     SET registrations = f.registrations - s.registrations, people = f.people - s.people,
         pieces = f.pieces - s.pieces, amount = f.amount - s.amount, tax = f.tax - s.tax
    FROM (SELECT g.account_id, g.event_id, s.report, s.key, sum(s.registrations)::bigint AS registrations,
                 sum(s.people)::bigint AS people, sum(s.pieces)::bigint AS pieces,
                 sum(s.amount)::bigint AS amount, sum(s.tax)::bigint AS tax
            FROM gone g, jsonb_to_recordset(g.figures) AS s (report text, key text, registrations bigint,
                 people bigint, pieces bigint, amount bigint, tax bigint)
           GROUP BY 1, 2, 3, 4) AS s
   WHERE f.account_id = s.account_id AND f.event_id = s.event_id AND f.report = s.report AND f.key = s.key;
  RETURN NULL;
END $$;

ALTER FUNCTION cross_tenant.subtract_report_shares OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.subtract_report_shares FROM public;

CREATE OR REPLACE TRIGGER report_share_gone AFTER DELETE ON report_share
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.subtract_report_shares();
