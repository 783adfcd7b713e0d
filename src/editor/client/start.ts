import CMS from '@sveltia/cms'
import { ownKinds } from '#data/own/own-kinds.ts'
import { checkEntry } from '../check-entry.ts'
import { missingSlugs } from '../complete-entry.ts'
import { recordFiles } from '../config/collections.ts'
import type { Field } from '../config/field.ts'
import { fieldNames } from '../config/field-names.ts'
import {
  documentFormat,
  listFormat,
  listFormatOf,
  objectFormat,
  withoutFileTexts,
} from '../kept/file-formats.ts'
import { frameTags } from '../labels/frame/frame-words.ts'
import type { SavedEntry } from '../saved-entry.ts'
import { chooseLocale, showFrameIn } from './choose-locale.ts'
import { goThroughList } from './go-through-list.ts'
import { isImported } from './listing-number.ts'
import { registerListingNumber } from './register-listing-number.ts'
import { askPublisher } from './publication/ask-publisher.ts'
import { startPublication } from './publication/start-publication.ts'

/** What is read here of the configuration that the build wrote. */
type EditorConfig = Readonly<{
  collections: readonly Readonly<{ name: string; fields?: readonly Field[] }>[]
}>

const page = document.documentElement
const locale = chooseLocale(page.lang)
page.lang = locale
showFrameIn(frameTags[locale])
goThroughList()

const [config, known] = await Promise.all(
  [`config.${locale}`, 'known'].map(async (name) => await (await fetch(`/admin/${name}.json`)).json()),
)
const names = fieldNames(ownKinds.flatMap(({ folder }) => fieldsOf(folder)))
CMS.registerCustomFormat('json', 'json', objectFormat)
CMS.registerCustomFormat('yaml-frontmatter', 'md', documentFormat)
for (const { name, isList } of recordFiles)
  if (isList) CMS.registerCustomFormat(listFormatOf(name), 'json', listFormat(name))
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const filled = missingSlugs(entry.toJS() as SavedEntry, known).reduce(
      (whole, { path, value }) => whole.setIn(path, value),
      entry,
    )
    const saved = withoutFileTexts(filled.toJS() as SavedEntry)
    const problem = checkEntry({ ...saved, isImported: isImported(saved) }, known, locale, names)
    if (problem === undefined) return filled === entry ? undefined : filled
    // By this name the package shows the cause in its dialog.
    throw new Error('saving_failed', { cause: new Error(problem) })
  },
})
registerListingNumber()
CMS.init({ config })
startPublication(locale, askPublisher(locale, config.backend), names)

function fieldsOf(collection: string): readonly Field[] {
  const { collections }: EditorConfig = config
  return collections.find(({ name }) => name === collection)?.fields ?? []
}
