/** Something about a home, with the name of the home: `property/2417`. */
export type OfHome<T> = Readonly<{ subject: string; value: T }>
