import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DevPage } from '#contract/dev-pages.ts'
import { listCapturedMail } from '#contract/operation.ts'
import type { Ctx } from '#server/context/ctx.ts'
import type { CapturedMail, Mailbox } from '#server/gateways/mail/port.ts'
import { pathOf } from '#server/http/address.ts'
import { sendPage } from '#server/http/html.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Renderer } from '#server/http/renderer.ts'
import { openRoute, type Route } from '#server/http/route.ts'

export function listCapturedMailRoute(mailbox: Mailbox | null): Route {
  return openRoute(listCapturedMail, async () => {
    if (!mailbox) throw new Refusal('not_found')
    return { messages: (await mailbox.list()).map(summary) }
  })
}

interface MailboxRequest {
  readonly ctx: Ctx
  readonly mailbox: Mailbox
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}

const ROOT = '/dev/poczta'

/** The mailbox of development: a list, each message, its HTML in a sandboxed frame, its attachments. */
export async function serveMailbox(page: MailboxRequest): Promise<FastifyReply> {
  const { ctx, mailbox, request, reply, renderer } = page
  const [id, part, index] = pathOf(request)
    .slice(ROOT.length + 1)
    .split('/')
  if (!id) {
    const props: DevPage = { page: 'mailbox', messages: (await mailbox.list()).map(summary) }
    return sendPage(request, reply, ctx, await renderer.page('dev', props))
  }
  const mail = await mailbox.find(id)
  if (!mail) throw new Refusal('not_found')
  if (part === 'html') return sendMailHtml(reply, mail)
  if (part === 'zalacznik') return sendAttachment(reply, mail, Number(index))
  return sendPage(request, reply, ctx, await renderer.page('dev', messageView(mail)))
}

const summary = ({ id, at, to, subject }: CapturedMail) => ({ id, at, to, subject })

function messageView(mail: CapturedMail): DevPage {
  return {
    page: 'message',
    ...summary(mail),
    from: mail.from,
    text: mail.text,
    htmlAddress: `${ROOT}/${mail.id}/html`,
    attachments: mail.attachments.map(({ name, content }, index) => ({
      name,
      address: `${ROOT}/${mail.id}/zalacznik/${index}`,
      bytes: Buffer.byteLength(content, 'base64'),
    })),
  }
}

/** As a mail program shows it: pictures that came with it, no script, nothing from outside. */
function sendMailHtml(reply: FastifyReply, mail: CapturedMail): FastifyReply {
  const html = mail.html.replace(/cid:([\w-]+)/g, (whole, id: string) => {
    const picture = mail.attachments.find((attachment) => attachment.contentId === id)
    return picture ? `data:${picture.contentType};base64,${picture.content}` : whole
  })
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups",
    )
    .send(html)
}

function sendAttachment(reply: FastifyReply, mail: CapturedMail, index: number): FastifyReply {
  const attachment = mail.attachments[index]
  if (!attachment) throw new Refusal('not_found')
  return reply
    .type(attachment.contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`)
    .send(Buffer.from(attachment.content, 'base64'))
}
