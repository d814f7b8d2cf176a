import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure, sentence } from './failure.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { chooseUser, takeOver } from './user.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Installs what is missing, then runs scripts/COMMAND.ts under the product's own Node and passes its exit code on. */
export async function main([command, ...words]) {
  try {
    assertCommand(command)
    const user = chooseUser(ROOT)
    takeOver(ROOT, user)
    await install(ROOT, user)
    process.exitCode = await run(ROOT, user, command, words)
  } catch (error) {
    console.error(sentence(error, ROOT))
    process.exitCode = 1
  }
}

function assertCommand(command) {
  if (command && existsSync(join(ROOT, 'scripts', `${command}.ts`))) return
  const known = readdirSync(join(ROOT, 'scripts')).flatMap((file) => file.match(/^(.+)\.ts$/)?.[1] ?? [])
  throw new Failure(`There is no command '${command ?? ''}'. Known: ${known.sort().join(', ')}.`)
}
