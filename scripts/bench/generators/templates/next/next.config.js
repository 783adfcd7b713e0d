/** Plain files, as a host without Node needs them. */
export default { output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname } }
