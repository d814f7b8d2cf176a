/**
 * Unpacks the browser of the packages into the temporary folder of this process, which is why it is a process
 * of its own. With the settings of Amazon's cloud the package also unpacks the libraries that bare systems lack.
 */
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')
await chromium.executablePath()
