-- The day of a moment by a Polish clock.
CREATE OR REPLACE FUNCTION polish_day(moment timestamptz) RETURNS date
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (moment AT TIME ZONE 'Europe/Warsaw')::date;
