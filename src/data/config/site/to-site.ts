import type { Company, FooterColumn, SiteConfig } from '#domain/site/agency.ts'
import type { Localised } from '#domain/values/locale.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import type { RecordLog } from '#data/problems/problem-log.ts'
import { toPicture, toPictureList } from '#data/config/image.ts'
import type { SiteRecord } from './site-schema.ts'
import { toMapBase } from './to-map-base.ts'
import { toMeasurement } from './to-measurement.ts'
import { type Text, toLocalised, toTranslations } from '#data/config/text.ts'

/** Returns the configuration of the site; what is not published is left out. */
export function toSite(site: SiteRecord, pictures: PictureFinder, log: RecordLog): SiteConfig {
  const { languageDefault } = site.language
  const used = site.language.languageUse
    .filter((language) => language.use !== false)
    .map((language) => language.code)
  return {
    name: site.name,
    baseUrl: site.baseUrl.replace(/\/+$/, ''),
    languageDefault,
    languageUse: [...new Set(used.includes(languageDefault) ? used : [languageDefault, ...used])],
    pictureHosts: site.pictureHosts,
    map: toMapBase(site.map, log),
    streetView: site.streetView ?? undefined,
    keepSoldMonths: site.keepSoldMonths,
    isDemo: site.isDemo === true,
    worksOffline: site.offline !== false,
    company: toCompany(site.company, log),
    topBar: (site.header.appBar ?? [])
      .filter((item) => item.status === 'Published')
      .map((item, index) => ({
        label: toLocalised(item.label, log, `header.appBar[${index}].label`),
        link: item.link,
        icon: item.icon ?? undefined,
        color: item.color ?? undefined,
      })),
    propertySearch: site.header.propertySearch ?? undefined,
    footer: (site.footer.columns ?? []).map((column, index) =>
      toColumn(column, pictures, log, `footer.columns[${index}]`),
    ),
    claims: site.claims.map(({ figure, label }, index) => ({
      figure: toLocalised(figure, log, `claims[${index}].figure`),
      label: toLocalised(label, log, `claims[${index}].label`),
    })),
    tagline: toLocalised(site.tagline, log, 'tagline'),
    social: site.social,
    reviews: toReviews(site.reviews, log),
    measurement: toMeasurement(site.site_info),
    popup: toPopup(site.popup, pictures, log),
  }
}

function toCompany(company: SiteRecord['company'], log: RecordLog): Company {
  return {
    ...company,
    country: toTranslations(company.country),
    professionalTitle: toLocalised(company.professionalTitle, log, 'company.professionalTitle'),
    supervisor: {
      ...company.supervisor,
      name: toLocalised(company.supervisor.name, log, 'company.supervisor.name'),
    },
  }
}

function toColumn(
  column: NonNullable<SiteRecord['footer']['columns']>[number],
  pictures: PictureFinder,
  log: RecordLog,
  field: string,
): FooterColumn {
  return {
    kind: column.kind,
    title: toLocalised(column.title, log, `${field}.title`),
    intro: toTranslations(column.intro),
    text: toTranslations(column.text),
    images: toPictureList(column.images, pictures, log, `${field}.images`),
    links: column.links.map(({ label, link }, index) => ({
      label: toLocalised(label, log, `${field}.links[${index}].label`),
      link,
    })),
  }
}

function toReviews(reviews: SiteRecord['reviews'], log: RecordLog): SiteConfig['reviews'] {
  if (reviews === null || reviews === undefined) return undefined
  const optional = (words: Text | null | undefined, field: string): Localised<string> | undefined =>
    words === null || words === undefined ? undefined : toLocalised(words, log, field)
  return {
    ...reviews,
    sample: optional(reviews.sample, 'reviews.sample'),
    sampleBy: optional(reviews.sampleBy, 'reviews.sampleBy'),
    widget: reviews.widget ?? undefined,
  }
}

// A popup that is switched off is left out whole: its words may be yesterday's.
function toPopup(popup: SiteRecord['popup'], pictures: PictureFinder, log: RecordLog): SiteConfig['popup'] {
  if (popup === null || popup === undefined || popup.isPublished !== true) return undefined
  return {
    isPublished: true,
    title: toLocalised(popup.title, log, 'popup.title'),
    text: toLocalised(popup.text, log, 'popup.text'),
    image: toPicture(popup.image, pictures, log, 'popup.image'),
    link: popup.link ?? undefined,
    linkLabel: popup.linkLabel ? toLocalised(popup.linkLabel, log, 'popup.linkLabel') : undefined,
    formAction: popup.formAction ?? undefined,
    delaySeconds: popup.delaySeconds ?? 0,
  }
}
