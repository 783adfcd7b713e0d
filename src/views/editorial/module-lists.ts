import { isOnOffer } from '#domain/listing/availability.ts'
import type { Module } from '#domain/site/module.ts'
import type { Goal, Property } from '#domain/listing/property.ts'
import { isResidential } from '#domain/listing/property-kind.ts'
import { listedProjects, listedProperties } from '#routes/table/listed.ts'
import { resultsKey } from '#routes/path/route-keys.ts'
import type { Page } from '#views/kit/page.ts'
import { viewCard } from '#views/listing/card.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import type { ModuleContent } from './module-view.ts'
import { viewProjectCard } from '#views/project/project-card.ts'

/** Returns the newest available properties of a goal; those with a picture first. */
export function viewPropertyList(page: Page, module: Module, goal: Goal): ModuleContent | undefined {
  const { context, locale, t } = page
  const section = context.catalogue.sections.find(({ kind, isPublic }) => kind === goal && isPublic)
  const href = section === undefined ? undefined : optionalPath(context, resultsKey(section.key), locale)
  if (section === undefined || href === undefined) return undefined
  const listed = listedProperties(context.catalogue, section.key)
  const onOffer = listed.filter(({ availability }) => isOnOffer(availability))
  const shown = varied(picturesFirst(onOffer)).slice(0, module.maxItems)
  if (shown.length === 0) return undefined
  const layout = layoutOf(module)
  return {
    kind: 'properties',
    count: t('home.properties', { count: listed.length }),
    more: { label: t(goal === 'sale' ? 'home.allForSale' : 'home.allForRent'), href, isExternal: false },
    cards: shown
      .map((property) => viewCard(page, property, section.key))
      // A small card has no room for a third fact on the line of the first two.
      .map((card) => (layout === 'row' ? { ...card, facts: card.facts.slice(0, 2) } : card)),
    layout,
  }
}

/** Returns the newest projects with units for sale. */
export function viewProjectList(page: Page, module: Module): ModuleContent | undefined {
  const { context, locale, t } = page
  const section = context.catalogue.sections.find(({ kind, isPublic }) => kind === 'projects' && isPublic)
  const href = section === undefined ? undefined : optionalPath(context, resultsKey(section.key), locale)
  const listed = listedProjects(context.catalogue)
  const onOffer = listed.filter(({ availability }) => availability === 'available')
  const shown = picturesFirst(onOffer).slice(0, module.maxItems)
  if (href === undefined || shown.length === 0) return undefined
  return {
    kind: 'projects',
    count: t('home.projects', { count: listed.length }),
    more: { label: t('home.allProjects'), href, isExternal: false },
    cards: shown.map((project) => viewProjectCard(page, project)),
  }
}

function layoutOf({ view, className }: Module): 'spread' | 'row' | 'single' {
  if (view === 'single-view') return 'single'
  return className?.split(/\s+/).includes('spread') === true ? 'spread' : 'row'
}

/** Sorts homes first and alternates types: four similar apartments would show less of the offer. */
function varied(properties: readonly Property[]): readonly Property[] {
  const seen = new Set<string>()
  const first: Property[] = []
  const rest: Property[] = []
  for (const property of properties) {
    const type = property.type ?? property.typeText ?? ''
    if (isResidential(property) && !seen.has(type)) first.push(property)
    else rest.push(property)
    seen.add(type)
  }
  return [...first, ...rest.filter(isResidential), ...rest.filter((property) => !isResidential(property))]
}

function picturesFirst<Item extends Readonly<{ pictures: readonly unknown[] }>>(
  items: readonly Item[],
): readonly Item[] {
  return [
    ...items.filter(({ pictures }) => pictures.length > 0),
    ...items.filter(({ pictures }) => pictures.length === 0),
  ]
}
