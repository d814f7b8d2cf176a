import fastify from 'fastify'
import { z } from 'zod'
import { createRegistration } from '#contract/site.ts'

/**
 * The framework alone, in a process of its own: answers with bytes and headers that it was given. What a server
 * of ours does besides sending is the difference. The answers come as JSON in the first argument, the port leaves by
 * the channel.
 */
const answer = z.object({
  path: z.string(),
  status: z.number().int(),
  /** A name that occurs twice, as Set-Cookie does, has a list. */
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** base64 */
  body: z.string(),
})
const taskSchema = z.object({
  pages: z.array(answer),
  /** Given to every order whose body is one. */
  orders: answer.nullable(),
})

export type BareAnswer = z.infer<typeof answer>
export type BareTask = z.infer<typeof taskSchema>

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const app = fastify({ logger: false })

for (const { path, status, headers, body } of task.pages) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_, reply) => {
    reply.code(status).headers(headers).send(bytes)
  })
}
if (task.orders !== null) {
  const { path, status, headers, body } = task.orders
  const text = Buffer.from(body, 'base64').toString()
  app.post(path, (request, reply) => {
    const { success } = createRegistration.body.safeParse(request.body)
    reply
      .code(success ? status : 400)
      .headers(headers)
      .send(text)
  })
}

const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('disconnect', () => process.exit())
process.send?.(Number(new URL(address).port))
