import { maxFileBytes } from '#forms/file-types.ts'

/** Bytes of bodies with files that are read at once at most, by all visitors together. */
const mostBytes = 10 * maxFileBytes
/** Bodies with files at once at most, however small: to read one is dearer than to refuse it. */
const mostBodies = 50
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
  let bodiesNow = 0
  const ofAddress = new Map<string, number>()
  return {
    take: (address, bytes) => {
      // More than a file may have is read and not held.
      const held = Math.min(bytes, maxFileBytes)
      const ofThis = address === undefined ? 0 : (ofAddress.get(address) ?? 0)
      const hasRoom = bytesNow + held <= mostBytes && bodiesNow < mostBodies && ofThis < mostOfOne
      if (!hasRoom) return undefined
      bytesNow += held
      bodiesNow += 1
      if (address !== undefined) ofAddress.set(address, ofThis + 1)
      return () => {
        bytesNow -= held
        bodiesNow -= 1
        if (address === undefined) return
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left === 0) ofAddress.delete(address)
        else ofAddress.set(address, left)
      }
    },
  }
}
