// Accepts submissions until it is killed, and prints the key of each one that it may acknowledge.
import { writeSync } from 'node:fs'
import { openDatabase } from '#service/kit/database/open-database.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { silent, submission } from '#tests/support/service/samples.ts'

const [file = '', run = ''] = process.argv.slice(2)
const database = await openDatabase({ engine: 'sqlite', file }, silent)

async function post(lane: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${run}-${lane}-${count}`
    await acceptSubmission(database, submission(key, ['agency@x.example', 'visitor@x.example']), Date.now())
    writeSync(1, `${key}\n`)
  }
}

await Promise.all(Array.from({ length: 20 }, (_, lane) => post(lane)))
