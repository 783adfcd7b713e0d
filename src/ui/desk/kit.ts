// What pages of the desk are made of: parts of its own, and those that they share with the portal.
export type * from './kit/act-view.ts'
export {
  field,
  FieldForm,
  Go,
  Narrow,
  OfForm,
  OfPage,
  PostForm,
  Press,
  Tick,
  usePosted,
} from './kit/Form.tsx'
export * from './kit/parts.tsx'
export { Wipe } from './kit/Wipe.tsx'
export * from '#ui/portal/kit.ts'
