/** A file that was posted; one that is cut is larger than a file may be, and its content was not held. */
export type PostedFile = Readonly<{ name: string; content: Uint8Array<ArrayBuffer>; isCut: boolean }>

/** Files that were posted, by the name of their control. */
export type PostedFiles = Readonly<Record<string, PostedFile>>

/** A value as it was posted, under the name of its control. */
export type PostedValue = readonly [name: string, value: string | PostedFile]
