import type * as v from 'valibot'

/** A step of a pipe: a check with what it requires. */
type Step = Readonly<{ kind: string; type: string; requirement?: unknown; message?: unknown }>

/** The parts of a valibot schema that a form is made of. */
export type Shape = v.GenericSchema &
  Readonly<{
    entries?: Readonly<Record<string, Shape>>
    item?: Shape
    wrapped?: Shape
    options?: readonly unknown[]
    pipe?: readonly Step[]
    fallback?: unknown
  }>

/** A schema without the layers that let a value be missing. */
export type Unwrapped = Readonly<{ shape: Shape; isRequired: boolean; steps: readonly Step[] }>

/** Returns what a value must be when it is there, whether it may be missing, and its checks. */
export function unwrap(shape: Shape): Unwrapped {
  const steps = (shape.pipe ?? []).filter(({ kind }) => kind === 'validation')
  if (shape.wrapped !== undefined) return { ...unwrap(shape.wrapped), isRequired: false }
  const first = shape.pipe?.[0] as Shape | undefined
  if (first !== undefined && first !== shape && first.kind === 'schema' && first.type !== 'string') {
    const inner = unwrap(first)
    return { ...inner, steps: [...inner.steps, ...steps] }
  }
  return { shape, isRequired: shape.fallback === undefined, steps }
}

/** Returns the schemas that a union chooses from. */
export function optionsOf(shape: Shape): readonly Shape[] {
  return shape.type === 'union' ? (shape.options as readonly Shape[]) : [shape]
}
