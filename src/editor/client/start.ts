import CMS from '@sveltia/cms'
import { startPublication } from './publication/start-publication.ts'
import { checkEntry, type SavedEntry } from '../check-entry.ts'

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
    const problem = checkEntry(entry.toJS() as SavedEntry, messagesByKey)
    if (problem === undefined) return
    // The editor has no place for a message of a refusal.
    alert(problem)
    throw new Error(problem)
  },
})
CMS.init({ config })
startPublication(page.lang === 'fr' || page.lang === 'en' ? page.lang : 'nl')
