import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, lstatSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

// Run as the owner: is the folder usable, and who owns it? A user without an entry in the password file cannot
// run PostgreSQL, so `id -un` failing is an answer too.
const WHO_IS_IT = 'test -w . && test -r package.json && name=$(id -un) && id -g "$name" && eval echo "~$name"'

// Variables that npm passes to scripts and that belong to root: another user can neither write nor read those paths.
const PERSONAL = /^(npm_config_(cache|userconfig|prefix|global_prefix|init_module)|sudo_.*|user|logname)$/i

/**
 * The user the work is done as: `{ identity, env }`, where `identity` is what spawn() takes (empty: the current user).
 * Root in another user's folder works as its owner, so that both can use one clone in turn and no file of
 * root is left there; every other user works under their own identity.
 */
export function chooseUser(root) {
  const owner = statSync(root).uid
  if (process.geteuid() === 0 && owner !== 0) return asOwner(root, owner) ?? asOurselves(root)
  return asOurselves(root)
}

/** Earlier runs by root, before the folder changed hands, may have left files the owner could not change. */
export function takeOver(root, { identity }) {
  if (identity.uid === undefined) return
  for (const name of ['node_modules', 'dist', '.data']) {
    const path = join(root, name)
    if (existsSync(path) && lstatSync(path).uid !== identity.uid) giveTo(identity, path)
  }
}

/** Gives a folder and its contents to the user the work is done as. */
export function giveTo({ uid, gid }, path) {
  spawnSync('chown', ['-R', '-h', `${uid}:${gid}`, path])
}

// An owner who cannot work there at all (no such user, no access to the folder) leaves the work to root: null.
function asOwner(root, uid) {
  const found = spawnSync('sh', ['-c', WHO_IS_IT], { uid, gid: uid, cwd: root, encoding: 'utf8' })
  const [gid, home] = (found.stdout ?? '').split('\n')
  if (found.status !== 0 || !home) return null
  const identity = { uid, gid: Number(gid) }
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PERSONAL.test(name)))
  const homeIsUsable = spawnSync('sh', ['-c', 'test -w "$0"', home], identity).status === 0
  return { identity, env: { ...inherited, HOME: home, ...(homeIsUsable ? {} : cacheInside(root)) } }
}

// `su` and `sudo` may keep the HOME of the previous user, where npm could not write.
function asOurselves(root) {
  const home = [process.env.HOME, homeOnRecord()].find((folder) => folder && isWritable(folder))
  const cacheIsUsable = home || isWritable(process.env.npm_config_cache ?? '')
  return {
    identity: {},
    env: { ...process.env, ...(home ? { HOME: home } : {}), ...(cacheIsUsable ? {} : cacheInside(root)) },
  }
}

function cacheInside(root) {
  return { npm_config_cache: join(root, '.data', 'npm') }
}

function homeOnRecord() {
  try {
    return userInfo().homedir
  } catch {
    return undefined // no entry in the password file
  }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
