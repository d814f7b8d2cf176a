/**
 * Unpacks the browser of the packages into the temporary folder of this process, which is why it is a process
 * of its own. Told that it is on Amazon's cloud, the package brings the libraries too that bare systems lack.
 */
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')
await chromium.executablePath()
