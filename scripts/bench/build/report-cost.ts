// Imported before a measured script: prints the cost of the process as its last line.
process.on('exit', () => {
  const { userCPUTime, maxRSS } = process.resourceUsage()
  process.stdout.write(`\nCOST ${userCPUTime} ${maxRSS}\n`)
})
