import type * as v from 'valibot'
import { ownHome } from './own-home.ts'
import { ownProject } from './own-project.ts'

/** A kind of listing that an agency may keep in files of its own, one for each listing. */
export type OwnKind = Readonly<{
  /** Folder of the data directory, and name of the editor's collection. */
  folder: 'homes' | 'new-projects'
  /** The file that an import writes, whose records these files complete. */
  records: 'properties.json' | 'projects.json'
  schema: v.GenericSchema<unknown, Readonly<{ ID: number }>>
  /** Fields without which a listing that no import knows is not published. */
  needed: readonly string[]
  /** Field that lets the street be shown; a listing that no import knows shows none without it. */
  permission: 'PublishAddress' | 'PublicAddress'
}>

export const ownHomes: OwnKind = {
  folder: 'homes',
  records: 'properties.json',
  schema: ownHome,
  needed: ['Goal', 'Status'],
  permission: 'PublishAddress',
}

export const ownProjects: OwnKind = {
  folder: 'new-projects',
  records: 'projects.json',
  schema: ownProject,
  needed: ['Status'],
  permission: 'PublicAddress',
}

/** All kinds: homes, and projects with their units. */
export const ownKinds: readonly OwnKind[] = [ownHomes, ownProjects]
