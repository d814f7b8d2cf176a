import { asOwner } from '#test/support/owner.ts'

/**
 * What the harness adds to a database, in a schema of its own: pauses before the writes of an account, so that
 * others come in between, and triggers that record what must never be, even if no trace of it is left in the end.
 */

/** Writes before which a schedule may pause. */
export const PLACES = [
  'capacity_pool',
  'capacity_claim',
  'registration',
  'hold',
  'waiting_entry',
  'ledger_entry',
  'payment',
  'event_version',
]

/** Milliseconds by place. */
export type Pauses = Readonly<Record<string, number>>

const PAUSES = `
  CREATE TABLE races.pause (account_id uuid, place text, seconds float8, PRIMARY KEY (account_id, place));
  CREATE FUNCTION races.pause() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, races AS $$
  BEGIN
    PERFORM pg_sleep(seconds) FROM pause WHERE account_id = NEW.account_id AND place = TG_TABLE_NAME;
    RETURN NEW;
  END $$;
  ${PLACES.map(
    (place) => `CREATE TRIGGER a_pause BEFORE INSERT OR UPDATE ON public.${place}
      FOR EACH ROW EXECUTE FUNCTION races.pause();`,
  ).join('\n')}`

/** Each trigger records its finding as a sentence. Running behind the row's lock, it sees all earlier writes. */
const RECORDING_TRIGGERS = `
  CREATE TABLE races.seen (account_id uuid NOT NULL, what text NOT NULL);
  CREATE INDEX ON races.seen (account_id);

  CREATE FUNCTION races.see_pool() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  BEGIN
    INSERT INTO races.seen
    SELECT NEW.account_id, format('no pool is ever sold over its limit: %s: %s of %s', NEW.pool_key, NEW.taken, NEW.capacity)
     WHERE NEW.taken > OLD.taken
       AND NEW.taken > NEW.capacity + coalesce((to_jsonb(NEW)->>'over')::integer, 0);
    RETURN NULL;
  END $$;
  CREATE FUNCTION races.see_newcomer() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  BEGIN
    INSERT INTO races.seen
    SELECT NEW.account_id, format('no newcomer takes what others wait for: %s: %s of %s, %s waiting',
             NEW.pool_key, NEW.taken, NEW.capacity, NEW.waiting)
     WHERE NEW.taken > OLD.taken AND NEW.waiting > 0 AND NEW.taken + NEW.waiting > NEW.capacity
       AND NOT EXISTS (SELECT FROM hold h WHERE h.account_id = NEW.account_id AND h.waiting_entry_id IS NOT NULL
                          AND h.created_at = now());
    RETURN NULL;
  END $$;
  CREATE TRIGGER seen_newcomer AFTER UPDATE ON capacity_pool FOR EACH ROW EXECUTE FUNCTION races.see_newcomer();

  CREATE FUNCTION races.see_offer() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  BEGIN
    INSERT INTO races.seen
    SELECT NEW.account_id, format('nobody overtakes in the waiting list: turn %s is offered, %s waits', NEW.turn, w.turn)
      FROM waiting_entry w
     WHERE w.account_id = NEW.account_id AND w.event_id = NEW.event_id AND w.turn < NEW.turn AND w.state = 'waiting';
    RETURN NULL;
  END $$;
  CREATE TRIGGER seen_offer AFTER UPDATE OF state ON waiting_entry FOR EACH ROW
    WHEN (NEW.state = 'offered' AND OLD.state = 'waiting') EXECUTE FUNCTION races.see_offer();

  CREATE TRIGGER seen_pool AFTER UPDATE ON capacity_pool FOR EACH ROW EXECUTE FUNCTION races.see_pool();

  CREATE FUNCTION races.see_sale() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  BEGIN
    INSERT INTO races.seen
    SELECT NEW.account_id, format('nobody is sold a version that is gone: %s by %s of %s', NEW.number, NEW.version, e.published_version)
      FROM event e
     WHERE (e.account_id, e.event_id) = (NEW.account_id, NEW.event_id) AND e.published_version <> NEW.version
       -- Who takes up an offer does it by the version of the day of joining.
       AND NOT EXISTS (SELECT FROM waiting_entry w WHERE w.account_id = NEW.account_id AND w.state = 'offered'
                          AND w.contact_email = NEW.contact_email AND w.version = NEW.version);
    RETURN NULL;
  END $$;
  CREATE TRIGGER seen_sale AFTER INSERT ON registration FOR EACH ROW EXECUTE FUNCTION races.see_sale();

  CREATE FUNCTION races.see_expiry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  BEGIN
    INSERT INTO races.seen
    SELECT NEW.account_id, format('what is paid does not expire: %s was %s, paid %s', NEW.number, OLD.state, paid)
      FROM (SELECT coalesce(-sum(amount), 0) AS paid FROM ledger_entry l
             WHERE (l.account_id, l.registration_id) = (NEW.account_id, NEW.registration_id)
               AND l.kind IN ('payment', 'refund')) m
     WHERE OLD.state = 'confirmed' OR paid >= (SELECT (v.due->0->>'amount')::bigint FROM registration_revision v
             WHERE (v.account_id, v.registration_id) = (NEW.account_id, NEW.registration_id)
             ORDER BY v.position DESC LIMIT 1);
    RETURN NULL;
  END $$;
  CREATE TRIGGER seen_expiry AFTER UPDATE OF state ON registration FOR EACH ROW
    WHEN (NEW.state = 'expired' AND OLD.state <> 'expired') EXECUTE FUNCTION races.see_expiry();`

/** Messages count as sent: their content is no race, and drawing their tickets would take much of the time. */
const SILENCE = `
  CREATE FUNCTION races.silence() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.state := 'sent';
    RETURN NEW;
  END $$;
  CREATE TRIGGER silence BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION races.silence();`

/** Removes all rows of an account, bypassing the foreign keys; created once, so that its plans are cached. */
const CLEARING = `
  DO $do$ BEGIN
    EXECUTE format($body$
      CREATE FUNCTION races.clear_away(p_account uuid) RETURNS void
      LANGUAGE plpgsql SET session_replication_role = replica AS $$
      BEGIN
        DELETE FROM graphile_worker._private_jobs WHERE payload->>'account' = p_account::text;
        DELETE FROM test_gateway.notice n USING test_gateway.transaction t, public.payment p
         WHERE n.transaction_id = t.transaction_id AND t.reference = p.payment_id AND p.account_id = p_account;
        DELETE FROM test_gateway.transaction t USING public.payment p
         WHERE t.reference = p.payment_id AND p.account_id = p_account;
        DELETE FROM public.gateway_notice n USING public.payment p
         WHERE n.payment_id = p.payment_id AND p.account_id = p_account;
        %s
      END $$ $body$,
      (SELECT string_agg(format('DELETE FROM %I.%I WHERE account_id = p_account;', table_schema, table_name), '')
         FROM information_schema.columns
        WHERE table_schema IN ('public', 'races') AND column_name = 'account_id'));
  END $do$;`

/** Adds pauses and the recording triggers. @param url of the superuser */
export async function keepWatch(url: string): Promise<void> {
  await asOwner(url, `CREATE SCHEMA races; ${PAUSES} ${RECORDING_TRIGGERS} ${SILENCE} ${CLEARING}`)
}
