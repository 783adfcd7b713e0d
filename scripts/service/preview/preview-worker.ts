// Renders drafts on a thread of its own, which ends when a file changes: words and records are read once per thread.
import { parentPort, workerData } from 'node:worker_threads'
import type { Problem } from '#domain/site/problem.ts'
import { ownKinds } from '#data/own/own-kinds.ts'
import { formatProblems } from '#data/problems/format-problems.ts'
import { ProblemsError } from '#data/problems/problems-error.ts'
import { leftOut } from '#data/problems/refused-documents.ts'
import { sayRefusals } from '#editor/say-refusals.ts'
import {
  articleKey,
  homeKey,
  legalKey,
  projectKey,
  propertyKey,
  vacancyKey,
} from '#routes/path/route-keys.ts'
import { localeOfPath } from '#routes/path/route-path.ts'
import { createRouteTable } from '#routes/table/create-route-table.ts'
import type { Route } from '#routes/table/route.ts'
import { findInlineCode } from '#scripts/build/content-security-policy.ts'
import { sitePolicies } from '#scripts/build/hosting/site-policies.ts'
import { loadBundle } from '#scripts/build/pages/bundle.ts'
import type { RenderPreview } from '#service/preview/preview-route.ts'
import { draftPictures } from './draft-pictures.ts'
import { listingFieldNames, reportAt } from './listing-reports.ts'
import { composeSite, type Site, siteOptions } from '#site'
import { createViewContext } from '#views/kit/create-view-context.ts'
import { asDraft, viewPageAt } from '#views/shown-page.ts'

const { dataDir, contentDir } = workerData
const render = await createRenderer()

parentPort?.on('message', ({ id, path, entry }) => {
  render(path, entry).then(
    (page) => parentPort?.postMessage({ id, page }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  )
})

async function createRenderer(): Promise<RenderPreview> {
  try {
    const options = { ...siteOptions(process.env), dataDir, contentDir, showsDrafts: true }
    const site = await composeSite(options)
    const pictures = await draftPictures(site, options)
    const drafts = createViewContext({
      ...site,
      pictures: { ...site.pictures, ...pictures.manifest },
      routes: createRouteTable(site.routes.all.map(toDraft)),
    })
    const { renderer } = await loadBundle()
    const refused = leftOut(site.problems)
    return async (path, entry) => {
      if (path.startsWith('/pictures/')) return (await pictures.read(path)) ?? { status: 302, to: path }
      const report = await reportAt(site, dataDir, path)
      if (report !== undefined) return report
      const locale = localeOfPath(path) ?? site.catalogue.site.languageDefault
      const isMissing = path !== '/' && site.routes.at(path) === undefined
      const id = isMissing ? path.split('/').at(-2) : undefined
      const faults = refused.filter((problem) => isOf(problem, entry, id))
      if (faults.length > 0) {
        const names = await listingFieldNames(site, dataDir, locale)
        return { status: 422, text: sayRefusals(faults, locale, names) }
      }
      if (entry !== undefined)
        return { status: 302, to: drafts.routes.find(keyOf(entry, site), locale)?.path ?? draftPath('/') }
      const page = viewPageAt(drafts, path === '/' ? path : draftPath(path))
      const html = await renderer.renderPage(path, asDraft(page))
      return {
        status: isMissing ? 404 : 200,
        html,
        policies: sitePolicies(site.catalogue, findInlineCode(html)),
      }
    }
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error
    const errors = error.problems.filter(({ severity }) => severity === 'error')
    return async () => ({ status: 422, text: formatProblems(errors) })
  }
}

/**
 * Whether a problem is one of a document or listing: of `articles/een-bod` or `homes/2590` for the editor, or of the name that
 * ends a missing path.
 */
function isOf({ file, record }: Problem, entry: string | undefined, id: string | undefined): boolean {
  const [collection, name] = file.replace(/\.json$/, '').split('/')
  if (entry === undefined) return id !== undefined && (name ?? record) === id
  const folder = ownKinds.find(({ records }) => records === file)?.folder ?? collection
  return `${folder}/${name ?? record}` === entry
}

/** Returns the key of a document's page; the home page's for what has no page of its own. */
function keyOf(entry: string, { catalogue }: Pick<Site, 'catalogue'>): string {
  const [collection, id = ''] = entry.split('/')
  switch (collection) {
    case 'articles':
      return articleKey(id)
    case 'vacancies':
      return vacancyKey(id)
    case 'legal':
      return legalKey(id)
    case 'homes': {
      const [section] = catalogue.properties.find((property) => property.id === Number(id))?.sections ?? []
      return section === undefined ? homeKey() : propertyKey(Number(id), section)
    }
    case 'new-projects':
      return projectKey(Number(id))
    default:
      return homeKey()
  }
}

/** Links of a draft lead to drafts. */
function toDraft(route: Route): Route {
  return {
    ...route,
    path: draftPath(route.path),
    breadcrumb: route.breadcrumb.map((crumb) =>
      crumb.path === undefined ? crumb : { ...crumb, path: draftPath(crumb.path) },
    ),
  }
}

function draftPath(path: string): string {
  return `/preview${path}`
}
