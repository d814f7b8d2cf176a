import { parseArgs } from 'node:util'
import { chaos } from '../tools/chaos/chaos.ts'
import { printChaos } from '../tools/chaos/print-chaos.ts'
import { buildWeb } from './support/build-web.ts'
import { CommandFailure } from './support/command-failure.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run chaos -- [--people 40000] [--kills 32] [--synchronous-commit off]`: people register while the server
 * and the whole PostgreSQL are killed; nothing may be sold twice, lost, left unreported, or refused while it is
 * free. Ends non-zero when something is wrong: with `off` it must, otherwise it detects nothing.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '40000' },
    kills: { type: 'string', default: '32' },
    'synchronous-commit': { type: 'string', default: 'on' },
  },
})

await runCommand(
  async (stop) => {
    const synchronousCommit = values['synchronous-commit']
    if (synchronousCommit !== 'on' && synchronousCommit !== 'off')
      throw new CommandFailure("--synchronous-commit is 'on' or 'off'.")
    await buildWeb(stop)
    const [people, kills] = [Number(values.people), Number(values.kills)]
    const onKill = (done: number, answers: number) =>
      console.log(`${done} of ${kills} kills, ${answers} answers`)
    const report = await chaos({ people, kills, synchronousCommit, stop, onKill })
    printChaos(people, report)
    if (Object.values(report.faults).some((found) => found.length > 0)) process.exitCode = 1
  },
  { interrupted: 130 },
)
