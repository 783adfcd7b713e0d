/** Path below which the service shows drafts, and publishes them. */
export const previewRoot = '/preview'
