import path from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from './run-tool.ts'

test('unused files and exports are found, and entry points are not', async () => {
  const folder = path.join(import.meta.dirname, 'fixture/unused')
  const config = path.join(import.meta.dirname, '../../knip.json')
  const options = ['--directory', folder, '--config', config, '--no-config-hints', '--reporter', 'symbols']
  const output = await runTool('knip/bin/knip.js', options)
  expect(output.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    'Unused files (2)',
    'src/domain/nobody-imports.ts',
    'test/support/nobody-helps.ts',
    'Unused dependencies (1)',
    'qrcode package.json',
    'Unused devDependencies (1)',
    'fast-check package.json',
    'Unused exports (1)',
    'nobodyCalls src/domain/add.ts:4:14',
    'Unused exported types (1)',
    'NobodyNames type src/domain/add.ts:5:13',
    '',
  ])
})
