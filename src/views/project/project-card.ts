import type { Locale } from '#domain/values/locale.ts'
import { askedProjectPrice } from '#domain/listing/asked-price.ts'
import type { Project } from '#domain/listing/project.ts'
import type { Translate } from '#i18n/translate.ts'
import { projectKey } from '#routes/path/route-keys.ts'
import type { ProjectCardView } from '#ui/cards/ProjectCard.tsx'
import type { Page } from '#views/kit/page.ts'
import { pathOf } from '#views/kit/hrefs.ts'
import { viewPin, viewPrice } from '#views/listing/price.ts'
import { projectFlag } from '#views/listing/state.ts'
import { projectTitle, townName } from '#views/listing/title.ts'
import { viewPicture } from '#views/kit/picture.ts'

/** Returns the card of a project. */
export function viewProjectCard(page: Page, project: Project): ProjectCardView {
  const { context, locale, t } = page
  const name = projectTitle(project, page)
  const picture = viewPicture(page, project.pictures[0])
  const asked = askedProjectPrice(project)
  const flag = projectFlag(project, t)
  return {
    href: pathOf(context, projectKey(project.id), locale),
    name: name.text,
    nameLang: name.lang,
    place: projectPlace(project, locale, t),
    price: asked === undefined ? undefined : viewPrice(asked, locale, t),
    pin: viewPin(asked, flag, locale, t),
    flag,
    sold: soldShare(project, t),
    website: projectWebsite(project, t),
    picture: picture === undefined ? undefined : { ...picture, alt: '' },
    noPicture: t('card.noPicture'),
  }
}

/** Returns the developer's own page about a project; its name is its host: `kaaihof.example`. */
export function projectWebsite({ externalUrl }: Project, t: Translate): ProjectCardView['website'] {
  const host = URL.parse(externalUrl ?? '')?.hostname.replace(/^www\./, '')
  if (externalUrl === undefined || host === undefined) return undefined
  return { href: externalUrl, host, newTab: t('layout.newTab') }
}

/** Returns how many of a project's units are sold; undefined for a project without units. */
export function soldShare({ units }: Project, t: Translate): ProjectCardView['sold'] {
  if (units.length === 0) return undefined
  const sold = units.filter(({ availability }) => availability === 'sold').length
  // Rounding must not show 0 or 100 % while units are sold or left.
  const between = Math.min(99, Math.max(1, Math.round((sold / units.length) * 100)))
  return {
    percent: sold === 0 ? 0 : sold === units.length ? 100 : between,
    words: t('card.unitsSold', { sold, units: units.length }),
  }
}

function projectPlace(project: Project, locale: Locale, t: Translate): string {
  const town = townName(project.address.town, locale)
  const count = project.units.length
  return count === 0 ? town : t('card.place', { town, type: t('card.units', { count }) })
}
