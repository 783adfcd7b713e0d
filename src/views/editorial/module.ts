import type { Module, Relation } from '#domain/site/module.ts'
import type { Route } from '#routes/table/route.ts'
import type { Page } from '#views/kit/page.ts'
import { viewBackground } from './background.ts'
import { viewNamedArticles, viewRelation } from './module-content.ts'
import type { ModuleRow, ModuleView } from './module-view.ts'
import { joinCss } from '#views/shell/page-css.ts'
import { viewPicture, viewPictures } from '#views/kit/picture.ts'
import { viewParagraphs, viewText } from '#views/kit/text.ts'

/** Modules up to this many of the 12 columns share a row. */
const narrow = 6

/** Returns the modules of a page in their order; one with several relations becomes a block for each, articles one together. */
export function viewModules(page: Page, modules: readonly Module[], route: Route): readonly ModuleView[] {
  return modules
    .toSorted((one, other) => one.sort - other.sort)
    .flatMap((module) => viewModule(page, module, route))
}

/** Returns the modules as rows: narrow neighbours share one as long as they fit into 12 columns. */
export function toRows(modules: readonly ModuleView[]): readonly ModuleRow[] {
  const rows: ModuleView[][] = []
  for (const module of modules) {
    const row = rows.at(-1)
    if (
      row !== undefined &&
      isNarrow(module) &&
      row.every(isNarrow) &&
      widthOf(row) + module.columns.lg <= 12
    )
      row.push(module)
    else rows.push([module])
  }
  return rows
}

/** Returns the CSS rules of backgrounds outside the theme; undefined when there are none. */
export function modulesCss(modules: readonly ModuleView[]): string | undefined {
  return joinCss(
    modules.map(({ id, background }) =>
      background.kind === 'own'
        ? `[data-module="${id}"]{--module-background:${background.color}}`
        : undefined,
    ),
  )
}

function viewModule(page: Page, module: Module, route: Route): readonly ModuleView[] {
  const frame = viewFrame(page, module)
  const named = viewNamedArticles(page, module)
  if (named !== undefined) return [{ ...frame, content: named }]
  const relations: readonly (Relation | undefined)[] =
    module.relations.length > 0 ? module.relations : [undefined]
  return relations.flatMap((relation, index) => {
    const content = viewRelation(page, module, relation, route)
    if (content === undefined) return []
    // Only the first block shows the text, so that it is not printed twice.
    return [
      index === 0
        ? { ...frame, content }
        : { ...frame, ...wordless, anchor: `${frame.anchor}-${index + 1}`, content },
    ]
  })
}

const wordless = {
  title: undefined,
  text: { paragraphs: [] },
  note: { paragraphs: [] },
  pictures: [],
  backdrop: undefined,
} as const

function viewFrame(page: Page, module: Module): Omit<ModuleView, 'content'> {
  const { context } = page
  const image = viewPicture(page, module.image)
  const title = viewText(module.title, page)
  const headingLevel = module.titleSize === 'h1' ? 1 : 2
  return {
    id: module.id,
    anchor: `module-${module.id}`,
    title,
    headingLevel,
    itemLevel: title === undefined || headingLevel === 1 ? 2 : 3,
    text: viewParagraphs(module.description, page),
    note: viewParagraphs(module.description2, page),
    background:
      module.background === 'color'
        ? viewBackground(module.backgroundColor, context.catalogue.theme)
        : { kind: 'plain' },
    classNames: module.className?.split(/\s+/).filter((word) => word !== '') ?? [],
    backdrop: module.background === 'image' ? image : undefined,
    pictures: [
      ...(module.background !== 'image' && image !== undefined ? [image] : []),
      ...viewPictures(page, module.images),
    ],
    columns: {
      md: Math.min(module.columns.md, module.span),
      lg: module.columns.lg,
    },
    itemsPerRow: module.itemsPerRow,
  }
}

function isNarrow({ columns, background }: ModuleView): boolean {
  return columns.lg <= narrow && background.kind === 'plain'
}

function widthOf(row: ModuleRow): number {
  return row.reduce((sum, { columns }) => sum + columns.lg, 0)
}
