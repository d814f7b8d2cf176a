import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/context/ctx.ts'
import type { Face } from '#server/http/face.ts'
import { sendPage } from '#server/http/html.ts'
import type { Renderer } from '#server/http/renderer.ts'

interface FormPageRequest {
  readonly ctx: Ctx
  readonly face: Face
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly renderer: Renderer
}

/** A page of development: every field of the form library in every state. */
export async function serveFormPage({ ctx, face, request, reply, renderer }: FormPageRequest) {
  const page = await renderer.page('dev', { page: 'form', brand: face.brand.id })
  return sendPage(request, reply, ctx, page)
}
