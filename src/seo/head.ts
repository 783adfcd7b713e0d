import { langTags, type Locale, type SiteLanguages, speak, standIns } from '#domain/values/locale.ts'
import type { PlainDate } from '#domain/values/measure.ts'
import type { PageSeo } from '#domain/site/page.ts'
import type { Route } from '#routes/table/route.ts'
import { absoluteUrl } from './absolute-url.ts'
import { atomType } from './feed/atom.ts'
import type { HeadTags, LinkTag, MetaTag } from './head-tags.ts'
import { jsonLdText, schemaDataText, type JsonLd } from '#seo/json-ld/text.ts'

/** Preview picture of a shared page; `href` is a path of the site or a full address. */
export type HeadPicture = Readonly<{ href: string; width?: number; height?: number; alt?: string }>

/** What the head of a page is made from. */
export type HeadInput = Readonly<{
  route: Route
  /** The same page in every language that has it, itself included: `routes.alternates(route)`. */
  alternates: readonly Route[]
  /** Without the site's name, which is added. */
  title: string
  description?: string
  picture?: HeadPicture
  baseUrl: string
  siteName: string
  languages: SiteLanguages
  jsonLd?: readonly JsonLd[]
  /** Set for an article: the days on which it was published and changed. */
  article?: Readonly<{ publishedOn: PlainDate; modifiedOn?: PlainDate }>
  /** An editor's own fields, which take precedence. */
  seo?: PageSeo
  /** Picture of `seo.ogImage`, already rendered. */
  seoPicture?: HeadPicture
  /** Picture of `seo.twitterImage`, already rendered. */
  twitterPicture?: HeadPicture
  /** Path of the Atom feed of a list. */
  feed?: string
  /** No referrer is sent and no link followed. */
  noReferrerNoFollow?: boolean
  /** For the page at `/`: it shows the home page of the default language, but keeps its own address. */
  isRoot?: boolean
}>

/** Returns where the manifest is by which a browser installs the site. @example manifestPath('nl') // '/nl/site.webmanifest' */
export function manifestPath(locale: Locale): string {
  return `/${locale}/site.webmanifest`
}

/** Returns the title, meta and link elements and structured data of a page. */
export function headTags(input: HeadInput): HeadTags {
  const texts = textsOf(input)
  const own = input.seo?.schemaData === undefined ? undefined : schemaDataText(input.seo.schemaData)
  return {
    title: texts.title,
    meta: [
      ...named('description', texts.description),
      ...named('keywords', texts.keywords),
      { name: 'robots', content: robots(input) },
      ...(input.noReferrerNoFollow === true ? named('referrer', 'no-referrer') : []),
      ...openGraph(input, texts),
      ...twitter(input, texts),
    ],
    links: [
      { rel: 'canonical', href: canonical(input) },
      ...alternateLinks(input),
      { rel: 'manifest', href: manifestPath(input.route.locale) },
      ...(input.feed === undefined ? [] : [{ rel: 'alternate', type: atomType, href: input.feed }]),
    ],
    jsonLd: [...(input.jsonLd ?? []).map(jsonLdText), ...(own === undefined ? [] : [own])],
  }
}

type Texts = Readonly<{
  title: string
  description?: string
  keywords?: string
  ogTitle: string
  ogDescription?: string
  twitterTitle: string
  twitterDescription?: string
}>

function textsOf({ seo, route, title, description, siteName, languages }: HeadInput): Texts {
  const reader = { locale: route.locale, instead: standIns(languages) }
  const own = (
    field: Exclude<keyof PageSeo, 'ogImage' | 'twitterImage' | 'schemaData'>,
  ): string | undefined => speak(seo?.[field] ?? {}, reader)?.text
  const pageTitle = own('title') ?? (title.includes(siteName) ? title : `${title} | ${siteName}`)
  const pageDescription = own('description') ?? description
  const ogTitle = own('ogTitle') ?? own('title') ?? title
  const ogDescription = own('ogDescription') ?? pageDescription
  return {
    title: pageTitle,
    description: pageDescription,
    keywords: own('keywords'),
    ogTitle,
    ogDescription,
    twitterTitle: own('twitterTitle') ?? ogTitle,
    twitterDescription: own('twitterDescription') ?? ogDescription,
  }
}

