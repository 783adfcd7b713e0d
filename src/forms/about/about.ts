import type { Availability } from '#domain/listing/property.ts'

/** Kinds of listings, as forms tell them apart: a home for sale or to let, a new-build project, a home of one. */
export const listingKinds = ['sale', 'rent', 'project', 'unit'] as const

export type ListingKind = (typeof listingKinds)[number]

/** What a form needs to be about: a listing of some kinds, in some states. */
export type AboutListing = Readonly<{
  kinds: readonly ListingKind[]
  states: readonly Extract<Availability, 'available' | 'underOption'>[]
}>

/** What a form is about; one about an office takes it from the page or asks which. */
export type About = 'nothing' | 'office' | AboutListing

const onOffer = ['available', 'underOption'] as const

/** Any listing that can still be had. */
export const anyListing: AboutListing = { kinds: ['sale', 'rent', 'project', 'unit'], states: onOffer }

/** A new-build project, or a home of one. */
export const newBuild: AboutListing = { kinds: ['project', 'unit'], states: onOffer }

/** A home that can be bought; under option a candidate goes first. */
export const homeToBuy: AboutListing = { kinds: ['sale', 'unit'], states: ['available'] }

/** A home that can be rented. */
export const homeToRent: AboutListing = { kinds: ['rent'], states: ['available'] }

/** Whether a form is about a listing. */
export function isAboutListing(about: About): about is AboutListing {
  return typeof about === 'object'
}
