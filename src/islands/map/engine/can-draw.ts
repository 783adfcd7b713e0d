/** Whether the device can draw a map: it has WebGL 2. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
