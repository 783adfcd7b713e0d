import type { Testimonial } from '#domain/site/content.ts'

/** A testimonial of the site; `request` is the number of the form that it came by, which may be deleted. */
export type ReleasedTestimonial = Testimonial & Readonly<{ request?: number }>

/** What is released; its picture as JPEG. */
export type Release = Readonly<{
  /** Number of the request. */
  request: number
  testimonial: Omit<Testimonial, 'id' | 'picture'>
  picture?: Uint8Array
}>

/** The testimonials in the texts of the site. */
export type ReleasedTestimonials = Readonly<{
  /** Returns all, newest first. */
  all: () => Promise<readonly ReleasedTestimonial[]>
  /** Returns the files of a request's testimonial, its text first; none unless it is released. */
  find: (request: number) => Promise<readonly string[]>
  /** Whether the texts are there and can be written. */
  canWrite: () => Promise<boolean>
  /** Returns a visitor's picture as the site shows it; undefined for one that cannot be read. */
  toPicture: (content: Uint8Array) => Promise<Uint8Array | undefined>
  /** Writes one, and returns its files. */
  write: (release: Release) => Promise<readonly string[]>
  /** Removes the files of a released testimonial. */
  remove: (files: readonly string[]) => Promise<void>
}>
