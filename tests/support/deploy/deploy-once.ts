// A process that makes one site live, or takes it back, to be killed: prints a line when it begins.
import { openTarget } from '#scripts/publish/targets/open-target.ts'

const [to, endpoint, built = '', name = ''] = process.argv.slice(2)
const host = endpoint === '' ? undefined : endpoint
const target = await openTarget({ to, endpoint: host }, process.env, () => {})
console.log('begins')
if (name === '') await target.rollBack()
else await target.publish(built, name)
