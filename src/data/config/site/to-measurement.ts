import { type Measurement, ownOrigins } from '#domain/site/measurement.ts'
import type { MeasurementRecord } from './measurement-schema.ts'

/** Returns the measurement services; a service with an empty field is left out. */
export function toMeasurement(record: MeasurementRecord): Measurement {
  const given = Object.entries({
    tagManager: record.siteGoogleTagManager,
    analytics: record.siteGoogleAnalyticsID,
    ads: record.siteGoogleAdsID,
    pixel: record.siteFacebookPixel,
  }).filter(([, id]) => Boolean(id))
  return {
    ids: Object.fromEntries(given),
    origins: {
      google: record.scriptOrigins.google ?? ownOrigins.google,
      meta: record.scriptOrigins.meta ?? ownOrigins.meta,
    },
  }
}
