import { startMeasurement } from './measurement/measurement.ts'
import { startReviewWidget } from './review-widget.ts'

// What waits for consent, on the pages that have any of it; only loaded once there is a choice.
const { measurement } = document.documentElement.dataset
const slot = document.querySelector<HTMLElement>('[data-widget]')
// A preview counts for nobody.
const isPreview = location.pathname.includes('preview')
if (measurement !== undefined && !isPreview) startMeasurement(JSON.parse(measurement))
if (slot && !isPreview) startReviewWidget(slot)
