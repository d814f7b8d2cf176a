import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './tools.ts'

// The part used of the report that Vitest's json reporter writes.
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Runs the tests of all files, or of those whose path contains one of the patterns, and counts them. A file
 * that could not be loaded counts as one failed test, and so does a run that failed in any other way.
 */
export async function runVitest(
  patterns: readonly string[],
  stop: AbortSignal,
): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'zapisano-report-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const { code } = await runTool('vitest', ['run', ...reporters, ...patterns], { stop, show: true })
    return count(readReport(file), code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}

function count(report: Report, code: number): { passed: number; failed: number } {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
