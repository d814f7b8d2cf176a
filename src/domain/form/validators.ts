import { isSubdomain } from '../values/subdomain.ts'
import { rule } from './fields/field-type.ts'
import { formError } from './fields/messages.ts'

/** Validators that a control may have besides those of its type. */

/** Length and characters share the specification's one message (readings, 'Details easily missed'). */
export const subdomain = rule<string>(isSubdomain, formError('INVALID_SUBDOMAIN'))

/** An organiser's name (specification §5): 3 to 50 characters with the generic messages of text. */
export const ACCOUNT_NAME = { min: 3, max: 50 } as const
