import * as v from 'valibot'
import { officeSchema } from '#data/config/agency/offices.ts'
import { personSchema } from '#data/config/agency/people.ts'
import { menuEntry } from '#data/config/menu/menu-schema.ts'
import { moduleSchema } from '#data/config/menu/modules.ts'
import { siteSchema } from '#data/config/site/site-schema.ts'
import { ownWord } from '#data/config/words/own-word.ts'
import {
  articleSchema,
  type DocumentSchema,
  legalSchema,
  pageSchema,
  testimonialSchema,
  vacancySchema,
} from '#data/content/document-schemas.ts'
import {
  type CheckRecords,
  checkMenu,
  checkModules,
  checkOffices,
  checkPeople,
  checkSite,
  checkWords,
} from '../check-records.ts'

/** Documents of a folder of `content/`: with a file per language, or as somebody wrote them. */
export type DocumentCollection = Readonly<{
  name: string
  schema: DocumentSchema
  /** Whether a document has a file per language. */
  isLocalised: boolean
  /** Whether an editor can add and delete documents. */
  isOpen: boolean
  identifier?: string
}>

/** A file of `data/`: a list of records, or one object. */
export type RecordFile = Readonly<{
  name: string
  schema: v.GenericSchema
  isList: boolean
  /** Whether the site can do without any record of the list. */
  mayBeEmpty?: boolean
  /** Whether other records name this one by its ID, so that the list of records must say it. */
  isNumbered?: boolean
  /** Fields that the form leaves out: technical ones, and those of other programs. The file keeps their values. */
  leftOut: readonly string[]
  /** Logs what the build would refuse of the records of the list, or of the one object. */
  check: CheckRecords
}>

/** The documents that editors write. */
export const documentCollections: readonly DocumentCollection[] = [
  { name: 'articles', schema: articleSchema, isLocalised: true, isOpen: true },
  { name: 'vacancies', schema: vacancySchema, isLocalised: true, isOpen: true },
  { name: 'pages', schema: pageSchema, isLocalised: true, isOpen: true },
  { name: 'legal', schema: legalSchema, isLocalised: true, isOpen: false },
  {
    name: 'testimonials',
    schema: { texts: testimonialSchema, facts: v.object({}) },
    isLocalised: false,
    isOpen: false,
    identifier: 'name',
  },
]

/** The levels that the menu shows: a page, and the pages that drop down from it. */
const menuLevels = 2

/** Returns the schema of a page of the menu with pages below it, down to a number of levels. */
function pageOf(levels: number): v.GenericSchema {
  if (levels <= 1) return v.omit(menuEntry, ['childMenus'])
  return v.object({ ...menuEntry.entries, childMenus: v.nullish(v.array(pageOf(levels - 1))) })
}

/** The files that editors change; opening hours are in `offices`, announcement in `site`, banners in `menu`. */
export const recordFiles: readonly RecordFile[] = [
  {
    name: 'menu',
    schema: pageOf(menuLevels),
    isList: true,
    leftOut: ['createDate', 'modifyDate', 'css', 'schemaData', 'noCookiePopup', 'mapType', 'mimetype'],
    check: checkMenu,
  },
  {
    name: 'modules',
    schema: moduleSchema,
    isList: true,
    isNumbered: true,
    leftOut: ['col', 'class', 'isHasSubcategories'],
    check: checkModules,
  },
  { name: 'people', schema: personSchema, isList: true, leftOut: ['crmId'], check: checkPeople },
  { name: 'offices', schema: officeSchema, isList: true, leftOut: ['crmId'], check: checkOffices },
  {
    name: 'words',
    schema: ownWord,
    isList: true,
    mayBeEmpty: true,
    leftOut: [],
    check: checkWords,
  },
  {
    name: 'site',
    schema: siteSchema,
    isList: false,
    check: checkSite,
    // Who runs the site, which services it uses, and what keeps it running are set by whoever deploys it.
    leftOut: [
      'baseUrl',
      'site_info',
      'language',
      'pictureHosts',
      'map',
      'streetView',
      'isDemo',
      'offline',
      'formsEndpoint',
      'errorReports',
      'httpsOnly',
      'compliance',
      'editor',
      'indexNow',
      'publicListings',
      'widget',
      'propertySearch',
      'projectCategoryFirst',
      'keepConsentMonths',
      'keepRequestMonths',
      'keepGoneMonths',
    ],
  },
]
