import { legalIds } from '#domain/site/content.ts'
import { officeSchema } from '#data/config/agency/offices.ts'
import { personSchema, toPeople } from '#data/config/agency/people.ts'
import { toMenu } from '#data/config/menu/menu.ts'
import { moduleSchema, toModules } from '#data/config/menu/modules.ts'
import { parseConfig, parseConfigList } from '#data/config/parse-config.ts'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { toSite } from '#data/config/site/to-site.ts'
import { ownWord, toOwnWords } from '#data/config/words/own-word.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import type { ProblemLog } from '#data/problems/problem-log.ts'
import type { Known } from './known.ts'

/**
 * Logs what the build would refuse of the records of a file, by the functions with which it reads them. What another file
 * would have to be asked is left to the build: it warns of it, and goes on.
 */
export type CheckRecords = (records: readonly unknown[], known: Known, log: ProblemLog) => void

/** A picture that is not there is no reason to refuse a record. */
const anyPicture: PictureFinder = { find: () => undefined }

/** Checks `menu.json`: offices and modules are chosen in the form, and may be newer than the last build. */
export const checkMenu: CheckRecords = (records, { languages, sections }, log) => {
  toMenu(
    records,
    {
      languages,
      modules: new Map(),
      drafts: new Set(),
      targets: { sections: new Set(sections), documents: new Set(legalIds) },
      pictures: anyPicture,
      texts: new Map(),
    },
    log,
  )
}

/** Checks `modules.json`. */
export const checkModules: CheckRecords = (records, _known, log) => {
  toModules(parseConfigList(moduleSchema, records, 'modules.json', log), anyPicture)
}

/** Checks `people.json`. */
export const checkPeople: CheckRecords = (records, { languages }, log) => {
  toPeople(parseConfigList(personSchema, records, 'people.json', log), [], languages, anyPicture)
}

/** Checks `offices.json`. */
export const checkOffices: CheckRecords = (records, _known, log) => {
  const offices = parseConfigList(officeSchema, records, 'offices.json', log)
  if (offices.length === 0) log.record('offices.json').error(undefined, 'no office')
}

/** Checks `words.json`. */
export const checkWords: CheckRecords = (records, { messages }, log) => {
  toOwnWords(parseConfigList(ownWord, records, 'words.json', log), new Map(Object.entries(messages)))
}

/** Checks `site.json`, without the map: whoever deploys the site sets that. */
export const checkSite: CheckRecords = ([record], { languages }, log) => {
  const site = parseConfig(siteSchema, record, log.record('site.json'))
  if (site === undefined) return
  const drawing = { url: '', maxZoom: 0 }
  toSite(
    { ...site, map: undefined },
    { languages, pictures: anyPicture, drawing, log: log.record('site.json') },
  )
}
