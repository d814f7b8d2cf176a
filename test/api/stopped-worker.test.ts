import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { startServer } from '#server/main.ts'
import { bring, decideAtGateway, noticeOf, type PaymentRow, pay, paymentsOf } from '#test/support/gateway.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import {
  look,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** For a day no worker ran; the web node sold places and accepted notices of payments. Then a worker starts. */

const FAMILIES = [
  'nie-placi', // its time to pay ended, and it got no mail
  'nie-placi-i-nie-wie', // its time to pay ended while the mail lay in the queue
  'placi', // paid in time; the notice lies in the inbox
  'placi-po-cichu', // paid in time, and the gateway has not reported it
  'placi-za-drugim-razem', // the payment failed and came all the same; the job of its notice was lost
  'ma-czas', // has still time to pay, and it got no mail
  'ma-czas-i-wie', // has still time to pay; the mail lies in the queue
  'placi-wczoraj', // got its mail and paid before the worker stopped
] as const
type Family = (typeof FAMILIES)[number]

let site: TestSite
let url: string
const registered = new Map<Family, Registered>()

const run = <Row extends object>(statement: string, values?: unknown[]) =>
  asOwner<Row>(url, statement, values)
const startWorker = () =>
  startServer({ ...site.server.config, databaseUrl: url, runs: { web: false, worker: true } })

function family(name: Family): Registered {
  const found = registered.get(name)
  if (!found) throw new Error(`There is no registration of ${name}.`)
  return found
}

beforeAll(async () => {
  site = await startTestSite({ settings: { runs: { web: true, worker: false } } })
  url = site.server.databaseUrl
  const order = familyOrder()
  const enter = async (name: Family) => {
    const contact = { ...order.contact, email: `${name}@example.org` }
    registered.set(name, await register(site, { ...order, contact }))
  }
  await enter('placi-wczoraj')
  await yesterday()
  for (const name of FAMILIES) if (name !== 'placi-wczoraj') await enter(name)
  await theDay()
  await watch()
  await using _worker = await startWorker()
  await runJobs(url)
  await runSweep(url)
  await runSweep(url)
})
afterAll(() => site[Symbol.asyncDispose]())

async function yesterday(): Promise<void> {
  await using _worker = await startWorker()
  await runJobs(url)
  await pay(site, family('placi-wczoraj'))
}

async function theDay(): Promise<void> {
  for (const name of ['ma-czas-i-wie', 'nie-placi-i-nie-wie'] as const) await queuePayMail(family(name))
  await bring(site, noticeOf(await paidAtGateway('placi')))
  await paidAtGateway('placi-po-cichu')
  const second = await paidAtGateway('placi-za-drugim-razem')
  await run("UPDATE payment SET state = 'failed' WHERE payment_id = $1", [second.payment_id])
  const notice = noticeOf(second)
  await bring(site, notice)
  await run("DELETE FROM graphile_worker._private_jobs WHERE payload->>'notice' = $1", [notice.noticeId])
  await letDayPass()
}

async function paidAtGateway(name: Family): Promise<PaymentRow> {
  await startPayment(site, family(name))
  const [payment] = await paymentsOf(site, family(name))
  if (!payment) throw new Error('No payment was started.')
  await decideAtGateway(site, payment, 'succeeded')
  return payment
}

async function queuePayMail({ id }: Registered): Promise<void> {
  await run(
    `WITH queued AS (INSERT INTO message (account_id, message_id, registration_id, kind, recipient)
       SELECT account_id, gen_random_uuid(), registration_id, 'pay', contact_email FROM registration
        WHERE registration_id = $1 RETURNING *)
     SELECT jobs.enqueue('send-message', account_id, jsonb_build_object('message', message_id), now(), NULL) FROM queued`,
    [id],
  )
}

/** Everything is a day older; whatever is overdue still had time when the worker stopped. Three nights have passed. */
async function letDayPass(): Promise<void> {
  const inTime = [family('ma-czas').id, family('ma-czas-i-wie').id]
  await run(
    `UPDATE registration SET created_at = created_at - interval '1 day',
       expires_at = CASE WHEN registration_id = ANY ($1) THEN expires_at - interval '1 day' ELSE now() - interval '9 hours' END`,
    [inTime],
  )
  await run("UPDATE graphile_worker._private_jobs SET run_at = run_at - interval '1 day'")
  await run(
    `UPDATE graphile_worker._private_jobs j SET run_at = r.expires_at FROM registration r
      WHERE j.key LIKE '%:expire:' || r.registration_id`,
  )
  await run("INSERT INTO demo.restoration VALUES (now() - interval '3 days')")
}

