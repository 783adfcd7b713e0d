/** Lowest and highest plausible value, inclusive. */
export type Limits = Readonly<{ min: number; max: number }>

export const priceLimits: Limits = { min: 1, max: 100_000_000 }
/** The lowest charge is one cent. */
export const chargeLimits: Limits = { min: 0.01, max: 50_000_000 }
export const areaLimits: Limits = { min: 0.01, max: 5_000_000 }
/** Living areas of homes and of buildings with many; a plot may be larger. */
export const livingLimits: Limits = { min: 0.01, max: 20_000 }
export const lengthLimits: Limits = { min: 0.01, max: 5_000 }
export const countLimits: Limits = { min: 0, max: 200 }
export const floorLimits: Limits = { min: -5, max: 60 }
export const earliestYear = 1200
/** Years that the completion of a building may lie ahead. */
export const yearsAhead = 6
