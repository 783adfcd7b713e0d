import { onTestFinished } from 'vitest'

/** Takes WebGL from the canvases of a page until the test ends, as of a device that draws no map. */
export function dropWebgl(): void {
  const real = HTMLCanvasElement.prototype.getContext
  const define = (value: unknown) =>
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      writable: true,
      value,
    })
  define(function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
  })
  onTestFinished(() => void define(real))
}
