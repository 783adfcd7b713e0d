import { askedUnitPrice, isExclVat } from '#domain/listing/asked-price.ts'
import { offeredUnits } from '#domain/listing/availability.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Project, Unit } from '#domain/listing/project.ts'
import { formatFloor } from '#i18n/formats/format-floor.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import { labelled } from '#i18n/grammar.ts'
import { inSentence } from '#i18n/in-sentence.ts'
import type { Translate } from '#i18n/translate.ts'
import type { RouteOf } from '#routes/table/route.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import { unitJsonLd } from '#seo/json-ld/project.ts'
import { createPage, type Page } from '#views/kit/page.ts'
import { EntityMissingError, projectById } from '#views/kit/catalogue-index.ts'
import type { ViewContext } from '#views/kit/context.ts'
import { type GalleryView, viewGallery } from '#views/listing/gallery.ts'
import { roomSecond } from '#views/listing/room-first.ts'
import { unitFacts } from '#views/forms/subject-facts.ts'
import { offeredUnit } from '#views/forms/offered-home.ts'
import { optionalPath } from '#views/kit/hrefs.ts'
import { viewShare } from '#views/listing/favourite-words.ts'
import { type ListingContactView, viewListingContact } from '#views/listing/contact.ts'
import { type ListingHeadView, viewVisitCount } from '#views/listing/head.ts'
import { viewHeadPrice } from '#views/listing/price.ts'
import { stateFlag } from '#views/listing/state.ts'
import {
  projectTitle,
  townName,
  typeName,
  referenceWords,
  unitInProject,
  unitTitle,
} from '#views/listing/title.ts'
import { addressLine, type LocationView, viewLocation } from '#views/listing/location/location.ts'
import type { PageMeta } from '#views/shell/page-meta.ts'
import { viewPictures } from '#views/kit/picture.ts'
import { paperUrl } from '#views/listing/qr-code.ts'
import { type FloorPlanView, viewFloorPlans } from '#views/property/sections/floor-plans.ts'
import { unitNotice } from '#views/property/notice.ts'
import { fieldRow, fieldRowOf, row, type Row } from '#views/kit/rows.ts'
import { outsideWords, type UnitRow, viewUnitRows } from './unit-rows.ts'

/** The content of a unit page. */
export type UnitView = Readonly<{
  meta: PageMeta
  pageUrl: string
  head: ListingHeadView
  gallery: GalleryView
  plans: readonly FloorPlanView[]
  rows: readonly Row[]
  location: LocationView
  project: Readonly<{ name: string; href?: string }>
  contact?: ListingContactView
  /** Other available units of the project. */
  others: readonly UnitRow[]
  othersCaption: string
}>

/** Returns the page of a unit. */
export function viewUnit(context: ViewContext, route: RouteOf<'unit'>): UnitView {
  const { locale, target } = route
  const page = createPage(context, locale)
  const { t } = page
  const project = projectById(context.catalogue, target.projectId)
  const unit = unitOf(project, target.unitId)
  const projectName = projectTitle(project, page)
  const title = unitTitle(unit, t)
  const inProject = unitInProject(project, unit, page)
  const asked = askedUnitPrice(project, unit)
  const projectHref = optionalPath(context, projectKey(project.id), locale)
  const others = viewUnitRows(
    page,
    project,
    offeredUnits(project).filter(({ id }) => id !== unit.id),
  )
  const facts = unitFacts(context, project, unit, locale)
  return {
    meta: viewMeta(page, route, project, unit),
    pageUrl: paperUrl(context, route),
    head: {
      title: { text: title },
      inForms: inProject,
      place: addressLine(project.address, locale),
      reference: referenceWords(project.number, t),
      flag: stateFlag(unit.availability, t),
      back: projectHref === undefined ? undefined : { href: projectHref, words: projectName.text },
      price: asked === undefined ? undefined : viewHeadPrice(asked, locale, t),
      priceExtra: isExclVat(asked) ? t('project.unitExclVat') : undefined,
      notice: unitNotice(unit, t),
      share: viewShare(project.address, t),
      visitCount: viewVisitCount(context, `project/${project.id}/${unit.id}`),
      facts,
      offer: offeredUnit(project, unit, page),
      partOf:
        projectHref === undefined
          ? undefined
          : { href: projectHref, words: t('project.partOf', { project: projectName.text }) },
    },
    gallery: viewGallery(page, {
      pictures: roomSecond(project.pictures),
      plans: unit.plan === undefined ? [] : [unit.plan],
      drawing: 'flat',
    }),
    plans: viewFloorPlans(page, unit.plan === undefined ? [] : [unit.plan]),
    rows: unitRows(unit, locale, t),
    location: viewLocation(page, project.address, project.position),
    project: { name: projectName.text, href: projectHref },
    contact: viewListingContact(page, {
      label: t('project.aboutUnit'),
      title: inProject,
      agentId: project.agentId,
      officeId: project.officeId,
      facts,
      enquiry: 'contact-construction',
      othersHref: others.length === 0 ? undefined : '#others',
    }),
    others,
    othersCaption: t('project.unitsCaption', { project: projectName.text }),
  }
}

