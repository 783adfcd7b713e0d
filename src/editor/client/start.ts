import CMS from '@sveltia/cms'
import { checkEntry, type SavedEntry } from '../check-entry.ts'
import { isImported } from './listing-number.ts'
import { registerListingNumber } from './register-listing-number.ts'

const page = document.documentElement
const wanted = navigator.languages
  .map((tag) => tag.slice(0, 2))
  .find((tag) => ['nl', 'fr', 'en'].includes(tag))
page.lang = wanted ?? 'nl'

const [config, messages] = await Promise.all(
  [`config.${page.lang}`, 'messages'].map(async (name) => await (await fetch(`/admin/${name}.json`)).json()),
)
const messagesByKey = new Map<string, string>(Object.entries(messages))
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const saved = entry.toJS() as SavedEntry
    const problem = checkEntry({ ...saved, isImported: isImported(saved) }, messagesByKey)
    if (problem === undefined) return
    // The editor has no place for a message of a refusal.
    alert(problem)
    throw new Error(problem)
  },
})
registerListingNumber()
CMS.init({ config })
