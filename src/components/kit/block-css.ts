import formCss from '#styles/base/form.css?inline'
import multiCss from '#styles/base/multi-select.css?inline'
import officeCss from '#styles/editorial/office.css?inline'
import personCss from '#styles/editorial/person.css?inline'
import searchCss from '#styles/results/search-box.css?inline'
import vacancyCss from '#styles/editorial/vacancy.css?inline'
import type { EditorialPageView } from '#views/editorial/editorial-page.ts'
import type { ModuleRow } from '#views/editorial/module-view.ts'

/** Style sheets of blocks that few pages of the menu have: the others need not carry them in their first bytes. */
const sheets = {
  form: formCss,
  office: officeCss,
  person: personCss,
  jobs: vacancyCss,
  search: multiCss + searchCss,
} as const
type Block = keyof typeof sheets

/** Returns the style sheets of the rare blocks that a page has. */
export function blockCss({
  rows,
  purpose,
  search,
}: Readonly<{ rows: readonly ModuleRow[] }> &
  Partial<Pick<EditorialPageView, 'purpose' | 'search'>>): readonly string[] {
  const wanted = new Set<Block>(rows.flat().flatMap(({ content }) => blocksOf(content)))
  if (purpose?.kind === 'form') wanted.add('form')
  if (purpose?.kind === 'office') wanted.add('office').add('person')
  if (search !== undefined) wanted.add('search')
  return [...wanted].map((block) => sheets[block])
}

function blocksOf(content: ModuleRow[number]['content']): readonly Block[] {
  if (content.kind === 'form') return content.offices.length > 0 ? ['form', 'office'] : ['form']
  if (content.kind === 'team') return ['person']
  return content.kind === 'jobs' ? ['jobs'] : []
}