/** Records which jobs the worker takes, and how often the demo is restored. */
async function watch(): Promise<void> {
  await run(
    `CREATE TABLE public.seen (n serial, what text);
     CREATE FUNCTION public.see() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
       INSERT INTO public.seen (what) VALUES (coalesce((SELECT t.identifier FROM graphile_worker._private_tasks t
         WHERE t.id = (to_jsonb(NEW)->>'task_id')::integer), 'demo restored'));
       RETURN NULL;
     END $$;
     CREATE TRIGGER taken AFTER UPDATE ON graphile_worker._private_jobs FOR EACH ROW
       WHEN (NEW.locked_at IS NOT NULL AND OLD.locked_at IS NULL) EXECUTE FUNCTION public.see();
     CREATE TRIGGER restored AFTER UPDATE ON demo.restoration FOR EACH ROW EXECUTE FUNCTION public.see()`,
  )
}

const mailTo = async (name: Family) => {
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const mails = (await mailbox.list()).filter(({ to }) => to === `${name}@example.org`)
  return mails.map(({ subject }) => subject.replace(/^(Zgłoszenie) \S+/, '$1'))
}

const historyOf = async (name: Family) => {
  const rows = await run<{ action: string }>('SELECT action FROM audit_entry WHERE registration_id = $1', [
    family(name).id,
  ])
  return rows.map(({ action }) => action)
}

const TICKETS = 'Do zobaczenia! Bilety na: Rowerowa Pielgrzymka Diecezji Kieleckiej na Jasną Górę'

test.each(['nie-placi', 'nie-placi-i-nie-wie'] as const)(
  'a registration whose time to pay ended has expired, once, and gets no other mail: %s',
  async (name) => {
    expect(await look(site, family(name))).toMatchObject({ state: 'expired', balance: 0 })
    expect((await historyOf(name)).filter((action) => action === 'registration.expired')).toHaveLength(1)
    expect(await mailTo(name)).toEqual(['Zgłoszenie wygasło'])
  },
)

test.each(['placi', 'placi-po-cichu', 'placi-za-drugim-razem'] as const)(
  'a registration paid in time is confirmed and was never expired: %s',
  async (name) => {
    expect(await look(site, family(name))).toMatchObject({ state: 'confirmed', paidness: 'paid' })
    expect(await historyOf(name)).not.toContain('registration.expired')
    expect(await mailTo(name)).toEqual([TICKETS])
  },
)

test.each(['ma-czas', 'ma-czas-i-wie'] as const)(
  'a registration with time left to pay keeps it, and gets one mail: %s',
  async (name) => {
    expect(await look(site, family(name))).toMatchObject({ state: 'awaiting_payment' })
    expect(await mailTo(name)).toEqual([expect.stringMatching(/^Zgłoszenie zapłać do: /)])
  },
)

test('a registration paid before gets no further mail', async () => {
  expect(await look(site, family('placi-wczoraj'))).toMatchObject({ state: 'confirmed' })
  expect(await mailTo('placi-wczoraj')).toEqual([TICKETS, expect.stringMatching(/^Zgłoszenie zapłać do: /)])
})

test('payments are processed first, then expiries, then requests to pay, then mail', async () => {
  const seen = await run<{ what: string }>('SELECT what FROM seen ORDER BY n')
  const firsts = ['settle-notice', 'expire-registration', 'remind-to-pay', 'send-message'].map((task) =>
    seen.findIndex(({ what }) => what === task),
  )
  expect(firsts).not.toContain(-1)
  // This many jobs are taken at the same moment; their order is undefined.
  const atOnce = 4
  const late = firsts.flatMap((first, rank) =>
    firsts.slice(rank + 1).filter((later) => first - later >= atOnce),
  )
  expect(late).toEqual([])
})

test('the work of three nights is done once', async () => {
  expect(await run("SELECT FROM seen WHERE what = 'demo restored'")).toHaveLength(1)
  expect((await run("SELECT FROM seen WHERE what = 'sweep'")).length).toBeGreaterThanOrEqual(3)
})

test('only future jobs are left', async () => {
  const left = await run('SELECT state, task FROM jobs.list() WHERE task <> $1 ORDER BY 1, 2', ['sweep'])
  expect(left).toEqual([
    { state: 'waiting', task: 'expire-registration' },
    { state: 'waiting', task: 'expire-registration' },
  ])
})
