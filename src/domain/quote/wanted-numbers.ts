import type { EventDefinition } from '../event/definition/definition.ts'
import type { PersonDraft, RegistrationDraft } from '../registration/draft.ts'
import type { CompiledDefinition } from './compiled.ts'
import type { QuoteContext } from './quote-result.ts'
import { personScopes, wholeScope } from './scope.ts'

/** A number that a person is to receive now. */
export interface WantedNumber {
  readonly number: EventDefinition['numbers'][number]
  /** The sequence it belongs to: the id of a group or type, '' for the whole event. */
  readonly runsIn: string
  readonly person: PersonDraft
}

/** The milestones of a registration at which numbers are given. */
export interface Passed {
  readonly isConfirmed: boolean
  readonly hasPaid: boolean
}

/**
 * The numbers whose moment has come, of all people, in the order of the definition and of typing. A registration with
 * nothing to pay receives numbers of the first payment at the confirmation.
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
