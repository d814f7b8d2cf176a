import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/base/config.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { giveCsrfToken } from './cookies.ts'
import type { HtmlDocument } from './renderer.ts'

/** Headers of every answer, page or not (architecture §7). */
export const protectiveHeaders = ({ development }: Pick<Config, 'development'>) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(development ? {} : { 'strict-transport-security': 'max-age=31536000' }),
})

export function protect(reply: FastifyReply, ctx: Pick<Ctx, 'config'>): void {
  reply.headers(protectiveHeaders(ctx.config))
}

export const HTML = 'text/html; charset=utf-8'

/**
 * Sources that a page may use besides our own, by the directive that names them; as `frame-ancestors` the pages that may
 * show it within themselves, which otherwise none may.
 */
export type MoreSources = Readonly<
  Partial<
    Record<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'frame-ancestors', string>
  >
>

/**
 * Sends a page: its policy names its contents, its cookies let it send changes. A caching header that is already set
 * is not overruled.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  ctx: Ctx,
  document: HtmlDocument,
  status = 200,
  more: MoreSources = {},
): FastifyReply {
  giveCsrfToken(request, reply, ctx.secrets)
  return reply
    .code(status)
    .type(HTML)
    .header('cache-control', reply.getHeader('cache-control') ?? 'private, no-cache')
    .header('content-security-policy', contentPolicy(document.styleHashes, ctx.config, more))
    .send(document.html)
}

/**
 * No inline script; nothing from elsewhere except what the page names, and the editor's module where it is configured
 * so. Style attributes are allowed because the panel's component library uses them for layout; style elements only by
 * their hash. Hot reload needs Vite's own inline parts.
 */
export function contentPolicy(
  styleHashes: readonly string[],
  { hotReload, assetUrl }: Pick<Config, 'hotReload' | 'assetUrl'>,
  more: MoreSources = {},
): string {
  const and = (directive: keyof MoreSources) => (more[directive] === undefined ? '' : ` ${more[directive]}`)
  const style = hotReload ? "'self' 'unsafe-inline'" : ["'self'", ...styleHashes].join(' ')
  const own = hotReload ? "'self' 'unsafe-inline'" : "'self'"
  const script = assetUrl === null ? own : `${own} ${assetUrl}`
  return [
    "default-src 'none'",
    `script-src ${script}${and('script-src')}`,
    `style-src ${style}${and('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${and('img-src')}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${hotReload ? ' ws:' : ''}${and('connect-src')}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `frame-src 'self'${and('frame-src')}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${more['frame-ancestors'] ?? "'none'"}`,
  ].join('; ')
}
