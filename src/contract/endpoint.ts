import type { z } from 'zod'
import type { RefusalCode } from './errors.ts'

/**
 * Who may call an endpoint, decided before its handler runs:
 * `public` anyone on any host; `site` anyone on a registration site (the host names the account);
 * `session` a signed-in user; `member` a member of the account in the path, by role in the handler;
 * `gateway` another machine that signs the bytes it sends, in its own format (no cookies, no CSRF header); its body is
 * those bytes, its output `{ type, body }` is the raw answer;
 * `development` only while the server runs in development.
 */
export type Audience = 'public' | 'site' | 'session' | 'member' | 'gateway' | 'development'

/** One endpoint as a value: the server serves it, the browser calls it, OpenAPI is made from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters, below the host. */
  readonly path: string
  readonly summary: string
  readonly audience: Audience
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly output: Output
  /** What goes over the wire as the bytes of a file instead of JSON: the request's body, or the answer. */
  readonly bytes?: 'body' | 'answer'
  readonly status: 200 | 201 | 202 | 204
  /** Refusal codes that are part of the contract; anything else is a bug and returns only `internal`. */
  readonly refusals: readonly RefusalCode[]
  /** The request must, or may, carry `Idempotency-Key`. */
  readonly idempotent?: 'required' | 'optional'
}

/** Keeps the exact types of the four schemas. */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(
  value: Endpoint<P, Q, B, O>,
): Endpoint<P, Q, B, O> {
  return value
}

export type BodyInputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type OutputOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer O> ? z.infer<O> : never
