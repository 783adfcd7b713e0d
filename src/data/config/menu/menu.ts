import { mapLocales, type SiteLanguages, type Translations } from '#domain/values/locale.ts'
import type { Module } from '#domain/site/module.ts'
import type { MenuPage } from '#domain/site/page.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import { parseDate } from '#data/cell/parse-date.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import type { DataSource } from '#data/file/data-source.ts'
import { decodeRecords } from '#data/file/decode-records.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import type { ProblemLog, RecordLog } from '#data/problems/problem-log.ts'
import { toWebAddress } from '#data/record/to-web-address.ts'
import { checkPaths } from './check-paths.ts'
import { type FlatEntry, flattenMenu } from './flatten-menu.ts'
import { toPicture } from '#data/config/image.ts'
import type { MenuEntry, MenuParams } from './menu-schema.ts'
import { reportUnusable } from '#data/config/parse-config.ts'
import { toBanner, toSeo } from './to-banner.ts'
import { type PageTargets, toPurpose } from './to-purpose.ts'
import { type Text, toLocalised, toLocalisedPath, toTranslations } from '#data/config/text.ts'

/** The entities that menu pages refer to. */
export type MenuParts = Readonly<{
  languages: SiteLanguages
  modules: ReadonlyMap<number, Module>
  /** IDs of unpublished modules, which pages may name without a warning. */
  drafts: ReadonlySet<number>
  targets: PageTargets
  pictures: PictureFinder
  /** Texts of pages by folder name. */
  texts: ReadonlyMap<string, Translations>
}>

/** Loads the menu as a tree of its published pages, in their order. */
export async function loadMenu(source: DataSource, parts: MenuParts): Promise<readonly MenuPage[]> {
  const loaded = await source.load('menu.json')
  const values = loaded.kind === 'json' ? decodeRecords(loaded.value) : undefined
  if (values === undefined) {
    reportUnusable(source.log.record('menu.json'), loaded.kind, 'a list of pages')
    return []
  }
  return toMenu(values, parts, source.log)
}

/** Returns the tree of the published pages of a menu, and logs what is wrong with it. */
export function toMenu(values: readonly unknown[], parts: MenuParts, log: ProblemLog): readonly MenuPage[] {
  const published = flattenMenu(values, log).filter(({ entry }) => entry.status === 'Published')
  const roots = toTree(published, undefined, parts)
  if (published.length > 0 && !published.some(({ entry }) => entry.params.type === 'home')) {
    log
      .record('menu.json')
      .fatal(undefined, 'no home page', { expected: 'one page of type home', remedy: 'add it' })
  }
  checkPaths(roots, parts.languages, (id) => published.find((flat) => flat.id === id)?.log)
  return roots
}

function toTree(
  entries: readonly FlatEntry[],
  parentId: number | undefined,
  parts: MenuParts,
): readonly MenuPage[] {
  return entries
    .filter((flat) => flat.parentId === parentId)
    .map((flat) => toMenuPage(flat, toTree(entries, flat.id, parts), parts))
    .sort((a, b) => a.sort - b.sort)
}

function toMenuPage(
  { id, parentId, entry, log }: FlatEntry,
  children: readonly MenuPage[],
  parts: MenuParts,
): MenuPage {
  const { params } = entry
  const { languages } = parts
  const path = entry.path?.trim().replace(/^\/+|\/+$/g, '') ?? ''
  const redirectUrl =
    params.redirect === true ? toWebAddress(params.redirectUrl, log, 'params.redirectUrl') : undefined
  return {
    id,
    parentId,
    original: path === '' ? '/' : `/${path}/`,
    name: toLocalised(params.name ?? toText(entry.name, languages), languages, log, 'params.name'),
    // The editor leaves out empty texts, and the home page has no other path.
    path:
      params.type === 'home'
        ? mapLocales(() => '')
        : toLocalisedPath(params.path ?? toText(path, languages), languages, log, 'params.path'),
    purpose: toPurpose(params, parts.targets, log),
    title: toTranslations(params.title),
    description: toTranslations(params.description),
    content: toContent(params.content, parts.texts, log),
    image: toPicture(params.image, parts.pictures, log, 'params.image'),
    logo: toPicture(params.logo, parts.pictures, log, 'params.logo'),
    modules: toModules(params, parts, log),
    banner: toBanner(params, parts.pictures, log),
    seo: toSeo(params, parts.pictures, log),
    css: params.css?.trim() || undefined,
    showBreadcrumb: params.showBreadCrumb ?? true,
    isInMenu: params.isInMenu ?? true,
    hasSubMenu: params.isHaveSubMenu ?? false,
    subMenu: params.subMenu?.flatMap((value) => idOf(value) ?? []),
    showFixedMenu: params.showFixedMenu ?? false,
    noReferrerNoFollow: params.noReferrerNoFollow ?? false,
    noCookiePopup: params.noCookiePopup ?? false,
    modifiedOn: dayOf(entry, 'modifyDate', log) ?? dayOf(entry, 'createDate', log),
    redirectUrl,
    children,
    sort: entry.sort ?? 0,
  }
}

function dayOf(entry: MenuEntry, field: 'modifyDate' | 'createDate', log: RecordLog): PlainDate | undefined {
  const day = parseDate(entry[field])
  if (day.kind === 'value') return day.value
  if (day.kind === 'invalid') {
    log.warn(field, 'not a day; it is left out', { expected: '2026-11-20 09:30:00', received: entry[field] })
  }
  return undefined
}

function toText(value: string | null | undefined, { languageDefault }: SiteLanguages): Text {
  return { [languageDefault]: { value: value ?? '', isPublic: true } }
}

// A single word is the name of a folder in content/pages; anything else is the text itself.
function toContent(
  value: Text | null | undefined,
  texts: ReadonlyMap<string, Translations>,
  log: RecordLog,
): Translations {
  const given = toTranslations(value)
  const [name = '', ...others] = new Set(Object.values(given).map((words) => words.trim()))
  if (others.length > 0 || !/^[\w-]+$/.test(name)) return given
  const found = texts.get(name)
  if (found === undefined) {
    log.warn('params.content', 'a text that is not there; the page has none', {
      expected: 'a folder below content/pages',
      received: name,
      remedy: `write content/pages/${name}`,
    })
  }
  return found ?? {}
}

function toModules(params: MenuParams, { modules, drafts }: MenuParts, log: RecordLog): readonly Module[] {
  const found = (params.modules ?? []).flatMap((value) => {
    const id = idOf(value) ?? 0
    const known = modules.get(id)
    if (known === undefined && !drafts.has(id)) {
      log.warn('params.modules', 'a module that is not there; it is left out', {
        expected: 'an id of modules.json',
        received: value,
      })
    }
    return known ?? []
  })
  return found.sort((a, b) => a.sort - b.sort)
}

function idOf(value: string | number): number | undefined {
  const id = parseId(value)
  return id.kind === 'value' ? id.value : undefined
}
