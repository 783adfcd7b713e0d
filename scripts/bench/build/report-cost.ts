// Imported before a measured script: prints as its last line what the process cost.
process.on('exit', () => {
  const { userCPUTime, maxRSS } = process.resourceUsage()
  process.stdout.write(`\nCOST ${userCPUTime} ${maxRSS}\n`)
})
