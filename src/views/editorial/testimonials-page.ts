import { createPage } from '#views/kit/page.ts'
import { pageCount, pageSlice, TESTIMONIAL_PAGE_SIZE } from '#routes/path/paging.ts'
import { testimonialsKey } from '#routes/path/route-keys.ts'
import type { RouteOf } from '#routes/table/route.ts'
import type { PagingView } from '#ui/kit/Paging.tsx'
import { formPath } from '#views/forms/form-link.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { viewPaging } from '#views/results/paging.ts'
import type { LinkView } from '#views/shell/link.ts'
import { type ShellView, viewShell } from '#views/shell/shell.ts'
import { type TestimonialView, viewTestimonial } from './testimonial.ts'

/** The testimonials, what is known about them, and the way to write one. */
export type TestimonialsPageView = Readonly<{
  shell: ShellView
  title: string
  lead: string
  testimonials: readonly TestimonialView[]
  /** Instead of an empty list. */
  none?: string
  paging?: PagingView
  ask: Readonly<{ title: string; text: string; write?: LinkView }>
  /** Whether and how they are known to come from customers; absent as long as there are none. */
  how?: Readonly<{ title: string; lines: readonly string[] }>
}>

/** Returns a page of testimonials in a language. */
export function viewTestimonialsPage(
  context: ViewContext,
  route: RouteOf<'testimonials'>,
): TestimonialsPageView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const { testimonials, site } = context.catalogue
  const at = { page: target.page, pages: pageCount(testimonials.length, TESTIMONIAL_PAGE_SIZE) }
  const title = t('testimonials.title')
  const href = formPath(context, 'testimonial', locale)
  return {
    // No Review in the JSON-LD: an organisation's own reviews of itself are not for search engines (docs/decisions/forms.md).
    shell: viewShell(context, route, {
      title: at.page > 1 ? t('results.titlePage', { title, ...at }) : title,
      description: t('testimonials.lead'),
    }),
    title,
    lead: t('testimonials.lead'),
    testimonials: pageSlice(testimonials, at.page, TESTIMONIAL_PAGE_SIZE).map((testimonial) =>
      viewTestimonial(page, testimonial),
    ),
    none: testimonials.length === 0 ? t('testimonials.none') : undefined,
    paging: viewPaging(at, (number) => pathOf(context, testimonialsKey(number), locale), t),
    ask: {
      title: t('testimonials.ask'),
      text: t('testimonials.askText'),
      write: href === undefined ? undefined : { label: t('testimonials.write'), href, isExternal: false },
    },
    how:
      testimonials.length === 0
        ? undefined
        : {
            title: t('testimonials.howTitle'),
            lines: [...(site.isDemo ? [t('testimonials.demo')] : []), t('testimonials.how')],
          },
  }
}
