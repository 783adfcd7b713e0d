import { offeredUnits } from '#domain/listing/availability.ts'
import { askedProjectPrice, askedUnitPrice, isExclVat } from '#domain/listing/asked-price.ts'
import { summarise } from '#text/description.ts'
import type { Project } from '#domain/listing/project.ts'
import { formatDate } from '#i18n/format.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { unitKey } from '#routes/path/route-keys.ts'
import { projectJsonLd } from '#seo/json-ld/project.ts'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import { createPage, type Page } from '#views/kit/page.ts'
import { projectById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { viewDocuments } from '#views/listing/documents.ts'
import { type GalleryView, viewGallery } from '#views/listing/gallery.ts'
import { roomSecond } from '#views/listing/room-first.ts'
import { viewShare } from '#views/listing/favourite-words.ts'
import type { LinkRow } from '#views/listing/link-rows.ts'
import { type ListingContactView, viewListingContact } from '#views/listing/contact.ts'
import { projectFacts } from '#views/forms/subject-facts.ts'
import { type ListingHeadView, viewBack, viewVisitCount } from '#views/listing/head.ts'
import { viewHeadPrice } from '#views/listing/price.ts'
import { projectTitle, referenceWords } from '#views/listing/title.ts'
import { addressLine, type LocationView, viewLocation } from '#views/listing/location/location.ts'
import { neighbouringProjects } from '#views/listing/neighbours.ts'
import type { SourceView } from '#views/kit/source.ts'
import type { PageMeta } from '#views/shell/page-meta.ts'
import { viewPictures } from '#views/kit/picture.ts'
import { projectNotice } from '#views/property/notice.ts'
import { projectWebsite, soldShare, viewProjectCard } from './project-card.ts'
import { paperUrl } from '#views/listing/qr-code.ts'
import type { Row } from '#views/kit/rows.ts'
import { type ParagraphsView, viewProse } from '#views/kit/text.ts'
import { type PhaseView, viewPhases } from './phases.ts'
import { type KeyFact } from '#views/property/facts.ts'
import { freeFlag, viewProjectFacts } from './project-facts.ts'
import { type UnitCosts, viewUnitCosts } from './unit-costs.ts'
import { type UnitRow, viewTypeRows, viewUnitRows } from './unit-rows.ts'
import { type UnitToolsView, viewUnitTools } from './unit-tools.ts'

/** The units of a project: those that can be bought, cheapest first, and those that are sold. */
export type ProjectUnitsView = Readonly<{
  title: string
  /** Names the list. */
  label: string
  offered: readonly UnitRow[]
  tools?: UnitToolsView
  /** That prices exclude VAT and costs; absent where nothing is on offer. */
  priceNote?: string
  sold: readonly UnitRow[]
}>

/** The content of a project page. */
export type ProjectView = Readonly<{
  meta: PageMeta
  pageUrl: string
  head: ListingHeadView
  sold: ProjectCardView['sold']
  gallery: GalleryView
  description: ParagraphsView
  facts: readonly KeyFact[]
  units: ProjectUnitsView
  types: readonly Row[]
  costs?: UnitCosts
  delivery: ParagraphsView
  phases: readonly PhaseView[]
  /** Construction, then equipment. */
  technical: readonly ParagraphsView[]
  situation: ParagraphsView
  location: LocationView
  documents: readonly LinkRow[]
  /** The developer's website. */
  website?: ProjectCardView['website']
  contact?: ListingContactView
  neighbours: readonly ProjectCardView[]
  sources: readonly SourceView[]
}>

/** Returns the page of a project. */
export function viewProject(context: ViewContext, route: RouteOf<'project'>): ProjectView {
  const { locale } = route
  const page = createPage(context, locale)
  const { t } = page
  const project = projectById(context.catalogue, route.target.projectId)
  const title = projectTitle(project, page)
  const description = viewProse(project.description, page, 'description')
  const neighbours = neighbouringProjects(context.catalogue, project)
  const asked = askedProjectPrice(project)
  const costs = viewUnitCosts(page, project)
  const location = viewLocation(page, project.address, project.position)
  const facts = projectFacts(context, project, locale)
  return {
    meta: viewMeta(page, route, project),
    pageUrl: paperUrl(context, route),
    head: {
      title,
      place: addressLine(project.address, locale),
      reference: referenceWords(project.number, t),
      flag: freeFlag(project, t),
      back: viewBack(context, 'projects', project.address.town.slug, locale),
      price: asked === undefined ? undefined : viewHeadPrice(asked, locale, t),
      priceExtra: isExclVat(asked) ? t('project.unitExclVat') : undefined,
      notice: projectNotice(project, t),
      share: viewShare(project.address, t),
      visitCount: viewVisitCount(context, `project/${project.id}`),
      facts,
    },
    sold: soldShare(project, t),
    gallery: viewGallery(page, { pictures: roomSecond(project.pictures), plans: [], drawing: 'flat' }),
    description,
    facts: viewProjectFacts(project, locale, t),
    units: viewUnits(page, project, title.text),
    types: viewTypeRows(project, locale, t),
    costs,
    delivery: viewDelivery(project, page),
    phases: viewPhases(project, context.now, locale, t),
    technical: [project.constructions, project.technical]
      .map((texts) => viewProse(texts, page, 'text'))
      .filter(({ paragraphs }) => paragraphs.length > 0),
    situation: viewProse(project.situation, page, 'text'),
    location,
    documents: viewDocuments(page, project, `project=${project.id}`),
    website: projectWebsite(project, t),
    contact: viewListingContact(page, {
      label: t('project.about'),
      title: title.text,
      agentId: project.agentId,
      officeId: project.officeId,
      facts,
      enquiry: 'contact-construction',
      othersHref: neighbours.length === 0 ? undefined : '#neighbours',
    }),
    neighbours: neighbours.map((other) => viewProjectCard(page, other)),
    sources: [
      ...(costs?.source === undefined ? [] : [costs.source]),
      ...(location.map === undefined ? [] : [{ words: t('property.location.schematic') }]),
    ],
  }
}

function viewUnits(page: Page, project: Project, name: string): ProjectUnitsView {
  const { locale, t } = page
  const offered = offeredUnits(project)
  const sold = project.units.filter((unit) => !offered.includes(unit))
  return {
    title: t(offered.length > 0 ? 'project.sections.free' : 'project.sections.units'),
    label: t('project.unitsCaption', { project: name }),
    offered: viewUnitRows(page, project, offered),
    tools: viewUnitTools(project, offered, locale, t),
    priceNote: offered.some((unit) => isExclVat(askedUnitPrice(project, unit)))
      ? t('project.priceExclVat')
      : undefined,
    sold: viewUnitRows(page, project, sold),
  }
}

function viewDelivery({ delivery, deliveryOn }: Project, language: SiteLanguage): ParagraphsView {
  const words = viewProse(delivery ?? {}, language, 'text')
  if (words.paragraphs.length > 0 || deliveryOn === undefined) return words
  return { paragraphs: [language.t('project.deliveryOn', { date: formatDate(deliveryOn, language.locale) })] }
}

function viewMeta(page: Page, route: RouteOf<'project'>, project: Project): PageMeta {
  const { context, locale, t } = page
  const { text: title } = projectTitle(project, page)
  const pictures = viewPictures(page, project.pictures)
  const own = project.description[locale]
  const place = viewProjectCard(page, project).place
  const shown = { title, route, pictures: pictures.map(({ rendered }) => rendered.fallback.href) }
  const seo = { baseUrl: context.baseUrl, locale, t }
  return {
    title: `${title}, ${place}`,
    description: `${title}, ${place}.${own === undefined ? '' : ` ${summarise(own, 110)}`}`,
    picture: pictures[0],
    jsonLd: [
      projectJsonLd(project, shown, seo, (unit) => context.routes.find(unitKey(project.id, unit.id), locale)),
    ],
  }
}
