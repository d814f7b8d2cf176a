import { asOwner } from './owner.ts'

/**
 * Gives the registrations of an event people and money at random, written past the product: sexes, answers, lines with
 * discounts, bookings by hand, refunds, fees, decisions. The same seed gives the same.
 * @param share of the registrations that are changed, from 0 to 1
 */
export async function scatterMoney(
  databaseUrl: string,
  event: string,
  { seed, share }: { readonly seed: number; readonly share: number },
): Promise<void> {
  const run = (text: string) => asOwner(databaseUrl, text.replaceAll('$event', `'${event}'`))
  const chosen = (salt: string) =>
    `(hashtextextended(r.registration_id::text, ${seed} + ${salt}) & 1023) / 1024.0`
  const of = `FROM registration r WHERE r.event_id = $event AND ${chosen('0')} < ${share}`
  await run(`UPDATE registration_revision v SET lines = jsonb_build_array(
      jsonb_build_object('person', 'p1', 'item', 'fee', 'itemName', 'Udział', 'option', NULL, 'optionName', NULL,
        'quantity', 1, 'amount', 12000 + (${chosen('1')} * 4000)::integer, 'listAmount', 20000, 'onSite', false,
        'reasons', jsonb_build_array(jsonb_build_object('code', 'adjusted', 'params',
          jsonb_build_object('rule', 'early', 'name', 'Wcześniej', 'amount', (${chosen('2')} * 900)::integer)))),
      jsonb_build_object('person', 'p2', 'item', 'coach', 'itemName', 'Autokar', 'option', 'busko-zdroj', 'optionName',
        'Busko', 'quantity', 1 + (${chosen('3')} * 3)::integer, 'amount', (${chosen('4')} * 9000)::integer,
        'listAmount', 9000, 'onSite', ${chosen('5')} < 0.1, 'reasons', '[]'::jsonb),
      jsonb_build_object('person', NULL, 'item', 'gift', 'itemName', 'Darowizna', 'option', NULL, 'optionName', NULL,
        'quantity', 1, 'amount', (${chosen('6')} * 3000)::integer, 'listAmount', 0, 'onSite', false,
        'reasons', '[]'::jsonb))
    FROM registration r WHERE r.event_id = $event AND ${chosen('0')} < ${share}
     AND v.account_id = r.account_id AND v.registration_id = r.registration_id`)
  const entry = (kind: string, amount: string, explanation: string, odds: string, more = 'NULL::uuid') =>
    run(`INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation, refund_id, at)
      SELECT r.account_id, uuidv7(), r.registration_id, '${kind}', ${amount}, ${explanation}, ${more},
             now() - make_interval(hours => (${chosen('7')} * 900)::integer) ${of} AND ${odds}`)
  await entry(
    'payment',
    `-(100 + (${chosen('8')} * 25000)::integer)`,
    `jsonb_build_object('code', 'paid_by_hand', 'way', (ARRAY['cash', 'terminal', 'transfer'])[1 + (${chosen('9')} * 2.9)::integer % 3],
      'day', (current_date - (${chosen('10')} * 40)::integer)::text, 'note', NULL)`,
    `${chosen('11')} < 0.5`,
  )
  await entry(
    'refund',
    `1 + (${chosen('12')} * 9000)::integer`,
    `CASE WHEN ${chosen('13')} < 0.5 THEN jsonb_build_object('code', 'refunded', 'gateway', 'test', 'transaction', NULL)
      ELSE jsonb_build_object('code', 'refunded_by_hand', 'reason', 'Rezygnacja') END`,
    `${chosen('14')} < 0.2`,
    'gen_random_uuid()',
  )
  await entry('kept', '700', `'{"code": "donation"}'::jsonb`, `${chosen('15')} < 0.1`)
  await entry(
    'kept',
    `1 + (${chosen('16')} * 500)::integer`,
    `'{"code": "resigned", "reasons": []}'::jsonb`,
    `${chosen('17')} < 0.1`,
  )
  await entry('fee', '1500', `'{"code": "change_fee", "until": null}'::jsonb`, `${chosen('18')} < 0.15`)
  await entry(
    'correction',
    `-(${chosen('19')} * 5000)::integer`,
    `'{"code": "by_decision", "reason": "Pomaga"}'::jsonb`,
    `${chosen('20')} < 0.1`,
  )
  // A mistaken booking is undone.
  await run(`INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
    SELECT e.account_id, uuidv7(), e.registration_id, 'payment', -e.amount,
           jsonb_build_object('code', 'payment_reversed', 'entry', e.ledger_entry_id, 'reason', 'Pomyłka')
      FROM ledger_entry e JOIN registration r USING (account_id, registration_id)
     WHERE r.event_id = $event AND e.explanation->>'code' = 'paid_by_hand' AND ${chosen('0')} < ${share}
       AND ${chosen('21')} < 0.2 AND NOT EXISTS (SELECT FROM ledger_entry u
         WHERE u.explanation->>'entry' = e.ledger_entry_id::text)`)
  await run(`UPDATE participant p SET
      sex = (ARRAY['MALE', 'FEMALE', NULL])[1 + (${chosen('22')} * 2.9)::integer % 3],
      birth_date = CASE WHEN ${chosen('23')} < 0.05 THEN NULL ELSE p.birth_date END,
      left_at = CASE WHEN p.position = 4 AND ${chosen('24')} < 0.2 THEN now() END,
      answers = jsonb_build_object('parish', (ARRAY['Kije', 'Busko  Zdrój', 'Wiślica'])[1 + (${chosen('25')} * 2.9)::integer % 3],
        'diet', (ARRAY['meat', 'none'])[1 + (${chosen('26')} * 1.9)::integer % 2])
    FROM registration r WHERE r.event_id = $event AND r.registration_id = p.registration_id AND ${chosen('0')} < ${share}`)
  await run(`UPDATE registration r SET state = (ARRAY['confirmed', 'cancelled', 'awaiting_payment', 'awaiting_approval',
      'expired'])[1 + (${chosen('27')} * 4.9)::integer % 5],
      created_at = now() - make_interval(hours => (${chosen('28')} * 2000)::integer)
    WHERE r.event_id = $event AND ${chosen('0')} < ${share}`)
}
