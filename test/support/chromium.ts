import { execFile, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isAlive } from '#server/db/embedded/processes.ts'

/** A browser that runs here: its program, and what it needs in its environment. */
export type Chromium = { executablePath: string; env: Record<string, string> }

const UNPACK = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url))

/**
 * The browser of the tests, unpacked once into `.data/browser`. CHROMIUM names another one, for machines the
 * package does not serve (it is for Linux on x64).
 * @throws when a library is missing, naming it
 */
export async function provideChromium(): Promise<Chromium> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, env: {} }
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    throw new Error(
      'The browser of the packages is for Linux on x64: name a Chromium of your own by CHROMIUM.',
    )
  }
  const folder = await unpacked()
  const executablePath = join(folder, 'chromium')
  const settings: Record<string, string> = {
    // Without it names of downloads with letters outside ASCII are lost.
    LANG: 'C.UTF-8',
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
  }
  if (missing(executablePath, {}).length === 0) return { executablePath, env: settings }
  const carried = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  const lacking = missing(executablePath, carried)
  if (lacking.length === 0) return { executablePath, env: { ...settings, ...carried } }
  throw new Error(`The browser of the tests cannot start: this system lacks ${lacking.join(', ')}.`)
}

// Test files run in parallel processes: each unpacks for itself, the first rename wins.
async function unpacked(): Promise<string> {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url)
  if (manifest === undefined)
    throw new Error('The browser of the tests is not installed: npm test installs it.')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = resolve(process.env.DATA_DIR ?? '.data', 'browser', String(version))
  if (existsSync(folder)) return folder
  sweepParts(dirname(folder))
  const part = `${folder}.part-${process.pid}`
  mkdirSync(part, { recursive: true })
  await promisify(execFile)(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: part } })
  // Unpacked by root, the files belong to the user id of the packer, which is another user here.
  if (process.geteuid?.() === 0) spawnSync('chown', ['-R', '-h', '0:0', part])
  try {
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

// What an interrupted run left half unpacked.
function sweepParts(folder: string): void {
  for (const part of globSync('*.part-*', { cwd: folder })) {
    if (!isAlive(Number(part.split('-').at(-1)))) rmSync(join(folder, part), { recursive: true, force: true })
  }
}

// What `ldd` shows, without it: the loader lists the libraries instead of running the program.
function missing(program: string, env: Record<string, string>): string[] {
  const asked = { ...process.env, ...env, LD_TRACE_LOADED_OBJECTS: '1' }
  const { stdout } = spawnSync(program, { encoding: 'utf8', env: asked })
  const names = [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)].flatMap(
    ([, library]) => library ?? [],
  )
  return [...new Set(names)]
}
