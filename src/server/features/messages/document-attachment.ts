import { commonMailWords } from '#i18n/pl/mails/common.ts'
import type { AcceptedDocument } from '#server/features/registrations/read/get-accepted-documents.ts'
import type { MailAttachment } from '#server/gateways/mail/port.ts'
import { escapeHtml } from './mail-layout.ts'

const STYLE = 'max-width:640px;margin:32px auto;padding:0 20px;font:18px/1.6 Georgia,serif;color:#1d2433'

/**
 * The accepted terms as a file of their own that can be stored and printed: a link would not be a durable medium
 * (ustawa o prawach konsumenta, art. 21).
 */
export function documentAttachment(
  { name, version, body }: AcceptedDocument,
  organiser: string,
): MailAttachment {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
  const html = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title></head>
<body style="${STYLE}"><h1>${escapeHtml(name)}</h1>\n${paragraphs}\n<p>${escapeHtml(commonMailWords.documentOf(organiser))}<br>${commonMailWords.documentVersion(version)}</p></body></html>`
  return { name: `${name}.html`, contentType: 'text/html; charset=utf-8', content: Buffer.from(html) }
}
