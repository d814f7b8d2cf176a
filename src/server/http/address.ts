import type { FastifyRequest } from 'fastify'

/** The path of a request as it was sent, without the query. */
export function pathOf(request: Pick<FastifyRequest, 'url'>): string {
  return request.url.split('?', 1)[0] ?? '/'
}

/** The query of a request. Taken from the text: not every address that a program sends is one ('/\'). */
export function queryOf(request: Pick<FastifyRequest, 'url'>): URLSearchParams {
  return new URLSearchParams(request.url.slice(pathOf(request).length))
}

/**
 * An address that cannot be decoded ('/50%', '/%c0%af') is taken literally: no page exists there, and the visitor
 * gets the usual not-found page.
 */
export function readableUrl(url: string): string {
  const path = pathOf({ url })
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
