import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import { openApi } from './openapi.ts'

const shape = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ operationId: z.string(), responses: z.looseObject({}) })),
  ),
})
const document = openApi(api, '1.2.3')
const { paths } = shape.parse(document)

test('every endpoint of the contract is listed under its own name', () => {
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  )
  expect(names.sort()).toEqual(Object.keys(api).sort())
})

test('an order requires its key, its body and the CSRF header, and lists its refusals by status', () => {
  const order = paths['/v1/site/events/{slug}/registrations']?.post
  expect(order).toMatchObject({
    parameters: [
      { name: 'slug', in: 'path', required: true },
      { name: 'Idempotency-Key', in: 'header', required: true },
    ],
    requestBody: {
      content: { 'application/json': { schema: { required: expect.arrayContaining(['draft', 'contact']) } } },
    },
    security: [{ csrf: [] }],
  })
  expect(Object.keys(order?.responses ?? {})).toEqual(expect.arrayContaining(['201', '404', '409', '422']))
})

test('an empty answer has no content', () => {
  expect(paths['/v1/session']?.delete?.responses).toMatchObject({ 204: { description: expect.any(String) } })
  expect(paths['/v1/session']?.delete?.responses).not.toMatchObject({ 204: { content: expect.anything() } })
})

test('the document is pure JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})
