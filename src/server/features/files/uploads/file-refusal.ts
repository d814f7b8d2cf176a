import type { RefusalCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A refusal with a sentence of its own, which names the limit, for the field where the file was chosen. */
export const fileRefusal = (
  code: RefusalCode,
  message: string,
  params: Readonly<Record<string, string | number>>,
): Refusal =>
  new Refusal(code, { params, problems: [{ code, field: 'file', message, params: { ...params } }] })
