import type { Testimonial } from '#domain/site/content.ts'
import { langTags, type Locale } from '#domain/values/locale.ts'
import { splitParagraphs, summarise } from '#text/description.ts'
import { initials } from '#text/initials.ts'
import { formatDate } from '#i18n/format.ts'
import { testimonialsKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { type PictureView, viewPicture } from '#views/kit/picture.ts'
import type { LinkView } from '#views/shell/link.ts'

/** A testimonial in a list. */
export type TestimonialView = Readonly<{
  id: string
  name: string
  initials: string
  about?: string
  date: Readonly<{ text: string; iso: string }>
  website?: Readonly<{ label: string; href: string }>
  picture?: PictureView
  paragraphs: readonly string[]
  /** Language of its words, where that is not the page's. */
  lang?: string
}>

/** A testimonial in few words, and the link to all of them. */
export type QuoteView = Readonly<{ text: string; by: string; all?: LinkView }>

/** Characters of a quote: it is on every page of the site. */
const quoteLength = 120

/** Returns a testimonial on a page of a language. */
export function viewTestimonial(page: Page, testimonial: Testimonial): TestimonialView {
  const { locale } = page
  const { id, name, aboutYou, website, comment, postedOn } = testimonial
  return {
    id,
    name,
    initials: initials(name),
    about: aboutYou,
    date: { text: formatDate(postedOn, locale), iso: postedOn },
    website: website === undefined ? undefined : { label: hostOf(website), href: website },
    picture: viewPicture(page, testimonial.picture),
    paragraphs: splitParagraphs(comment),
    lang: testimonial.locale === locale ? undefined : langTags[testimonial.locale],
  }
}

/** Returns the newest testimonial that was written in the page's language, in few words. */
export function viewQuote({ context, locale, t }: Page): QuoteView | undefined {
  const newest = context.catalogue.testimonials.find((testimonial) => testimonial.locale === locale)
  if (newest === undefined) return undefined
  const { name, aboutYou, comment } = newest
  const href = optionalPath(context, testimonialsKey(), locale)
  const label = t('testimonials.all')
  return {
    text: quoteOf(comment, locale),
    by: [name, aboutYou].filter((part) => part !== undefined).join(', '),
    all: href === undefined ? undefined : { label, href, isExternal: false },
  }
}

/** A testimonial in its first sentences, and by whom. */
export type SaidView = Readonly<{ text: string; by: string; lang?: string }>

/** Characters of a testimonial beside others. */
const saidLength = 180

/** Returns a testimonial in few words, in its own language. */
export function viewSaid({ name, aboutYou, comment, locale: own }: Testimonial, locale: Locale): SaidView {
  return {
    text: quoteOf(comment, own, saidLength),
    by: [name, aboutYou].filter((part) => part !== undefined).join(', '),
    lang: own === locale ? undefined : langTags[own],
  }
}

/** Returns the first sentences, as many as fit, with an ellipsis where there is more; else the beginning of the first. */
function quoteOf(comment: string, locale: Locale, most = quoteLength): string {
  const text = summarise(comment, comment.length)
  const sentences = [...new Intl.Segmenter(langTags[locale], { granularity: 'sentence' }).segment(text)]
  const ends = sentences.map(({ index, segment }) => index + segment.trimEnd().length)
  const end = ends.findLast((one) => one <= most)
  if (end === undefined) return summarise(text, most)
  return end === text.length ? text : `${text.slice(0, end)} …`
}

/** @example hostOf('https://www.voorbeeld.be/over-mij') // 'voorbeeld.be' */
function hostOf(website: string): string {
  return new URL(website).hostname.replace(/^www\./, '')
}
