import { type Locale, langTags, languageNames } from '#domain/values/locale.ts'
import { homeKey } from '#routes/path/route-keys.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { agencyJsonLd } from '#seo/json-ld/agency.ts'
import type { HeadTags } from '#seo/head-tags.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewHead } from '#views/shell/page-meta.ts'
import { type ThemeView, viewTheme } from '#views/shell/theme-view.ts'
import type { Theme } from '#domain/site/theme.ts'
import { required } from '#views/kit/required.ts'

/** A language to choose, in its own words. */
export type ChoiceView = Readonly<{
  locale: Locale
  lang: string
  name: string
  choose: string
  welcome: string
  href: string
}>

/** The page at `/`. */
export type LanguageChoiceView = Readonly<{
  lang: string
  head: HeadTags
  theme: ThemeView
  wordmark: Theme['wordmark']
  mark: Theme['mark']
  siteName: string
  choices: readonly ChoiceView[]
  demo: readonly Readonly<{ text: string; lang: string }>[]
  /** Home page per language, for the redirecting script; the default language comes first. */
  homes: Readonly<Record<string, string>>
}>

/** Returns the page at `/`: the languages of the site, each in its own words. */
export function viewLanguageChoice(context: ViewContext): LanguageChoiceView {
  const { site, theme } = context.catalogue
  const isHome = (locale: Locale) => context.routes.ofKind('home').find((route) => route.locale === locale)
  const route: RouteOf<'home'> = required(isHome(site.languageDefault), 'home page in the default language')
  const inOrder = [
    site.languageDefault,
    ...site.languageUse.filter((locale) => locale !== site.languageDefault),
  ]
  const choices = inOrder.flatMap((locale) => {
    const href = context.routes.find(homeKey(), locale)?.path
    const { t } = context.languages(locale)
    if (href === undefined) return []
    return [
      {
        locale,
        lang: langTags[locale],
        name: languageNames[locale],
        choose: t('layout.choose'),
        welcome: site.welcome[locale],
        href,
      },
    ]
  })
  const { t } = context.languages(site.languageDefault)
  return {
    lang: langTags[site.languageDefault],
    head: viewHead(context, route, {
      title: site.name,
      description: site.welcome[site.languageDefault],
      isRoot: true,
      jsonLd: [agencyJsonLd(site, { baseUrl: context.baseUrl, locale: site.languageDefault, t })],
    }),
    theme: viewTheme(theme),
    wordmark: theme.wordmark,
    mark: theme.mark,
    siteName: site.name,
    choices,
    demo: site.isDemo
      ? inOrder.map((locale) => ({
          text: context.languages(locale).t('layout.demo'),
          lang: langTags[locale],
        }))
      : [],
    homes: Object.fromEntries(choices.map(({ locale, href }) => [locale, href])),
  }
}
