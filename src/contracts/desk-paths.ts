/** Path below which the service answers staff. */
export const deskRoot = '/desk'
