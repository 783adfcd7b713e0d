import type { Company } from '#domain/site/company.ts'
import type { SiteFile } from '#domain/site/theme.ts'
import type { RegionDrawing } from '#domain/place/region-drawing.ts'
import type { FooterColumn, SiteConfig } from '#domain/site/site-config.ts'
import { type Localised, locales, type SiteLanguages } from '#domain/values/locale.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { toPicture, toPictureList } from '#data/config/image.ts'
import type { SiteRecord } from './site-schema.ts'
import { toMapBase } from './to-map-base.ts'
import { toMeasurement } from './to-measurement.ts'
import { toMonthSettings } from './to-month-settings.ts'
import { type Text, toLocalised, toTranslations } from '#data/config/text.ts'
import { checkDays, type Dated, type Shown, whyAbsent } from '#data/shown.ts'

/** Returns a text of the configuration in every language, as {@link toLocalised}. */
type Localise = (words: Text | null | undefined, field: string) => Localised<string>

/** Returns the languages of a site; all languages when its configuration is invalid. */
export function toLanguages(site: SiteRecord | undefined): SiteLanguages {
  if (site === undefined) return { languageDefault: locales[0], languageUse: locales }
  const { languageDefault, languageUse } = site.language
  const used = languageUse.filter(({ use }) => use !== false).map(({ code }) => code)
  const all = used.includes(languageDefault) ? used : [languageDefault, ...used]
  return { languageDefault, languageUse: [...new Set(all)] }
}

type SiteContext = Readonly<{
  languages: SiteLanguages
  /** Without it, what is shown for some days is there on all of them. */
  day?: Shown
  pictures: PictureFinder
  /** The archive of the map, where it lies among the agency's data. */
  mapArchive?: SiteFile
  /** The drawing of the region. */
  drawing: RegionDrawing
  log: RecordLog
}>

/** Returns the settings of the map with the address at which its archive is published. */
function withArchive(map: SiteRecord['map'], archive: SiteFile | undefined): SiteRecord['map'] {
  return archive === undefined || map === null || map === undefined
    ? map
    : { ...map, pmtilesUrl: archive.path }
}

/** Returns the configuration of the site without unpublished parts. */
export function toSite(
  site: SiteRecord,
  { languages, day, pictures, mapArchive, drawing, log }: SiteContext,
): SiteConfig {
  const localise: Localise = (words, field) => toLocalised(words, languages, log, field)
  const isOn = (dated: Dated, field: string): boolean => {
    checkDays(dated, log, `${field}.until`)
    return day === undefined || whyAbsent(dated, day) === undefined
  }
  return {
    ...languages,
    name: site.name,
    baseUrl: site.baseUrl.replace(/\/+$/, ''),
    pictureHosts: site.pictureHosts,
    map: toMapBase(withArchive(site.map, mapArchive), drawing, log),
    streetView: site.streetView ?? undefined,
    editor: site.editor ?? undefined,
    publishesListings: site.publicListings === true,
    indexNowKey: site.indexNow?.key,
    keepSoldMonths: site.keepSoldMonths,
    newForDays: site.newForDays,
    earlyAccessHours: site.earlyAccessHours,
    monthCosts: toMonthSettings(site.monthCosts, { languages, now: day?.now, log }),
    keepRequestMonths: site.keepRequestMonths,
    keepConsentMonths: site.keepConsentMonths,
    keepGoneMonths: site.keepGoneMonths,
    projectCategoryFirst: site.projectCategoryFirst,
    showsSoldPrices: site.showSoldPrices === true,
    isDemo: site.isDemo === true,
    worksOffline: site.offline !== false,
    formsEndpoint: site.formsEndpoint?.replace(/\/+$/, ''),
    errorReports: site.errorReports ?? undefined,
    httpsOnly: site.httpsOnly,
    company: toCompany(site.company, localise),
    topBar: (site.header.appBar ?? [])
      .filter((item, index) => item.status === 'Published' && isOn(item, `header.appBar[${index}]`))
      .map((item, index) => ({
        label: localise(item.label, `header.appBar[${index}].label`),
        link: item.link,
        icon: item.icon ?? undefined,
        color: item.color ?? undefined,
      })),
    propertySearch: site.header.propertySearch ?? undefined,
    footer: (site.footer.columns ?? []).map((column, index) =>
      toColumn(column, pictures, localise, log, `footer.columns[${index}]`),
    ),
    claims: site.claims.map(({ figure, label }, index) => ({
      figure: localise(figure, `claims[${index}].figure`),
      label: localise(label, `claims[${index}].label`),
    })),
    tagline: localise(site.tagline, 'tagline'),
    welcome: localise(site.welcome ?? site.tagline, 'welcome'),
    social: site.social,
    reviews: toReviews(site.reviews, localise),
    measurement: toMeasurement(site.site_info),
    popup:
      site.popup?.isPublished === true && isOn(site.popup, 'popup')
        ? toPopup(site.popup, pictures, localise, log)
        : undefined,
  }
}

function toCompany(company: SiteRecord['company'], localise: Localise): Company {
  return {
    ...company,
    country: toTranslations(company.country),
    court: company.court === undefined ? undefined : localise(company.court, 'company.court'),
    professionalTitle: localise(company.professionalTitle, 'company.professionalTitle'),
    supervisor: {
      name: localise(company.supervisor.name, 'company.supervisor.name'),
      address: localise(company.supervisor.address, 'company.supervisor.address'),
      url: localise(company.supervisor.url, 'company.supervisor.url'),
    },
  }
}

function toColumn(
  column: NonNullable<SiteRecord['footer']['columns']>[number],
  pictures: PictureFinder,
  localise: Localise,
  log: RecordLog,
  field: string,
): FooterColumn {
  return {
    kind: column.kind,
    title: localise(column.title, `${field}.title`),
    intro: toTranslations(column.intro),
    text: toTranslations(column.text),
    images: toPictureList(column.images, pictures, log, `${field}.images`),
    links: column.links.map(({ label, link }, index) => ({
      label: localise(label, `${field}.links[${index}].label`),
      link,
    })),
  }
}

function toReviews(reviews: SiteRecord['reviews'], localise: Localise): SiteConfig['reviews'] {
  if (reviews === null || reviews === undefined) return undefined
  const optional = (words: Text | null | undefined, field: string): Localised<string> | undefined =>
    words === null || words === undefined ? undefined : localise(words, field)
  return {
    ...reviews,
    sample: optional(reviews.sample, 'reviews.sample'),
    sampleBy: optional(reviews.sampleBy, 'reviews.sampleBy'),
    widget: reviews.widget ?? undefined,
  }
}

// A popup that is not on is left out completely: its text may be out of date.
function toPopup(
  popup: NonNullable<SiteRecord['popup']>,
  pictures: PictureFinder,
  localise: Localise,
  log: RecordLog,
): SiteConfig['popup'] {
  return {
    isPublished: true,
    title: localise(popup.title, 'popup.title'),
    text: localise(popup.text, 'popup.text'),
    image: toPicture(popup.image, pictures, log, 'popup.image'),
    link: popup.link ?? undefined,
    linkLabel: popup.linkLabel ? localise(popup.linkLabel, 'popup.linkLabel') : undefined,
    formAction: popup.formAction ?? undefined,
    delaySeconds: popup.delaySeconds ?? 0,
  }
}
