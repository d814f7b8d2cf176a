// The entry of every npm command. It runs on whatever Node the machine has, so this file is written for very
// old ones too: it must at least be able to refuse them in a sentence. Everything else is loaded afterwards.
const OLDEST = 20
const version = process.versions.node

if (Number(version.split('.')[0]) < OLDEST) {
  console.error(`Zapisano needs Node ${OLDEST} or newer to start; this is Node ${version}.`)
  process.exitCode = 1
} else {
  import('./bootstrap/main.mjs').then((bootstrap) => bootstrap.main(process.argv.slice(2)))
}
