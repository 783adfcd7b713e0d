/** A file that was sent with a form, of the kind that its name says. */
export type Upload = Readonly<{ field: string; name: string; mediaType: string; content: Uint8Array }>