function robots({ route, noReferrerNoFollow }: HeadInput): string {
  const follow = noReferrerNoFollow === true ? 'nofollow' : 'follow'
  return route.isIndexable ? `index, ${follow}, max-image-preview:large` : `noindex, ${follow}`
}

function canonical({ route, baseUrl, isRoot }: HeadInput): string {
  return absoluteUrl(baseUrl, isRoot === true ? '/' : route.canonical)
}

/** Returns the hreflang set: only of pages that search engines keep, and the same on each of them. */
function alternateLinks({ route, alternates, baseUrl, languages }: HeadInput): readonly LinkTag[] {
  if (!route.isIndexable || alternates.length < 2) return []
  const links = alternates.map(({ locale, path }) => alternate(langTags[locale], absoluteUrl(baseUrl, path)))
  const fallback =
    route.kind === 'home' ? '/' : alternates.find(({ locale }) => locale === languages.languageDefault)?.path
  return fallback === undefined ? links : [...links, alternate('x-default', absoluteUrl(baseUrl, fallback))]
}

function alternate(hreflang: string, href: string): LinkTag {
  return { rel: 'alternate', hreflang, href }
}

function openGraph(input: HeadInput, texts: Texts): readonly MetaTag[] {
  const { route, alternates, article, baseUrl, siteName } = input
  const picture = input.seoPicture ?? input.picture
  return [
    ...property('og:type', article === undefined ? 'website' : 'article'),
    ...property('og:site_name', siteName),
    ...property('og:title', texts.ogTitle),
    ...property('og:description', texts.ogDescription),
    ...property('og:url', canonical(input)),
    ...property('og:locale', ogLocale(route.locale)),
    ...alternates
      .filter(({ locale }) => locale !== route.locale)
      .flatMap(({ locale }) => property('og:locale:alternate', ogLocale(locale))),
    ...property('article:published_time', article?.publishedOn),
    ...property('article:modified_time', article?.modifiedOn),
    ...property('og:image', picture === undefined ? undefined : absoluteUrl(baseUrl, picture.href)),
    ...property('og:image:width', picture?.width?.toString()),
    ...property('og:image:height', picture?.height?.toString()),
    ...property('og:image:alt', picture?.alt),
  ]
}

// Twitter falls back to Open Graph, so only differing fields are repeated.
function twitter(input: HeadInput, texts: Texts): readonly MetaTag[] {
  const { picture, seoPicture, twitterPicture, baseUrl } = input
  const shown = twitterPicture ?? seoPicture ?? picture
  const { twitterTitle, twitterDescription, ogTitle, ogDescription } = texts
  return [
    ...named('twitter:card', shown === undefined ? 'summary' : 'summary_large_image'),
    ...named('twitter:title', twitterTitle === ogTitle ? undefined : twitterTitle),
    ...named('twitter:description', twitterDescription === ogDescription ? undefined : twitterDescription),
    ...named('twitter:image', twitterPicture && absoluteUrl(baseUrl, twitterPicture.href)),
    ...named('twitter:image:alt', twitterPicture?.alt),
  ]
}

// Open Graph writes a locale with an underscore.
function ogLocale(locale: Locale): string {
  return langTags[locale].replace('-', '_')
}

function named(name: string, content: string | undefined): readonly MetaTag[] {
  return content === undefined || content === '' ? [] : [{ name, content }]
}

function property(name: string, content: string | undefined): readonly MetaTag[] {
  return content === undefined || content === '' ? [] : [{ property: name, content }]
}
