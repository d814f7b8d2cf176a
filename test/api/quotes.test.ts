import { expect, test } from 'vitest'
import { quoteDraft } from '#contract/quotes.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite } from '#test/support/site.ts'

/** What only the server may know of a code: whether it admits, and its discount. */

test('a draft is priced with its code and without, and nothing is stored', async () => {
  await using site = await startTestSite({
    definition: {
      ...(await kielceDefinition()),
      adjustments: [
        {
          id: 'friends',
          name: 'Przyjaciele',
          items: ['fee'],
          when: { fact: 'code', is: 'rower' },
          effect: { kind: 'off', amount: 5000 },
        },
      ],
    },
  })
  const { draft } = singleOrder()
  const ask = (code: string | null, version = 1) =>
    site.visitor.ask(quoteDraft, {
      params: { slug: site.slug },
      body: { version, draft: { ...draft, code } },
    })
  const known = outputOf(quoteDraft, await ask('rower'))
  expect(known).toMatchObject({ total: 15_000, codeWorks: true, problems: [], onSite: 0 })
  expect(known.lines[0]?.reasons.at(-1)).toEqual({
    code: 'adjusted',
    params: { rule: 'friends', name: 'Przyjaciele', amount: 5000 },
  })
  expect(known.due.map(({ amount }) => amount)).toEqual([15_000])
  expect(outputOf(quoteDraft, await ask('kolej'))).toMatchObject({ total: 20_000, codeWorks: false })
  expect(outputOf(quoteDraft, await ask(null))).toMatchObject({ total: 20_000, codeWorks: false })
  problemOf('version_gone', await ask('rower', 2))
  expect(await asOwner(site.server.databaseUrl, 'SELECT 1 FROM registration')).toEqual([])
})

test('a wrong password is refused in the words of the organiser, a right one is accepted', async () => {
  const message = 'Zapisy otwiera hasło, które mają osoby zaproszone.'
  await using site = await startTestSite({
    definition: {
      ...(await kielceDefinition()),
      requirements: [
        {
          id: 'word',
          of: 'registration',
          must: { fact: 'code', is: 'Kostka' },
          code: 'invite_only',
          where: 'code',
          message,
        },
      ],
    },
  })
  const { draft } = singleOrder()
  const ask = async (code: string | null) => {
    const body = { version: 1, draft: { ...draft, code } }
    return outputOf(quoteDraft, await site.visitor.ask(quoteDraft, { params: { slug: site.slug }, body }))
  }
  const refusal = { code: 'invite_only', field: 'draft.code', person: null, where: 'code' }
  const wrong = await ask('kosteczka')
  expect(wrong.codeWorks).toBe(false)
  expect(
    wrong.problems.map(({ message: words, ...rest }) => ({
      ...rest,
      words: words.replaceAll('\u00a0', ' '),
    })),
  ).toEqual([{ ...refusal, words: message }])
  expect(await ask('Kostka')).toMatchObject({ codeWorks: true, problems: [] })
})
