import { startMeasurement } from './measurement/measurement.ts'
import { startReviewWidget } from './review-widget.ts'

// What waits for consent, on the pages that have any of it; only loaded once there is a choice.
const { measurement } = document.documentElement.dataset
if (measurement !== undefined) startMeasurement(JSON.parse(measurement))

const slot = document.querySelector<HTMLElement>('[data-widget]')
const widget = slot?.dataset['widget']
if (slot && widget !== undefined) startReviewWidget(slot, JSON.parse(widget))
