import * as v from 'valibot'
import type { Module, Relation } from '#domain/site/module.ts'
import { parseId } from '#data/cell/parse-id-list.ts'
import type { DataSource } from '#data/file/data-source.ts'
import type { PictureFinder } from '#data/picture/picture-finder.ts'
import { nothing, optionalStatus } from '#data/config/choice.ts'
import { image, toPicture, toPictureList } from '#data/config/image.ts'
import { loadConfigList, type ConfigEntry } from '#data/config/parse-config.ts'
import { relation, toRelations } from './relations.ts'
import { flag, text, toTranslations } from '#data/config/text.ts'

const number = v.nullish(v.number())
const words = v.nullish(text)

/** An entry of `modules.json`. */
export const moduleSchema = v.object({
  id: v.union([v.number(), v.string()]),
  title: words,
  description: words,
  description2: words,
  titleSize: v.fallback(v.picklist(['h1', 'h2']), 'h2'),
  span: number,
  col: v.nullish(v.object({ sm: number, md: number, lg: number })),
  sort: number,
  view: v.fallback(v.picklist(['single-view', 'module-view', 'news-view', 'ons-team-view']), 'module-view'),
  class: v.nullish(v.string()),
  backgroundType: v.nullish(v.union([v.picklist(['none', 'color', 'image']), nothing])),
  colorBackground: v.nullish(v.string()),
  image,
  images: v.nullish(v.array(image)),
  relations: v.nullish(
    v.union([
      v.array(relation),
      v.pipe(
        relation,
        v.transform((one) => [one]),
      ),
    ]),
  ),
  status: optionalStatus,
  numberItemOfRow: number,
  maxItems: number,
  isHasSubcategories: flag,
})

type ModuleRecord = v.InferOutput<typeof moduleSchema>

const gridColumns = 12
const usual = { itemsPerRow: 4, maxItems: 4 }
// Defaults of the specification for the lists of its three categories, and ours.
const usualOf: Readonly<Record<string, typeof usual>> = {
  blog: { itemsPerRow: 3, maxItems: 30 },
  team: { itemsPerRow: 3, maxItems: 40 },
  vacancies: { itemsPerRow: 4, maxItems: 40 },
  testimonials: { itemsPerRow: 3, maxItems: 3 },
  sold: { itemsPerRow: 1, maxItems: 5 },
}

/** Loads the modules by ID, and the IDs of the unpublished ones. */
export async function loadModules(
  source: DataSource,
  pictures: PictureFinder,
): Promise<Readonly<{ modules: ReadonlyMap<number, Module>; drafts: ReadonlySet<number> }>> {
  return toModules(await loadConfigList(source, 'modules.json', moduleSchema), pictures)
}

/** Returns the modules by ID, and the IDs of the unpublished ones; an ID that is none or is there twice is an error. */
export function toModules(
  entries: readonly ConfigEntry<ModuleRecord>[],
  pictures: PictureFinder,
): Readonly<{ modules: ReadonlyMap<number, Module>; drafts: ReadonlySet<number> }> {
  const modules = new Map<number, Module>()
  const drafts = new Set<number>()
  for (const entry of entries) {
    const id = parseId(entry.value.id)
    if (id.kind !== 'value' || modules.has(id.value)) {
      entry.log.error('id', id.kind === 'value' ? 'an id that another module has' : 'not an id', {
        expected: 'a whole number above 0, once',
        received: entry.value.id,
        remedy: 'give every module its own id',
      })
    } else if (entry.value.status === 'Published') modules.set(id.value, toModule(id.value, entry, pictures))
    else drafts.add(id.value)
  }
  return { modules, drafts }
}

function toModule(id: number, { value, log }: ConfigEntry<ModuleRecord>, pictures: PictureFinder): Module {
  const relations = toRelations(value.relations ?? [], log)
  const defaults = usualOf[categoryOf(relations) ?? ''] ?? usual
  const span = columns(value.span)
  return {
    id,
    title: toTranslations(value.title),
    description: toTranslations(value.description),
    description2: toTranslations(value.description2),
    titleSize: value.titleSize,
    view: value.view,
    className: value.class?.trim() || undefined,
    background: value.backgroundType ?? 'none',
    backgroundColor: toColor(value.colorBackground),
    image: toPicture(value.image, pictures, log, 'image'),
    images: toPictureList(value.images, pictures, log, 'images'),
    relations,
    columns: { sm: columns(value.col?.sm), md: columns(value.col?.md), lg: columns(value.col?.lg) },
    span,
    itemsPerRow: value.numberItemOfRow ?? defaults.itemsPerRow,
    maxItems: value.maxItems ?? defaults.maxItems,
    hasSubcategories: value.isHasSubcategories === true,
    sort: value.sort ?? 0,
  }
}

/** Returns a colour in CSS notation; undefined when there is none. */
export function toColor(value: string | null | undefined): string | undefined {
  return /^#(?:[\da-f]{3}){1,2}$|^[a-z]{3,20}$|^(?:rgb|hsl|oklch)\([\d\s.,%/deg]+\)$/i.exec(
    value?.trim() ?? '',
  )?.[0]
}

function categoryOf(relations: readonly Relation[]): string | undefined {
  return relations.flatMap((one) => (one.kind === 'category' ? [one.category] : []))[0]
}

function columns(value: number | null | undefined): number {
  return value !== null &&
    value !== undefined &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= gridColumns
    ? value
    : gridColumns
}
