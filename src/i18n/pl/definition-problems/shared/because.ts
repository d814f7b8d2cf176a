import type { NeverBecause } from '#domain/event/problems/values.ts'
import { dayText } from '../../spans.ts'
import { peopleOfAges } from './ages.ts'

/** Why something never applies, to follow a colon: 'zapisy zaczynają się 1 marca 2026'. */
export function becauseText(because: NeverBecause): string {
  switch (because.why) {
    case 'event-ages':
      return `wydarzenie jest dla ${peopleOfAges(because.ages)}`
    case 'human-ages':
      return `wiek to od 0 do ${because.most} lat`
    case 'birth-years':
      return 'rok urodzenia ma cztery cyfry'
    case 'people':
      return because.least === because.most
        ? `liczba osób w\u00a0zgłoszeniu to ${because.most}`
        : `liczba osób w\u00a0zgłoszeniu to od ${because.least} do ${because.most}`
    case 'most-people':
      return `najwięcej osób w\u00a0zgłoszeniu to ${because.most}`
    case 'ranks':
      return `kolejność liczy się od 1, a\u00a0najwięcej osób w\u00a0zgłoszeniu to ${because.most}`
    case 'pieces':
      return `„${because.name}” ma najwyżej ${because.most} szt.`
    case 'always':
      return `„${because.name}” jest zawsze`
    case 'other-people':
      return `„${because.name}” jest dla innych osób`
    case 'no-hours':
      return 'wydarzenie nie ma godzin wejścia'
    case 'no-types':
      return 'wydarzenie nie ma rodzajów udziału'
    case 'no-groups':
      return 'wydarzenie nie ma grup'
    case 'no-start':
      return 'nie wiadomo, kiedy zaczyna się wydarzenie'
    case 'opens':
      return `zapisy zaczynają się ${dayText(because.day)}`
    case 'closes':
      return `zapisy kończą się ${dayText(because.day)}`
    case 'days-to-start':
      return `od początku zapisów do wydarzenia jest najwyżej ${because.most} dni`
    case 'weekdays':
      return 'dni tygodnia to liczby od 1 (poniedziałek) do 7'
    case 'entry-times':
      return `godziny wejścia są od ${because.first} do ${because.last}`
    case 'entry-days': {
      const until = because.last === null ? '' : ` do ${dayText(because.last)}`
      return `wejścia są od ${dayText(because.first)}${until}`
    }
  }
}
