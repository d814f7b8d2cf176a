import { createHash } from 'node:crypto'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { parseMoney } from '#domain/values/money.ts'
import { testGatewayWords } from '#i18n/pl/test-gateway.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { MakeCtx } from '#server/http/serve.ts'
import { blikDecision } from './blik.ts'
import { type Decision, decideTransaction } from './decide-transaction.ts'
import { makeRefund } from './make-refund.ts'
import { decidedPage, PAGE_STYLE, payPage } from './pages.ts'
import { findRefundByReference } from './refunds.queries.ts'
import { isSignedWith, merchantKey, SIGNATURE_HEADER } from './signature.ts'
import { findTransaction, insertTransaction, type TestTransaction } from './test-gateway.queries.ts'

const newTransaction = z.object({
  reference: z.uuid(),
  amount: z.number().int().positive(),
  description: z.string().max(200),
  payer: z.object({ name: z.string(), email: z.string() }),
  returnUrl: z.url(),
  notifyUrl: z.url(),
  /** A code that the payer has typed on the merchant's page. */
  blik: z.string().optional(),
})
const payerForm = z.object({
  blik: z.string().optional(),
  decision: z.enum(['failed', 'cancelled']).optional(),
  /** Złote, as typed: another sum than was asked for, as a transfer may bring. The page does not offer it. */
  amount: z.string().optional(),
})
const newRefund = z.object({
  reference: z.uuid(),
  transactionId: z.string(),
  amount: z.number().int().positive(),
})

/**
 * The test gateway as an independent party: an API for merchants with signed requests, a page for payers, notices by
 * a job. It refuses what a real one refuses: wrong signatures, unknown transactions, paying twice, refunding more
 * than was paid.
 * @param pages where browsers reach it: http://zapisano.localhost:3000
 */
export function serveTestGateway(app: FastifyInstance, makeCtx: MakeCtx, pages: string): void {
  serveMerchants(app, makeCtx, pages)
  serveRefunds(app, makeCtx)
  // Only this scope reads forms: the product's own endpoints take nothing but JSON.
  app.register(async (forms) => {
    await forms.register(fastifyFormbody)
    servePayers(forms, makeCtx)
  })
}

function serveMerchants(app: FastifyInstance, makeCtx: MakeCtx, pages: string): void {
  app.get('/bramka-testowa/api/merchant', async (request) => {
    assertSigned(makeCtx(request), '/merchant', request.headers[SIGNATURE_HEADER])
    return {}
  })

  app.post('/bramka-testowa/api/transactions', async (request, reply) => {
    const ctx = makeCtx(request)
    assertSigned(ctx, request.rawBody, request.headers[SIGNATURE_HEADER])
    const { payer, blik, ...wanted } = read(newTransaction, request.body)
    const decision = blik === undefined ? null : blikDecision(blik)
    if (blik !== undefined && decision === null) throw new Refusal('not_payable')
    const transactionId = await ctx.db.global((tx) =>
      insertTransaction(tx, {
        ...wanted,
        payerName: payer.name,
        transactionId: `t-${newId()}`,
      }),
    )
    if (decision !== null) await decideTransaction(ctx, transactionId, decision)
    return reply.code(201).send({ transactionId, redirectUrl: `${pages}/bramka-testowa/${transactionId}` })
  })

  app.get<{ Params: { id: string } }>('/bramka-testowa/api/transactions/:id', async (request) => {
    const ctx = makeCtx(request)
    assertSigned(ctx, `/transactions/${request.params.id}`, request.headers[SIGNATURE_HEADER])
    const found = await getTransaction(ctx, request.params.id)
    const { transactionId, reference, status, amount, paidAmount, paidCurrency: currency } = found
    return { transactionId, reference, status, amount: paidAmount ?? amount, currency }
  })
}

function serveRefunds(app: FastifyInstance, makeCtx: MakeCtx): void {
  app.post('/bramka-testowa/api/refunds', async (request, reply) => {
    const ctx = makeCtx(request)
    assertSigned(ctx, request.rawBody, request.headers[SIGNATURE_HEADER])
    const { refund, answers } = await makeRefund(ctx, read(newRefund, request.body))
    if (!answers) throw new Refusal('busy')
    return reply.code(201).send(refund)
  })

  app.get<{ Params: { id: string } }>('/bramka-testowa/api/refunds/:id', async (request) => {
    const ctx = makeCtx(request)
    const { id } = request.params
    assertSigned(ctx, `/refunds/${id}`, request.headers[SIGNATURE_HEADER])
    const known = z.uuid().safeParse(id).success
    const refund = known ? await ctx.db.global((tx) => findRefundByReference(tx, id)) : undefined
    if (!refund) throw new Refusal('not_found')
    return refund
  })
}

function servePayers(app: FastifyInstance, makeCtx: MakeCtx): void {
  app.get<{ Params: { id: string } }>('/bramka-testowa/:id', async (request, reply) => {
    const transaction = await getTransaction(makeCtx(request), request.params.id)
    return page(
      reply,
      transaction.status === 'pending' ? payPage(transaction, null) : decidedPage(transaction),
    )
  })

  app.post<{ Params: { id: string } }>('/bramka-testowa/:id', async (request, reply) => {
    const ctx = makeCtx(request)
    const transaction = await getTransaction(ctx, request.params.id)
    const form = read(payerForm, request.body ?? {})
    const decision = readDecision(form)
    if (transaction.status !== 'pending') return page(reply, decidedPage(transaction))
    if (decision === null) return page(reply.code(422), payPage(transaction, testGatewayWords.wrongCode))
    await decideTransaction(ctx, transaction.transactionId, decision, parseMoney(form.amount ?? ''))
    return reply.redirect(transaction.returnUrl, 303)
  })
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refusal('invalid_input')
  return parsed.data
}

function readDecision(form: z.output<typeof payerForm>): Decision | null {
  return form.decision ?? blikDecision(form.blik ?? '')
}

function assertSigned(ctx: Ctx, signed: string, signature: string | string[] | undefined): void {
  const given = typeof signature === 'string' ? signature : undefined
  if (!isSignedWith(merchantKey(ctx.secrets), signed, given)) throw new Refusal('signature_invalid')
}

const TRANSACTION_ID = /^t-[0-9a-f-]{36}$/

async function getTransaction(ctx: Ctx, id: string): Promise<TestTransaction> {
  const known = TRANSACTION_ID.test(id)
  const transaction = known ? await ctx.db.global((tx) => findTransaction(tx, id)) : undefined
  if (!transaction) throw new Refusal('not_found')
  return transaction
}

const STYLE_HASH = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`

function page(reply: FastifyReply, html: string): FastifyReply {
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // No form-action: after paying the browser is sent on to the merchant's own host.
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${STYLE_HASH}; frame-ancestors 'none'; base-uri 'none'`,
      )
      .send(html)
  )
}
