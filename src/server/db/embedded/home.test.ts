import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DatabaseUser, findDatabaseUser } from './database-user.ts'
import { knownHomes, openHome, removeHomes } from './home.ts'

let folder: string
let user: DatabaseUser

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'zapisano-home-')))
  user = findDatabaseUser()
})

afterEach(() => {
  for (const name of ['data', 'moved', 'copy']) removeHomes(join(folder, name))
  rmSync(folder, { recursive: true, force: true })
})

// Where the database user is the current user, it has the same access: then the home is always in the folder.
const asRoot = () => user.uid !== undefined
const near = (name: string) => join(folder, name, 'postgres')

test('a folder that the database user can enter holds its database', () => {
  chmodSync(folder, 0o755)
  expect(openHome(join(folder, 'data'), user)).toBe(near('data'))
})

test('a folder that it cannot enter has its database elsewhere, by a location file, until it is cleaned', () => {
  const home = openHome(join(folder, 'data'), user)
  expect(home === near('data')).toBe(!asRoot())
  expect(openHome(join(folder, 'data'), user)).toBe(home)
  expect(knownHomes(join(folder, 'data'))).toEqual([home])
  removeHomes(join(folder, 'data'))
  expect(existsSync(home)).toBe(false)
})

test('a moved folder keeps its database, a copied one gets its own', () => {
  const home = openHome(join(folder, 'data'), user)
  cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true })
  expect(openHome(join(folder, 'copy'), user)).not.toBe(home)
  renameSync(join(folder, 'data'), join(folder, 'moved'))
  expect(openHome(join(folder, 'moved'), user)).toBe(asRoot() ? home : near('moved'))
})

test('a location file that names a place outside the home is not followed', () => {
  const home = openHome(join(folder, 'data'), user)
  writeFileSync(join(folder, 'data', 'postgres.location'), `${folder}\n`)
  removeHomes(join(folder, 'data'))
  expect(existsSync(folder)).toBe(true)
  rmSync(home, { recursive: true, force: true })
})
