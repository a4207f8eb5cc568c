import { readFileSync } from 'node:fs'

const [question, ...given] = process.argv.slice(2)

const reportAt = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {} // no test ran: the checks failed before
  }
}

if (question === 'failed-files') {
  const { testResults = [] } = reportAt(given[0])
  const failed = testResults.filter(({ status }) => status === 'failed')
  for (const { name } of failed) console.log(name)
}

// `count CODE REPORT...`: 'N passed, N failed' of the first run, with what the later ones changed.
if (question === 'count') {
  const [code, ...paths] = given
  const [first, second] = paths.map(reportAt)
  const { numPassedTests = 0, numPendingTests: skipped = 0, numFailedTests = 0 } = first
  // A file that cannot be loaded, a set-up that fails: no test failed, and yet something did.
  const failed = code === '0' ? 0 : (second ?? first).numFailedTests || 1
  const passed = numPassedTests + Math.max(0, numFailedTests - failed)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
