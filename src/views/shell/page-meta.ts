import { createPage } from '#views/kit/page.ts'
import { type HeadInput, type HeadPicture, headTags } from '#seo/head.ts'
import type { HeadTags } from '#seo/head-tags.ts'
import { breadcrumbJsonLd } from '#seo/json-ld/breadcrumb.ts'
import type { JsonLd } from '#seo/json-ld/text.ts'
import type { Route } from '#routes/table/route.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { feedHref } from '#views/feeds/feed-lists.ts'
import { menuPageOf } from './menu-page.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'

/** A page's metadata; the breadcrumb and an editor's own fields are added to it. */
export type PageMeta = Readonly<{
  /** Without the site's name, which is added. */
  title: string
  description?: string
  /** Its name in the breadcrumb, where the route knows it in another language only. */
  crumb?: string
  picture?: PictureView
  jsonLd?: readonly JsonLd[]
  article?: HeadInput['article']
  /** For the page at `/`. */
  isRoot?: boolean
}>

/** Returns the head tags of a page for search engines and social networks. */
export function viewHead(context: ViewContext, route: Route, meta: PageMeta): HeadTags {
  const { site } = context.catalogue
  const menuPage = menuPageOf(context.catalogue, route)
  const page = createPage(context, route.locale)
  const breadcrumb = breadcrumbJsonLd(route, context.baseUrl, meta.crumb)
  return headTags({
    route,
    alternates: context.routes.alternates(route),
    title: meta.title,
    description: meta.description,
    picture: headPicture(meta.picture ?? viewPicture(page, menuPage?.image)),
    baseUrl: context.baseUrl,
    siteName: site.name,
    languages: site,
    jsonLd: [...(breadcrumb === undefined ? [] : [breadcrumb]), ...(meta.jsonLd ?? [])],
    article: meta.article,
    feed: feedHref(context, route),
    seo: menuPage?.seo,
    seoPicture: headPicture(viewPicture(page, menuPage?.seo?.ogImage)),
    twitterPicture: headPicture(viewPicture(page, menuPage?.seo?.twitterImage)),
    noReferrerNoFollow: menuPage?.noReferrerNoFollow,
    isRoot: meta.isRoot,
  })
}

function headPicture(picture: PictureView | undefined): HeadPicture | undefined {
  if (picture === undefined) return undefined
  const { rendered, alt } = picture
  const { href, width } = rendered.fallback
  return { href, width, height: Math.round((width * rendered.height) / rendered.width), alt }
}
