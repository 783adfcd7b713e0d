import type { AstroIntegration } from 'astro'

type Hooks = AstroIntegration['hooks']
type PageData =
  Parameters<NonNullable<Hooks['astro:build:setup']>>[0]['pages'] extends Map<string, infer P> ? P : never

/** What every page of a kind carries of style sheets, in Astro's order once one page has been rendered. */
export type PageStyles = PageData['styles']

/**
 * Tells how many pages are rendered, and joins the style sheets of each kind of page after the first one of it:
 * Astro would join some thirty of them again for every page, and search each for imports.
 */
export function renderHooks(onPage: (rendered: number) => void): AstroIntegration {
  const unjoined = new Map<string, PageData>()
  let rendered = 0
  return {
    name: 'render-hooks',
    hooks: {
      'astro:build:setup': ({ pages }) => {
        for (const page of pages.values()) unjoined.set(page.component, page)
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          render: async (request, options) => {
            const result = await prerenderer.render(request, options)
            const { component } = options.routeData
            const page = unjoined.get(component)
            if (page !== undefined) page.styles = joinStyles(page.styles)
            unjoined.delete(component)
            rendered += 1
            onPage(rendered)
            return result
          },
        })),
    },
  }
}

/** Joins neighbouring inline style sheets; one with an import must stay the first of its element. */
export function joinStyles(styles: PageStyles): PageStyles {
  const joined: PageStyles = []
  for (const style of styles) {
    const last = joined.at(-1)
    if (last !== undefined && isPlain(last) && isPlain(style)) {
      joined[joined.length - 1] = {
        ...last,
        sheet: { type: 'inline', content: last.sheet.content + style.sheet.content },
      }
    } else joined.push(style)
  }
  return joined
}

type PlainStyle = PageStyles[number] & { sheet: { type: 'inline'; content: string } }

function isPlain(style: PageStyles[number]): style is PlainStyle {
  return style.sheet.type === 'inline' && !style.sheet.content.includes('@import')
}
