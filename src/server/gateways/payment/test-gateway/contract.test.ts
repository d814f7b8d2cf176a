import { createSecrets } from '#server/base/secrets.ts'
import { decideAtGateway, noticeOf } from '#test/support/gateway.ts'
import { gatewayContract } from '#test/support/gateway-contract.ts'
import type { GatewayParty, SentNotice } from '#test/support/gateway-party.ts'
import { asOwner } from '#test/support/owner.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { testGateway } from './adapter.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'

const sign = (body: string, key = TEST_KEY) => ({ [SIGNATURE_HEADER]: signBody(createSecrets(key), body) })

function signed(notice: object): SentNotice {
  const body = JSON.stringify(notice)
  return { body, headers: sign(body) }
}

/** The test gateway as the product itself serves it in development. */
const party: GatewayParty = {
  settings: null,
  answer: 'OK',
  codes: { good: '777123', wrong: '77' },
  wrongKeys: ({ server }) => ({
    apiUrl: `http://127.0.0.1:${server.port}/bramka-testowa/api`,
    key: 'a well-formed key that no merchant has',
  }),
  async returnUrlOf(site, { transaction_id: id }) {
    const find = 'SELECT return_url FROM test_gateway.transaction WHERE transaction_id = $1'
    const [row] = await asOwner<{ return_url: string }>(site.server.databaseUrl, find, [id])
    return row?.return_url ?? ''
  },
  decide: decideAtGateway,
  async giveBack(site) {
    await asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = 'succeeded'")
  },
  noticeOf: (payment, status) => signed(noticeOf(payment, status)),
  refundNoticeOf: (payment, merchantRefund) => signed({ ...noticeOf(payment), merchantRefund }),
  forgeriesOf: ({ body, headers }) => [
    { body, headers: sign(body, 'a foreign key') },
    { body, headers: {} },
    { body: `${body} `, headers },
  ],
  [Symbol.asyncDispose]: async () => {},
}

gatewayContract(testGateway, async () => party)
