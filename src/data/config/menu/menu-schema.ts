import * as v from 'valibot'
import { cell } from '#data/cell/cell.ts'
import { legalIds } from '#domain/site/content.ts'
import { nothing, optionalStatus } from '#data/config/choice.ts'
import { image } from '#data/config/image.ts'
import { flag, text } from '#data/config/text.ts'

const words = v.nullish(text)
const line = v.nullish(v.string())
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const choiceOf = <const Value extends string>(values: readonly Value[]) =>
  v.nullish(v.union([v.picklist(values), nothing]))

/** What a page of the menu is for. */
const pageTypes = ['home', 'page', 'results', 'form', 'office', 'feedback', 'legal', 'notFound'] as const
/** What a banner shows. */
const bannerTypes = ['image', 'gallery', 'video', 'properties', 'projects'] as const

/** Settings of a menu page; every field may be missing. */
export const menuParams = v.object({
  title: words,
  description: words,
  metadata: words,
  path: v.nullish(text),
  name: words,
  type: choiceOf(pageTypes),
  section: line,
  form: line,
  officeId: line,
  document: choiceOf(legalIds),
  modules: v.nullish(v.array(v.union([v.number(), v.string()]))),
  content: v.nullish(text),
  image,
  logo: image,
  poster: image,
  isHaveSubMenu: flag,
  subMenu: v.nullish(v.array(v.union([v.number(), v.string()]))),
  showFixedMenu: flag,
  showBreadCrumb: flag,
  showPageBanner: flag,
  isActiveSEO: flag,
  noReferrerNoFollow: flag,
  noCookiePopup: flag,
  isInMenu: flag,
  pageTitle: words,
  metadataTitle: words,
  metadataDescription: words,
  ogTitle: words,
  ogDescription: words,
  ogImage: image,
  twitterTitle: words,
  twitterDescription: words,
  twitterImage: image,
  schemaData: line,
  css: line,
  redirect: flag,
  redirectUrl: line,
  bannerTitle: words,
  bannerDescription: words,
  bannerType: choiceOf(bannerTypes),
  bannerImages: v.nullish(v.array(image)),
  bannerWindows: v.nullish(
    v.array(v.object({ left: percent, top: percent, width: percent, height: percent })),
  ),
  bannerVideo: v.nullish(v.object({ url: v.string(), mimetype: line })),
  bannerMap: v.nullish(v.object({ url: v.string(), mapType: line, marker: line, info: words })),
  bannerColor: line,
  bannerTransparent: flag,
})

/** An entry of the menu; its children are nested in it, or are entries with its ID as `parentId`. */
export const menuEntry = v.object({
  id: v.union([v.number(), v.string()]),
  parentId: cell,
  name: v.nullish(v.string()),
  path: line,
  status: optionalStatus,
  createDate: cell,
  modifyDate: cell,
  sort: v.nullish(v.number()),
  childMenus: v.nullish(v.array(v.unknown())),
  params: v.optional(menuParams, {}),
})

export type MenuParams = v.InferOutput<typeof menuParams>
export type MenuEntry = v.InferOutput<typeof menuEntry>
