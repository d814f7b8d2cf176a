-- Queues the job that offers free places to waiting entries; one for an event, however often it is called.
CREATE OR REPLACE FUNCTION queue_offers(p_account uuid, p_event uuid) RETURNS void
LANGUAGE sql
BEGIN ATOMIC
  SELECT jobs.enqueue('offer-places', p_account, jsonb_build_object('event', p_event), now(), 'offer:' || p_event);
END;
