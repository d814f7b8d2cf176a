import { randomUUID } from 'node:crypto'
import { sendExplanation } from '#contract/office-changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { orderOf, outing } from './outing.ts'
import type { Answer } from './send.ts'
import type { Registered, TestSite } from './site.ts'

/** The outing of which the second person pays less, by a rule with a note. */
export const cheaperSecond = (limits?: Parameters<typeof outing>[0]): EventDefinitionInput => ({
  ...outing(limits),
  adjustments: [
    {
      ...{ id: 'second', name: 'Druga osoba taniej', items: ['fee'] },
      rank: { order: 'listed', of: 'person', from: 2 },
      effect: { kind: 'off', amount: 2_000, per: 'piece' },
      note: 'Zniżka należy się każdej następnej osobie z jednego zgłoszenia.',
    },
  ],
})

/** The order of these people with the reduction of everybody after the first. */
export const cheaperOrder = (...names: readonly string[]) => {
  const order = orderOf(...names)
  return { ...order, expectedTotal: order.expectedTotal - 2_000 * (names.length - 1) }
}

/** What the staff read and send about a registration. */
export function explanationsOf({ account, event }: TestSite, client: Client) {
  const paramsOf = ({ id }: Registered) => ({ accountId: account, eventId: event, registrationId: id })
  const read = async (made: Registered) =>
    outputOf(getPanelRegistration, await client.ask(getPanelRegistration, { params: paramsOf(made) }))
  const of = async (made: Registered, about: string) => {
    const explained = (await read(made)).explanations.find((each) => each.about === about)
    if (explained === undefined) throw new Error(`Nothing explains ${about}.`)
    return explained
  }
  return {
    read,
    of,
    /** Sends it as it reads now, unless the mark of what was read is given. */
    async send(
      made: Registered,
      about: string,
      { note = '', key = randomUUID(), mark }: { note?: string; key?: string; mark?: string } = {},
    ): Promise<Answer> {
      const body = { about, mark: mark ?? (await of(made, about)).mark, note }
      return client.ask(sendExplanation, { params: paramsOf(made), body, key })
    },
  }
}
