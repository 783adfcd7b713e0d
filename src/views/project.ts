import { cleanDescription } from '#domain/description.ts'
import type { Locale } from '#domain/locale.ts'
import type { Project } from '#domain/project.ts'
import { formatDate } from '#i18n/format.ts'
import { type Translate, translator } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/route.ts'
import { unitKey } from '#routes/route-keys.ts'
import { projectJsonLd } from '#seo/json-ld-project.ts'
import type { ProjectCardView } from '#ui/ProjectCard.tsx'
import { projectById } from './catalogue-index.ts'
import type { ViewContext } from './context.ts'
import { viewDocuments } from './documents.ts'
import { type GalleryView, viewGallery } from './gallery.ts'
import type { LinkRow } from './link-rows.ts'
import { type ListingContactView, viewListingContact } from './listing-contact.ts'
import type { ListingHeadView } from './listing-head.ts'
import { projectTitle } from './listing-title.ts'
import { addressLine, type LocationView, viewLocation } from './location.ts'
import { neighbouringProjects } from './neighbours.ts'
import type { PageMeta } from './page-meta.ts'
import { viewPictures } from './picture.ts'
import { projectPrice, soldShare, viewProjectCard } from './project-card.ts'
import type { Row } from './rows.ts'
import { type ParagraphsView, viewParagraphs } from './text.ts'
import { type UnitRow, viewTypeRows, viewUnitRows } from './unit-rows.ts'

/** Everything that the page of a project shows. */
export type ProjectView = Readonly<{
  meta: PageMeta
  pageUrl: string
  head: ListingHeadView
  sold: ProjectCardView['sold']
  gallery: GalleryView
  description: ParagraphsView
  dutchOnly?: string
  units: readonly UnitRow[]
  unitsCaption: string
  types: readonly Row[]
  delivery: ParagraphsView
  /** How it is built, then how it is equipped. */
  technical: readonly ParagraphsView[]
  situation: ParagraphsView
  location: LocationView
  documents: readonly LinkRow[]
  /** The developer's own page. */
  externalUrl?: string
  contact?: ListingContactView
  neighbours: readonly ProjectCardView[]
}>

/** Returns the page of a project. */
export function viewProject(context: ViewContext, route: RouteOf<'project'>): ProjectView {
  const { locale } = route
  const t = translator(locale)
  const project = projectById(context.catalogue, route.target.projectId)
  const title = projectTitle(project, locale, t)
  const description = viewParagraphs(project.description, locale)
  const neighbours = neighbouringProjects(context.catalogue, project)
  return {
    meta: viewMeta(context, route, project, t),
    pageUrl: `${context.baseUrl}${route.path}`,
    head: {
      title,
      place: addressLine(project.address, locale),
      reference:
        project.number === undefined ? undefined : t('property.reference', { reference: project.number }),
      flag:
        project.availability === 'soldOut' ? { text: t('states.badge.soldOut'), state: 'sold' } : undefined,
      price: projectPrice(project, locale, t),
      notice:
        project.availability === 'soldOut'
          ? { title: t('states.projectSoldOut'), text: t('property.soldKept'), state: 'sold' }
          : undefined,
    },
    sold: soldShare(project, t),
    gallery: viewGallery(context, { pictures: project.pictures, plans: [] }, locale, t),
    description,
    dutchOnly: description.lang === undefined ? undefined : t('legal.dutchOnly'),
    units: viewUnitRows(context, project, locale, t),
    unitsCaption: t('project.unitsCaption', { project: title.text }),
    types: viewTypeRows(project, locale, t),
    delivery: viewDelivery(project, locale, t),
    technical: [project.constructions, project.technical]
      .map((texts) => viewParagraphs(texts, locale))
      .filter(({ paragraphs }) => paragraphs.length > 0),
    situation: viewParagraphs(project.situation, locale),
    location: viewLocation(context, project.address, project.position, locale, t),
    documents: viewDocuments(project.documents, locale, t),
    externalUrl: project.externalUrl,
    contact: viewListingContact(
      context,
      {
        label: t('project.about'),
        title: title.text,
        agentId: project.agentId,
        officeId: project.officeId,
        goal: 'sale',
        query: `project=${project.id}`,
        isOnOffer: project.availability === 'available',
        othersHref: neighbours.length === 0 ? undefined : '#neighbours',
      },
      locale,
      t,
    ),
    neighbours: neighbours.map((other) => viewProjectCard(context, other, locale)),
  }
}

function viewDelivery({ delivery, deliveryOn }: Project, locale: Locale, t: Translate): ParagraphsView {
  const words = viewParagraphs(delivery ?? {}, locale)
  if (words.paragraphs.length > 0 || deliveryOn === undefined) return words
  return { paragraphs: [t('project.deliveryOn', { date: formatDate(deliveryOn, locale) })] }
}

function viewMeta(context: ViewContext, route: RouteOf<'project'>, project: Project, t: Translate): PageMeta {
  const { locale } = route
  const { text: title } = projectTitle(project, locale, t)
  const pictures = viewPictures(context, project.pictures, locale)
  const own = project.description[locale]
  const place = viewProjectCard(context, project, locale).place
  const page = { title, route, pictures: pictures.map(({ rendered }) => rendered.fallback.href) }
  const seo = { baseUrl: context.baseUrl, locale, t }
  return {
    title: `${title}, ${place}`,
    description: `${title}, ${place}.${own === undefined ? '' : ` ${cleanDescription(own, 110)}`}`,
    picture: pictures[0],
    jsonLd: [
      projectJsonLd(project, page, seo, (unit) => context.routes.find(unitKey(project.id, unit.id), locale)),
    ],
  }
}
