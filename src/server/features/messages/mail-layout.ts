import { BRAND_BACKGROUNDS, siteColours } from '#domain/organiser/brand-colours.ts'
import { commonMailWords } from '#i18n/pl/mails/common.ts'
import type { MailFrame } from './mail-data.ts'

/** Escapes text from outside for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A piece of a message; it is laid out once as text and once as HTML, so that both have the same content. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly address: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [string, string])[] }
  | {
      readonly kind: 'ticket'
      readonly name: string
      /** Days and hour; empty where they are not known. */
      readonly when: string
      readonly code: string
      readonly contentId: string
    }

const STYLE = {
  body: 'margin:0;background:#fbf8f2;color:#1d2433;font:17px/1.5 Georgia,serif',
  card: 'max-width:560px;margin:0 auto;padding:32px 24px',
  title: 'font:600 26px/1.2 Georgia,serif;margin:0 0 20px',
  paragraph: 'margin:0 0 16px;font:17px/1.5 Arial,sans-serif',
  when: 'margin:0 0 8px;font:16px/1.4 Arial,sans-serif',
  cell: 'padding:8px 0;border-top:1px solid #e3dccd;font:16px/1.4 Arial,sans-serif',
  footer:
    'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #e3dccd;color:#4d5666;font:14px/1.5 Arial,sans-serif',
}

/** The whole HTML of a message: no picture from outside, nothing that reports that it was opened. */
export function mailHtml(data: MailFrame, title: string, parts: readonly MailPart[]): string {
  const { accent: chosen, background, brand } = data.account
  const { accent } = siteColours({ accent: chosen, background: background ?? BRAND_BACKGROUNDS[brand.id] })
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.card}"><h1 style="${STYLE.title}">${escapeHtml(title)}</h1>
${parts.map((part) => partHtml(part, accent)).join('\n')}
<p style="${STYLE.footer}">${footerLines(data).map(escapeHtml).join('<br>')}</p></div></body></html>`
}

export function mailText(data: MailFrame, parts: readonly MailPart[]): string {
  return [...parts.map(partText), footerLines(data).join('\n')].join('\n\n')
}

function partHtml(part: MailPart, accent: string): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="${STYLE.paragraph}">${escapeHtml(part.text)}</p>`
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.address)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${accent};color:#fff;text-decoration:none;font:600 17px/1.2 Arial,sans-serif">${escapeHtml(part.text)}</a></p>`
    case 'link':
      return `<p style="${STYLE.paragraph}"><a href="${escapeHtml(part.address)}" style="color:#4d5666">${escapeHtml(part.text)}</a></p>`
    case 'rows':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 20px">${part.rows.map(rowHtml).join('')}</table>`
    case 'ticket':
      return `<div style="margin:0 0 24px"><p style="margin:0 0 8px;font:600 18px/1.3 Georgia,serif">${escapeHtml(part.name)}</p>${part.when === '' ? '' : `<p style="${STYLE.when}">${escapeHtml(part.when)}</p>`}<img src="cid:${part.contentId}" width="200" height="200" alt="${escapeHtml(commonMailWords.ticket.pictureAlt(part.name))}"><p style="margin:8px 0 0;font:15px/1.4 monospace">${escapeHtml(part.code)}</p></div>`
  }
}

function rowHtml([name, value]: readonly [string, string]): string {
  return `<tr><td style="${STYLE.cell}">${escapeHtml(name)}</td><td align="right" style="${STYLE.cell};white-space:nowrap"><b>${escapeHtml(value)}</b></td></tr>`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text
    case 'button':
    case 'link':
      return `${part.text}: ${part.address}`
    case 'rows':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'ticket':
      return commonMailWords.ticket.inText([part.name, part.when].filter(Boolean).join(', '), part.code)
  }
}

/** The seller, in each message to participants (ustawa o prawach konsumenta, art. 12). */
function footerLines({ account, registration, toStaff = false }: MailFrame): string[] {
  const { footer } = commonMailWords
  const reach = given(account.email, account.phone)
  return [
    ...(registration ? [footer.registration(registration.number)] : []),
    ...(toStaff ? [] : [footer.organiser(organiserLine(account))]),
    ...(reach === '' ? [] : [footer.questions(reach)]),
    footer.system(account.brand.name),
  ]
}

/** Who the organiser is by law, for mails and the documents attached to them. */
export const organiserLine = ({ legalName, address, nip }: MailFrame['account']): string =>
  given(legalName, address, nip && commonMailWords.footer.nip(nip))

/** Contact data that a new account has not given yet are left out. */
const given = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
