import { maxFileBytes } from '#forms/file-types.ts'

/** Bytes of bodies with files that are read at once at most, by all visitors together. */
const mostBytes = 10 * maxFileBytes
/** Bodies with files that one network address sends at once at most: nobody takes the room of all others. */
const mostOfOne = 3

/** Room for bodies that are read at the same time: it bounds the memory that they take. */
export type BodiesInFlight = Readonly<{
  /** Takes room for a body of a network address, and returns what gives it back; undefined where there is none. */
  take: (address: string | undefined, bytes: number) => (() => void) | undefined
}>

/** Returns the room of a process. */
export function createBodiesInFlight(): BodiesInFlight {
  let bytesNow = 0
  const ofAddress = new Map<string, number>()
  return {
    take: (address, bytes) => {
      // More than a file may have is read and not held.
      const held = Math.min(bytes, maxFileBytes)
      const ofThis = address === undefined ? 0 : (ofAddress.get(address) ?? 0)
      if (bytesNow + held > mostBytes || ofThis >= mostOfOne) return undefined
      bytesNow += held
      if (address !== undefined) ofAddress.set(address, ofThis + 1)
      return () => {
        bytesNow -= held
        if (address === undefined) return
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left === 0) ofAddress.delete(address)
        else ofAddress.set(address, left)
      }
    },
  }
}
