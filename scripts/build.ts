import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'

/** `npm run build`: the pages alone, as every start builds them; for an image that only serves. */
await runCommand(buildWeb, { interrupted: 130 })
