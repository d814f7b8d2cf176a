import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Ctx } from '../ctx.ts'
import { giveCsrfToken } from './cookies.ts'
import type { HtmlDocument } from './renderer.ts'

/** Headers of every answer, page or not (architecture §7). */
export function protect(reply: FastifyReply, ctx: Pick<Ctx, 'config'>): void {
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  if (!ctx.config.development) reply.header('strict-transport-security', 'max-age=31536000')
}

/** Sends a page: its policy names what it holds, its cookies let it send changes. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Ctx,
  document: HtmlDocument,
  status = 200,
): FastifyReply {
  giveCsrfToken(request, reply, ctx.secrets)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', contentPolicy(document.styleHashes, ctx.config))
    .send(document.html)
}

/**
 * No inline script; nothing from elsewhere but the editor's module, where a setting says so. Style attributes are allowed because the panel's component
 * library lays out by them; style elements only by their hash. Hot reload needs Vite's own inline parts.
 */
function contentPolicy(
  styleHashes: readonly string[],
  { hotReload, assetUrl }: Pick<Config, 'hotReload' | 'assetUrl'>,
): string {
  const style = hotReload ? "'self' 'unsafe-inline'" : ["'self'", ...styleHashes].join(' ')
  const own = hotReload ? "'self' 'unsafe-inline'" : "'self'"
  const script = assetUrl === null ? own : `${own} ${assetUrl}`
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${hotReload ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
