-- Counts a mail for all its owners, or for none: returns 0, or the seconds after which it may be tried again. Serialised by
-- owner, on all nodes. p_owners: [{"owner": hex, "hourly", "daily"}].
CREATE OR REPLACE FUNCTION count_mail(p_owners jsonb) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  begun timestamptz := date_trunc('hour', now());
  is_full boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(o.owner, 39))
     FROM (SELECT owner FROM jsonb_to_recordset(p_owners) AS o(owner text) ORDER BY owner) o;
  SELECT coalesce(bool_or(c.of_hour >= c.hourly OR c.of_day >= c.daily), false) INTO is_full
    FROM (SELECT o.hourly, o.daily, sum(m.mails) AS of_day, sum(m.mails) FILTER (WHERE m.hour = begun) AS of_hour
            FROM jsonb_to_recordset(p_owners) AS o(owner text, hourly integer, daily integer)
            JOIN mail_count m ON m.owner_hash = decode(o.owner, 'hex') AND m.hour > now() - interval '24 hours'
           GROUP BY o.owner, o.hourly, o.daily) c;
  IF is_full THEN RETURN ceil(extract(epoch FROM begun + interval '1 hour' - now())) + 1; END IF;
  INSERT INTO mail_count (owner_hash, hour, mails)
  SELECT decode(o.owner, 'hex'), begun, 1 FROM jsonb_to_recordset(p_owners) AS o(owner text) ORDER BY o.owner
  ON CONFLICT (owner_hash, hour) DO UPDATE SET mails = mail_count.mails + 1;
  RETURN 0;
END $$;
