-- The index of each order knows the birthday: of a window of rows only those of an age that is asked for are read.
DROP INDEX list_row_by_name;
DROP INDEX list_row_by_time;
CREATE INDEX list_row_by_name ON list_row (account_id, event_id, list, name_key, row_id, born);
CREATE INDEX list_row_by_time ON list_row (account_id, event_id, list, created_at, row_id, born);
