-- Notes whose rows of the lists are outdated: a line for each registration that a statement has changed, whoever ran it.
CREATE OR REPLACE FUNCTION cross_tenant.queue_list_refresh() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  INSERT INTO list_refresh (account_id, registration_id)
  SELECT DISTINCT c.account_id, c.registration_id FROM changed c WHERE c.registration_id IS NOT NULL;
  RETURN NULL;
END $$;

ALTER FUNCTION cross_tenant.queue_list_refresh OWNER TO zapisano_cross_tenant;
REVOKE ALL ON FUNCTION cross_tenant.queue_list_refresh FROM public;

-- People are added and leave with a new revision of their registration; what they get later is an update of theirs.
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON registration
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_changed AFTER UPDATE ON registration
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
-- Some change nothing of the registration's own row: more time to pay.
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON registration_revision
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_changed AFTER UPDATE ON participant
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_changed AFTER UPDATE ON ticket
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
-- Lists are filtered by the tags of the staff.
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON registration_note
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_changed AFTER UPDATE ON registration_note
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
-- What its gateway says of a payment, and every step of a refund, is shown with the registration's money.
CREATE OR REPLACE TRIGGER list_refresh_of_changed AFTER UPDATE ON payment
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON refund
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_changed AFTER UPDATE ON refund
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON money_settled
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
-- How a document stands follows from its files and what was decided about them. Files come with a revision, and are deleted alone.
CREATE OR REPLACE TRIGGER list_refresh_of_new AFTER INSERT ON document_decision
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
CREATE OR REPLACE TRIGGER list_refresh_of_deleted AFTER DELETE ON file
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION cross_tenant.queue_list_refresh();
