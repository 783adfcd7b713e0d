import type { Consent } from '#domain/consent.ts'
import { allowedServices, type MeasuringService, type Measurement } from '#domain/measurement.ts'
import { followConsent } from '#stores/follow-consent.ts'
import { takeCampaign, withCampaign } from './campaign.ts'
import { beginDataLayer, push, tell, tellConsent } from './data-layer.ts'
import { preparePixel } from './pixel.ts'
import { leaveThirdParties, loadThirdParty } from './third-party.ts'

/**
 * Measures as far as a visitor allows it, now and after every choice: everything denied first, then the choice and the
 * view of the page, and last the scripts of the services that may be loaded. After a refusal nothing is loaded, and
 * nobody reads what stands there.
 */
export function startMeasurement(measurement: Measurement): void {
  const loaded = new Set<MeasuringService>()
  followConsent((consent) => {
    const allowed = allowedServices(measurement, consent ?? [])
    if ([...loaded].some((service) => !allowed.includes(service))) leave(measurement)
    else if (consent) obey(measurement, consent, allowed, loaded)
  })
}

function obey(
  measurement: Measurement,
  consent: Consent,
  allowed: readonly MeasuringService[],
  loaded: Set<MeasuringService>,
): void {
  const added = allowed.filter((service) => !loaded.has(service))
  const isFirst = loaded.size === 0
  if (isFirst) beginDataLayer()
  tellConsent(consent)
  const scripts = added.map((service) => prepare(measurement, service, loaded))
  // What was loaded before has had its view of this page.
  if (isFirst || added.some(isTagged)) {
    const mayStore = consent.includes('analytics_storage') || consent.includes('ad_storage')
    tell('event', 'page_view', {
      page_location: withCampaign(location.href, takeCampaign(location.search, mayStore)),
      page_referrer: document.referrer,
      send_to: added.filter(isTagged).map((service) => measurement.ids[service]),
    })
  }
  for (const script of scripts) loadThirdParty(script)
}

/** Makes ready what a service finds once it is there; returns the address of its script. */
function prepare(
  { ids, origins }: Measurement,
  service: MeasuringService,
  loaded: Set<MeasuringService>,
): string {
  const id = ids[service] ?? ''
  const isFirstTag = isTagged(service) && ![...loaded].some(isTagged)
  loaded.add(service)
  if (service === 'pixel') {
    preparePixel(id)
    return `${origins.meta}/en_US/fbevents.js`
  }
  if (service === 'tagManager') {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    return `${origins.google}/gtm.js?id=${id}`
  }
  if (isFirstTag) tell('js', new Date())
  tell('config', id, { send_page_view: false })
  return `${origins.google}/gtag/js?id=${id}`
}

/** Whether it has a script of its own that takes views of pages. */
function isTagged(service: MeasuringService): boolean {
  return service === 'analytics' || service === 'ads'
}

function leave({ ids }: Measurement): void {
  tellConsent([])
  // The farewell that it would send while the page goes.
  if (ids.analytics !== undefined) Object.assign(globalThis, { [`ga-disable-${ids.analytics}`]: true })
  takeCampaign('', false)
  void leaveThirdParties()
}