function unitRows(unit: Unit, locale: Locale, t: Translate): readonly Row[] {
  const area = (metres: NonNullable<Unit['living']>) => formatArea(metres, locale)
  return [
    ...fieldRow(t, 'type', typeName(unit, t)),
    ...row(t('project.lot'), unit.lot),
    ...fieldRowOf(t, 'floor', unit.floor, (floor) => formatFloor(floor, locale, t)),
    ...fieldRowOf(t, 'bedrooms', unit.bedrooms, (count) => formatNumber(count, locale)),
    ...fieldRowOf(t, 'living', unit.living, area),
    ...fieldRowOf(t, 'terrace', unit.terrace, area),
    ...fieldRowOf(t, 'garden', unit.garden, area),
    ...fieldRow(t, 'epcLabel', unit.label),
    ...fieldRowOf(t, 'eLevel', unit.eLevel, (level) => `E${formatNumber(level, locale)}`),
    ...row(t('project.state'), t(`states.availability.${unit.availability}`)),
  ]
}

function viewMeta(page: Page, route: RouteOf<'unit'>, project: Project, unit: Unit): PageMeta {
  const { context, locale, t } = page
  const title = unitInProject(project, unit, page)
  const pictures = viewPictures(
    page,
    unit.plan === undefined ? project.pictures : [unit.plan, ...project.pictures],
  )
  const shown = { title, route, pictures: pictures.map(({ rendered }) => rendered.fallback.href) }
  return {
    title,
    crumb: unitTitle(unit, t),
    description: `${labelled(title, unitFactsLine(project, unit, locale, t), locale)}.`,
    picture: pictures[0],
    jsonLd: [unitJsonLd(project, unit, shown, { baseUrl: context.baseUrl, locale, t })],
  }
}

/** Returns place, size and state of a unit in one line: `Stekene, 3 slaapkamers, 155 m², EPC-label A, beschikbaar`. */
function unitFactsLine({ address }: Project, unit: Unit, locale: Locale, t: Translate): string {
  const { bedrooms = 0, living, label, availability } = unit
  return [
    townName(address.town, locale),
    bedrooms > 0 ? t('card.bedrooms', { count: bedrooms }) : undefined,
    living === undefined ? undefined : formatArea(living, locale),
    outsideWords(unit, locale, t),
    label === undefined ? undefined : inSentence(t('card.epc', { label }), locale),
    inSentence(t(`states.availability.${availability}`), locale, 'state'),
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}

function unitOf(project: Project, id: number): Unit {
  const unit = project.units.find((each) => each.id === id)
  if (unit === undefined) throw new EntityMissingError(`project ${project.id} has no unit ${id}`)
  return unit
}
