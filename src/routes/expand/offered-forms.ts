import type { Catalogue } from '#domain/site/catalogue.ts'
import type { Module } from '#domain/site/module.ts'
import type { Section } from '#domain/site/section.ts'
import { ownMenuPages } from '#routes/table/menu-pages.ts'

/** Whether the agency shows listings of a kind: its lists say what it does, so that nothing else can say otherwise. */
function lists({ sections }: Catalogue, kind: Section['kind']): boolean {
  return sections.some((section) => section.kind === kind && section.isPublic)
}

/** Whether it has anything that can be bought. */
export function sells(catalogue: Catalogue): boolean {
  return (['sale', 'discreet', 'projects'] as const).some((kind) => lists(catalogue, kind))
}

/** Whether it has jobs, or a page that says that it may have some. */
function hires(catalogue: Catalogue): boolean {
  return (
    catalogue.vacancies.length > 0 || ownMenuPages(catalogue).some(({ modules }) => modules.some(isOfJobs))
  )
}

function isOfJobs({ relations }: Module): boolean {
  return relations.some(
    (to) =>
      (to.kind === 'category' && to.category === 'vacancies') ||
      (to.kind === 'contact' && to.form === 'job-contact'),
  )
}

/** What a form is for, where not each agency does it. */
const needs: ReadonlyMap<string, (catalogue: Catalogue) => boolean> = new Map([
  ['purchase-offer', sells],
  ['rent-application', (catalogue) => lists(catalogue, 'rent')],
  ['contact-construction', (catalogue) => lists(catalogue, 'projects')],
  ['job-contact', hires],
])

/** Whether the agency does what a form is for. */
export function offersForm(catalogue: Catalogue, form: string): boolean {
  return needs.get(form)?.(catalogue) ?? true
}
