/** A path that leads on: to another, or to an address outside, which may change again. */
export type Redirect = Readonly<{ from: string; to: string; isTemporary?: true }>

/** A path as editors type it at which a file may be written: never one that climbs out of the site. */
export const plainPath = /^\/(?:[A-Za-z0-9_-]+\/)+$/
