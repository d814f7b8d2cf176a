import { describe, expect, test } from 'vitest'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { newEvent } from '../basics.ts'
import {
  aloneTicket,
  canHaveTickets,
  ticketCount,
  withAloneTicket,
  withTicketCount,
  withTickets,
} from './tickets.ts'

const EVENT = newEvent({ title: 'Zjazd', start: '2027-10-26', end: '2027-10-28', place: 'Lublin' })
const feeOf = ({ items: [fee] }: DefinitionDocument) => {
  if (fee === undefined) throw new Error('A new event has a fee.')
  return fee
}

describe('tickets', () => {
  const made = withTickets(EVENT, 'fee', 'Cały zjazd\t500 zł\nCzwartek\nPiątek\t250')

  test('are lines, each with its price where it has one', () => {
    expect(canHaveTickets(feeOf(EVENT))).toBe(true)
    expect(feeOf(made)).toMatchObject({
      choose: 'one',
      options: [
        { id: 'caly-zjazd', name: 'Cały zjazd', price: 50_000 },
        { id: 'czwartek', name: 'Czwartek' },
        { id: 'piatek', name: 'Piątek', price: 25_000 },
      ],
    })
    expect(parseDefinition(made)).toMatchObject({ ok: true })
    expect(canHaveTickets(feeOf(made))).toBe(false)
  })

  test('of fewer than two there is nothing to choose', () => {
    expect(withTickets(EVENT, 'fee', ' \nCały zjazd\t500')).toEqual(EVENT)
  })

  test('are one or several for a person, and there and back nothing has changed', () => {
    const several = withTicketCount(made, 'fee', 'several')
    expect([ticketCount(feeOf(made)), ticketCount(feeOf(several))]).toEqual(['one', 'several'])
    expect(feeOf(several)).toMatchObject({ choose: 'any', min: 1 })
    expect(ticketCount({ ...feeOf(several), max: 2 })).toBe(null)
    expect(withTicketCount(several, 'fee', 'one')).toEqual(made)
  })

  test('one of them may be chosen without the others, as long as there can be several', () => {
    const several = withTicketCount(made, 'fee', 'several')
    const alone = withAloneTicket(several, 'fee', 'caly-zjazd', 'Całość albo dni.')
    expect(aloneTicket(alone, 'fee')).toBe('caly-zjazd')
    expect(parseDefinition(alone)).toMatchObject({ ok: true })
    expect(withAloneTicket(alone, 'fee', 'piatek', 'Sam piątek.').requirements).toHaveLength(1)
    expect(withAloneTicket(alone, 'fee', null, '')).toEqual(several)
    expect(withTicketCount(alone, 'fee', 'one')).toEqual(made)
  })
})
