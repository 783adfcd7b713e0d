/** How a box is brought into view: room in px for the tools above and the pins at the edges; no nearer than a street. */
export const fitting = { padding: { top: 76, right: 44, bottom: 40, left: 44 }, maxZoom: 13.5 }
