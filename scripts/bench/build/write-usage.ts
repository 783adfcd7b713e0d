// Loaded before a build that is measured: writes what its process has cost when it ends.
import { writeFileSync } from 'node:fs'

process.on('exit', () =>
  writeFileSync(process.env['USAGE_FILE'] ?? '', JSON.stringify(process.resourceUsage())),
)
