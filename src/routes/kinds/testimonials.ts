import { mapLocales } from '#domain/values/locale.ts'
import { pageCount, TESTIMONIAL_PAGE_SIZE } from '#routes/path/paging.ts'
import { testimonialsKey } from '#routes/path/route-keys.ts'
import { belowBase } from '#routes/path/route-path.ts'
import { ownPage } from '#routes/expand/own-page.ts'
import { ordinary, type PageKindDefinition } from '#routes/expand/page-kind.ts'

/** The testimonials in all languages, newest first, with their later pages; an empty list is not for search engines. */
export const testimonials: PageKindDefinition<Readonly<{ kind: 'testimonials'; page: number }>> = {
  ...ordinary,
  expand: (input) => {
    const count = input.catalogue.testimonials.length
    const first = ownPage(input, 'testimonials')
    return Array.from({ length: pageCount(count, TESTIMONIAL_PAGE_SIZE) }, (_, index) => {
      const page = index + 1
      const target = { kind: 'testimonials', page } as const
      const shared = { ...first, key: testimonialsKey(page), target, isIndexable: count > 0 }
      if (page === 1) return shared
      return {
        ...shared,
        original: `${first.original}?page=${page}`,
        path: belowBase(first.path, () => String(page)),
        steps: [...first.steps, { label: first.label, key: testimonialsKey() }],
        label: mapLocales(() => String(page)),
      }
    })
  },
}
