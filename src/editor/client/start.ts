import CMS from '@sveltia/cms'
import { checkEntry } from '../check-entry.ts'
import { missingSlugs } from '../complete-entry.ts'
import { editorLocales } from '../labels/labels.ts'
import type { SavedEntry } from '../saved-entry.ts'

const [locale = 'nl'] = navigator.languages.flatMap(
  (tag) => editorLocales.find((each) => each === tag.slice(0, 2)) ?? [],
)
document.documentElement.lang = locale

const [config, known] = await Promise.all(
  [`config.${locale}`, 'known'].map(async (name) => await (await fetch(`/admin/${name}.json`)).json()),
)
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const filled = missingSlugs(entry.toJS() as SavedEntry, known).reduce(
      (whole, { path, value }) => whole.setIn(path, value),
      entry,
    )
    const problem = checkEntry(filled.toJS() as SavedEntry, known, locale)
    if (problem === undefined) return filled === entry ? undefined : filled
    // The editor has no place for a message of a refusal.
    alert(problem)
    throw new Error(problem)
  },
})
CMS.init({ config })
