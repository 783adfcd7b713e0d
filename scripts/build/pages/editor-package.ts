import type { Plugin } from 'vite'
import { editorLocales } from '#editor/labels/editor-locale.ts'
import { frameTags, type FrameTexts, withOurWords } from '#editor/labels/frame/frame-words.ts'

/** A module that stands for all that is left out. */
const nothing = '\0nothing'

/** What no form of ours uses: colours of program code, maps of the form, and the optimiser of drawings. */
const unused = /^(?:@shikijs\/langs\/|leaflet\/|terra-draw|svgo\/)/

const localeFile = /\/locales\/([\w-]+)\.json$/
const tags = Object.values(frameTags)

/** The package has American English in itself. */
const ownTag = 'en-US'

/** Places of the package's script that ask another host, or offer a language that is left out. */
const replaced: readonly Readonly<{ what: RegExp; by: string }>[] = [
  // The package registers the same fonts of our own origin.
  { what: /url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, by: 'local("")' },
  // Says nothing about the state of a host, as when it cannot be asked.
  { what: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, by: 'data:application/json,{}' },
  { what: /https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, by: 'data:application/json,{}' },
  { what: /`ar,[\w,-]+`/g, by: `\`${[...tags, ownTag].toSorted().join(',')}\`` },
]

/** Leaves out what the editor does not use of its package, lets it ask no other host, and puts our words into its texts. */
export function fitEditorPackage(): Plugin {
  return {
    name: 'fit-editor-package',
    enforce: 'pre',
    resolveId(source) {
      const tag = localeFile.exec(source)?.[1]
      return unused.test(source) || (tag !== undefined && !tags.includes(tag)) ? nothing : undefined
    },
    load(id) {
      return id === nothing ? 'export default {}' : undefined
    },
    transform(code, id) {
      const file = id.replaceAll('\\', '/')
      if (!file.includes('/@sveltia/cms/')) return undefined
      const locale = editorLocales.find((each) => frameTags[each] === localeFile.exec(file)?.[1])
      if (locale !== undefined) return JSON.stringify(withOurWords(JSON.parse(code) as FrameTexts, locale))
      return file.endsWith('/npm/index.js')
        ? { code: waitForPictures(replacePlaces(code)), map: null }
        : undefined
    },
  }
}

/** What the package does with pictures that were dropped, and its list of what a save waits for. */
const readPictures = /([\w$]+)=(?=\(\{draft:e,resources:t,folder:n,libraryConfig:r\}\)=>)/
const trackUpdate = /([\w$]+)=e=>\{let t=\(\)=>\{([\w$]+)\.delete\(e\)\};\2\.add\(e\),e\.then\(t,t\)\}/

/** Lets a save wait for pictures that are being made smaller, as it does for a text that was just typed. */
function waitForPictures(code: string): string {
  const [read, track] = [readPictures.exec(code)?.[1], trackUpdate.exec(code)?.[1]]
  if (read === undefined || track === undefined)
    throw new Error('The package of the editor reads pictures or waits for fields otherwise now: look how.')
  const waiting = `${read}=e=>{let t=readPictures(e);return ${track}(t),t},readPictures=`
  return code.replace(readPictures, () => waiting)
}

function replacePlaces(code: string): string {
  return replaced.reduce((all, { what, by }) => {
    const next = all.replace(what, by)
    if (next === all)
      throw new Error(
        `The package of the editor has no ${what.source} any more: look how it asks other hosts now.`,
      )
    return next
  }, code)
}
