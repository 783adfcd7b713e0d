// Opens a database as a process that starts does, and accepts one submission.
import { type DatabaseTarget, openDatabase } from '#service/kit/database/open-database.ts'
import { acceptSubmission } from '#service/requests/submissions/accept-submission.ts'
import { silent, submission } from '#tests/support/service/samples.ts'

const [target = '', key = ''] = process.argv.slice(2)
const where: DatabaseTarget = JSON.parse(target)
const database = await openDatabase(where, silent)
await acceptSubmission(database, submission(key), 1)
await database.db.destroy()
