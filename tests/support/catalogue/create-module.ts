import type { Module } from '#domain/site/module.ts'

/** Creates a module of a page, with one row of four. */
export function createModule(overrides: Partial<Module> = {}): Module {
  return {
    id: 1,
    title: {},
    description: {},
    description2: {},
    titleSize: 'h2',
    view: 'module-view',
    background: 'none',
    images: [],
    relations: [],
    columns: { sm: 12, md: 12, lg: 12 },
    span: 12,
    itemsPerRow: 4,
    maxItems: 4,
    hasSubcategories: false,
    sort: 1,
    ...overrides,
  }
}
