import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Face } from '#server/http/face.ts'
import type { Renderer } from '#server/http/renderer.ts'

/** A page request on a registration site whose account is known. */
export interface SiteRequest {
  readonly ctx: TenantCtx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}
