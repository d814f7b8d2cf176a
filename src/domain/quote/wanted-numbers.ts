import type { EventDefinition } from '../event/definition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteContext } from './quote-result.ts'
import { personScopes, wholeScope } from './scope.ts'

/** A number that somebody is to be given now. */
export interface WantedNumber {
  readonly number: EventDefinition['numbers'][number]
  /** Within what it runs: the id of a group or type, '' for the whole event. */
  readonly runsIn: string
  readonly person: PersonDraft
}

/** What has come to pass of a registration, by which numbers are given. */
export interface Passed {
  readonly isConfirmed: boolean
  readonly hasPaid: boolean
}

/**
 * The numbers whose moment has come, of all people, in the order of the definition and of typing. Who has nothing to
 * pay gets at the confirmation also what is given at the first payment.
 */
export function wantedNumbers(
  { numbers }: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
  { isConfirmed, hasPaid }: Passed,
): WantedNumber[] {
  return numbers
    .filter(({ number }) => (number.given === 'payment' ? hasPaid : isConfirmed))
    .flatMap(({ number, concerns }) =>
      personScopes(wholeScope(draft, context)).flatMap((scope) =>
        scope.person !== null && concerns(scope) === true
          ? [{ number, runsIn: runsIn(number.per, scope.person), person: scope.person }]
          : [],
      ),
    )
}

function runsIn(per: WantedNumber['number']['per'], { group, type }: PersonDraft): string {
  if (per === 'event') return ''
  return (per === 'group' ? group : type) ?? ''
}
